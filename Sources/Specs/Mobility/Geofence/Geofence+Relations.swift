import SharedSpecs
import Specification

extension Geofence {
    /// Properties that relate each event to its own fix and to earlier fixes.
    static let relations: [Property<Geofence>] = [
        .refusesFixesOffEarth(from: .places, .finite) { $0.fixes },
        timed(.ios, from: .enterTime, .enterMode), timed(.android, from: .fifthTime, .windowEnterMode),
        each("An exit has the time of its fix and userMode 10.", from: [.exitTime, .exitMode]) {
            stay, trial in
            stay.exit.map { $0.t == trial.input.fixes[$0.at].t && $0.userMode == 10 } ?? true
        },
        each(
            """
            Only an exit has a dwell, which begins at its enter or at an earlier fix; an exit has the centre of its \
            enter.
            """,
            from: [.spent, .exitShowsCentre, .dwell]
        ) { stay, trial in
            guard let exit = stay.exit else { return stay.enter.dwell == nil }
            let isFromEnter = trial.readings[GeofenceDwell.self] == .enter
            let since = isFromEnter ? stay.enter.at...stay.enter.at : stay.before
            return stay.enter.dwell == nil && agree(exit.centre, stay.enter.centre)
                && trial.input.fixes[since].contains { exit.t - $0.t == exit.dwell }
        },
        each(
            "An exit is at the first fix beyond the radius after its enter.",
            from: [.outside, .circle, .exitRadius]
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

    // MARK: Relations of both platforms, with separate laws for each

    private static func timed(_ platform: Platform, from laws: Law...) -> Property<Geofence> {
        each(
            "On \(platform.rawValue) an enter has the time of its fix and userMode 9.", on: platform,
            from: laws
        ) { stay, trial in
            stay.enter.t == trial.input.fixes[stay.enter.at].t && stay.enter.userMode == 9
        }
    }

    private static func led(_ platform: Platform, from laws: Law...) -> Property<Geofence> {
        each(
            """
            On \(platform.rawValue) an enter comes after enough fixes or time, and its own fix is near the fix with \
            which it is compared.
            """,
            on: platform, from: laws
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
                            "up to fix \(last) the person stays at one spot, yet no geofence opens")
                    }
                }
            }
            return .holds
        }
    }

    /// A geofence from its enter to its exit.
    private struct Stay {
        let enter: Event
        let exit: Event?
        /// The indices of the fixes since the last exit or reset, up to the enter.
        let before: ClosedRange<Int>
        /// The indices of the fixes after the enter and before the exit.
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
        _ sentence: String, on platform: Platform? = nil, from laws: [Law],
        _ holds: @escaping @Sendable (Stay, Trial<Geofence>) -> Bool
    ) -> Property<Geofence> {
        Property(sentence, laws: laws) { trial in
            let stays = trial.input.platform == platform ?? trial.input.platform ? stays(of: trial) : []
            let wrong = stays.violation(unless: { holds($0, trial) }) { _, stay in
                "the geofence that opens at fix \(stay.enter.at) breaks this rule"
            }
            return wrong ?? (stays.isEmpty ? .notTouched : .holds)
        }
    }
}
