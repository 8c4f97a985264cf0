import Foundation
import SharedSpecs
import Specification

extension Geofence {
    public static let properties: [Property<Geofence>] = [
        Property(
            "The events `enter` and `exit` alternate, except after a reset.", from: .alternate, .times,
            judge: alternates),
        Property(
            "If the last fix of a track is removed, the events at the other fixes stay the same.",
            from: .prefix,
            probes: { input, _ in
                input.fixes.isEmpty ? [] : [input.with(fixes: input.fixes.dropLast())]
            },
            judge: compared { trial, events in events.filter { $0.at < trial.input.fixes.count - 1 } }),
        Property(
            "If all times of a track rise by an hour, so does the `t` of each event, and nothing else changes.",
            from: .shift,
            probes: { input, _ in
                // The shift would round fractions of a second, which could move a time across a limit.
                guard !input.fixes.isEmpty else { return [] }
                let isWhole = input.fixes.allSatisfy { $0.t == $0.t.rounded() && abs($0.t) < 1e12 }
                let later = input.fixes.map { fix in fix.with { $0.t += 3_600 } }
                return isWhole ? [input.with(fixes: later)] : []
            },
            judge: compared { _, events in events.map { event in event.with { $0.t += 3_600 } } }),
        Property(
            "If the fixes before the last reset are removed, only the `at` of each later event changes.",
            from: .noneBefore, .windowAtReset, .resets,
            probes: { input, _ in input.parts.count > 1 ? [input.without(0..<lastReset(of: input))] : [] },
            judge: compared { trial, events in
                let start = lastReset(of: trial.input)
                return events.filter { $0.at >= start }.map { event in event.with { $0.at -= start } }
            }),
        Property(
            "The order of `resets`, repeated indices and an index without a fix do not affect the events.",
            from: .anyOrder,
            probes: { input, _ in
                guard let resets = input.resets else { return [] }
                return [input.with { $0.resets = resets.reversed() + resets + [input.fixes.count] }]
            },
            judge: compared { _, events in events }),
        .refusesFixesOffEarth(from: .places, .finite) { $0.fixes },
        timed(.ios, from: .enterTime, .enterMode), timed(.android, from: .fifthTime, .windowEnterMode),
        each("An `exit` event has the time of its fix and userMode 10.", laws: [.exitTime, .exitMode]) {
            stay, trial in
            stay.exit.map { $0.t == trial.input.fixes[$0.at].t && $0.userMode == 10 } ?? true
        },
        each(
            """
            Only an `exit` event has a `dwell`: the time since the `enter` event of the geofence or since an earlier \
            fix. The two events of a geofence have the same centre.
            """,
            laws: [.spent, .exitShowsCentre, .dwell]
        ) { stay, trial in
            guard let exit = stay.exit else { return stay.enter.dwell == nil }
            let isFromEnter = trial.readings[GeofenceDwell.self] == .enter
            let since = isFromEnter ? stay.enter.at...stay.enter.at : stay.before
            return stay.enter.dwell == nil && agree(exit.centre, stay.enter.centre)
                && trial.input.fixes[since].contains { exit.t - $0.t == exit.dwell }
        },
        each(
            "An `exit` event happens at the first fix beyond the radius after its `enter` event.",
            laws: [.outside, .circle, .exitRadius]
        ) { stay, trial in
            let (fixes, radius) = (trial.input.fixes, trial.input.figures.radius)
            guard radius >= 1 else { return true }
            func side(_ index: Int) -> Proximity {
                Proximity(
                    of: fixes[index].place, to: stay.enter.centre, radius: radius,
                    by: trial.readings[EarthDistance.self])
            }
            let leaves = stay.exit.map { [.farther, .undecided].contains(side($0.at)) } ?? true
            return leaves && !stay.inside.contains { side($0) == .farther }
        },
        led(.ios, from: .seven, .near, .lasting), led(.android, from: .fifth, .nearFirst),
        noticed(.ios, from: .opens), noticed(.android, from: .window),
    ]

    static func alternates(_ trial: Trial<Geofence>) -> Finding {
        guard !trial.input.fixes.isEmpty, let events = trial.outcome.output?.events else {
            return .notTouched
        }
        let parts = trial.input.parts.map { part in events.filter { part.contains($0.at) } }
        let alternate = parts.allSatisfy { part in
            part.enumerated().allSatisfy { ($1.kind == .enter) == $0.isMultiple(of: 2) }
        }
        let areInOrder = zip(events, events.dropFirst()).allSatisfy { $0.at < $1.at }
        return alternate && areInOrder && parts.joined().count == events.count
            ? .holds
            : .violated(
                "fixes: \(trial.input.fixes.count); events out of order or not alternating: \(text(events))")
    }

    // MARK: Related tracks

    private static func lastReset(of input: Input) -> Int { input.parts.last?.lowerBound ?? 0 }

    /// Returns a judge that compares the events of the related track with the events that this track must have.
    private static func compared(
        to related: @escaping @Sendable (Trial<Geofence>, [Event]) -> [Event]
    ) -> @Sendable (Trial<Geofence>, Output) -> Finding {
        { trial, output in
            let due = related(trial, output.events)
            guard let events = trial.probes[0].output?.events else {
                return .violated("the related track is rejected")
            }
            return isSame(events, due)
                ? .holds
                : .violated("the related track must have the events \(text(due)), but has \(text(events))")
        }
    }

    /// Whether two centres are the same, apart from rounding, which may move a centre across the antimeridian.
    static func agree(_ centre: Coordinate, _ expected: Coordinate) -> Bool {
        abs(centre.lat - expected.lat) <= precision
            && abs(remainder(centre.lon - expected.lon, 360)) <= precision
    }

    static func isSame(_ left: [Event], _ right: [Event]) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { a, b in
                a.kind == b.kind && a.at == b.at && a.t == b.t && a.userMode == b.userMode
                    && a.dwell == b.dwell && agree(a.centre, b.centre)
            }
    }

    private static func text(_ events: [Event]) -> String {
        events.isEmpty
            ? "none" : events.map { "\($0.kind.rawValue) at \($0.at), \($0.t) s" }.joined(separator: "; ")
    }

    // MARK: Properties of both platforms, each with its own laws

    private static func timed(_ platform: Platform, from laws: Law...) -> Property<Geofence> {
        each(
            "On \(platform.rawValue) an `enter` event has the time of its fix and userMode 9.", on: platform,
            laws: laws
        ) { stay, trial in
            stay.enter.t == trial.input.fixes[stay.enter.at].t && stay.enter.userMode == 9
        }
    }

    private static func led(_ platform: Platform, from laws: Law...) -> Property<Geofence> {
        each(
            """
            On \(platform.rawValue) a geofence opens only after enough fixes or enough time. The fix that opens the \
            geofence is near the fix that it is compared with.
            """,
            on: platform, laws: laws
        ) { stay, trial in
            let (input, at, figures) = (trial.input, stay.enter.at, trial.input.figures)
            let isCounted = trial.readings[GeofenceClock.self] == .count
            let least = platform == .android ? figures.window - 1 : isCounted ? figures.closeFixes : 1
            guard stay.before.count > least else { return false }
            let time = Double(figures.closeFixes) * figures.interval
            let isTimed = platform == .ios && !isCounted
            let hasLasted = input.fixes[stay.before].contains { input.fixes[at].t - $0.t >= time }
            if isTimed, !hasLasted { return false }
            let other = platform == .ios ? at - 1 : at - least
            return Proximity(
                of: input.fixes[at].place, to: input.fixes[other].place, radius: figures.radius,
                by: trial.readings[EarthDistance.self]) != .farther
        }
    }

    private static func noticed(_ platform: Platform, from law: Law) -> Property<Geofence> {
        Property("On \(platform.rawValue) a long stay at one spot opens a geofence.", from: law) { trial, _ in
            let (input, figures) = (trial.input, trial.input.figures)
            let isTimed = platform == .ios && trial.readings[GeofenceClock.self] == .elapsed
            guard input.platform == platform, !input.fixes.isEmpty, figures.radius > 0, !isTimed else {
                return .notTouched
            }
            let most = platform == .android ? figures.window - 1 : figures.closeFixes
            let stays = stays(of: trial)
            for part in input.parts {
                for last in part.dropFirst(most) {
                    let before = last - most
                    let isStill = input.fixes[before..<last].allSatisfy {
                        $0.place == input.fixes[last].place
                    }
                    let isMet = stays.contains { stay in
                        (part.lowerBound...last).contains(stay.enter.at) && stay.exit?.at ?? last > before
                    }
                    if isStill, !isMet {
                        return .violated(
                            "the person stays at one spot up to fix \(last), but no geofence opens")
                    }
                }
            }
            return .holds
        }
    }

    private struct Stay {
        let enter: Event
        let exit: Event?
        /// The indices of the fixes since the last `exit` event or reset, up to the `enter` event.
        let before: ClosedRange<Int>
        /// The indices of the fixes after the `enter` event and before the `exit` event.
        let inside: Range<Int>
    }

    private static func stays(of trial: Trial<Geofence>) -> [Stay] {
        guard let events = trial.outcome.output?.events, alternates(trial) == .holds else { return [] }
        return trial.input.parts.flatMap { part in
            let own = events.filter { part.contains($0.at) }
            return stride(from: 0, to: own.count, by: 2).map { place in
                let (enter, exit) = (own[place], own.dropFirst(place + 1).first)
                let start = place > 0 ? own[place - 1].at : part.lowerBound
                return Stay(
                    enter: enter, exit: exit, before: start...enter.at,
                    inside: enter.at + 1..<(exit?.at ?? part.upperBound))
            }
        }
    }

    private static func each(
        _ sentence: String, on platform: Platform? = nil, laws: [Law],
        _ holds: @escaping @Sendable (Stay, Trial<Geofence>) -> Bool
    ) -> Property<Geofence> {
        Property(sentence, laws: laws) { trial in
            let stays = trial.input.platform == platform ?? trial.input.platform ? stays(of: trial) : []
            return stays.violation(unless: { holds($0, trial) }) { _, stay in
                "the geofence that opens at fix \(stay.enter.at) violates the property"
            } ?? (stays.isEmpty ? .notTouched : .holds)
        }
    }
}
