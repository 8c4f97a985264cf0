import JSON
import Specification

/// Walks a track along the implementation's own events and notes which clauses each step keeps or breaks.
///
/// The state after each event is the implementation's own, so that one mistake is reported once and not at every
/// later fix. If a distance is within a millimetre of the radius the walk ends: neither answer would be wrong.
struct GeofenceWalk {
    let track: GeofenceTrack
    let events: [Geofence.Event]
    var findings = Findings<Geofence.Rule>()

    /// The clause that says when a geofence opens here.
    var counting: Geofence.Rule { track.isIOS ? .opening : .window }

    mutating func run() {
        findings.touch(counting)
        guard alternates() else { return }
        var exit: Int?
        var ahead = events[...]
        while approaches(since: exit, until: ahead.first), let enter = ahead.popFirst() {
            guard stays(since: enter, until: ahead.first) else { return }
            exit = ahead.popFirst()?.at
        }
    }

    private mutating func alternates() -> Bool {
        if !track.fixes.isEmpty { findings.touch(.order) }
        var last = -1
        for (number, event) in events.enumerated() {
            let kind: Geofence.Kind = number.isMultiple(of: 2) ? .enter : .exit
            if event.kind != kind {
                findings.blame(
                    .order, "event \(number) is to be \(kind.rawValue), not \(event.kind.rawValue)")
                return false
            }
            if event.at <= last || !track.fixes.indices.contains(event.at) {
                findings.blame(
                    .order,
                    "event \(number) is at fix \(event.at), after one at \(last), of \(track.fixes.count) fixes"
                )
                return false
            }
            last = event.at
        }
        return true
    }

    // MARK: Outside

    /// Follows the runs up to the next enter; returns false if there is none, or none can be expected for certain.
    private mutating func approaches(since exit: Int?, until enter: Geofence.Event?) -> Bool {
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
            return true
        }
        return false
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
    private mutating func stays(since enter: Geofence.Event, until exit: Geofence.Event?) -> Bool {
        let radius = JSONWriter.text(of: track.figures.radius.value)
        for index in enter.at + 1..<track.fixes.count {
            let side = track.proximity(index, to: enter.centre)
            if case .undecided = side { return false }
            if exit?.at == index, let exit {
                if side != .farther {
                    findings.blame(
                        .exit,
                        "fix \(index) is not farther than \(radius) m from the centre, yet it is an exit")
                }
                examineExit(exit, of: enter)
                return true
            }
            if side == .farther {
                findings.blame(
                    .exit, "fix \(index) is farther than \(radius) m from the centre, yet it is no exit")
            }
        }
        return false
    }

    private mutating func examineExit(_ event: Geofence.Event, of enter: Geofence.Event) {
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
        let dwell = track.fixes[event.at].t - track.fixes[enter.at].t
        if event.dwell != dwell {
            let told = event.dwell.map { "\($0)" } ?? "absent"
            findings.blame(
                .exit, "the dwell is \(dwell) s, from fix \(enter.at) to fix \(event.at); it is \(told)")
        }
    }
}
