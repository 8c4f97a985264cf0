import MobilitySpecs
import SharedSpecs
import Specification

extension Geofence: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard input.fixes.allSatisfy(\.isOnEarth) else { throw Fix.invalid() }
        let ruler = Ruler(radius: input.figures.radius, distance: readings[EarthDistance.self])
        var events: [Event] = []
        var open: (enter: Event, arrival: Double)?
        var approach = Approach(input: input, readings: readings, ruler: ruler)
        let resets = Set(input.resets ?? [])
        for (index, fix) in input.fixes.enumerated() {
            if resets.contains(index) {  // GEO-8
                open = nil
                approach.begin(at: index)
            }
            if let (enter, arrival) = open {
                guard ruler.isFarther(fix, from: enter.centre) else { continue }  // GEO-4
                let begin = readings[GeofenceDwell.self] == .arrival ? arrival : enter.t
                events.append(
                    .init(
                        kind: .exit, at: index, t: fix.t, centre: enter.centre, userMode: 10,
                        dwell: fix.t - begin))
                open = nil
                approach.begin(at: index)
            } else if let opening = approach.opening(by: index) {
                let enter = Event(kind: .enter, at: index, t: fix.t, centre: opening.centre, userMode: 9)
                events.append(enter)
                open = (enter, input.fixes[opening.first].t)
            }
        }
        return Output(events: events)
    }

    /// The search for the next geofence, while none is open.
    private struct Approach {
        let input: Input
        let readings: Readings
        let ruler: Ruler
        /// The index of the fix that started the proximity counter (iOS), or of the first fix that a window may
        /// contain (Android).
        var start = 0
        /// The indices of the fixes since `start` that are each close to the previous fix (iOS). The proximity counter
        /// is the number of these fixes.
        var closeFixes: [Int] = []

        private var fixes: [Fix] { input.fixes }

        mutating func begin(at index: Int) {
            start = index
            closeFixes = []
        }

        /// Returns the centre of the geofence that a fix opens, and the index of the fix that counts as the arrival;
        /// nil if the fix opens no geofence.
        mutating func opening(by index: Int) -> (centre: Coordinate, first: Int)? {
            guard index > start else { return nil }
            return input.platform == .ios ? openingOnIOS(index) : openingOnAndroid(index)
        }

        /// Clauses: GEO-1, GEO-2
        private mutating func openingOnIOS(_ index: Int) -> (centre: Coordinate, first: Int)? {
            guard ruler.isNearer(fixes[index], to: fixes[index - 1].place) else {
                if readings[GeofenceFar.self] == .reset || closeFixes.isEmpty { begin(at: index) }
                return nil
            }
            closeFixes.append(index)
            let opens =
                switch readings[GeofenceClock.self] {
                case .count: closeFixes.count >= input.figures.closeFixes
                case .elapsed:
                    fixes[index].t - fixes[start].t
                        >= Double(input.figures.closeFixes) * input.figures.interval
                }
            return opens ? (centre(openedBy: fixes[index]), start) : nil
        }

        /// Clause: GEO-3
        private func centre(openedBy last: Fix) -> Coordinate {
            let first = fixes[start]
            switch readings[GeofenceCentre.self] {
            case .last: return last.place
            case .first: return first.place
            case .mean:
                let run = [first] + closeFixes.map { fixes[$0] }
                let count = Double(run.count)
                let lat = run.map(\.lat).reduce(0, +) / count
                let eastward = run.map { Geodesic.Degrees.reduced($0.lon - first.lon) }.reduce(0, +) / count
                return Coordinate(lat: lat, lon: Geodesic.Degrees.reduced(first.lon + eastward))
            }
        }

        /// Clause: GEO-5
        private mutating func openingOnAndroid(_ index: Int) -> (centre: Coordinate, first: Int)? {
            switch readings[GeofenceWindow.self] {
            case .sliding:
                let first = index - input.figures.window + 1
                guard first >= start else { return nil }
                let others = fixes[(first + 1)...index]
                let isFull = others.allSatisfy { ruler.isNearer($0, to: fixes[first].place) }
                return isFull ? (centre(of: first, index), first) : nil
            case .restart:
                guard ruler.isNearer(fixes[index], to: fixes[start].place) else {
                    begin(at: index)
                    return nil
                }
                return index - start + 1 == input.figures.window ? (centre(of: start, index), start) : nil
            }
        }

        /// Returns the place of the first or the last fix of a window, depending on the reading
        /// `mobility.geofence.androidCentre`.
        private func centre(of first: Int, _ last: Int) -> Coordinate {
            fixes[readings[GeofenceAndroidCentre.self] == .first ? first : last].place
        }
    }

    public static let variants = [
        Variant<Geofence>(
            "one-pass", "one pass over columns; for most fixes, bounds replace the exact distance",
            OnePassGeofence())
    ]
}

/// The radius of a geofence, and the formula for the distances that are compared with it.
private struct Ruler {
    let radius: Double
    let distance: EarthDistance

    func isNearer(_ fix: Fix, to centre: Coordinate) -> Bool { distance.metres(fix.place, centre) < radius }

    func isFarther(_ fix: Fix, from centre: Coordinate) -> Bool {
        distance.metres(fix.place, centre) > radius
    }
}
