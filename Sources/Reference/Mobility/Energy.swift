import MobilitySpecs
import SharedSpecs
import Specification

extension Energy: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        let isSound = input.trace.allSatisfy { $0.place.isOnEarth && DayFilter.calendar.contains($0.t) }
        guard isSound else { throw Fix.invalid() }
        guard input.rises else { throw TimeOrder.brokenIfEqual() }
        let figures = input.figures
        let use = try use(input, readings)
        let percent =
            use.seconds * figures.percentPerHour / 3_600
            + Double(use.acquisitions) * figures.percentPerAcquisition
        let isShown = input.platform == .ios && percent >= 1
        return Output(
            gpsSeconds: use.seconds, acquisitions: use.acquisitions, percent: percent,
            percentPerDay: percent * 86_400 / input.duration,
            shown: isShown ? Int(min(percent.rounded(.down), 100)) : nil)  // ENE-5
    }

    /// Returns the number of seconds for which the location receiver is on, and the number of fixes that it acquires.
    private static func use(
        _ input: Input, _ readings: Readings
    ) throws(Rejection) -> (seconds: Double, acquisitions: Int) {
        let trace = input.trace
        return switch input.policy {
        case .tenMetreFilter: (input.duration, beyondTheFilter(trace, readings[EarthDistance.self]))
        case .onActivityChange:
            (input.duration, 1 + zip(trace, trace.dropFirst()).count { $0.activity != $1.activity })
        case .timerAndGeofence: try timed(input, .ios, readings)
        case .androidService: try timed(input, .android, readings)
        }
    }

    /// Clause: ENE-3
    private static func beyondTheFilter(_ trace: [Sample], _ distance: EarthDistance) -> Int {
        guard var last = trace.first else { return 0 }
        var acquired = 1
        for sample in trace where distance.metres(last.place, sample.place) > 10 {
            last = sample
            acquired += 1
        }
        return acquired
    }

    // MARK: ENE-4

    private static func timed(
        _ input: Input, _ platform: Geofence.Platform, _ readings: Readings
    ) throws(Rejection) -> (seconds: Double, acquisitions: Int) {
        let times = try acquisitions(input.trace, platform, readings[EarthDistance.self])
        let ends = times.dropFirst() + [input.trace.last?.t ?? 0]
        let each = input.figures.secondsPerAcquisition
        let seconds = zip(times, ends).reduce(0) { $0 + min(each, $1.1 - $1.0) }
        return (seconds, times.count)
    }

    /// Returns the times at which a fix is acquired: every 3 minutes outside a geofence, and at each exit from a
    /// geofence.
    private static func acquisitions(
        _ trace: [Sample], _ platform: Geofence.Platform, _ distance: EarthDistance
    ) throws(Rejection) -> [Double] {
        guard let first = trace.first, let end = trace.last?.t else { return [] }
        let figures = Geofence.Parameters.standard
        var times: [Double] = []
        var begin = first.t
        while true {
            let fixes = fixes(trace, from: begin, to: end, every: figures.interval)
            let events = try Geofence.answer(
                .init(platform: platform, fixes: fixes), readings: Readings.standard.with(distance)
            ).events
            guard let enter = events.first else { return times + fixes.map(\.t) }
            times += fixes[...enter.at].map(\.t)
            let leaving = trace.first {
                $0.t > enter.t && distance.metres(enter.centre, $0.place) > figures.radius
            }
            guard let leaving else { return times }
            begin = leaving.t
        }
    }

    /// Returns the fixes that a timer acquires, each with the place that the trace gives for the time of the fix.
    private static func fixes(
        _ trace: [Sample], from begin: Double, to end: Double, every interval: Double
    ) -> [Fix] {
        var fixes: [Fix] = []
        var rest = trace[...]
        for number in 0... {
            let t = begin + interval * Double(number)
            guard t <= end else { break }
            while let next = rest.dropFirst().first, next.t <= t { rest.removeFirst() }
            guard let here = rest.first else { break }
            fixes.append(Fix(t: t, lat: here.lat, lon: here.lon, accuracy: 0))
        }
        return fixes
    }
}
