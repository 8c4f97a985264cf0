import Foundation
import SharedSpecs
import Specification

extension Geofence {
    public static let properties = general + relations

    private static let general: [Property<Geofence>] = [
        Property(
            "Enters and exits alternate, except after a reset.", from: .alternate, .times, judge: alternates),
        Property("Every exit has a dwell, and no enter has a dwell.", from: .spent) { trial in
            guard let output = trial.outcome.output, !output.events.isEmpty else { return .notTouched }
            return output.events.allSatisfy { ($0.dwell != nil) == ($0.kind == .exit) }
                ? .holds : .violated("an enter has a dwell, or an exit has no dwell")
        },
        Property(
            "A track that is cut short, or that is an hour later, has the same events.", from: .prefix,
            .shift,
            probes: relatedTracks, judge: related),
        Property(
            "Mirroring a track at the equator and at Greenwich mirrors its centres.", from: .circle,
            probes: { input, _ in mirrored(input) }, judge: mirrors),
        Property(
            "The fixes between two resets have the same events as a separate track.", from: .noneBefore,
            .windowAtReset, .resets,
            probes: { input, _ in pieces(of: input) }, judge: isSumOfPieces),
        Property(
            "Listing resets twice, in another order, or without a fix does not change the events.",
            from: .anyOrder,
            probes: { input, _ in
                guard let resets = input.resets, input.fixes.allSatisfy(\.isOnEarth) else { return [] }
                let more = resets.reversed() + resets + [input.fixes.count]
                return [
                    Input(
                        platform: input.platform, fixes: input.fixes, parameters: input.parameters,
                        resets: more)
                ]
            },
            judge: { trial in
                guard let probe = trial.probes.first, let output = trial.outcome.output else {
                    return .notTouched
                }
                return isSame(probe.output?.events ?? [], output.events, later: 0)
                    ? .holds : .violated("with each reset listed twice, in another order, the events differ")
            }),
    ]

    // MARK: Enter and exit alternate

    static func alternates(_ trial: Trial<Geofence>) -> Finding {
        let fixes = trial.input.fixes.indices
        guard !fixes.isEmpty, let events = trial.outcome.output?.events else { return .notTouched }
        let resets = Set(trial.input.resets ?? [])
        var isOpen = false
        var last = -1
        for event in events {
            guard last < event.at, fixes.contains(event.at) else {
                return .violated(
                    "an event is at fix \(event.at) of \(fixes.count), after an event at \(last)")
            }
            if (last + 1...event.at).contains(where: resets.contains), last >= 0 { isOpen = false }
            if (event.kind == .exit) != isOpen {
                return .violated(
                    "the \(event.kind.rawValue) at fix \(event.at) follows another \(event.kind.rawValue)")
            }
            (isOpen, last) = (event.kind == .enter, event.at)
        }
        return .holds
    }

    // MARK: A track mirrored at the equator and at Greenwich has the mirrored centres

    private static func mirrored(_ input: Input) -> [Input] {
        guard input.platform == .ios, input.fixes.allSatisfy(\.isOnEarth) else { return [] }
        return [input.with(fixes: input.fixes.map { $0.with(place: $0.place.mirrored) })]
    }

    private static func mirrors(_ trial: Trial<Geofence>) -> Finding {
        guard let probe = trial.probes.first, let output = trial.outcome.output, !output.events.isEmpty else {
            return .notTouched
        }
        for (event, other) in zip(output.events, probe.output?.events ?? [])
        where event.kind == .enter && other.at == event.at
            && !agree(other.centre, event.centre.mirrored)
        {
            return .violated(
                """
                the geofence opened at fix \(event.at) has its centre at \(event.centre.lat), \(event.centre.lon); the \
                centre for the track mirrored at the equator and at Greenwich is at \(other.centre.lat), \
                \(other.centre.lon)
                """)
        }
        return .holds
    }

    /// Whether two centres are the same up to rounding, which may move one across the antimeridian.
    static func agree(_ centre: Coordinate, _ expected: Coordinate) -> Bool {
        abs(centre.lat - expected.lat) <= precision
            && abs(remainder(centre.lon - expected.lon, 360)) <= precision
    }

    // MARK: The fixes from one reset to the next are separate tracks

    private static func pieces(of input: Input) -> [Input] {
        guard input.parts.count > 1, input.fixes.allSatisfy(\.isOnEarth) else { return [] }
        return input.parts.map {
            Input(platform: input.platform, fixes: Array(input.fixes[$0]), parameters: input.parameters)
        }
    }

    private static func isSumOfPieces(_ trial: Trial<Geofence>) -> Finding {
        guard !trial.probes.isEmpty, let events = trial.outcome.output?.events else { return .notTouched }
        for (part, probe) in zip(trial.input.parts, trial.probes) {
            let expected = (probe.output?.events ?? []).map { $0.moved(by: part.lowerBound) }
            let own = events.filter { part.contains($0.at) }
            if probe.output != nil, isSame(own, expected, later: 0) { continue }
            // An implementation that ends an open geofence at the last fix does so in a piece, but not in the complete
            // track: GEO-6.
            let isClosed = expected.last?.kind == .exit && expected.last?.at == part.upperBound - 1
            if isClosed, isSame(own, expected.dropLast(), later: 0) { continue }
            return .violated(
                """
                the events from fix \(part.lowerBound) to fix \(part.upperBound - 1), between resets, are \(text(own)); \
                alone they are \(probe.output == nil ? text(probe) : text(expected))
                """)
        }
        return .holds
    }

    // MARK: Shorter tracks and later tracks give the same events

    /// Seconds by which the shifted track comes later.
    private static let shift = 3_600.0

    /// The track without its last fix, its first half, and, if its times are whole, the track an hour later.
    private static func relatedTracks(_ input: Input, _ readings: Readings) -> [Input] {
        guard !input.fixes.isEmpty, input.fixes.allSatisfy(\.isOnEarth) else { return [] }
        let cuts = cuts(of: input).map { input.with(fixes: Array(input.fixes.prefix($0))) }
        return shifts(input) ? cuts + [input.with(fixes: input.fixes.map { $0.with(t: $0.t + shift) })] : cuts
    }

    private static func related(_ trial: Trial<Geofence>) -> Finding {
        guard !trial.probes.isEmpty, let events = trial.outcome.output?.events else { return .notTouched }
        for (cut, probe) in zip(cuts(of: trial.input), trial.probes) {
            let kept = events.filter { $0.at < cut }
            guard let shorter = probe.output?.events, isSame(shorter, kept, later: 0) else {
                return .violated(
                    """
                    of all \(trial.input.fixes.count) fixes the events before fix \(cut) are \(text(kept)); \
                    with only the first \(cut) fixes they are \(text(probe))
                    """)
            }
        }
        if shifts(trial.input), let probe = trial.probes.last {
            guard let later = probe.output?.events, isSame(later, events, later: shift) else {
                return .violated(
                    "the events are \(text(events)); for the same track an hour later they are \(text(probe))"
                )
            }
        }
        return .holds
    }

    private static func cuts(of input: Input) -> [Int] {
        let count = input.fixes.count
        return count > 3 ? [count / 2, count - 1] : [count - 1]
    }

    /// The shift would round fractions of a second, which could move a time across a limit.
    private static func shifts(_ input: Input) -> Bool {
        input.fixes.allSatisfy { $0.t == $0.t.rounded() && abs($0.t) < 1e12 }
    }

    /// Whether the events are the same, apart from their times.
    static func isSame(_ left: [Event], _ right: [Event], later: Double) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { a, b in
                a.kind == b.kind && a.at == b.at && a.t == b.t + later && a.userMode == b.userMode
                    && a.dwell == b.dwell && abs(a.centre.lat - b.centre.lat) <= precision
                    && abs(a.centre.lon - b.centre.lon) <= precision
            }
    }

    private static func text(_ outcome: Outcome<Output>) -> String {
        switch outcome {
        case .output(let output): text(output.events)
        case .rejection(let rejection): "rejected as \(rejection.code)"
        }
    }

    private static func text(_ events: [Event]) -> String {
        events.isEmpty
            ? "none" : events.map { "\($0.kind.rawValue) at \($0.at)" }.joined(separator: ", ")
    }
}

extension Geofence.Event {
    /// Returns the same event in a track with `count` more fixes before it.
    fileprivate func moved(by fixes: Int) -> Geofence.Event {
        Geofence.Event(kind: kind, at: at + fixes, t: t, centre: centre, userMode: userMode, dwell: dwell)
    }
}
