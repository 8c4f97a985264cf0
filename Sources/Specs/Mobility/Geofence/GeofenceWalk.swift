import JSON
import Specification

/// Walks a track along the implementation's own events and notes which clauses each step keeps or breaks.
///
/// The state after each event is the implementation's own, so that one mistake is reported once and not at every
/// later fix. If a distance is within a millimetre of the radius the walk ends there, up to the next reset: neither
/// answer would be wrong.
struct GeofenceWalk {
    let input: Geofence.Input
    let events: [Geofence.Event]
    /// The part of the track that is walked.
    private(set) var track: GeofenceTrack
    /// Whether the implementation's geofence was open at the reset before this part, and no event came since.
    private(set) var wasOpen = false
    var findings = Findings<Geofence.Rule>()

    init(_ input: Geofence.Input, _ events: [Geofence.Event], _ readings: Readings) {
        (self.input, self.events) = (input, events)
        track = GeofenceTrack(input, readings)
    }

    /// The clause that says when a geofence opens here.
    var counting: Geofence.Rule { track.isIOS ? .opening : .window }

    mutating func run() {
        findings.touch(counting)
        if !input.fixes.isEmpty { findings.touch(.order) }
        if input.resets != nil { findings.touch(.resets) }
        guard rises() else { return }
        for part in input.parts {
            track = GeofenceTrack(input, track.readings, part: part)
            wasOpen = events.last { $0.at < part.lowerBound }?.kind == .enter
            guard alternates() else { return }
            walkPart()
        }
    }

    private mutating func walkPart() {
        var exit: Int?
        var ahead = events.filter { track.part.contains($0.at) }[...]
        while let stay = approaches(since: exit, until: ahead.first), ahead.popFirst() != nil {
            guard stays(stay, until: ahead.first) else { return }
            exit = ahead.popFirst()?.at
        }
    }

    // MARK: The order of events

    private mutating func rises() -> Bool {
        var last = -1
        for (number, event) in events.enumerated() {
            if event.at <= last || !input.fixes.indices.contains(event.at) {
                findings.blame(
                    .order,
                    "event \(number) is at fix \(event.at), after one at \(last), of \(input.fixes.count) fixes"
                )
                return false
            }
            last = event.at
        }
        return true
    }

    private mutating func alternates() -> Bool {
        var kind = Geofence.Kind.enter
        for (number, event) in events.enumerated() where track.part.contains(event.at) {
            if event.kind != kind {
                let sentence = "event \(number) is to be \(kind.rawValue), not \(event.kind.rawValue)"
                let isFirst = !events[..<number].contains { track.part.contains($0.at) }
                if isFirst, wasOpen {
                    let reset = track.part.lowerBound
                    findings.blame(.resets, "\(sentence): the reset before fix \(reset) ended the geofence")
                } else {
                    findings.blame(.order, sentence)
                }
                return false
            }
            kind = kind == .enter ? .exit : .enter
        }
        return true
    }

    // MARK: Outside

    /// A geofence that the implementation opened.
    private struct Stay {
        let enter: Geofence.Event
        let run: GeofenceTrack.Run
        /// Whether one was to open there, and none before.
        let isExpected: Bool
    }

    /// Follows the runs up to the next enter; returns nil if there is none, or none can be expected for certain.
    private mutating func approaches(since exit: Int?, until enter: Geofence.Event?) -> Stay? {
        var agrees = true
        for run in track.runs(since: exit, by: track.clock) {
            touchClocks(run)
            let opens = track.opens(run, by: track.clock)
            let event = enter.flatMap { $0.at == run.last ? $0 : nil }
            if agrees, opens != (event != nil) {
                let other = otherOpening(since: exit, until: enter)
                blameOpening(run, opens: opens, enter, other)
                agrees = false
            }
            guard let event else { continue }
            examineEnter(event, run, since: exit)
            wasOpen = false
            return Stay(enter: event, run: run, isExpected: agrees)
        }
        return nil
    }

    private mutating func touchClocks(_ run: GeofenceTrack.Run) {
        if track.isIOS {
            if track.opens(run, by: .count) != track.opens(run, by: .elapsed) { findings.touch(.clock) }
        } else if run.closeFixes > 0 {
            findings.touch(.fifteenMinutes)
        }
    }

    private mutating func examineEnter(_ event: Geofence.Event, _ run: GeofenceTrack.Run, since exit: Int?) {
        if event.userMode != 9 {
            findings.blame(counting, "enter has userMode 9, not \(event.userMode)")
        }
        examineTime(event, counting)
        if event.dwell != nil {
            findings.blame(.exit, "only an exit has a dwell, yet the enter at fix \(event.at) has")
        }
        findings.touch(track.isIOS ? .centre : .window)
        if !track.agrees(event.centre, track.centre(of: run)) {
            blameCentre(event, run, otherOpening(since: exit, until: event))
        }
        findings.touch(.exit)
    }

    private mutating func examineTime(_ event: Geofence.Event, _ rule: Geofence.Rule) {
        let t = track.fixes[event.at].t
        if event.t != t {
            findings.blame(
                rule, "\(event.kind.rawValue) is at the time of fix \(event.at), \(t), not \(event.t)")
        }
    }

    // MARK: Inside

    /// Follows the fixes up to the next exit; returns false if there is none, or none can be expected for certain.
    private mutating func stays(_ stay: Stay, until exit: Geofence.Event?) -> Bool {
        let enter = stay.enter
        let radius = JSONWriter.text(of: track.figures.radius.value)
        for index in enter.at + 1..<track.part.upperBound {
            let side = track.proximity(index, to: enter.centre)
            if case .undecided = side { return false }
            if exit?.at == index, let exit {
                if side != .farther {
                    findings.blame(
                        .exit,
                        "fix \(index) is not farther than \(radius) m from the centre, yet it is an exit")
                }
                examineExit(exit, of: stay)
                return true
            }
            if side == .farther {
                findings.blame(
                    .exit, "fix \(index) is farther than \(radius) m from the centre, yet it is no exit")
            }
        }
        return false
    }

    private mutating func examineExit(_ event: Geofence.Event, of stay: Stay) {
        let enter = stay.enter
        if event.userMode != 10 { findings.blame(.exit, "exit has userMode 10, not \(event.userMode)") }
        examineTime(event, .exit)
        if !track.agrees(event.centre, enter.centre) {
            findings.blame(
                .exit,
                """
                the exit at fix \(event.at) tells the centre \(event.centre.lat), \(event.centre.lon) and its enter \
                \(enter.centre.lat), \(enter.centre.lon)
                """)
        }
        let isFromArrival = track.readings[GeofenceDwell.self] == .arrival
        let begin = isFromArrival ? stay.run.first : enter.at
        let dwell = track.fixes[event.at].t - track.fixes[begin].t
        guard event.dwell != dwell else { return }
        let told = event.dwell.map { "\($0)" } ?? "absent"
        let sentence = "the dwell is \(dwell) s, from fix \(begin) to fix \(event.at); it is \(told)"
        if isFromArrival, event.dwell != nil {
            blameArrival(stay.run, isExpected: stay.isExpected, sentence)
        } else {
            findings.blame(.exit, sentence)
        }
    }
}
