import Specification

extension Fix {
    /// Returns the fix with a place that is not on Earth, or with infinity as one of its numbers.
    func offEarth(from entropy: inout Entropy) -> Fix {
        var (t, lat, lon, accuracy, speed) = (t, lat, lon, accuracy, speed)
        switch entropy.below(6) {
        case 0: lat = entropy.one(of: [90.000_001, -91, .infinity])
        case 1: lon = entropy.one(of: [180.000_001, -181, -.infinity])
        case 2: t = .infinity
        case 3: accuracy = .infinity
        default: speed = .infinity
        }
        return Fix(t: t, lat: lat, lon: lon, accuracy: accuracy, speed: speed, activity: activity)
    }
}
