import Foundation

extension Geofence {
    /// A way of stays and steps: fixes close to the one before, just within and just beyond the radius, far away.
    ///
    /// Stays last around the number of fixes that opens a geofence, and clocks run around its time.
    public static func generate(from entropy: inout Entropy) -> Input {
        let parameters = entropy.once(in: 3) ? Parameters.generated(from: &entropy) : nil
        let figures = parameters ?? .standard
        let platform = entropy.one(of: Platform.allCases)
        let opening = min(platform == .ios ? figures.closeFixes + 1 : figures.window, 12)
        let starts: [(Double, Double)] = [
            (0, 0), (49.4179, 2.8261), (-33.9, 151.2), (10, 180), (66, -179.9995),
        ]
        let start = entropy.one(of: starts)
        var walk = Walk(lat: start.0, lon: start.1, radius: figures.radius, interval: figures.interval)
        for _ in 0...entropy.count(upTo: 4) {
            let length = max(1, entropy.one(of: [opening, opening - 1, opening + 1, 1, 2, opening + 4]))
            walk.stay(length, from: &entropy)
            walk.leave(from: &entropy)
        }
        var fixes = walk.fixes
        if entropy.once(in: 20) {
            let index = entropy.integer(in: 0...fixes.count - 1)
            fixes[index] = Fix.offEarth(fixes[index], from: &entropy)
        }
        if entropy.once(in: 20) { fixes = [] }
        return Input(platform: platform, fixes: fixes, parameters: parameters)
    }

    /// Whether no place lies within a metre of the radius from another, or from the mean of a run.
    ///
    /// Two exact programs may differ there by rounding alone; only a radius of 0 is sharp.
    public static func isSettled(_ input: Input) -> Bool {
        let fixes = input.fixes
        guard fixes.allSatisfy(\.isOnEarth) else { return true }
        let radius = (input.parameters ?? .standard).radius
        var places = fixes.map { (lat: $0.lat, lon: $0.lon) }
        for first in fixes.indices {
            var (lat, lon) = (fixes[first].lat, fixes[first].lon)
            for last in fixes.indices.dropFirst(first + 1) {
                // A run ends where a fix is far from the one before it.
                guard mayBeNear(places[last - 1], places[last], radius) else { break }
                lat += fixes[last].lat
                lon += fixes[first].lon + remainder(fixes[last].lon - fixes[first].lon, 360)
                let count = Double(last - first + 1)
                places.append((lat / count, remainder(lon / count, 360)))
            }
        }
        return fixes.allSatisfy { fix in
            places.allSatisfy { place in
                if place.lat == fix.lat, place.lon == fix.lon { return true }
                if !mayBeNear((fix.lat, fix.lon), place, radius + 1) { return true }
                return Distance.allCases.allSatisfy { reading in
                    Proximity(of: (fix.lat, fix.lon), to: place, radius: radius, margin: 1, by: reading)
                        != .undecided
                }
            }
        }
    }

    /// False where the latitudes alone show that two places are farther apart.
    private static func mayBeNear(
        _ a: (lat: Double, lon: Double), _ b: (lat: Double, lon: Double), _ radius: Double
    ) -> Bool {
        // A degree of latitude has at least 110 574 m.
        abs(a.lat - b.lat) * 110_000 <= radius
    }
}

extension Geofence.Parameters {
    fileprivate static func generated(from entropy: inout Entropy) -> Geofence.Parameters {
        Geofence.Parameters(
            radius: entropy.one(of: [100, 50, 0, 10, 1_000]),
            interval: entropy.one(of: [180, 60, 0.5, 3_600]),
            closeFixes: entropy.one(of: [7, 1, 2, 3, 5]), window: entropy.one(of: [5, 2, 3, 4, 8]))
    }
}

/// A phone on its way.
private struct Walk {
    var lat: Double
    var lon: Double
    let radius: Double
    let interval: Double
    var t = 0.0
    var fixes: [Fix] = []

    /// Fixes near the place: on the spot, within half the radius, drifting, or now and then just beyond it.
    mutating func stay(_ count: Int, from entropy: inout Entropy) {
        let drifts = entropy.once(in: 3)
        let share = entropy.one(of: [0, 0.3, 0.45, 0.9])
        for _ in 0..<count {
            if drifts {
                move(metres: radius * entropy.double(in: 0.5...0.9), towards: 0.3)
                note(lat, lon, from: &entropy)
            } else {
                let isStray = entropy.once(in: 25)
                let metres = isStray ? radius + 2 : radius * share
                let place = moved(metres: metres, towards: entropy.double(in: 0...6.28))
                note(place.lat, place.lon, from: &entropy)
            }
        }
    }

    /// One fix or several outside: just beyond the radius, or far.
    mutating func leave(from entropy: inout Entropy) {
        for _ in 0..<entropy.one(of: [1, 0, 2, 3]) {
            let metres = entropy.one(of: [radius + 2, radius * 1.5 + 2, 2_000, 1e6])
            move(metres: metres, towards: entropy.double(in: 0...6.28))
            note(lat, lon, from: &entropy)
        }
    }

    private mutating func note(_ lat: Double, _ lon: Double, from entropy: inout Entropy) {
        fixes.append(Fix(t: t, lat: lat, lon: lon, accuracy: 20))
        t += interval * entropy.one(of: [1, 1, 1, 1, 0.9, 1.1, 1.5, 3, 0.5, 0, -1])
    }

    private mutating func move(metres: Double, towards heading: Double) {
        (lat, lon) = moved(metres: metres, towards: heading)
    }

    private func moved(metres: Double, towards heading: Double) -> (lat: Double, lon: Double) {
        let degree = 111_320.0
        let north = (lat + metres * cos(heading) / degree)
        let east = lon + metres * sin(heading) / (degree * max(0.01, cos(lat * .pi / 180)))
        return (min(90, max(-90, north)), remainder(east, 360))
    }
}
