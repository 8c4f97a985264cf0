import JSON
import Specification
import Specs

/// mobility.geofence, as its clauses read, with any way to compare a distance with the radius.
public struct GeofenceReference: Implementation {
    public typealias Subsystem = Geofence

    private let comparison: any RadiusComparison

    public init() {
        comparison = PlainComparison()
    }

    init(comparison: any RadiusComparison) {
        self.comparison = comparison
    }

    public func run(_ input: Geofence.Input, readings: Readings) throws(Rejection) -> Geofence.Output {
        guard input.fixes.allSatisfy(\.isOnEarth) else { throw Fix.invalid() }
        let ruler = Ruler(
            radius: input.figures.radius, distance: readings[Distance.self],
            comparison: comparison)
        var events: [Geofence.Event] = []
        var open: Geofence.Event?
        var approach = Approach(input, readings, ruler)
        for (index, fix) in input.fixes.enumerated() {
            if let enter = open {
                guard ruler.isFarther(fix, from: enter.centre) else { continue }  // GEO-4
                events.append(
                    .init(
                        kind: .exit, at: index, t: fix.t, centre: enter.centre, userMode: 10,
                        dwell: fix.t - enter.t))
                open = nil
                approach.begin(at: index)
            } else if let centre = approach.centreOpened(by: index) {
                let enter = Geofence.Event(kind: .enter, at: index, t: fix.t, centre: centre, userMode: 9)
                events.append(enter)
                open = enter
            }
        }
        return Geofence.Output(events: events)
    }

    /// What happens outside a geofence, until one opens.
    private struct Approach {
        let fixes: [Fix]
        let platform: Geofence.Platform
        let parameters: Geofence.Parameters
        let readings: Readings
        let ruler: Ruler
        /// The first fix of the run (iOS) or the least first fix of a window (Android).
        var start = 0
        var proximityCounter = 0

        init(_ input: Geofence.Input, _ readings: Readings, _ ruler: Ruler) {
            fixes = input.fixes
            platform = input.platform
            parameters = input.figures
            self.readings = readings
            self.ruler = ruler
        }

        mutating func begin(at index: Int) {
            start = index
            proximityCounter = 0
        }

        /// The centre of the geofence that this fix opens, or nil where it opens none.
        mutating func centreOpened(by index: Int) -> Coordinate? {
            guard index > start else { return nil }
            return platform == .ios ? centreOnIOS(index) : centreOnAndroid(index)
        }

        /// Clauses: GEO-1, GEO-2
        private mutating func centreOnIOS(_ index: Int) -> Coordinate? {
            guard ruler.isNearer(fixes[index], to: fixes[index - 1].place) else {
                begin(at: index)
                return nil
            }
            proximityCounter += 1
            let opens =
                switch readings[GeofenceClock.self] {
                case .count: proximityCounter >= parameters.closeFixes
                case .elapsed:
                    fixes[index].t - fixes[start].t >= Double(parameters.closeFixes) * parameters.interval
                }
            return opens ? centre(of: fixes[start...index]) : nil
        }

        /// Clause: GEO-3
        private func centre(of run: ArraySlice<Fix>) -> Coordinate? {
            guard let first = run.first, let last = run.last else { return nil }
            switch readings[GeofenceCentre.self] {
            case .last: return last.place
            case .first: return first.place
            case .mean:
                let count = Double(run.count)
                let lat = run.map(\.lat).reduce(0, +) / count
                let eastward = run.map { Longitude.within180($0.lon - first.lon) }.reduce(0, +) / count
                return Coordinate(lat: lat, lon: Longitude.within180(first.lon + eastward))
            }
        }

        /// Clause: GEO-5
        private mutating func centreOnAndroid(_ index: Int) -> Coordinate? {
            switch readings[GeofenceWindow.self] {
            case .sliding:
                let first = index - parameters.window + 1
                guard first >= start else { return nil }
                let others = fixes[(first + 1)...index]
                return others.allSatisfy { ruler.isNearer($0, to: fixes[first].place) }
                    ? fixes[first].place : nil
            case .restart:
                guard ruler.isNearer(fixes[index], to: fixes[start].place) else {
                    begin(at: index)
                    return nil
                }
                return index - start + 1 == parameters.window ? fixes[start].place : nil
            }
        }
    }
}

enum Longitude {
    /// The same direction, within 180 degrees of zero.
    static func within180(_ degrees: Double) -> Double {
        degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
    }
}

extension Geofence: Referenced {
    public static let reference = GeofenceReference()

    public static let variants = [
        Variant<Geofence>(
            "prefiltered", "compares on the sphere first, and on the ellipsoid only close to the radius",
            GeofenceReference(comparison: PrefilteredComparison()))
    ]
}
