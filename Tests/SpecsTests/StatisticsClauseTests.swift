import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs

/// Tests of the clauses STA-1 to STA-6 of mobility.statistics, with hand-written records.
struct StatisticsClauseTests {
    /// Monday, 2021-06-07, 00:00 in Rome.
    private static let monday = 1_623_016_800.0

    private func record(
        _ minutes: Double, _ activity: Activity, _ mode: UserMode = .ordinary,
        _ origin: MovementRecord.Origin = .automatic
    ) -> MovementRecord {
        MovementRecord(
            t: Self.monday + minutes * 60, lat: 45, lon: 7.7, activity: activity, userMode: mode,
            origin: origin)
    }

    private func input(
        _ records: [MovementRecord], from: Double = 0, to: Double = 10_080, zone: String = "Europe/Rome",
        activity: Activity? = nil
    ) -> Statistics.Input {
        Statistics.Input(
            records: records, from: Self.monday + from * 60, to: Self.monday + to * 60, timeZone: zone,
            activity: activity)
    }

    /// Examines the output of the reference, with the given parts replaced.
    private func examined(
        _ input: Statistics.Input, by readings: Readings = .standard,
        monitored: Double? = nil, moving: Double? = nil, _ byActivity: [Statistics.Share]? = nil,
        perWeekday: [Double]? = nil, mean: Double? = nil, mostUsed: OrNull<Activity>? = nil
    ) throws -> Examination<Statistics> {
        let right = try Statistics.reference.run(input, readings: readings)
        return Examination(
            input,
            .output(
                .init(
                    monitored: monitored ?? right.monitored, movingSeconds: moving ?? right.movingSeconds,
                    byActivity: byActivity ?? right.byActivity, perWeekday: perWeekday ?? right.perWeekday,
                    weeklyMean: mean ?? right.weeklyMean, mostUsed: mostUsed ?? right.mostUsed)), readings)
    }

    private func share(_ activity: Activity, _ seconds: Double, _ share: Double?) -> Statistics.Share {
        .init(activity: activity, seconds: seconds, share: share)
    }

    // MARK: STA-1

    @Test func `the time between two records with different activities counts as unknown`() throws {
        let day = input([record(0, .walking), record(10, .automotive), record(30, .automotive)])
        try examined(day).expectHolds("STA-1")
        let output = try Statistics.reference.run(day, readings: .standard)
        #expect(output.byActivity.map(\.activity) == [.automotive, .unknown])
        #expect(output.byActivity.map(\.seconds) == [1_200, 600])
        let shares = [share(.walking, 600, 1 / 3.0), share(.automotive, 1_200, 2 / 3.0)]
        try examined(day, moving: 1_800, shares, mean: 1_800)
            .expectBroken("STA-1")
    }

    @Test(arguments: [
        ([UserMode.enter, .ordinary, .exit], Activity.notMoving), ([.enter, .ordinary, .ordinary], .walking),
        ([.ordinary, .ordinary, .exit], .walking),
    ])
    func `a stay lasts from userMode 9 to the next userMode 10`(modes: [UserMode], activity: Activity) throws
    {
        let day = input(modes.enumerated().map { record(Double($0) * 10, .walking, $1) })
        try examined(day).expectHolds("STA-1")
        let output = try Statistics.reference.run(day, readings: .standard)
        #expect(output.byActivity.map(\.activity) == [activity])
        let other: Activity = activity == .walking ? .notMoving : .walking
        let moving = other == .walking ? 1_200.0 : 0
        try examined(
            day, moving: moving, [share(other, 1_200, 1)], mean: moving,
            mostUsed: moving > 0 ? .some(.walking) : .null
        ).expectBroken("STA-1")
    }

    @Test
    func
        `a stay directly before a closing record counts, but the time after the closing record does not count`()
        throws
    {
        let day = input([
            record(0, .walking, .enter), record(10, .walking, .ordinary, .closing), record(50, .walking),
            record(60, .walking),
        ])
        let output = try Statistics.reference.run(day, readings: .standard)
        #expect(output.byActivity.map(\.activity) == [.notMoving, .walking])
        #expect(output.byActivity.map(\.seconds) == [600, 600])
        try examined(day).expectHolds("STA-1")
        try examined(
            day, monitored: 3_600, moving: 3_600, [share(.walking, 3_600, 1)],
            perWeekday: [3_600, 0, 0, 0, 0, 0, 0], mean: 3_600
        ).expectBroken("STA-1")
    }

    @Test func `the seconds in the halves of a period add up to the seconds in the whole period`() throws {
        let day = input([record(0, .walking), record(600, .walking)], from: 100, to: 200)
        Examination(day, by: Statistics.reference).expectHolds("STA-1")
        let generous = Improvised<Statistics> { input, readings throws(Rejection) in
            // This program counts the complete first segment, even if the period contains only a part of it.
            let right = try Statistics.reference.run(input, readings: readings)
            return .init(
                monitored: 36_000, movingSeconds: 36_000,
                byActivity: [.init(activity: .walking, seconds: 36_000, share: 1)],
                perWeekday: [36_000, 0, 0, 0, 0, 0, 0], weeklyMean: 36_000, mostUsed: right.mostUsed)
        }
        let examination = Examination(day, by: generous)
        #expect(examination.accused.contains("STA-1"))
    }

    // MARK: STA-2 and STA-3

    @Test func `unknown time is not moving time, and walking comes before automotive in a tie`() throws {
        let day = input([
            record(0, .automotive), record(10, .automotive, .ordinary, .closing), record(20, .walking),
            record(30, .walking, .ordinary, .closing), record(40, .unknown), record(90, .unknown),
        ])
        try examined(day).expectHolds("STA-2")
        try examined(day, moving: 4_200, mean: 4_200).expectBroken("STA-2")
        try examined(day, mostUsed: .some(.automotive)).expectBroken("STA-2")
        try examined(day, mostUsed: .null).expectBroken("STA-2")
        let still = input([record(0, .unknown), record(90, .unknown)])
        try examined(still).expectHolds("STA-2")
        try examined(still, mostUsed: .some(.unknown)).expectBroken("STA-2")
    }

    @Test func `the reading decides whether shares refer to the monitored time or to the moving time`() throws
    {
        let day = input([
            record(0, .notMoving), record(30, .notMoving, .ordinary, .closing), record(40, .walking),
            record(50, .walking),
        ])
        try examined(day).expectHolds("STA-3")
        let moving = Readings.standard.with(StatisticsShare.moving)
        try examined(day, by: moving).expectHolds("STA-3")
        try examined(day, by: moving, [share(.notMoving, 1_800, 0.75), share(.walking, 600, 0.25)])
            .expectBroken("STA-3")
        try examined(day, [share(.notMoving, 1_800, nil), share(.walking, 600, 1)])
            .expectBroken("STA-3")
    }

    // MARK: STA-4

    @Test func `days begin at midnight in the local time of the zone`() throws {
        let night = input([record(1_380, .walking), record(1_500, .walking)])
        try examined(night).expectHolds("STA-4")
        #expect(
            try Statistics.reference.run(night, readings: .standard).perWeekday
                == [3_600, 3_600, 0, 0, 0, 0, 0])
        try examined(night, perWeekday: [7_200, 0, 0, 0, 0, 0, 0])
            .expectBroken("STA-4")
        try examined(night, perWeekday: [3_600, 0, 0, 0, 0, 0, 0])
            .expectBroken("STA-4")
    }

    @Test(arguments: [
        ("Europe/Rome", 1_616_886_000.0, 82_800.0), ("Europe/Rome", 1_635_631_200, 90_000),
        ("Australia/Lord_Howe", 1_617_454_800, 88_200),
    ])
    func `a day on which the clocks change does not have 24 hours`(
        zone: String, midnight: Double, seconds: Double
    )
        throws
    {
        let records = [midnight - 100_000, midnight + 200_000].map {
            MovementRecord(t: $0, lat: 0, lon: 0, activity: .walking)
        }
        let day = Statistics.Input(
            records: records, from: midnight, to: midnight + seconds, timeZone: zone)
        try examined(day).expectHolds("STA-4")
        #expect(
            try Statistics.reference.run(day, readings: .standard).perWeekday == [0, 0, 0, 0, 0, 0, seconds])
    }

    @Test(arguments: [("Pacific/Apia", 1_325_239_200.0), ("Pacific/Kiritimati", 788_868_000)])
    func `no time is counted for a calendar day that a zone skips`(zone: String, t: Double) throws {
        let records = [t - 43_200, t + 43_200].map {
            MovementRecord(t: $0, lat: 0, lon: 0, activity: .walking)
        }
        let day = Statistics.Input(records: records, from: t - 43_200, to: t + 43_200, timeZone: zone)
        let seconds = try Statistics.reference.run(day, readings: .standard).perWeekday
        #expect(seconds.reduce(0, +) == 86_400)
        // Only the weekdays before and after the skipped day have any time.
        let days = seconds.indices.filter { seconds[$0] > 0 }
        #expect(days.count == 2 && (days[1] - days[0] == 2 || days[1] - days[0] == 5))
    }

    // MARK: STA-5

    @Test func `the reading decides whether weeks are calendar weeks or spans of 7 days`() throws {
        let records = [record(-1_440, .walking), record(3_000, .walking)]
        let period = Readings.standard.with(StatisticsWeek.period)
        let twoDays = input(records, from: -1_440, to: 1_440)
        try examined(twoDays).expectHolds("STA-5")
        #expect(try Statistics.reference.run(twoDays, readings: .standard).weeklyMean == 86_400)
        #expect(try Statistics.reference.run(twoDays, readings: period).weeklyMean == 172_800)
        try examined(twoDays, mean: 172_800).expectBroken("STA-5")
        try examined(twoDays, by: period, mean: 86_400).expectBroken("STA-5")
        try examined(twoDays, mean: 604_800).expectBroken("STA-5")
    }

    @Test func `the weekly mean is 0 if no time was spent on the activity`() throws {
        let day = input([record(0, .walking), record(10, .walking)], activity: .cycling)
        try examined(day).expectHolds("STA-5")
        try examined(day, mean: 600).expectBroken("STA-5")
    }

    // MARK: STA-6, ORD-1 and FIX-1

    @Test func `an empty period or an unknown time zone is rejected`() {
        let empty = input([], from: 0, to: 0)
        Examination<Statistics>(empty, .rejection(Statistics.invalidPeriod())).expectHolds("STA-6")
        Examination<Statistics>(empty, .rejection(DayFilter.unknownZone()))
            .expectBroken("STA-6")
        for zone in ["", "europe/rome", "UTC+1"] {
            let nowhere = input([], from: 0, to: 0, zone: zone)
            Examination<Statistics>(nowhere, .rejection(DayFilter.unknownZone())).expectHolds("STA-6")
            Examination<Statistics>(nowhere, .rejection(Statistics.invalidPeriod()))
                .expectBroken("STA-6")
        }
        Examination<Statistics>(input([]), .rejection(Statistics.invalidPeriod()))
            .expectBroken("STA-6")
        for (from, to) in [(0.0, 3_155_760_001.0), (-62_104_060_801, 0), (0, .infinity)] {
            let long = Statistics.Input(records: [], from: from, to: to, timeZone: "UTC")
            Examination(long, by: Statistics.reference).expectHolds("STA-6")
            #expect(Statistics.reference.outcome(of: long).rejection?.code == "period.invalid")
        }
    }

    @Test func `an input with records out of order and an empty period is rejected as event.order`() {
        let falling = input([record(10, .walking), record(0, .walking)], from: 0, to: 0)
        Examination<Statistics>(falling, .rejection(TimeOrder.broken())).expectHolds("ORD-1")
        Examination<Statistics>(falling, .rejection(Statistics.invalidPeriod()))
            .expectBroken("ORD-1")
    }

    // MARK: Properties

    @Test func `an output with inconsistent figures contradicts properties`() throws {
        let day = input([record(0, .walking), record(10, .notMoving), record(30, .notMoving)])
        let right = try Statistics.reference.run(day, readings: .standard)
        func contradicted(
            monitored: Double? = nil, _ byActivity: [Statistics.Share]? = nil, moving: Double? = nil,
            perWeekday: [Double]? = nil, mean: Double? = nil, mostUsed: OrNull<Activity>? = nil
        ) -> [Statistics.Law] {
            let output = Statistics.Output(
                monitored: monitored ?? right.monitored, movingSeconds: moving ?? right.movingSeconds,
                byActivity: byActivity ?? right.byActivity, perWeekday: perWeekday ?? right.perWeekday,
                weeklyMean: mean ?? right.weeklyMean, mostUsed: mostUsed ?? right.mostUsed)
            return Relations<Statistics>(day, .output(output)).contradicted
        }
        #expect(contradicted().isEmpty)
        #expect(contradicted(right.byActivity.reversed()) == [.activities])
        #expect(contradicted(monitored: 60).contains(.activities))
        #expect(contradicted(moving: 60, mean: 60) == [.moving])
        #expect(contradicted(mostUsed: .some(.notMoving)) == [.moving])
        let percents = right.byActivity.map { share($0.activity, $0.seconds, ($0.share ?? 0) * 100) }
        #expect(contradicted(percents) == [.parts])
        #expect(contradicted(perWeekday: [0, 0, 0, 0, 0, 0, 60]) == [.fromMonday])
        #expect(contradicted(mean: 7) == [.wholeWeeks])
    }

    @Test
    func
        `outputs for two halves that do not add up to the output for the whole period contradict a property`()
    {
        let rounding = Improvised<Statistics> { input, readings throws(Rejection) in
            let right = try Statistics.reference.run(input, readings: readings)
            let hours = (right.monitored / 3_600).rounded(.up) * 3_600
            return .init(
                monitored: hours, movingSeconds: hours,
                byActivity: [.init(activity: .walking, seconds: hours)],
                perWeekday: [hours, 0, 0, 0, 0, 0, 0], weeklyMean: hours, mostUsed: right.mostUsed)
        }
        let day = input([record(0, .walking), record(50, .walking)], from: 0, to: 60)
        #expect(Relations<Statistics>(day, by: rounding).contradicted == [.clipped])
        #expect(Relations<Statistics>(day, by: Statistics.reference).contradicted.isEmpty)
    }
}
