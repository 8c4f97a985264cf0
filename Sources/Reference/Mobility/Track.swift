import MobilitySpecs
import Specification

extension Track: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        let records = input.records
        try MovementRecord.check(records)
        guard let shown = ShownDays(input.filter, in: input.timeZone, by: readings[TrackWeekday.self]) else {
            throw DayFilter.unknownZone()
        }
        let days = shown.days(records.map(\.t))
        let stays = stays(of: records)
        let within = within(stays)
        let segments = records.indices.dropLast().filter { place in
            !within.contains(place) && days[place] != nil && days[place] == days[place + 1]
        }.map { segment(records, $0) }
        let circles = stays.filter { days[$0.lowerBound] != nil }.map {
            Circle(at: $0.lowerBound, dwell: records[$0.upperBound].t - records[$0.lowerBound].t)
        }
        return Output(segments: segments, stretches: stretches(of: segments, records), circles: circles)
    }

    /// Returns the indices of the records in stays, except the last record of each stay.
    static func within(_ stays: [ClosedRange<Int>]) -> Set<Int> { Set(stays.flatMap { $0.dropLast() }) }

    /// Returns the stays, each from a record with userMode 9 to the next record with userMode 10. Clause: TRK-1
    static func stays(of records: [MovementRecord]) -> [ClosedRange<Int>] {
        var (stays, entered) = ([ClosedRange<Int>](), Int?.none)
        for (place, record) in records.enumerated() {
            switch record.userMode {
            case .ordinary: break
            case .enter: entered = place
            case .exit:
                if let entered { stays.append(entered...place) }
                entered = nil
            }
        }
        return stays
    }

    /// Clause: TRK-1
    private static func segment(_ records: [MovementRecord], _ place: Int) -> Segment {
        let (first, second) = (records[place].activity, records[place + 1].activity)
        let activity = first == second ? first : .unknown
        let look: Look =
            switch activity {
            case .walking, .running: .init(.orange, .dashed, opacity: 1)
            case .cycling: .init(.cyan, .dashed, opacity: 1)
            case .automotive: .init(.red, .solid, opacity: 1)
            case .notMoving, .unknown: .unsure
            }
        return Segment(from: place, to: place + 1, activity: activity, look: look)
    }

    /// Clause: TRK-2
    private static func stretches(of segments: [Segment], _ records: [MovementRecord]) -> [Stretch] {
        var stretches: [Stretch] = []
        for segment in segments {
            var from = segment.from
            if let last = stretches.last, last.to == from, last.activity == segment.activity {
                from = stretches.removeLast().from
            }
            let start = records[from].t
            stretches.append(
                Stretch(
                    from: from, to: segment.to, activity: segment.activity, start: start,
                    duration: records[segment.to].t - start))
        }
        return stretches
    }
}
