import SharedSpecs
import Specification

extension Records {
    /// Generates fixes, trips, the end of the app and stretches with a network; many of them have the same times.
    public static func generate(from entropy: inout Entropy) -> Input {
        let isBroken = entropy.once(in: 15)
        let start: Double = entropy.one(of: [0, 0, -600, 1_623_045_600])
        let moments: [Double] = entropy.one(of: [
            [0, 60, 120, 180, 240, 300, 360], [0, 5, 5.25, 10], [0, 0.5, 180], [0],
        ]).map { $0 + start }
        var fixes = entropy.list(upTo: 8) { fix($0.one(of: moments), from: &$0) }
        if entropy.once(in: 3) { fixes.sort { $0.t < $1.t } }
        if entropy.once(in: 4), let first = fixes.first { fixes.append(first) }
        var geofence = fixes.isEmpty ? [] : events(of: fixes, from: &entropy)
        var trips = entropy.list(upTo: 3) { entropy in
            let t = entropy.one(of: moments)
            let own = entropy.once(in: 2) ? t : entropy.one(of: moments)
            return Trip(t: t, vehicle: entropy.one(of: TravelMode.allCases), fix: fix(own, from: &entropy))
        }
        var closing = entropy.once(in: 3) ? nil : fix(entropy.one(of: moments), from: &entropy)
        if isBroken {
            if entropy.once(in: 4) {
                trips.append(
                    Trip(t: start, vehicle: .walk, fix: fix(start, from: &entropy).offEarth(from: &entropy)))
            } else if entropy.once(in: 3) {
                closing = fix(start, from: &entropy).offEarth(from: &entropy)
            } else if entropy.once(in: 3) {
                let centre = Coordinate(lat: entropy.one(of: [90.5, -91]), lon: 0)
                geofence.append(GeofenceEvent(.enter, at: 0, t: start, centre: centre))
            } else if entropy.once(in: 2) {
                geofence.append(
                    GeofenceEvent(.enter, at: fixes.count, t: start, centre: Coordinate(lat: 0, lon: 0)))
            } else if !fixes.isEmpty {
                fixes[0] = fixes[0].offEarth(from: &entropy)
            }
        }
        return Input(
            device: entropy.one(of: ["", "phone", "📱"]), fixes: fixes, geofence: geofence, trips: trips,
            closing: closing,
            network: entropy.once(in: 4) ? nil : entropy.list(upTo: 3) { stretch(around: moments, from: &$0) }
        )
    }

    private static func fix(_ t: Double, from entropy: inout Entropy) -> Fix {
        Fix(
            t: t, lat: Double(entropy.integer(in: 0...3)), lon: Double(entropy.integer(in: 0...1)),
            accuracy: 10,
            activity: entropy.once(in: 3) ? nil : entropy.one(of: Activity.allCases))
    }

    /// Returns alternating `enter` and `exit` events, mostly in the order of their fixes; sometimes two events have the
    /// same fix.
    private static func events(of fixes: [Fix], from entropy: inout Entropy) -> [GeofenceEvent] {
        var places = entropy.list(upTo: 4) { $0.integer(in: 0...fixes.count - 1) }
        if !entropy.once(in: 4) { places.sort() }
        return places.enumerated().map { number, at in
            GeofenceEvent(
                number.isMultiple(of: 2) ? .enter : .exit, at: at, t: fixes[at].t,
                centre: Coordinate(lat: fixes[at].lat, lon: fixes[at].lon))
        }
    }

    /// Returns a stretch with a network, which begins and ends at or near the times of records; some stretches are
    /// empty.
    private static func stretch(around moments: [Double], from entropy: inout Entropy) -> Stretch {
        let from = entropy.one(of: moments) + entropy.one(of: [0, -1, 1])
        if entropy.once(in: 6) { return Stretch(from, from - entropy.one(of: [0, 0, 1])) }
        let to = entropy.one(of: moments)
        return Stretch(from, to > from ? entropy.near(to, step: 0.5) : from + 1)
    }
}
