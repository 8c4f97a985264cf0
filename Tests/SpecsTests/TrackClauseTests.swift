import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs

/// This name avoids a conflict with the type named Track that supports these tests.
private typealias Lines = MobilitySpecs.Track

/// Tests of the clauses TRK-1 to TRK-3, ORD-1 and FIX-1 of mobility.track.
struct TrackClauseTests {
    /// Monday, 2021-06-07, at 08:00 in Rome.
    private static let monday = 1_623_045_600.0

    /// Returns records with the given activities and user modes, `step` seconds apart.
    private func records(_ told: (Activity, UserMode)..., start: Double = monday, step: Double = 60)
        -> [MovementRecord]
    {
        told.enumerated().map {
            MovementRecord(
                t: start + step * Double($0), lat: 45, lon: 7, activity: $1.0, userMode: $1.1)
        }
    }

    private let walked = Lines.Look(.orange, .dashed, opacity: 1)

    private func line(_ from: Int, _ activity: Activity, _ look: Lines.Look)
        -> Lines.Segment
    {
        .init(from: from, to: from + 1, activity: activity, look: look)
    }

    /// Examines the output of the reference, with the given parts replaced.
    private func examined(
        _ input: Lines.Input, segments: [Lines.Segment]? = nil,
        stretches: [Lines.Stretch]? = nil, circles: [Lines.Circle]? = nil,
        by readings: Readings = .standard
    ) throws -> Examination<Lines> {
        let right = try #require(Lines.reference.outcome(of: input, readings: readings).output)
        return Examination(
            input,
            .output(
                .init(
                    segments: segments ?? right.segments, stretches: stretches ?? right.stretches,
                    circles: circles ?? right.circles)), readings)
    }

    // MARK: TRK-1

    @Test(
        arguments: [
            (Activity.walking, "orange", "dashed", 1), (.running, "orange", "dashed", 1),
            (.cycling, "cyan", "dashed", 1), (.automotive, "red", "solid", 1),
            (.notMoving, "black", "solid", 0.5),
            (.unknown, "black", "solid", 0.5),
        ] as [(Activity, String, String, Double)])
    func `the look of a line depends on the activities of both records that it joins`(
        activity: Activity, colour: String, pattern: String, opacity: Double
    ) throws {
        let input = Lines.Input(records: records((activity, .ordinary), (activity, .ordinary)))
        let look = try Lines.Look(
            .record(("colour", colour.value), ("pattern", pattern.value), ("opacity", opacity.value)))
        try examined(input, segments: [line(0, activity, look)]).expectHolds("TRK-1")
        let others = [
            Lines.Look(look.colour == .red ? .cyan : .red, look.pattern, opacity: opacity),
            .init(look.colour, look.pattern == .solid ? .dashed : .solid, opacity: opacity),
            .init(look.colour, look.pattern, opacity: 0.75),
        ]
        for other in others {
            try examined(input, segments: [line(0, activity, other)])
                .expectBroken("TRK-1")
        }
    }

    @Test func `a line between different activities, even walking and running, has the activity unknown`()
        throws
    {
        for (first, second) in [(Activity.walking, Activity.automotive), (.walking, .running)] {
            let input = Lines.Input(records: records((first, .ordinary), (second, .ordinary)))
            let output = try #require(Lines.reference.outcome(of: input).output)
            #expect(output.segments == [line(0, .unknown, .unsure)])
            try examined(input).expectHolds("TRK-1")
            let walk = Lines.Stretch(from: 0, to: 1, activity: first, start: Self.monday, duration: 60)
            try examined(input, segments: [line(0, first, walked)], stretches: [walk]).expectBroken("TRK-1")
        }
    }

    @Test func `every two consecutive records are joined by one line, and the lines are in order`() throws {
        let input = Lines.Input(
            records: records((.walking, .ordinary), (.walking, .ordinary), (.walking, .ordinary)))
        let (first, second) = (line(0, .walking, walked), line(1, .walking, walked))
        try examined(input, segments: [first, second]).expectHolds("TRK-1")
        for wrong in [[second, first], [first, first, second], [first, second, line(2, .walking, walked)]] {
            #expect(try examined(input, segments: wrong).accused.contains("TRK-1"))
        }
        let far = Lines.Segment(from: 0, to: 2, activity: .walking, look: walked)
        #expect(try examined(input, segments: [far]).accused.contains("TRK-1"))
        try examined(
            input, segments: [first],
            stretches: [.init(from: 0, to: 1, activity: .walking, start: Self.monday, duration: 60)]
        ).expectBroken("TRK-1")
        #expect(try examined(.init(records: []), segments: [first]).accused.contains("TRK-1"))
    }

    @Test func `lines are omitted in a stay, but drawn after a userMode 9 that no userMode 10 follows`()
        throws
    {
        let modes: [([UserMode], [Int], [Int])] = [
            ([.enter, .exit], [], [0]), ([.enter, .ordinary, .exit], [], [0]),
            ([.ordinary, .enter, .exit, .ordinary], [0, 2], [1]), ([.enter, .ordinary], [0], []),
            ([.exit, .ordinary], [0], []), ([.enter, .enter, .exit], [0], [1]),
            ([.enter, .exit, .exit], [1], [0]),
            ([.enter, .exit, .enter, .exit], [1], [0, 2]),
        ]
        for (modes, lines, circles) in modes {
            let told = modes.enumerated().map {
                MovementRecord(t: Double($0), lat: 0, lon: 0, activity: .walking, userMode: $1)
            }
            let output = try #require(Lines.reference.outcome(of: .init(records: told)).output)
            #expect(output.segments.map(\.from) == lines, "\(modes)")
            #expect(output.circles.map(\.at) == circles, "\(modes)")
            try examined(.init(records: told)).expectHolds("TRK-1")
        }
        let stay = Lines.Input(records: records((.walking, .enter), (.walking, .exit)))
        let drawn = try examined(
            stay, segments: [line(0, .walking, walked)],
            stretches: [.init(from: 0, to: 1, activity: .walking, start: Self.monday, duration: 60)])
        drawn.expectBroken("TRK-1")
    }

    // MARK: TRK-2

    @Test func `stretches are the longest possible runs of lines with the same activity`() throws {
        let input = Lines.Input(
            records: records(
                (.walking, .ordinary), (.walking, .ordinary), (.walking, .ordinary), (.cycling, .ordinary)))
        func stretch(_ from: Int, _ to: Int, _ activity: Activity = .walking, shift: Double = 0)
            -> Lines.Stretch
        {
            .init(
                from: from, to: to, activity: activity, start: Self.monday + 60 * Double(from) + shift,
                duration: 60 * Double(to - from))
        }
        let mixed = stretch(2, 3, .unknown)
        try examined(input, stretches: [stretch(0, 2), mixed]).expectHolds("TRK-2")
        for wrong in [
            [stretch(0, 1), stretch(1, 2), mixed],
            [stretch(0, 2)],
            [stretch(0, 3)], [mixed, stretch(0, 2)],
            [stretch(0, 2, .running), mixed],
            [stretch(0, 2, shift: 1), mixed],
            [stretch(0, 2), mixed, mixed],
        ] {
            try examined(input, stretches: wrong).expectBroken("TRK-2")
        }
        let minutes = Lines.Stretch(from: 0, to: 2, activity: .walking, start: Self.monday, duration: 2)
        try examined(input, stretches: [minutes, mixed]).expectBroken("TRK-2")
    }

    @Test func `each stay has a circle: the radius is 100 m, and the dwell is the duration of the stay`()
        throws
    {
        let input = Lines.Input(
            records: records(
                (.walking, .ordinary), (.notMoving, .enter), (.notMoving, .exit), (.walking, .enter)))
        try examined(input, circles: [.init(at: 1, dwell: 60)]).expectHolds("TRK-2")
        for wrong: [Lines.Circle] in [
            [], [.init(at: 1, dwell: 1)], [.init(at: 1, radius: 50, dwell: 60)], [.init(at: 2, dwell: 60)],
            [.init(at: 1, dwell: 60), .init(at: 3, dwell: 0)],
            [.init(at: 1, dwell: 60), .init(at: 1, dwell: 60)],
        ] {
            try examined(input, circles: wrong).expectBroken("TRK-2")
        }
    }

    // MARK: TRK-3

    @Test func `a weekday filter shows that weekday's lines and circles, but no line across midnight`() throws
    {
        let day = 86_400.0
        let told = records(
            (.walking, .ordinary), (.walking, .ordinary), (.walking, .ordinary), (.walking, .ordinary),
            step: day / 2)
        let input = Lines.Input(records: told, filter: .monday, timeZone: "Europe/Rome")
        let output = try #require(Lines.reference.outcome(of: input).output)
        #expect(output.segments.map(\.from) == [0])
        try examined(input).expectHolds("TRK-3")
        let all = Lines.reference.outcome(of: .init(records: told)).output
        try examined(input, segments: all?.segments, stretches: all?.stretches)
            .expectBroken("TRK-3")
        // An empty output may come from a program that never draws a line, so TRK-1 is suspected.
        try examined(input, segments: [], stretches: []).expectSuspected("TRK-1")
    }

    @Test func `the reading decides whether the last Monday or all Mondays are shown`() throws {
        let week =
            records((.walking, .enter), (.walking, .exit), start: Self.monday)
            + records((.walking, .enter), (.walking, .exit), start: Self.monday + 604_800)
        let input = Lines.Input(records: week, filter: .monday, timeZone: "Europe/Rome")
        let (latest, all) = (Readings.standard, Readings.standard.with(TrackWeekday.all))
        let both = [Lines.Circle(at: 0, dwell: 60), .init(at: 2, dwell: 60)]
        try examined(input, circles: both, by: all).expectHolds("TRK-3")
        try examined(input, circles: [both[1]], by: latest).expectHolds("TRK-3")
        try examined(input, circles: both, by: latest).expectBroken("TRK-3")
        try examined(input, circles: [both[1]], by: all).expectBroken("TRK-3")
        let lines = try #require(Lines.reference.outcome(of: input, readings: all).output).segments
        #expect(lines.isEmpty)
    }

    @Test func `before 1997, the outcome is open in zones that differ between builds of the database`() {
        func isOpen(_ zone: String, at start: Double) -> Bool {
            let walk = records((.walking, .ordinary), (.walking, .ordinary), start: start)
            return Lines.demand(.init(records: walk, filter: .monday, timeZone: zone)).isOpen
        }
        // The time 8e8 is in 1995, and 9e8 is in 1998.
        #expect(isOpen("WET", at: 8e8) && isOpen("EET", at: 8e8) && !isOpen("CET", at: 8e8))
        #expect(!isOpen("WET", at: 9e8) && !isOpen("EET", at: 9e8))
    }

    @Test func `an unknown time zone is rejected, whatever the filter is`() {
        for filter in [DayFilter.always, .friday] {
            let input = Lines.Input(records: [], filter: filter, timeZone: "Europe/Turin")
            Examination<Lines>(input, .rejection(DayFilter.unknownZone())).expectHolds("TRK-3")
            Examination<Lines>(input, .output(.init(segments: [], stretches: [], circles: [])))
                .expectBroken("TRK-3")
        }
        Examination<Lines>(.init(records: []), .rejection(DayFilter.unknownZone()))
            .expectBroken("TRK-3")
    }

    // MARK: ORD-1 and FIX-1

    @Test func `records out of order are rejected, but fix.invalid takes precedence over event.order`() {
        let falling = records((.walking, .ordinary), (.walking, .ordinary), step: -1)
        let off = [MovementRecord(t: 0, lat: 91, lon: 0, activity: .walking)]
        let nothing = Outcome.output(Lines.Output(segments: [], stretches: [], circles: []))
        Examination<Lines>(.init(records: falling), .rejection(TimeOrder.broken())).expectHolds(
            "ORD-1")
        Examination<Lines>(.init(records: falling), nothing).expectBroken("ORD-1")
        Examination<Lines>(.init(records: falling + off), .rejection(Fix.invalid()))
            .expectHolds(
                "FIX-1")
        Examination<Lines>(.init(records: off), nothing).expectBroken("FIX-1")
        for (input, code) in [(falling, "event.order"), (off + falling, "fix.invalid")] {
            let outcome = Lines.reference.outcome(of: .init(records: input, timeZone: "nowhere"))
            #expect(outcome.rejection?.code == code)
        }
    }
}
