import Catalogue
import JSON
import Specification

/// An implementation of mobility.energy, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulEnergy: Careful {
    public typealias Subsystem = Energy

    var filtersFromTheSampleBefore = false
    var acquiresFirstSample = true
    var isOnBetweenChanges = true
    var stopsInside = true
    var wakesAtOnce = true
    var startsTimerAnew = true
    var endsAtTheNext = true
    var roundsUp = false
    var showsADay = false
    var showsOnAndroid = false
    var knowsTwoBatteries = true
    var chargesAcquisitions = true
    var opensWhenStill = true
    var refusesEqualTimes = true
    var refusesPlacesOffEarth = true

    public init() {}

    public func run(_ input: Energy.Input, readings: Readings) throws(Rejection) -> Energy.Output {
        let trace = input.trace
        let isOff = { (sample: Energy.Sample) in
            // A sample is invalid if its place is not on Earth, or if its time is outside the years 2 to 9998.
            refusesPlacesOffEarth && (abs(sample.lat) > 90 || abs(sample.lon) > 180)
                || sample.t < -62_104_060_800 || sample.t >= 253_370_764_800
        }
        if trace.contains(where: isOff) { throw Fix.invalid() }
        for (one, next) in zip(trace, trace.dropFirst())
        where next.t < one.t || refusesEqualTimes && next.t == one.t {
            throw TimeOrder.brokenIfEqual()
        }
        let android = input.platform == .android && knowsTwoBatteries
        let hourly = input.model?.percentPerHour ?? (android ? 0.9 : 1.6)
        let each = input.model?.percentPerAcquisition ?? (android ? 0.0003 : 0.0005)
        let seconds = input.model?.secondsPerAcquisition ?? 36
        let length = trace[trace.count - 1].t - trace[0].t
        let times = times(input, readings[EarthDistance.self])
        let isAlwaysOn =
            input.policy == .tenMetreFilter || input.policy == .onActivityChange && isOnBetweenChanges
        let on = isAlwaysOn ? length : receiver(times, until: trace[trace.count - 1].t, seconds)
        let percent = on / 3600 * hourly + (chargesAcquisitions ? Double(times.count) * each : 0)
        let perDay = percent / length * 86400
        return Energy.Output(
            gpsSeconds: on, acquisitions: times.count, percent: percent, percentPerDay: perDay,
            shown: shown(showsADay ? perDay : percent, on: input.platform))
    }

    private func shown(_ percent: Double, on platform: Energy.Platform) -> Int? {
        guard platform == .ios || showsOnAndroid else { return nil }
        let whole = percent.rounded(roundsUp ? .toNearestOrAwayFromZero : .down)
        return whole >= 1 ? Int(min(whole, 100)) : nil
    }

    private func receiver(_ times: [Double], until end: Double, _ seconds: Double) -> Double {
        var on = 0.0
        for (index, time) in times.enumerated() {
            let next = index + 1 < times.count ? times[index + 1] : end
            on += endsAtTheNext ? min(seconds, next - time) : seconds
        }
        return on
    }

    // MARK: Acquisitions

    private func times(_ input: Energy.Input, _ distance: EarthDistance) -> [Double] {
        switch input.policy {
        case .tenMetreFilter:
            var times = acquiresFirstSample ? [input.trace[0].t] : []
            var last = input.trace[0]
            for sample in input.trace {
                let isBeyond = metres(last, sample, distance) > 10
                if isBeyond { times.append(sample.t) }
                if isBeyond || filtersFromTheSampleBefore { last = sample }
            }
            return times
        case .onActivityChange:
            var times = acquiresFirstSample ? [input.trace[0].t] : []
            for (one, next) in zip(input.trace, input.trace.dropFirst()) where one.activity != next.activity {
                times.append(next.t)
            }
            return times
        case .timerAndGeofence: return ticks(input.trace, distance, needed: 8, isIOS: true)
        case .androidService: return ticks(input.trace, distance, needed: 5, isIOS: false)
        }
    }

    /// Returns the times of the acquisitions. Each tick of the timer causes one acquisition; the timer does not tick
    /// while the phone is inside a geofence.
    private func ticks(
        _ trace: [Energy.Sample], _ distance: EarthDistance, needed: Int, isIOS: Bool
    ) -> [Double] {
        let end = trace[trace.count - 1].t
        var times: [Double] = []
        var recent: [Energy.Sample] = []
        var centre: Energy.Sample?
        // The time at which the timer was last started, and the number of its ticks since then.
        var (start, ticks) = (trace[0].t, 0)
        while true {
            let tick = start + 180 * Double(ticks)
            if tick > end { return times }
            if let inside = centre, stopsInside {
                let left = trace.first { $0.t > tick && metres(inside, $0, distance) > 100 }
                guard let left else { return times }
                centre = nil
                if !wakesAtOnce || !startsTimerAnew {
                    if wakesAtOnce { times.append(left.t) }
                    recent = wakesAtOnce ? [left] : []
                    func comesTooEarly(_ tick: Double) -> Bool {
                        tick < left.t || wakesAtOnce && tick == left.t
                    }
                    while comesTooEarly(start + 180 * Double(ticks)) { ticks += 1 }
                } else {
                    (start, ticks) = (left.t, 0)
                    recent = []
                }
                continue
            }
            guard let here = trace.last(where: { $0.t <= tick }) else { return times }
            times.append(tick)
            recent = recent.suffix(needed - 1) + [here]
            if recent.count == needed, opens(recent, distance, isIOS) {
                centre = isIOS ? here : recent[0]
                if stopsInside { continue }
            }
            ticks += 1
        }
    }

    private func opens(_ recent: [Energy.Sample], _ distance: EarthDistance, _ isIOS: Bool) -> Bool {
        let first = recent[0]
        if !opensWhenStill, recent.allSatisfy({ $0.lat == first.lat && $0.lon == first.lon }) { return false }
        return zip(recent, recent.dropFirst()).allSatisfy { one, next in
            metres(isIOS ? one : first, next, distance) < 100
        }
    }

    private func metres(_ one: Energy.Sample, _ other: Energy.Sample, _ distance: EarthDistance) -> Double {
        CarefulEarth().metres(
            Coordinate(lat: one.lat, lon: one.lon), Coordinate(lat: other.lat, lon: other.lon), by: distance)
    }
}
