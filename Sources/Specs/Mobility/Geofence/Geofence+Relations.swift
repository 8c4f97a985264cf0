import SharedSpecs
import Specification

extension Geofence {
    /// Relations of each event to its own fix and to earlier fixes.
    static let relations: [Property<Geofence>] = [
        Property(
            "A track is refused if and only if one of its fixes is off the Earth.", from: .places, .finite
        ) {
            trial in
            trial.isRefused(for: [(Fix.invalid, !trial.input.fixes.allSatisfy(\.isOnEarth))])
        },
        timed(.ios, from: .enterTime, .enterMode), timed(.android, from: .fifthTime, .windowEnterMode),
        each("An exit has the time of its fix and userMode 10.", from: .exitTime, .exitMode) { stay, trial in
            stay.exit.map { $0.t == trial.input.fixes[$0.at].t && $0.userMode == 10 } ?? true
        },
        each(
            "An exit has the centre of its enter, and the dwell since the enter or an earlier fix.",
            from: .exitShowsCentre, .spent, .dwell
        ) { stay, trial in
            guard let exit = stay.exit, let dwell = exit.dwell else { return true }
            let since =
                trial.readings[GeofenceDwell.self] == .enter ? stay.enter.at...stay.enter.at : stay.before
            return agree(exit.centre, stay.enter.centre)
                && trial.input.fixes[since].contains { exit.t - $0.t == dwell }
        },
        each(
            "The exit is the first fix beyond the radius after the enter.", from: .outside,
            .fromCentre,
            .exitRadius
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
        centred(.ios, from: .centre), centred(.android, from: .windowCentre),
        led(.ios, from: .seven, .near), led(.android, from: .fifth, .nearFirst),
        noticed(.ios, from: .opens), noticed(.android, from: .window),
    ]

    // MARK: Relations of both platforms, each by its own laws

    private static func timed(_ platform: Platform, from first: Law, _ second: Law) -> Property<Geofence> {
        each(
            "On \(platform.rawValue) an enter has the time of its fix and userMode 9.", on: platform,
            from: first,
            second
        ) {
            stay, trial in
            stay.enter.t == trial.input.fixes[stay.enter.at].t && stay.enter.userMode == 9
        }
    }

    private static func centred(_ platform: Platform, from law: Law) -> Property<Geofence> {
        each(
            "On \(platform.rawValue) the centre is where the reading says.", on: platform, from: law,
            law
        ) {
            stay, trial in
            let (input, at) = (trial.input, stay.enter.at)
            let isLast =
                platform == .ios
                ? trial.readings[GeofenceCentre.self] == .last
                : trial.readings[GeofenceAndroidCentre.self] == .last
            if isLast { return agree(stay.enter.centre, input.fixes[at].place) }
            if platform == .ios, trial.readings[GeofenceCentre.self] == .mean { return true }
            return input.fixes[stay.before].dropLast().contains { agree(stay.enter.centre, $0.place) }
        }
    }

    private static func led(_ platform: Platform, from first: Law, _ second: Law) -> Property<Geofence> {
        each(
            "On \(platform.rawValue) an enter has enough fixes before it, and its own fix is near them.",
            on: platform,
            from: first, second
        ) { stay, trial in
            let (input, at, figures) = (trial.input, stay.enter.at, trial.input.figures)
            let isCounted = trial.readings[GeofenceClock.self] == .count
            let least = platform == .android ? figures.window - 1 : isCounted ? figures.closeFixes : 1
            guard stay.before.count > least else { return false }
            let other = platform == .ios ? at - 1 : at - least
            return Proximity(
                of: input.fixes[at].place, to: input.fixes[other].place, radius: figures.radius,
                by: trial.readings[EarthDistance.self]) != .farther
        }
    }

    private static func noticed(_ platform: Platform, from law: Law) -> Property<Geofence> {
        Property("On \(platform.rawValue) a long stay at one spot has a geofence.", from: law) { trial in
            trial.input.platform == platform && !trial.input.fixes.isEmpty ? isNoticed(trial) : .notTouched
        }
    }

    /// A geofence from its enter to its exit.
    private struct Stay {
        let enter: Event
        let exit: Event?
        /// The fixes since the last exit or reset, up to the enter.
        let before: ClosedRange<Int>
        /// The fixes after the enter up to the exit.
        let inside: Range<Int>
    }

    private static func stays(of trial: Trial<Geofence>) -> [Stay] {
        guard let events = trial.outcome.output?.events, alternates(trial) == .holds else { return [] }
        return events.indices.filter { events[$0].kind == .enter }.compactMap { index in
            let enter = events[index]
            guard let part = trial.input.parts.first(where: { $0.contains(enter.at) }) else { return nil }
            let next = events.dropFirst(index + 1).first.flatMap { part.contains($0.at) ? $0 : nil }
            let last = index > 0 ? events[index - 1].at : part.lowerBound
            return Stay(
                enter: enter, exit: next, before: max(part.lowerBound, last)...enter.at,
                inside: enter.at + 1..<(next?.at ?? part.upperBound))
        }
    }

    private static func each(
        _ sentence: String, on platform: Platform? = nil, from first: Law, _ second: Law, _ third: Law? = nil,
        _ holds: @escaping @Sendable (Stay, Trial<Geofence>) -> Bool
    ) -> Property<Geofence> {
        Property(sentence, from: first, second, third ?? first) { trial in
            let stays = trial.input.platform == platform ?? trial.input.platform ? stays(of: trial) : []
            let wrong = stays.violation(unless: { holds($0, trial) }) { _, stay in
                "the geofence that opens at fix \(stay.enter.at) breaks this"
            }
            return wrong ?? (stays.isEmpty ? .notTouched : .holds)
        }
    }

    private static func isNoticed(_ trial: Trial<Geofence>) -> Finding {
        let (input, figures) = (trial.input, trial.input.figures)
        let most = input.platform == .android ? figures.window - 1 : figures.closeFixes
        let isTimed = input.platform == .ios && trial.readings[GeofenceClock.self] == .elapsed
        guard trial.outcome.output != nil, figures.radius > 0, !isTimed else { return .notTouched }
        let stays = stays(of: trial)
        let (enters, exits) = (Set(stays.map(\.enter.at)), Set(stays.compactMap(\.exit?.at)))
        for part in input.parts {
            var (count, isOpen) = (0, false)
            for index in part {
                let isSame =
                    index > part.lowerBound && input.fixes[index].place == input.fixes[index - 1].place
                count = isSame ? count + 1 : 1
                if enters.contains(index) { isOpen = true }
                if exits.contains(index) { (isOpen, count) = (false, 1) }
                if count > most, !isOpen {
                    return .violated("up to fix \(index) the person stays at one spot, yet no geofence opens")
                }
            }
        }
        return .holds
    }
}
