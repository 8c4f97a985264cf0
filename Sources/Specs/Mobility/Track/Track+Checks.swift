import JSON
import Specification

extension Track {
    public static func check(_ rule: Rule) -> Check<Track> {
        switch rule {
        case .places:
            Check(.model) {
                MovementRecord.finding(ofPlacesOf: $0.input.records, rejection: $0.outcome.rejection)
            }
        case .order:
            Check(.model) {
                MovementRecord.finding(ofTimesOf: $0.input.records, rejection: $0.outcome.rejection)
            }
        case .segments, .stretches: .examined(.property)
        case .weekday: .examined(.derivation)
        }
    }

    /// Holds each line to its two records, stretches to the program's own lines, and circles to the marks.
    public static func examine(_ trial: Trial<Track>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        let input = trial.input
        guard MovementRecord.areSound(input.records) else { return findings }
        let code = trial.outcome.rejection?.code
        guard DayFilter.knows(zone: input.timeZone) else {
            findings.touch(.weekday)
            if code != DayFilter.unknownZone.code {
                let name = JSONWriter.text(of: input.timeZone.value)
                findings.blame(
                    .weekday,
                    "there is no zone \(name): \(DayFilter.unknownZone.code) is expected, not \(code ?? "an output")"
                )
            }
            return findings
        }
        guard let output = trial.outcome.output else {
            if code == DayFilter.unknownZone.code {
                findings.blame(.weekday, "the zone is known, yet the input was rejected as \(code ?? "")")
            } else if code != Fix.invalid.code, code != TimeOrder.broken.code {
                findings.blame(.segments, "no such input is refused, yet it was rejected as \(code ?? "")")
            }
            return findings
        }
        if input.filter != .always || !input.records.isEmpty { findings.touch(.weekday) }
        let days = input.filter.days(
            input.records.map(\.t), in: input.timeZone, by: trial.readings[TrackWeekday.self])
        let map = TrackMap(input: input, days: days)
        map.examineSegments(output.segments, &findings)
        map.examineStretches(output, &findings)
        map.examineCircles(output.circles, &findings)
        return findings
    }
}

/// A track, against which what is drawn of it is held.
private struct TrackMap {
    let input: Track.Input
    /// The day on which each record is shown, nil if it is not; nil if the kit cannot tell.
    let days: [Int?]?

    private var records: [MovementRecord] { input.records }

    // MARK: TRK-1

    func examineSegments(_ segments: [Track.Segment], _ findings: inout Findings<Track.Rule>) {
        findings.touch(.segments)
        for (index, segment) in segments.enumerated() {
            guard records.indices.contains(segment.from), segment.to == segment.from + 1,
                segment.to < records.count
            else {
                findings.blame(
                    .segments, "segment \(index), \(text(segment)), joins no two consecutive records")
                return
            }
            guard index == 0 || segments[index - 1].from < segment.from else {
                findings.blame(.segments, "segment \(index), \(text(segment)), is told late, or twice")
                return
            }
            let activity = activity(from: segment.from)
            let look = look(of: activity)
            if segment.activity != activity || segment.look != look {
                let due = Track.Segment(from: segment.from, to: segment.to, activity: activity, look: look)
                findings.blame(.segments, "segment \(index) is \(text(due)), not \(text(segment))")
            }
        }
        let drawn = Set(segments.map(\.from))
        for place in records.indices.dropLast() {
            let isDrawn = drawn.contains(place)
            if isWithinStay(place) {
                guard isDrawn else { continue }
                findings.blame(
                    .segments,
                    "there is no line from record \(place), since a 9 is before it and a 10 after it")
            } else if let isShown = isShown(place), isShown != isDrawn {
                let which = "from record \(place) to \(place + 1)"
                let sentence =
                    isShown
                    ? "there is a line \(which), yet none is drawn"
                    : "a line \(which) is drawn, yet not shown"
                if input.filter == .always {
                    findings.blame(.segments, sentence)
                } else {
                    findings.blame(.weekday, "\(sentence) on \(input.filter.rawValue)", .likely)
                    if isShown { findings.blame(.segments, sentence, .possible) }
                }
            }
        }
    }

    private func activity(from place: Int) -> Activity {
        records[place].activity == records[place + 1].activity ? records[place].activity : .unknown
    }

    private func look(of activity: Activity) -> Track.Look {
        switch activity {
        case .walking, .running: Track.Look(.orange, .dashed, opacity: 1)
        case .cycling: Track.Look(.cyan, .dashed, opacity: 1)
        case .automotive: Track.Look(.red, .solid, opacity: 1)
        case .notMoving, .unknown: .unsure
        }
    }

    /// Whether the nearest mark up to a record is a 9, and the nearest one after it a 10.
    private func isWithinStay(_ place: Int) -> Bool {
        let before = records[...place].last { $0.userMode != .ordinary }
        let after = records[(place + 1)...].first { $0.userMode != .ordinary }
        return before?.userMode == .enter && after?.userMode == .exit
    }

    private func isShown(_ place: Int) -> Bool? {
        days.map { $0[place] != nil && $0[place] == $0[place + 1] }
    }

    // MARK: TRK-2

    /// Takes the program's own lines for right, and asks whether its stretches are made of them.
    func examineStretches(_ output: Track.Output, _ findings: inout Findings<Track.Rule>) {
        findings.touch(.stretches)
        var rest = output.segments[...]
        var before: Track.Stretch?
        for (index, stretch) in output.stretches.enumerated() {
            let told = "stretch \(index), \(text(stretch)),"
            guard let first = rest.first, first.from == stretch.from, records.indices.contains(first.from)
            else {
                findings.blame(.stretches, "\(told) does not begin with the next segment")
                return
            }
            if let before, before.to == stretch.from, before.activity == stretch.activity {
                findings.blame(.stretches, "\(told) goes on with the one before it, and both are one")
            }
            var to = first.from
            while let segment = rest.first, segment.from == to, to < stretch.to,
                segment.activity == stretch.activity
            {
                to = segment.to
                rest.removeFirst()
            }
            guard to == stretch.to, records.indices.contains(to) else {
                findings.blame(.stretches, "\(told) is not made of segments of its activity up to its end")
                return
            }
            let (start, end) = (records[stretch.from].t, records[to].t)
            if stretch.start != start || stretch.duration != end - start {
                findings.blame(
                    .stretches, "\(told) starts at \(text(start)) and takes \(text(end - start)) s")
            }
            before = stretch
        }
        if let segment = rest.first {
            findings.blame(.stretches, "segment \(text(segment)) belongs to no stretch")
        }
    }

    func examineCircles(_ circles: [Track.Circle], _ findings: inout Findings<Track.Rule>) {
        for (index, circle) in circles.enumerated() {
            let told = "circle \(index), \(text(circle)),"
            guard index == 0 || circles[index - 1].at < circle.at else {
                findings.blame(.stretches, "\(told) is told late, or twice")
                return
            }
            guard records.indices.contains(circle.at), records[circle.at].userMode == .enter,
                let left = records[(circle.at + 1)...].first(where: { $0.userMode != .ordinary }),
                left.userMode == .exit
            else {
                findings.blame(.stretches, "\(told) is at no record of userMode 9 that a 10 follows")
                continue
            }
            let dwell = left.t - records[circle.at].t
            if circle.dwell != dwell || circle.radius != Track.radius {
                let due = Track.Circle(at: circle.at, dwell: dwell)
                findings.blame(.stretches, "circle \(index) is \(text(due)), not \(text(circle))")
            }
        }
        guard let days else { return }
        for place in records.indices.dropLast() where records[place].userMode == .enter && isWithinStay(place)
        {
            let isDrawn = circles.contains { $0.at == place }
            guard isDrawn != (days[place] != nil) else { continue }
            if !isDrawn, input.filter == .always {
                findings.blame(.stretches, "the stay from record \(place) on has no circle")
                continue
            }
            let shown =
                "the stay from record \(place) on is \(isDrawn ? "not " : "")of a \(input.filter.rawValue)"
            findings.blame(
                .weekday, "\(shown) that is shown, yet has \(isDrawn ? "a" : "no") circle", .likely)
            if !isDrawn { findings.blame(.stretches, "\(shown), yet has no circle", .possible) }
        }
    }

    private func text(_ part: some Wire) -> String { JSONWriter.text(of: part.value) }
}
