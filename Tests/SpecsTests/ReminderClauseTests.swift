import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs
@testable import SharedSpecs

/// Tests of the clause REM-1 of health.reminder.
struct ReminderClauseTests {
    private func input(_ hour: Int, _ minute: Int, after now: Int, in zone: Zone) -> Reminder.Input {
        .init(hour: hour, minute: minute, now: Moment(now), zone: zone)
    }

    private func examined(_ input: Reminder.Input, _ next: Int, _ readings: Readings = .standard)
        -> Examination<Reminder>
    {
        Examination(input, .output(.init(next: next)), readings)
    }

    /// 12:00 on 2021-03-27 in Rome, the day before the clocks go from 02:00 to 03:00 at 1616893200.
    private let spring = 1_616_842_800
    /// 12:00 on 2021-10-30 in Rome, the day before the clocks go from 03:00 to 02:00 at 1635642000.
    private let autumn = 1_635_588_000

    @Test func `the next reminder comes later on the same day if possible, otherwise on the next day`() {
        let noon = 1_600_000_000 / 86_400 * 86_400 + 43_200
        examined(input(13, 30, after: noon, in: .utc), noon + 5_400).expectHolds("REM-1")
        examined(input(11, 0, after: noon, in: .utc), noon + 82_800).expectHolds("REM-1")
        examined(input(12, 0, after: noon, in: .utc), noon + 86_400).expectHolds("REM-1")
        examined(input(12, 0, after: noon, in: .utc), noon).expectBroken("REM-1")
        examined(input(13, 30, after: noon, in: .utc), noon + 91_800)
            .expectBroken("REM-1")
        examined(input(13, 30, after: noon, in: .utc), noon + 5_401)
            .expectBroken("REM-1")
        examined(input(13, 30, after: noon, in: .utc), noon + 40 * 86_400 + 5_400).expectBroken("REM-1")
    }

    @Test(arguments: [(2, 0), (2, 30), (2, 59), (3, 0)])
    func `a reminder at a skipped time comes at the moment of the clock change`(hour: Int, minute: Int) {
        let input = input(hour, minute, after: spring, in: .rome)
        examined(input, 1_616_893_200).expectHolds("REM-1")
        Examination(input, by: Reminder.reference).expectHolds("REM-1")
    }

    @Test func `postponing a reminder from a skipped time to 03:30 or to the next day breaks REM-1`() {
        let input = input(2, 30, after: spring, in: .rome)
        examined(input, 1_616_893_200 + 1_800)
            .expectBroken("REM-1")
        examined(input, 1_616_893_200 + 84_600).expectBroken("REM-1")
    }

    @Test func `on the day of a clock change, a reminder at a time that is not skipped comes as usual`() {
        examined(input(3, 1, after: spring, in: .rome), 1_616_893_260).expectHolds("REM-1")
        examined(input(3, 1, after: spring, in: .rome), 1_616_893_200).expectBroken("REM-1")
        examined(input(1, 59, after: spring, in: .rome), 1_616_893_140).expectHolds("REM-1")
    }

    @Test func `a time that the clocks show twice gives two reminders`() {
        let (first, second) = (1_635_640_200, 1_635_643_800)
        examined(input(2, 30, after: autumn, in: .rome), first).expectHolds("REM-1")
        examined(input(2, 30, after: first, in: .rome), second).expectHolds("REM-1")
        examined(input(2, 30, after: autumn, in: .rome), second).expectBroken("REM-1")
        examined(input(2, 30, after: first, in: .rome), second + 86_400)
            .expectBroken("REM-1")
        Examination(input(2, 30, after: first, in: .rome), by: Reminder.reference).expectHolds("REM-1")
    }

    @Test(arguments: [
        (ReminderSkipped.firstValid, 1_616_893_200), (.shifted, 1_616_895_000), (.none, 1_616_977_800),
    ])
    func `the reading decides when a reminder at a skipped time comes`(option: ReminderSkipped, next: Int) {
        let readings = Readings.standard.with(option)
        let input = input(2, 30, after: spring, in: .rome)
        Examination(input, by: Reminder.reference, readings).expectHolds("REM-1")
        for other in [1_616_893_200, 1_616_895_000, 1_616_977_800] {
            let examination = examined(input, other, readings)
            if other == next {
                examination.expectHolds("REM-1")
            } else {
                examination.expectBroken("REM-1")
            }
        }
        // Just after the clocks go forward, a reminder shifted by the length of the gap is still in the future.
        let after = self.input(2, 30, after: 1_616_893_200, in: .rome)
        Examination(after, by: Reminder.reference, readings).expectHolds("REM-1")
        examined(after, option == .shifted ? next : 1_616_977_800, readings).expectHolds("REM-1")
    }

    @Test(arguments: [ReminderRepeated.both, .first, .second])
    func `if a time comes twice, the reading decides when its reminder comes`(option: ReminderRepeated) {
        let readings = Readings.standard.with(option)
        let (first, second) = (1_635_640_200, 1_635_643_800)
        let before = input(2, 30, after: autumn, in: .rome)
        examined(before, option == .second ? second : first, readings).expectHolds("REM-1")
        examined(before, option == .second ? first : second, readings).expectBroken("REM-1")
        examined(input(2, 30, after: first, in: .rome), option == .first ? second + 86_400 : second, readings)
            .expectHolds("REM-1")
        for now in stride(from: autumn, to: second + 9_000, by: 599) {
            for hour in 1...3 {
                Examination(input(hour, 0, after: now, in: .rome), by: Reminder.reference, readings)
                    .expectHolds("REM-1")
            }
        }
    }

    @Test func `on the day of a clock change, the next midnight in Auckland is 23 hours away`() {
        let input = input(0, 0, after: 1_632_571_200, in: .auckland)
        examined(input, 1_632_654_000).expectHolds("REM-1")
        examined(input, 1_632_657_600).expectBroken("REM-1")
    }

    @Test func `the clocks may skip midnight, or go back from midnight to the day before`() {
        // São Paulo began 2018-11-04 at 01:00.
        let skipped = input(0, 0, after: 1_541_250_000, in: .saoPaulo)
        Examination(skipped, by: Reminder.reference).expectHolds("REM-1")
        examined(skipped, 1_541_300_400).expectHolds("REM-1")
        // Newfoundland's clocks went from 00:01 on 2008-11-02 back to 23:01 on the day before.
        for (hour, minute) in [(23, 30), (0, 0), (0, 1), (23, 1), (12, 0)] {
            for now in stride(from: 1_225_580_000, to: 1_225_600_000, by: 599) {
                let input = input(hour, minute, after: now, in: .stJohns)
                Examination(input, by: Reminder.reference).expectHolds("REM-1")
            }
        }
    }

    @Test func `a clock change may skip half an hour instead of an hour`() {
        for now in stride(from: 1_601_700_000, to: 1_601_800_000, by: 1_799) {
            for minute in [0, 15, 30, 45] {
                Examination(input(2, minute, after: now, in: .lordHowe), by: Reminder.reference)
                    .expectHolds("REM-1")
            }
        }
    }

    @Test func `a program that is right at one moment, but wrong a second earlier or later, breaks REM-1`() {
        let now = 1_600_000_000
        let nervous = Improvised<Reminder> { input, readings throws(Rejection) in
            let next = try Reminder.reference.run(input, readings: readings).next
            return .init(next: input.now.seconds == now ? next : next + 86_400)
        }
        Examination(input(8, 0, after: now, in: .tokyo), by: nervous)
            .expectBroken("REM-1")
    }

    @Test func `a rejection breaks REM-1`() {
        Examination<Reminder>(input(8, 0, after: spring, in: .utc), .rejection(Rejection("reminder.none")))
            .expectBroken("REM-1")
    }

    // MARK: Properties without the derivation

    @Test func `the properties suffice to reveal a moment that is too late, or at the wrong time of day`() {
        let input = input(8, 0, after: spring, in: .rome)
        func contradicted(_ next: Int) -> [Reminder.Law] {
            Relations<Reminder>(input, .output(.init(next: next))).contradicted
        }
        let right = Reminder.reference.outcome(of: input).output?.next ?? 0
        #expect(contradicted(right).isEmpty)
        #expect(contradicted(right + 3_600) == [.daily])
        let now = spring
        let nervous = Improvised<Reminder> { input, readings throws(Rejection) in
            let next = try Reminder.reference.run(input, readings: readings).next
            return .init(next: input.now.seconds == now ? next : next + 86_400)
        }
        #expect(Relations(input, by: nervous).contradicted == [.next])
        #expect(Relations<Reminder>(input, .rejection(Rejection("reminder.none"))).contradicted == [.daily])
    }
}
