import MobilitySpecs
import Specification

struct OnePassGeofence: Implementation {
    typealias Subsystem = Geofence

    func run(_ input: Geofence.Input, readings: Readings) throws(Rejection) -> Geofence.Output {
        guard input.fixes.allSatisfy({ $0.isOnEarth }) else { throw Fix.invalid() }
        let fixes = FixColumns(input.fixes)
        var pass = GeofencePass(platform: input.platform, parameters: input.figures, readings: readings)
        var events: [Geofence.Event] = []
        let ends = Set(input.resets ?? []).sorted().filter { $0 < fixes.count } + [fixes.count]
        var start = 0
        for (number, end) in ends.enumerated() {
            if number > 0 { pass.reset() }
            pass.take(fixes, in: start..<end, to: &events)
            start = end
        }
        return Geofence.Output(events: events)
    }
}
