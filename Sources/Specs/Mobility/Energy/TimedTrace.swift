import SharedSpecs
import Specification

/// A trace as a timer sees it, stretch by stretch between two geofences.
struct TimedTrace {
    private static let interval = 180.0

    private let input: Energy.Input
    private let readings: Readings
    private let isIOS: Bool

    init(_ input: Energy.Input, _ readings: Readings) {
        self.input = input
        // Of the geofence's own readings the defaults hold.
        self.readings = Readings.standard.with(readings[EarthDistance.self])
        isIOS = input.policy == .timerAndGeofence
    }

    /// Returns the times at which a position is acquired, or nil if a distance is too near a radius to say.
    func acquisitions() -> [Double]? {
        var times: [Double] = []
        var start = input.trace.first?.t
        while let begin = start {
            let ticks = ticks(from: begin)
            switch opening(ticks) {
            case .doubtful: return nil
            case .never: return times + ticks.map(\.t)
            case .at(let tick, let centre):
                times += ticks[...tick].map(\.t)
                switch departure(from: centre, after: ticks[tick].t) {
                case .never: return times
                case .at(let t): start = t
                case .doubtful: return nil
                }
            }
        }
        return times
    }

    /// The fixes that the timer takes from a time on if no geofence opens.
    private func ticks(from begin: Double) -> [Fix] {
        let end = input.trace.last?.t ?? begin
        var fixes: [Fix] = []
        var place = 0
        var t = begin
        while t <= end {
            while place + 1 < input.trace.count, input.trace[place + 1].t <= t { place += 1 }
            let sample = input.trace[place]
            fixes.append(Fix(t: t, lat: sample.lat, lon: sample.lon, accuracy: 0))
            t += Self.interval
        }
        return fixes
    }

    private enum Opening {
        case at(Int, centre: Coordinate)
        case never, doubtful
    }

    /// Returns at which of the fixes a geofence opens, and where.
    private func opening(_ fixes: [Fix]) -> Opening {
        let asked = Geofence.Input(platform: isIOS ? .ios : .android, fixes: fixes)
        guard Geofence.isCertain(asked, readings) else { return .doubtful }
        let events = Geofence.expected(asked, readings).output?.events ?? []
        return events.first.map { .at($0.at, centre: $0.centre) } ?? .never
    }

    private enum Departure {
        case at(Double)
        case never, doubtful
    }

    private func departure(from centre: Coordinate, after t: Double) -> Departure {
        let radius = Geofence.Parameters.standard.radius
        for sample in input.trace where sample.t > t {
            switch Proximity(of: sample.place, to: centre, radius: radius, by: readings[EarthDistance.self]) {
            case .farther: return .at(sample.t)
            case .undecided: return .doubtful
            case .nearer, .equal: continue
            }
        }
        return .never
    }
}
