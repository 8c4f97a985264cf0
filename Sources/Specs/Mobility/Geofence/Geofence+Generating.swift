import Foundation
import SharedSpecs
import Specification

extension Geofence {
    /// Generates a track of stays and steps: each fix is close to the fix before it, about a radius away, or far away.
    ///
    /// A stay has about as many fixes as a geofence needs to open, and lasts about as long. Random distances are often
    /// within a metre of the radius; a track with such a distance is generated again, at most three times. If the
    /// radius is above 1,000 km, the phone leaves a place by moving to the antipodes.
    public static func generate(from entropy: inout Entropy) -> Input {
        for _ in 0..<3 {
            let input = track(from: &entropy)
            if isSettled(input) { return input }
        }
        return track(from: &entropy)
    }

    private static func track(from entropy: inout Entropy) -> Input {
        let radii: [Double] = [100, 50, 0, 10, 1_000, 5_000, 100, 9e6, 1.997e7, .greatestFiniteMagnitude]
        let parameters =
            entropy.once(in: 3)
            ? Parameters(
                radius: entropy.one(of: radii),
                interval: entropy.one(of: [180, 60, 0.5, 3_600, 180, .greatestFiniteMagnitude]),
                closeFixes: entropy.one(of: [7, 1, 2, 3, 5]), window: entropy.one(of: [5, 2, 3, 4, 8]))
            : nil
        let figures = parameters ?? .standard
        let platform = entropy.one(of: Platform.allCases)
        let opening = min(platform == .ios ? figures.closeFixes + 1 : figures.window, 12)
        let start = entropy.one(of: [(0, 0), (49.4179, 2.8261), (-33.9, 151.2), (10, 180), (66, -179.9995)])
        var walk = Walk(place: Coordinate(lat: start.0, lon: start.1), figures: figures)
        for _ in 0..<(entropy.once(in: 4) ? 1 : 2 + entropy.count(upTo: 3)) {
            let lengths = [opening, opening, opening - 1, opening + 1, 1, 2, opening + 4]
            let length = max(1, entropy.one(of: lengths))
            walk.stay(length, from: &entropy)
            walk.leave(from: &entropy)
        }
        var fixes = walk.fixes
        if entropy.once(in: 20) {
            let index = entropy.one(of: fixes.indices)
            fixes[index] = fixes[index].offEarth(from: &entropy)
        }
        if entropy.once(in: 20) { fixes = [] }
        return Input(
            platform: platform, fixes: fixes, parameters: parameters,
            // A reset may come before any fix or after the last one, and may occur twice.
            resets: entropy.once(in: 4) ? entropy.list(upTo: 3) { $0.integer(in: 0...fixes.count) } : nil)
    }

    /// Whether every distance that matters differs from the radius by a metre or more.
    ///
    /// If a distance is within a metre of the radius, rounding may make two correct programs differ. A radius of 0 is
    /// an exception, since rounding does not affect a distance of 0. The distances that matter are the distances
    /// between two fixes, and between a fix and the mean of a run. After the first fix that is far from a place, later
    /// fixes do not affect a geofence at that place.
    public static func isSettled(_ input: Input) -> Bool {
        guard input.fixes.allSatisfy(\.isOnEarth) else { return true }
        let track = SettledTrack(
            places: input.fixes.map(\.place), times: input.fixes.map(\.t), figures: input.figures)
        return input.fixes.indices.allSatisfy { first in
            track.isClear(around: track.places[first], from: first + 1)
                && (input.platform == .android || track.areCentresClear(from: first))
        }
    }
}

private struct Walk {
    var place: Coordinate
    let figures: Geofence.Parameters
    var t = 0.0
    var fixes: [Fix] = []

    /// Whether the circles are so large that no ordinary step leads out of them.
    private var isAcrossTheGlobe: Bool { figures.radius > 1e6 }
    private var radius: Double { isAcrossTheGlobe ? 5_000 : figures.radius }
    /// A distance in metres slightly beyond the radius, under both options of the reading `mobility.distance`.
    private var justOutside: Double { radius * 1.01 + 2 }

    /// Adds fixes near the place: exactly at it, within the radius, drifting away, or, in rare cases, slightly beyond
    /// the radius.
    mutating func stay(_ count: Int, from entropy: inout Entropy) {
        let drifts = entropy.once(in: 3)
        let share = entropy.one(of: [0, 0.3, 0.45, 0.9])
        // Two fixes may both be near the first fix, but far from each other.
        let isAroundFirst = entropy.once(in: 2)
        for number in 0..<count {
            if drifts {
                place = moved(metres: radius * entropy.double(in: 0.5...0.9), towards: 0.3)
                note(place, from: &entropy)
            } else {
                let isStray = entropy.once(in: 25)
                let metres = isStray ? justOutside : number == 0 && isAroundFirst ? 0 : radius * share
                note(moved(metres: metres, towards: entropy.double(in: 0...6.28)), from: &entropy)
            }
        }
    }

    /// Adds a few fixes outside the radius: slightly beyond it, far away, or in steps, each of which is near the fix
    /// before it.
    mutating func leave(from entropy: inout Entropy) {
        let creeps = entropy.once(in: 3)
        let heading = entropy.double(in: 0...6.28)
        for _ in 0..<(creeps ? 2 : entropy.one(of: [1, 1, 0, 2, 3])) {
            if isAcrossTheGlobe {
                moveToTheAntipodes(from: &entropy)
            } else if radius >= 1_000, entropy.once(in: 4) {
                moveBetween()
            } else if entropy.once(in: 6) {
                moveStraight(metres: entropy.one(of: [radius * 0.9, justOutside]), from: &entropy)
            } else if creeps {
                place = moved(metres: radius * 0.55, towards: heading)
            } else {
                let metres = entropy.one(of: [justOutside, radius * 1.5 + 2, 2_000, 1e6])
                place = moved(metres: metres, towards: entropy.double(in: 0...6.28))
            }
            note(place, from: &entropy)
        }
    }

    private mutating func note(_ place: Coordinate, from entropy: inout Entropy) {
        // The accuracy does not matter here, since mobility.accuracy has already judged the fixes.
        let accuracy = entropy.once(in: 25) ? entropy.one(of: [0, 160, 250, -1]) : 20.0
        // The longitudes 180 and -180 are the same meridian.
        let lon = abs(place.lon) == 180 && entropy.once(in: 2) ? -place.lon : place.lon
        fixes.append(Fix(t: t, lat: place.lat, lon: lon, accuracy: accuracy))
        t += min(figures.interval, 3_600) * entropy.one(of: [1, 1, 1, 1, 0.9, 1.1, 1.5, 3, 0.5, 0, -1])
    }

    /// Moves the phone exactly along a meridian or a parallel.
    private mutating func moveStraight(metres: Double, from entropy: inout Entropy) {
        let there = moved(metres: metres, towards: entropy.one(of: [.pi / 4, .pi * 5 / 4]))
        place =
            entropy.once(in: 2)
            ? Coordinate(lat: min(90, max(-90, place.lat + (there.lat - place.lat) * 1.5)), lon: place.lon)
            : Coordinate(
                lat: place.lat, lon: remainder(place.lon + remainder(there.lon - place.lon, 360) * 1.5, 360))
    }

    /// Moves the phone to the antipodes, or near them: on their meridian, on their parallel, or on neither of the two.
    private mutating func moveToTheAntipodes(from entropy: inout Entropy) {
        let (north, east): (Double, Double) = entropy.one(of: [(0, 0), (1, 0), (0, 1), (1, 1), (-1, 0.4)])
        let off = entropy.one(of: [0.2, 0.5, 0.7, 3])
        place = Coordinate(
            lat: min(90, max(-90, off * north - place.lat)), lon: remainder(place.lon + 180 + off * east, 360)
        )
    }

    /// Moves the phone so that it is beyond the radius on the sphere but within it on the ellipsoid, or vice versa.
    ///
    /// Compared with the sphere, a degree of latitude on the ellipsoid is shorter near the equator, and a degree of
    /// longitude is longer far from the equator.
    private mutating func moveBetween() {
        let isLow = abs(place.lat) < 20
        place = moved(metres: radius * (isLow ? 1.0039 : 0.9996), towards: isLow ? 0 : .pi / 2)
    }

    private func moved(metres: Double, towards heading: Double) -> Coordinate {
        // The last two arguments differ from the default values, so that each seed gives the same track as in
        // earlier versions.
        place.moved(metres: metres, towards: heading, degree: 111_320, narrowest: 0.01)
    }
}

private struct SettledTrack {
    let places: [Coordinate]
    let times: [Double]
    let figures: Geofence.Parameters

    /// Whether each fix from `next` on, up to the first far fix, is clearly within or clearly beyond the radius.
    func isClear(around place: Coordinate, from next: Int) -> Bool {
        for other in places.dropFirst(next) {
            let sides = sides(of: other, place)
            if sides.contains(.undecided) { return false }
            if sides.allSatisfy({ $0 == .farther }) { break }
        }
        return true
    }

    /// Whether, for each possible centre of the run that begins at `first`, every fix is clearly inside or outside the
    /// circle.
    ///
    /// The run continues past far fixes, since these do not reset the counter under the option `keep` of
    /// `mobility.geofence.far`.
    func areCentresClear(from first: Int) -> Bool {
        let needed = Double(figures.closeFixes) * figures.interval
        var isTimed = false
        var others: [Coordinate] = []
        for last in places.indices.dropFirst(first + 1) {
            if sides(of: places[last], places[last - 1]).allSatisfy({ $0 == .farther }) {
                if others.isEmpty { break }
                continue
            }
            others.append(places[last])
            let isDue = times[last] - times[first] >= needed
            if others.count == figures.closeFixes || isDue && !isTimed {
                guard isClear(around: places[first], from: last + 1) else { return false }
                let mean = Coordinate.mean(of: places[first], and: others)
                // Near the antimeridian, rounding decides between 180 and -180, unless every fix is exactly on the
                // antimeridian.
                let east = remainder(mean.lon - places[first].lon, 360)
                let isDoubtful = east != 0 && 180 - abs(mean.lon) < 1e-6
                if isDoubtful || !isClear(around: mean, from: last + 1) { return false }
            }
            isTimed = isTimed || isDue
            if isTimed, others.count >= figures.closeFixes { break }
        }
        return true
    }

    private func sides(of place: Coordinate, _ other: Coordinate) -> [Proximity] {
        EarthDistance.allCases.map {
            Proximity(of: place, to: other, radius: figures.radius, margin: 1, by: $0)
        }
    }
}
