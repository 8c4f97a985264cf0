import SharedSpecs
import Specification

extension Geofence {
    public static func derive(
        _ input: Input, _ readings: Readings, by law: Ruling<Law>
    ) throws(Rejection) -> Output {
        try law.refuse(.places, if: !input.fixes.allSatisfy(\.isOnEarth), Fix.invalid())
        var walk = Walk(input, readings, law)
        let resets = Set(input.resets ?? [])
        let isBefore = law(.before, true, not: false)
        for index in input.fixes.indices {
            let isReset = resets.contains(index)
            if isReset, isBefore { walk.reset(at: index) }
            walk.take(index)
            if isReset, !isBefore { walk.reset(at: index) }
        }
        law.never(.exit) { walk.exit(at: input.fixes.count - 1) }
        return Output(events: walk.events)
    }

    /// A person on the way from fix to fix.
    private struct Walk {
        let law: Ruling<Law>
        let fixes: [Fix]
        let isIOS: Bool
        let figures: Parameters
        let readings: Readings
        var events: [Event] = []
        /// The geofence that is open: its centre, when it opened, and when the person came.
        var open: (centre: Coordinate, t: Double, arrival: Double)?
        /// The first fix of the run, or the first that a window may have.
        var start = 0
        /// The fixes of the run that were near the one before.
        var closeFixes: [Int] = []
        /// All fixes since the run began, the far ones included.
        var since: [Int] = []

        init(_ input: Input, _ readings: Readings, _ law: Ruling<Law>) {
            (fixes, isIOS, figures) = (input.fixes, input.platform == .ios, input.figures)
            (self.readings, self.law) = (readings, law)
        }

        mutating func begin(at index: Int) { (start, closeFixes, since) = (index, [], []) }

        /// Clause: GEO-8
        mutating func reset(at index: Int) {
            guard law.does(.resets) else { return }
            law.never(.endsWithoutExit) { exit(at: index) }
            if law.does(.endsOpen) { open = nil }
            begin(at: law(.nothingBefore, index, not: max(index - 1, 0)))
        }

        mutating func take(_ index: Int) {
            if let place = open {
                let other = law(.fromCentre, place.centre, not: fixes[index - 1].place)
                if isOutside(fixes[index], of: other) { exit(at: index) }
            } else if index > start, let (centre, first) = isIOS ? run(to: index) : window(to: index) {
                let enter = Event(
                    kind: .enter, at: index, t: fixes[index].t, centre: centre,
                    userMode: law(.enterMode, 9, not: 10))
                law.emit(.alternate, enter, into: &events)
                let arrival = law(.arrival, first, not: isIOS ? closeFixes.first ?? first : first)
                open = (centre, fixes[index].t, fixes[arrival].t)
            }
        }

        /// Clause: GEO-4
        mutating func exit(at index: Int) {
            guard let place = open else { return }
            let isArrival = law(.dwell, readings[GeofenceDwell.self]) == .arrival
            events.append(
                Event(
                    kind: .exit, at: index, t: fixes[index].t,
                    centre: law(.exitShowsCentre, place.centre, not: fixes[index].place),
                    userMode: law(.exitMode, 10, not: 9),
                    dwell: fixes[index].t - (isArrival ? place.arrival : place.t)))
            open = nil
            let count = closeFixes
            begin(
                at: isIOS
                    ? law(.exitIsBefore, index, not: min(index + 1, fixes.count - 1))
                    : law(.windowAfterExit, index, not: 0))
            law.never(.counterIsZero) { closeFixes = count }
        }

        // MARK: iOS. Clauses: GEO-1, GEO-2, GEO-3

        mutating func run(to index: Int) -> (centre: Coordinate, first: Int)? {
            since.append(index)
            let before = law(.comparedWithBefore, index - 1, not: start)
            guard isNear(fixes[index], fixes[before].place, .near, .nearOnEarth) else {
                if law(.far, readings[GeofenceFar.self]) == .reset || closeFixes.isEmpty { begin(at: index) }
                law.never(.farAddsNothing) { closeFixes.append(index) }
                return nil
            }
            closeFixes.append(index)
            let opens =
                switch law(.clock, readings[GeofenceClock.self]) {
                case .count: law.isAtLeast(.threshold, closeFixes.count, figures.closeFixes)
                case .elapsed:
                    law.isAtLeast(
                        .lasting, fixes[index].t - fixes[law(.runBegins, start, not: closeFixes[0])].t,
                        Double(figures.closeFixes) * figures.interval)
                }
            return opens ? (centre(openedBy: index), start) : nil
        }

        func centre(openedBy index: Int) -> Coordinate {
            switch law(.centre, readings[GeofenceCentre.self]) {
            case .last: return fixes[index].place
            case .first: return fixes[start].place
            case .mean:
                let others = law(.meanOfClose, closeFixes, not: since).map { fixes[$0].place }
                let run = law(.mean, [fixes[start].place], not: []) + others
                let plain = Coordinate(
                    lat: run.map(\.lat).reduce(0, +) / Double(run.count),
                    lon: run.map(\.lon).reduce(0, +) / Double(run.count))
                return law(.acrossAntimeridian, .mean(of: run[0], and: run.dropFirst()), not: plain)
            }
        }

        // MARK: Android. Clauses: GEO-5, GEO-7

        mutating func window(to index: Int) -> (centre: Coordinate, first: Int)? {
            let first: Int
            if law(.windowMoves, readings[GeofenceWindow.self]) == .sliding {
                first = index - figures.window + 1
                let others = first < start || first < 0 ? [] : Array((first + 1)...index)
                guard first >= start, first >= 0, others.allSatisfy({ isInWindow($0, from: first) }) else {
                    return nil
                }
            } else {
                guard isInWindow(index, from: start) else {
                    begin(at: law(.farBeginsWindow, index, not: min(index + 1, fixes.count - 1)))
                    return nil
                }
                first = start
                guard law.isAtLeast(.window, index - start + 1, figures.window) else { return nil }
            }
            let hasPassed = fixes[index].t - fixes[first].t >= figures.interval * Double(figures.window)
            guard law(.asksNoTime, true, not: hasPassed) else { return nil }
            let isFirst = law(.windowCentre, readings[GeofenceAndroidCentre.self]) == .first
            return (fixes[isFirst ? first : index].place, first)
        }

        func isInWindow(_ index: Int, from first: Int) -> Bool {
            let other = law(.firstOfWindow, first, not: index - 1)
            return isNear(fixes[index], fixes[other].place, .window, .windowOnEarth)
        }

        // MARK: Distances

        func isNear(_ fix: Fix, _ place: Coordinate, _ bound: Law, _ earth: Law) -> Bool {
            law.isBelow(bound, side(of: fix, place, earth), 0)
        }

        func isOutside(_ fix: Fix, of centre: Coordinate) -> Bool {
            law.isAbove(.outside, side(of: fix, centre, .exitOnEarth), 0)
        }

        /// Negative if a fix is nearer to a place than the radius, 0 if it is just there, positive if it is farther.
        func side(of fix: Fix, _ place: Coordinate, _ earth: Law) -> Double {
            let distance = law(earth, readings[EarthDistance.self])
            switch Proximity(of: fix.place, to: place, radius: figures.radius, by: distance) {
            case .nearer: return -1
            case .equal: return 0
            case .farther: return 1
            case .undecided:
                law.leavesOpen()
                return 0
            }
        }
    }
}
