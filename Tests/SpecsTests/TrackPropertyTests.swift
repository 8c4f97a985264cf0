import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs

/// This name avoids a conflict with the type named Track that supports these tests.
private typealias Lines = MobilitySpecs.Track

/// Tests of the properties of mobility.track, and of its generated inputs.
struct TrackPropertyTests {
    /// Monday, 2021-06-07, at 08:00 in Rome.
    private static let monday = 1_623_045_600.0

    /// Returns records of a person on foot, one minute apart, with the given user modes.
    private func walk(_ modes: UserMode...) -> [MovementRecord] {
        modes.enumerated().map {
            MovementRecord(
                t: Self.monday + 60 * Double($0), lat: 45, lon: 7, activity: .walking, userMode: $1)
        }
    }

    private func wrong(_ change: @escaping @Sendable (Lines.Input, Lines.Output) -> Lines.Output)
        -> Improvised<Lines>
    {
        Improvised { input, readings throws(Rejection) in
            change(input, try Lines.reference.run(input, readings: readings))
        }
    }

    @Test func `lines contradict a property if their order, look or stretches are wrong`() throws {
        let input = Lines.Input(records: walk(.ordinary, .ordinary, .ordinary))
        let right = try #require(Lines.reference.outcome(of: input).output)
        func contradicted(
            _ segments: [Lines.Segment], _ stretches: [Lines.Stretch]? = nil
        ) -> [Lines.Law] {
            let output = Lines.Output(
                segments: segments, stretches: stretches ?? right.stretches, circles: [])
            return Relations<Lines>(input, .output(output)).contradicted
        }
        #expect(contradicted(right.segments).isEmpty)
        #expect(contradicted(right.segments.reversed()).contains(.equalActivity))
        let red = Lines.Segment(from: 1, to: 2, activity: .walking, look: .init(.red, .solid, opacity: 1))
        #expect(contradicted([right.segments[0], red]) == [.onFoot])
        #expect(contradicted(right.segments, []) == [.equalActivity])
        let halves = (0...1).map {
            Lines.Stretch(
                from: $0, to: $0 + 1, activity: .walking, start: Self.monday + 60 * Double($0), duration: 60)
        }
        #expect(contradicted(right.segments, halves) == [.equalActivity])
    }

    @Test func `an output that changes if the track is moved in space or time contradicts a property`() {
        let northern = wrong { input, output in
            input.records.allSatisfy { $0.lat >= 0 }
                ? output : .init(segments: [], stretches: [], circles: [])
        }
        let input = Lines.Input(records: walk(.ordinary, .ordinary))
        #expect(Relations<Lines>(input, by: northern).contradicted == [.joined])
        #expect(Relations<Lines>(input, by: Lines.reference).kept.contains(.joined))
    }

    @Test func `a line or a circle that is shown on two weekdays, or on none, contradicts a property`() {
        let stay = Lines.Input(records: walk(.enter, .exit), filter: .monday, timeZone: "Europe/Rome")
        let careless = Improvised<Lines> { input, readings throws(Rejection) in
            try Lines.reference.run(.init(records: input.records), readings: readings)
        }
        #expect(Relations<Lines>(stay, by: careless).contradicted == [.oneWeekday])
        let blind = wrong { input, output in
            input.filter == .always ? output : .init(segments: [], stretches: [], circles: [])
        }
        let all = Readings.standard.with(TrackWeekday.all)
        #expect(Relations<Lines>(stay, by: blind, all).contradicted == [.oneWeekday])
        #expect(Relations<Lines>(stay, by: Lines.reference, all).kept.contains(.oneWeekday))
    }

    @Test func `an output that differs between zones with the same offset contradicts a property`() {
        let records = [0.0, 60].map {
            MovementRecord(t: Self.monday + 36_000 + $0, lat: 45, lon: 7, activity: .walking)
        }
        // When it is 18:00 in Rome, it is 01:00 on Tuesday in Tokyo.
        let input = Lines.Input(records: records, filter: .tuesday, timeZone: "Asia/Tokyo")
        let forgetful = Improvised<Lines> { input, readings throws(Rejection) in
            let zone = input.timeZone.hasPrefix("Etc/") ? "UTC" : input.timeZone
            return try Lines.reference.run(
                .init(records: input.records, filter: input.filter, timeZone: zone), readings: readings)
        }
        #expect(Relations<Lines>(input, by: forgetful).contradicted == [.clocks])
        #expect(Relations<Lines>(input, by: Lines.reference).kept.contains(.clocks))
    }

    // MARK: Generated inputs

    @Test func `generated inputs produce circles, lines of every activity and every rejection`() {
        let outcomes = GeneratorExamination<Lines>().inputs.map {
            Lines.reference.outcome(of: $0)
        }
        for code in ["fix.invalid", "event.order", "zone.unknown"] {
            #expect(outcomes.count { $0.rejection?.code == code } >= 3, "\(code)")
        }
        let outputs = outcomes.compactMap(\.output)
        #expect(outputs.count { !$0.circles.isEmpty } >= 40)
        for activity in Activity.allCases {
            #expect(outputs.count { $0.segments.contains { $0.activity == activity } } >= 10, "\(activity)")
        }
    }
}
