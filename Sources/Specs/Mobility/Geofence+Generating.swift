import Foundation
import JSON
import Specification

extension Geofence {
    /// A way of stays and steps: fixes close to the one before, just within and just beyond the radius, far away.
    ///
    /// Stays last around the number of fixes that opens a geofence, and clocks run around its time.
    ///
    /// A distance by chance is soon within a metre of the radius; such a track is tried anew, though not for ever.
    public static func generate(from entropy: inout Entropy) -> Input {
        for _ in 0..<3 {
            let input = track(from: &entropy)
            if isSettled(input) { return input }
        }
        return track(from: &entropy)
    }

    private static func track(from entropy: inout Entropy) -> Input {
        let parameters = entropy.once(in: 3) ? Parameters.generated(from: &entropy) : nil
        let figures = parameters ?? .standard
        let platform = entropy.one(of: Platform.allCases)
        let opening = min(platform == .ios ? figures.closeFixes + 1 : figures.window, 12)
        let starts: [(Double, Double)] = [
            (0, 0), (49.4179, 2.8261), (-33.9, 151.2), (10, 180), (66, -179.9995),
        ]
        let start = entropy.one(of: starts)
        var walk = Walk(lat: start.0, lon: start.1, radius: figures.radius, interval: figures.interval)
        for _ in 0..<(entropy.once(in: 4) ? 1 : 2 + entropy.count(upTo: 3)) {
            let lengths = [opening, opening, opening - 1, opening + 1, 1, 2, opening + 4]
            let length = max(1, entropy.one(of: lengths))
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
}

extension Geofence.Parameters {
    fileprivate static func generated(from entropy: inout Entropy) -> Geofence.Parameters {
        Geofence.Parameters(
            radius: entropy.one(of: [100, 50, 0, 10, 1_000, 5_000]),
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

    /// Metres just beyond the radius, whichever way they are measured.
    private var justOutside: Double { radius * 1.01 + 2 }

    /// Fixes near the place: on the spot, within half the radius, drifting, or now and then just beyond it.
    mutating func stay(_ count: Int, from entropy: inout Entropy) {
        let drifts = entropy.once(in: 3)
        let share = entropy.one(of: [0, 0.3, 0.45, 0.9])
        // Fixes around the first may be near it and far from each other.
        let isAroundFirst = entropy.once(in: 2)
        for number in 0..<count {
            if drifts {
                move(metres: radius * entropy.double(in: 0.5...0.9), towards: 0.3)
                note(lat, lon, from: &entropy)
            } else {
                let isStray = entropy.once(in: 25)
                let metres = isStray ? justOutside : number == 0 && isAroundFirst ? 0 : radius * share
                let place = moved(metres: metres, towards: entropy.double(in: 0...6.28))
                note(place.lat, place.lon, from: &entropy)
            }
        }
    }

    /// One fix or several outside: just beyond the radius, far, or out of it in steps each near the one before.
    mutating func leave(from entropy: inout Entropy) {
        let creeps = entropy.once(in: 3)
        let heading = entropy.double(in: 0...6.28)
        for _ in 0..<(creeps ? 2 : entropy.one(of: [1, 1, 0, 2, 3])) {
            if radius >= 1_000, entropy.once(in: 4) {
                moveBetween()
            } else if creeps {
                move(metres: radius * 0.55, towards: heading)
            } else {
                let metres = entropy.one(of: [justOutside, radius * 1.5 + 2, 2_000, 1e6])
                move(metres: metres, towards: entropy.double(in: 0...6.28))
            }
            note(lat, lon, from: &entropy)
        }
    }

    private mutating func note(_ lat: Double, _ lon: Double, from entropy: inout Entropy) {
        // Whether a fix is good enough was asked before it came here.
        let accuracy = entropy.once(in: 25) ? entropy.one(of: [0, 160, 250, -1]) : 20.0
        fixes.append(Fix(t: t, lat: lat, lon: lon, accuracy: accuracy))
        t += interval * entropy.one(of: [1, 1, 1, 1, 0.9, 1.1, 1.5, 3, 0.5, 0, -1])
    }

    /// A step that is beyond the radius on the sphere and within it on the ellipsoid, or the other way round.
    ///
    /// A degree northward is shorter on the ellipsoid near the equator, and one eastward longer far from it.
    private mutating func moveBetween() {
        let isLow = abs(lat) < 20
        move(metres: radius * (isLow ? 1.0039 : 0.9996), towards: isLow ? 0 : .pi / 2)
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
