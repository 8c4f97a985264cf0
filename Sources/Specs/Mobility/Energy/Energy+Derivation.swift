import SharedSpecs
import Specification

extension Energy {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let areFinite = input.trace.allSatisfy { $0.lat.isFinite && $0.lon.isFinite }
        try law.refuse(.finite, if: !areFinite, Fix.invalid())
        try law.refuse(
            .places, if: !input.trace.allSatisfy(\.place.isOnEarth), Fix.invalid(), first: .placesFirst)
        try law.refuse(
            .years, if: !input.trace.allSatisfy { DayFilter.calendar.contains($0.t) }, Fix.invalid(),
            first: .placesFirst)
        try law.refuse(.order, if: !input.rises, TimeOrder.brokenIfEqual())
        let day = Day(input: input, law: law)
        let times = law(
            .risesWithMobility, day.acquisitions,
            not: Day(input: input.still, law: law.kept).acquisitions)
        let seconds = day.seconds(for: times)
        let figures = law(.android, input.figures, not: input.figures(on: .ios))
        let receiver = seconds * law.shows(.usual, figures.percentPerHour) / 3_600
        let each = Double(times.count) * figures.percentPerAcquisition
        let cost = law.shows(.ofSeconds, receiver + law(.ofAcquisitions, each, not: 0))
        let percent = law(.beyondFull, cost, not: min(100, cost))
        let perDay = law.shows(.aDay, percent * 86_400 / input.duration)
        return Output(
            gpsSeconds: law.shows(input.policy.isTimed ? .keepsOn : .alwaysOn, seconds),
            acquisitions: law.shows(input.policy.isTimed ? .timer : .earlier, times.count), percent: percent,
            percentPerDay: perDay,
            shown: shown(law(.notOfADay, percent, not: perDay), on: input.platform, law))
    }

    // MARK: The cost. Clauses: ENE-1, ENE-5

    private static func shown(_ percent: Double, on platform: Platform, _ law: Ruling<Law>) -> Int? {
        guard law.holds(.onlyIOS, platform == .ios) else { return nil }
        let full = law(.full, percent.rounded(.down), not: percent.rounded(.toNearestOrAwayFromZero))
        guard law.isAtLeast(.fromOne, full, 1) else { return nil }
        let shown = law(.atMostFull, min(full, 100), not: full)
        return law.shows(.wholePercents, Int(exactly: shown))
    }

    private struct Day {
        let input: Input
        let law: Ruling<Law>

        private var distance: EarthDistance { law.readings[EarthDistance.self] }
        private var trace: [Sample] { input.trace }
        private var end: Double { trace.last?.t ?? 0 }

        var acquisitions: [Double] {
            switch input.policy {
            case .tenMetreFilter: earlier(beyondTenMetres)
            case .onActivityChange: earlier(changes)
            case .timerAndGeofence, .androidService: timed
            }
        }

        /// Returns how many seconds the receiver is on if positions are acquired at the given times.
        func seconds(for times: [Double]) -> Double {
            switch input.policy {
            case .tenMetreFilter: law(.alwaysOn, input.duration, not: switchedOn(at: times, law.kept))
            case .onActivityChange: law(.alwaysOn, input.duration, not: switchedOn(at: times, law.kept))
            case .timerAndGeofence, .androidService: switchedOn(at: times, law)
            }
        }

        private func switchedOn(at times: [Double], _ law: Ruling<Law>) -> Double {
            let each = input.figures.secondsPerAcquisition
            return zip(times, times.dropFirst() + [end]).reduce(0) { seconds, pair in
                seconds + law(.untilNext, min(each, pair.1 - pair.0), not: each)
            }
        }

        // MARK: The earlier policies. Clause: ENE-3

        private func earlier(_ others: [Sample]) -> [Double] {
            law.gives(.first, trace.prefix(1).map(\.t)) + others.map(\.t)
        }

        private var beyondTenMetres: [Sample] {
            zip(trace, trace.dropFirst()).reduce(into: []) { acquired, pair in
                let last = law(.fromAcquired, acquired.last ?? trace[0], not: pair.0)
                if law.isAbove(.beyondTenMetres, side(of: pair.1, last.place, 10, .filterOnEarth), 0) {
                    acquired.append(pair.1)
                }
            }
        }

        private var changes: [Sample] {
            zip(trace, trace.dropFirst()).compactMap { before, sample in
                law.holds(.changes, before.activity != sample.activity) ? sample : nil
            }
        }

        // MARK: The timer. Clause: ENE-4

        private var timed: [Double] {
            var times: [Double] = []
            var start = trace[0].t
            var begin = law(.ticks, start, not: start + interval)
            // The person leaves each geofence at a different sample, so there are at most as many stays as samples.
            for _ in trace {
                let ticks = ticks(from: begin, startedAt: start)
                guard let (place, centre) = opening(ticks), isLeftAlone else {
                    return times + ticks
                }
                times += ticks[...place]
                let exit = trace.first { $0.t > ticks[place] && isOutside($0, centre) }
                guard let exit else { return times }
                let beats = ((exit.t - ticks[place]) / interval).rounded(.up)
                (begin, start) = (
                    law(.atOnce, exit.t, not: ticks[place] + beats * interval), law(.anew, exit.t, not: start)
                )
                if begin != exit.t { start = begin }
            }
            return times
        }

        /// Whether the policy acquires no position while the person is inside a geofence.
        private var isLeftAlone: Bool {
            input.policy == .timerAndGeofence ? law.does(.nothingInside) : law.does(.stillOnAndroid)
        }

        private var interval: Double { law(.interval, 180, not: 60) }

        /// Returns the times when the timer acquires a position if no geofence opens: at `begin`, and then at each
        /// tick.
        private func ticks(from begin: Double, startedAt start: Double) -> [Double] {
            guard begin <= end else { return [] }
            let missed = Int(((begin - start) / interval).rounded(.down))
            let last = Int(((end - start) / interval).rounded(.down))
            let beat = missed < last ? (missed + 1...last).map { start + Double($0) * interval } : []
            return [begin] + beat.filter { $0 < end || law.holds(.untilTheEnd, $0 == end) }
        }

        /// Returns the index of the tick when a geofence opens, and the centre of the geofence; nil if no geofence
        /// opens.
        private func opening(_ ticks: [Double]) -> (place: Int, centre: Coordinate)? {
            let fixes = ticks.map { t in
                let place = place(at: t)
                return Fix(t: t, lat: place.lat, lon: place.lon, accuracy: 0)
            }
            let isTimer = law(.geofence, input.policy == .timerAndGeofence, not: input.platform == .ios)
            let isIOS = law.holds(.geofence, isTimer)
            let asked = Geofence.Input(platform: isIOS ? .ios : .android, fixes: fixes)
            let readings = Readings.standard.with(distance)
            let geofence = Geofence.demand(asked, readings)
            if geofence.isOpen { law.leavesOpen() }
            guard let enter = geofence.outcome.output?.events.first else { return nil }
            let isStill = fixes[...enter.at].allSatisfy { $0.place == enter.centre }
            return isStill && !law.does(.still) ? nil : (enter.at, enter.centre)
        }

        private func place(at t: Double) -> Coordinate {
            let last = trace.last { $0.t <= t } ?? trace[0]
            var next: Sample { trace.first { $0.t > t } ?? last }
            let held = law(.holds, last.place, not: last.onTheWay(to: next, at: t))
            return law(.whereSampleIs, held, not: next.place)
        }

        private func isOutside(_ sample: Sample, _ centre: Coordinate) -> Bool {
            law.isAbove(.left, side(of: sample, centre, Geofence.Parameters.standard.radius, .exitOnEarth), 0)
        }

        private func side(of sample: Sample, _ place: Coordinate, _ radius: Double, _ earth: Law) -> Double {
            law.side(of: sample.place, place, radius: radius, by: law(earth, distance))
        }
    }
}

extension Energy.Input {
    /// The input with a trace of the same duration in which the place and the activity never change.
    fileprivate var still: Self {
        guard let first = trace.first, let last = trace.last else { return self }
        return with { $0.trace = [first, first.with { $0.t = last.t }] }
    }
}

extension Energy.Sample {
    /// Returns the place of the person at a time, if the person moves in a straight line to the next sample.
    fileprivate func onTheWay(to next: Self, at time: Double) -> Coordinate {
        let share = next.t > t ? (time - t) / (next.t - t) : 0
        return Coordinate(lat: lat + share * (next.lat - lat), lon: lon + share * (next.lon - lon))
    }
}
