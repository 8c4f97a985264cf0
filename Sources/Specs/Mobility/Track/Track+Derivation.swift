import Specification

extension Track {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let times = input.records.map(\.t)
        try law.refuse(offEarth: input.records, .places, .finite, first: .placesFirst)
        try law.refuse(
            .years, if: !times.allSatisfy(DayFilter.calendar.contains), Fix.invalid(), first: .placesFirst)
        try law.refuse(.order, if: !TimeOrder.holds(of: times), TimeOrder.broken(), first: .othersFirst)
        let isKnown = law.isName(ofZone: input.timeZone, .names)
        try law.refuse(.unknownZone, if: !isKnown, DayFilter.unknownZone())
        let days = input.filter.days(times, in: input.timeZone, law)
        let map = Map(records: input.records, days: days, law: law)
        let lines = map.lines
        return Output(
            segments: law.inOrder(.inOrder, lines.map(map.segment)), stretches: map.stretches(of: lines),
            circles: map.circles)
    }

    private struct Line {
        let from: Int
        let activity: Activity
    }

    private struct Map {
        let records: [MovementRecord]
        /// The day of each record that is shown, and nil for each other record.
        let days: [Int?]
        let law: Ruling<Law>

        // MARK: Stays

        private var stays: [ClosedRange<Int>] {
            law.stays(of: records, ofAnyKind: .ofAnyKind, nearestEnter: .nearestEnter)
        }

        // MARK: Lines. Clause: TRK-1

        var lines: [Line] {
            let inside = law(.notLeft, stays, not: stays + MovementRecord.openStay(of: records))
            var lines: [Line] = []
            for (from, to) in zip(records.indices, records.indices.dropFirst()) {
                let isWithin = inside.contains { $0.contains(from) && $0.contains(to) }
                let isEnd = records[from].kind == .closing || records[to].kind == .closing
                if isWithin && law.does(.withinStay) || law(.anyKind, false, not: isEnd) { continue }
                guard law.holds(.shown, days[from] != nil && days[to] != nil),
                    law.holds(.acrossDays, days[from] == days[to])
                else { continue }
                law.emit(.joined, Line(from: from, activity: activity(from, to)), into: &lines)
            }
            return lines
        }

        private func activity(_ from: Int, _ to: Int) -> Activity {
            let (first, second) = (counted(from), counted(to))
            return law(.mixed, first == second ? first : .unknown, not: first)
        }

        /// Returns the activity of a record, which determines the activity of each line at the record.
        private func counted(_ place: Int) -> Activity {
            let activity = records[place].activity
            return law(.runsApart, activity, not: activity == .running ? .walking : activity)
        }

        func segment(_ line: Line) -> Segment {
            let from = law(.indices, line.from, not: number(of: line.from))
            return Segment(from: from, to: from + 1, activity: line.activity, look: look(of: line.activity))
        }

        /// Returns the index of a record among the records that are shown.
        private func number(of record: Int) -> Int { days[...record].count { $0 != nil } - 1 }

        private func look(of activity: Activity) -> Look {
            let unsure = Look(
                law(.unsure, .black), law(.opacity, .solid), opacity: law(.opacity, 0.5, not: 1))
            func sure(_ rule: Law, _ colour: Colour, _ pattern: Pattern) -> Look {
                Look(law(rule, colour), law(rule, pattern), opacity: law.shows(.opacity, 1))
            }
            return switch activity {
            case .walking: sure(.onFoot, .orange, .dashed)
            case .running: law(.running, sure(.onFoot, .orange, .dashed), not: unsure)
            case .cycling: sure(.byBike, .cyan, .dashed)
            case .automotive: sure(.byMotor, .red, .solid)
            case .notMoving: law(.notMoving, unsure, not: sure(.onFoot, .orange, .dashed))
            case .unknown: unsure
            }
        }

        // MARK: Stretches. Clause: TRK-2

        func stretches(of lines: [Line]) -> [Stretch] {
            let kept = lines.filter {
                law.holds(.ofAnyActivity, true) || ![.unknown, .notMoving].contains($0.activity)
            }
            let starts = kept.indices.filter { $0 == 0 || !goesOn(kept[$0], after: kept[$0 - 1]) }
            let ends = starts.dropFirst() + [kept.count]
            let runs = zip(starts, ends).map { start, end in
                stretch(from: kept[start].from, to: kept[end - 1].from + 1, kept[start].activity)
            }
            return law.gives(.stretch, law(.ofLines, runs, not: runsOfRecords))
        }

        private func goesOn(_ line: Line, after other: Line) -> Bool {
            law.holds(.noGap, other.from + 1 == line.from)
                && law.holds(.equalActivity, other.activity == line.activity)
        }

        private func stretch(from: Int, to: Int, _ activity: Activity) -> Stretch {
            let seconds = records[to].t - records[from].t
            return Stretch(
                from: from, to: to, activity: activity, start: law.shows(.start, records[from].t),
                duration: law(.duration, seconds, not: seconds / 60))
        }

        /// The stretches that an implementation finds if it looks for runs of records with the same activity instead
        /// of runs of lines.
        private var runsOfRecords: [Stretch] {
            let starts = records.indices.filter {
                $0 == 0 || records[$0].activity != records[$0 - 1].activity
            }
            return zip(starts, starts.dropFirst() + [records.count]).map {
                stretch(from: $0, to: $1 - 1, records[$0].activity)
            }
        }

        // MARK: Circles. Clause: TRK-2

        var circles: [Circle] {
            let left = law(.onlyIfLeft, stays, not: stays + MovementRecord.openStay(of: records))
            return left.flatMap { stay -> [Circle] in
                let (enter, exit) = (stay.lowerBound, stay.upperBound)
                guard law.holds(.circleShown, days[enter] != nil) else { return [] }
                let dwell = law.shows(.dwell, records[exit].t - records[enter].t)
                let circle = Circle(
                    at: law(.indices, law(.atEnter, enter, not: exit), not: number(of: enter)),
                    radius: law.shows(.radius, Track.radius),
                    dwell: law(.wholeDwell, dwell, not: days[exit] == days[enter] ? dwell : 0))
                return law.gives(.circle, [circle])
            }
        }
    }
}
