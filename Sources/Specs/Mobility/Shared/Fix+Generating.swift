import Specification

extension Fix {
    /// Returns the fix with a place that is not on Earth, or with infinity as one of its numbers.
    func offEarth(from entropy: inout Entropy) -> Fix {
        var fix = self
        switch entropy.below(6) {
        case 0: fix.lat = entropy.one(of: [90.000_001, -91, .infinity])
        case 1: fix.lon = entropy.one(of: [180.000_001, -181, -.infinity])
        case 2: fix.t = .infinity
        case 3: fix.accuracy = .infinity
        default: fix.speed = .infinity
        }
        return fix
    }
}
