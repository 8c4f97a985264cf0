import Foundation
import SharedSpecs
import Specification

extension Geofence {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        try law.refuse(offEarth: input.fixes, .places, .finite)
        let resets = input.resets.map { named in
            func rising() -> [Int] {
                named.indices.filter { index in named[..<index].allSatisfy { $0 < named[index] } }
            }
            return law(.anyOrder, Set(named), not: Set(rising().map { named[$0] }))
        }
        var walk = Walk(input: input, law: law)
        let isChoosy = law(walk.isIOS ? .everyFix : .everyFixCounts, false, not: true)
        let byTime = { input.fixes.indices.sorted { (input.fixes[$0].t, $0) < (input.fixes[$1].t, $1) } }
        let asGiven = Array(input.fixes.indices)
        for index in asGiven.isEmpty ? [] : law(.asTheyCome, asGiven, not: byTime())
        where !isChoosy || (0...Accuracy.raisedThreshold).contains(input.fixes[index].accuracy) {
            let isReset = resets?.contains(index) ?? false
            let comesBefore = isReset && law(.before, true, not: false)
            if comesBefore { walk.reset(at: index) }
            walk.take(index)
            if isReset, !comesBefore { walk.reset(at: index) }
        }
        if walk.isStillOpen { law.never(.exit) { walk.exit(at: walk.before ?? 0) } }
        return Output(events: walk.events)
    }

    private struct Walk {
        let input: Input
        let law: Ruling<Law>
        var events: [Event] = []
        /// The open geofence: its centre, the index of the fix that opened it, and the index of the first fix of its
        /// run or window.
        var open: (centre: Coordinate, at: Int, arrival: Int)?
        /// On iOS, the indices of all fixes, near and far, since the run of close fixes began; on Android, the indices
        /// of all fixes that a window may include.
        var since: [Int] = []
        /// The indices of the close fixes of the current run.
        var close: [Int] = []
        /// The proximity counter of iOS: the number of close fixes that count towards opening a geofence.
        var counter = 0
        /// The index of the last fix so far.
        var before: Int?

        var fixes: [Fix] { input.fixes }
        var isIOS: Bool { input.platform == .ios }
        var figures: Parameters { input.figures }
        var isStillOpen: Bool { open.map { $0.at < before ?? 0 } ?? false }

        mutating func begin(with fixes: [Int]) { (since, close, counter) = (fixes, [], 0) }

        /// At a reset, ends the open geofence without an exit and begins to count again. Clause: GEO-8
        mutating func reset(at index: Int) {
            guard law.does(.resetsBoth) else { return }
            law.never(.endsWithoutExit) { exit(at: index) }
            if law.does(.endsOpen) { open = nil }
            let last = before.map { [$0] } ?? []
            begin(with: isIOS ? law(.noneBefore, [], not: last) : law(.windowAtReset, [], not: since))
        }

        mutating func take(_ index: Int) {
            if let place = open {
                if isOutside(index, of: place.centre) { exit(at: index) }
            } else {
                since.append(index)
                if since.count > 1 { approach(index) }
            }
            before = index
        }

        /// Opens a geofence at this fix if the fixes so far fulfil the conditions. Clauses: GEO-1, GEO-5
        mutating func approach(_ index: Int) {
            guard let found = isIOS ? run(to: index) : window(to: index) else { return }
            let first = isIOS ? law(.arrival, found.first, not: close.first ?? index) : found.first
            open = (found.centre, index, first)
            let t = law(isIOS ? .enterTime : .fifthTime, fixes[index].t, not: fixes[found.first].t)
            let mode = law(isIOS ? .enterMode : .windowEnterMode, 9, not: 10)
            let enter = Event(kind: .enter, at: index, t: t, centre: found.centre, userMode: mode)
            law.emit(isIOS ? .opens : .window, enter, into: &events)
        }

        /// Ends the open geofence with an exit at this fix, and begins to count again. Clause: GEO-4
        mutating func exit(at index: Int) {
            guard let place = open else { return }
            let isArrival = law(.dwell, GeofenceDwell.self) == .arrival
            let inside = fixes[index].t - fixes[isArrival ? place.arrival : place.at].t
            let event = Event(
                kind: .exit, at: index, t: law(.exitTime, fixes[index].t, not: fixes[place.at].t),
                centre: law(.exitShowsCentre, place.centre, not: fixes[index].place),
                userMode: law(.exitMode, 10, not: 9), dwell: law.shows(.spent, inside))
            law.emit(.exit, event, into: &events)
            open = nil
            let (outside, counted) = (since, counter)
            if isIOS {
                begin(with: law(.exitIsBefore, [index], not: []))
                law.never(.counterIsZero) { counter = counted }
            } else {
                let slides = law.readings[GeofenceWindow.self] == .sliding
                let behind = slides ? outside + [index] : [index]
                begin(with: law(.windowAfterExit, [index], not: behind, or: []))
            }
        }

        // MARK: iOS. Clauses: GEO-1, GEO-2, GEO-3

        mutating func run(to index: Int) -> (centre: Coordinate, first: Int)? {
            let first = since[0]
            let radius = law(.figures, figures.radius, not: Parameters.standard.radius)
            let other = law(.comparedWithBefore, since[since.count - 2], not: first)
            guard law.isBelow(.near, side(of: index, fixes[other].place, radius, .nearOnEarth), 0) else {
                let isLate = counter > 0 && hasLasted(from: first, to: index)
                if law(.far, GeofenceFar.self) == .reset || counter == 0 { begin(with: [index]) }
                law.never(.farAddsNothing) { counter += 1 }
                return law(.closeOpens, false, not: isLate) ? (centre(of: first, index), first) : nil
            }
            close.append(index)
            counter += 1
            return isDue(index, first) ? (centre(of: first, index), first) : nil
        }

        func isDue(_ index: Int, _ first: Int) -> Bool {
            switch law(.clock, GeofenceClock.self) {
            case .count:
                let count = law(.figures, figures.closeFixes, not: Parameters.standard.closeFixes)
                return law.isAtLeast(.seven, counter, count)
            case .elapsed:
                let passed = fixes[index].t - fixes[law(.runBegins, first, not: close[0])].t
                let interval = law(.intervalOfInput, figures.interval, not: Parameters.standard.interval)
                return law.isAtLeast(.lasting, passed, Double(figures.closeFixes) * interval)
            }
        }

        /// Whether the run has lasted long enough under the option `elapsed`, even if its last fix is far from the fix
        /// before it.
        func hasLasted(from first: Int, to last: Int) -> Bool {
            law.readings[GeofenceClock.self] == .elapsed
                && fixes[last].t - fixes[first].t >= Double(figures.closeFixes) * figures.interval
        }

        func centre(of first: Int, _ last: Int) -> Coordinate {
            switch law(.centre, GeofenceCentre.self) {
            case .last: return fixes[last].place
            case .first: return fixes[first].place
            case .mean:
                let others = law(.meanOfClose, close, not: Array(since.dropFirst()))
                let run = (law(.mean, [first], not: []) + others).map { fixes[$0].place }
                let plain = Coordinate(
                    lat: run.map(\.lat).reduce(0, +) / Double(run.count),
                    lon: run.map(\.lon).reduce(0, +) / Double(run.count))
                return law(.acrossAntimeridian, .mean(of: run[0], and: run.dropFirst()), not: plain)
            }
        }

        // MARK: Android. Clauses: GEO-5, GEO-7

        mutating func window(to index: Int) -> (centre: Coordinate, first: Int)? {
            let slides = law(.windowMoves, GeofenceWindow.self) == .sliding
            if !slides, !isNear(since.count - 1, in: since) {
                begin(with: law(.farBeginsWindow, [index], not: []))
                return nil
            }
            let count = law(.windowFigures, figures.window, not: Parameters.standard.window)
            let isFull = law.isAtLeast(.fifth, since.count, count)
            let full = !isFull ? [] : slides ? since.suffix(count) : since[...]
            let late = since.indices.last { hasPassed(from: since[$0], to: index) && (slides || $0 == 0) }
            let window = Array(law(.asksNoTime, full, not: late.map { since[$0...] } ?? []))
            let others = slides ? Array(window.indices.dropFirst()) : []
            guard !window.isEmpty, others.allSatisfy({ isNear($0, in: window) }) else { return nil }
            let isFirst = law(.windowCentre, GeofenceAndroidCentre.self) == .first
            return (fixes[isFirst ? window[0] : index].place, window[0])
        }

        /// Whether the time of a window, which is usually 5 × 3 minutes, has passed between two fixes.
        func hasPassed(from first: Int, to last: Int) -> Bool {
            fixes[last].t - fixes[first].t >= figures.interval * Double(figures.window)
        }

        func isNear(_ place: Int, in window: [Int]) -> Bool {
            let other = law(.firstOfWindow, window[0], not: window[max(place - 1, 0)])
            let radius = law(.windowFigures, figures.radius, not: Parameters.standard.radius)
            return law.isBelow(
                .nearFirst, side(of: window[place], fixes[other].place, radius, .windowOnEarth), 0)
        }

        // MARK: Distances

        func isOutside(_ index: Int, of centre: Coordinate) -> Bool {
            let place = law(.fromCentre, centre, not: fixes[before ?? index].place)
            let radius = law(.exitRadius, figures.radius, not: Parameters.standard.radius)
            return law.isAbove(.outside, side(of: index, place, radius, .exitOnEarth), 0)
        }

        func side(of index: Int, _ place: Coordinate, _ radius: Double, _ earth: Law) -> Double {
            let distance = law(earth, EarthDistance.self)
            let here = fixes[index].place
            // The longitudes 180 and -180 are the same meridian.
            let isThere = here.lat == place.lat && remainder(here.lon - place.lon, 360) == 0
            return law.side(of: isThere ? place : here, place, radius: radius, by: distance)
        }
    }
}
