import Foundation
import JSON
import Specification

extension Fix {
    /// A fix that no place on Earth has, or that has no number where one is needed.
    static func offEarth(_ fix: Fix, from entropy: inout Entropy) -> Fix {
        var (t, lat, lon, accuracy) = (fix.t, fix.lat, fix.lon, fix.accuracy)
        switch entropy.below(6) {
        case 0: lat = entropy.one(of: [90.000_001, -91, .infinity])
        case 1: lon = entropy.one(of: [180.000_001, -181, -.infinity])
        case 2: t = .infinity
        case 3: accuracy = .infinity
        default: return Fix(t: t, lat: lat, lon: lon, accuracy: accuracy, speed: .infinity)
        }
        return Fix(t: t, lat: lat, lon: lon, accuracy: accuracy)
    }
}

extension Accuracy {
    /// Fixes whose accuracy lies around 150 m and 200 m, now and then negative or of no place on Earth.
    public static func generate(from entropy: inout Entropy) -> Input {
        let isBroken = entropy.once(in: 15)
        var fixes = (0..<entropy.count(upTo: 20)).map { index in
            let accuracy =
                switch entropy.below(8) {
                case 0, 1: entropy.near(150, step: 1)
                case 2, 3: entropy.near(200, step: 1)
                case 4: entropy.double(in: 150...200)
                case 5: entropy.double(in: 0...150)
                case 6: entropy.one(of: [0, 1, 149, 151, 199, 201, 250, 1_000, 1e9])
                default: entropy.one(of: [-1, -0.001, -150, -200, -1e300])
                }
            return Fix(t: Double(index) * 180, lat: 49.4, lon: 2.8, accuracy: accuracy)
        }
        if isBroken, !fixes.isEmpty {
            let index = entropy.integer(in: 0...fixes.count - 1)
            fixes[index] = Fix.offEarth(fixes[index], from: &entropy)
        }
        return Input(mode: entropy.one(of: [.manual, .automatic]), fixes: fixes)
    }
}
