import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs
@testable import SharedSpecs

/// Tests of the clauses MON-1 and MON-2 of health.monitoring.
struct MonitoringClauseTests {
    /// Returns noon in UTC, `day` days after 13 September 2020.
    private func noon(_ day: Int) -> Moment { Moment(1_599_998_400 + day * 86_400) }

    private func monitor(
        _ value: BodyValue = .temperature, limit: Float = 37, days: Int = 2, importance: Int = 3
    ) -> Monitoring.Monitor {
        .init(bodyValue: value, importance: importance, limit: Single(limit), startDay: noon(0), days: days)
    }

    private func report(_ day: Int, temperature: Float = 38, importance: Int = 3) -> HealthReport {
        Diary.report(
            noon(day).seconds, temperature: temperature, importance: Importance(temperature: importance))
    }

    private func input(
        _ monitors: [Monitoring.Monitor], _ reports: [HealthReport] = [], opens: [Int], in zone: Zone = .utc
    ) -> Monitoring.Input {
        .init(monitors: monitors, reports: reports, opens: opens.map(noon), zone: zone)
    }

    private func notification(
        _ open: Int, _ value: BodyValue = .temperature, mean: Float = 38, limit: Float = 37
    ) -> Monitoring.Notification {
        .init(open: open, bodyValue: value, mean: Single(mean), limit: Single(limit), from: noon(0))
    }

    private func examined(
        _ input: Monitoring.Input, _ states: [[Int]], _ notifications: Monitoring.Notification...
    ) -> Examination<Monitoring> {
        Examination(input, .output(.init(states: states, notifications: notifications)))
    }

    // MARK: MON-1

    @Test func `each day that has passed is subtracted once from the remaining days`() {
        let input = input([monitor(days: 5)], opens: [0, 1, 1, 3, 2, 9])
        examined(input, [[5], [4], [4], [2], [2], [0]]).expectHolds("MON-1")
        examined(input, [[5], [4], [3], [1], [1], [0]])
            .expectBroken("MON-1")
    }

    @Test func `subtracting only one day each time the app is opened breaks MON-1`() {
        let input = input([monitor(days: 5)], opens: [1, 4])
        examined(input, [[4], [1]]).expectHolds("MON-1")
        examined(input, [[4], [3]]).expectBroken("MON-1")
    }

    @Test func `opening the app on an earlier day does not increase the remaining days`() {
        let input = input([monitor(days: 5)], opens: [3, 1, 4])
        examined(input, [[2], [2], [1]]).expectHolds("MON-1")
        examined(input, [[2], [4], [1]]).expectBroken("MON-1")
        // A program that takes the earlier day as the last update subtracts some days twice.
        examined(input, [[2], [2], [0]]).expectBroken("MON-1")
    }

    @Test func `days are counted by date in the time zone, not as periods of 24 hours`() {
        // 23:30 and 00:30 in Rome.
        let start = Moment(1_600_000_000 / 86_400 * 86_400 + 21 * 3_600 + 1_800)
        let monitor = Monitoring.Monitor(
            bodyValue: .weight, importance: 1, limit: Single(1), startDay: start, days: 3)
        let input = Monitoring.Input(
            monitors: [monitor], reports: [], opens: [Moment(start.seconds + 3_600)], zone: .rome)
        examined(input, [[2]]).expectHolds("MON-1")
        examined(input, [[3]]).expectBroken("MON-1")
    }

    @Test func `by default, the remaining days stop at zero`() {
        let input = input([monitor(days: 1)], opens: [9, 10])
        examined(input, [[0], [0]]).expectHolds("MON-1")
        examined(input, [[0], [1]]).expectBroken("MON-1")
    }

    @Test
    func
        `the reading decides whether the remaining days go below zero, and does not change the notifications`()
    {
        let input = input([monitor(days: 2)], [report(1)], opens: [5, 6, 1, 8])
        let subtracted = Readings.standard.with(MonitoringDaysLeft.subtracted)
        func examined(_ states: [[Int]], _ readings: Readings = .standard) -> Examination<Monitoring> {
            Examination(input, .output(.init(states: states, notifications: [notification(0)])), readings)
        }
        examined([[-3], [-4], [-4], [-6]], subtracted).expectHolds("MON-1")
        examined([[0], [0], [0], [0]]).expectHolds("MON-1")
        examined([[-3], [-4], [-4], [-6]]).expectBroken("MON-1")
        examined([[0], [0], [0], [0]], subtracted).expectBroken("MON-1")
        Examination(input, by: Monitoring.reference, subtracted).expectHolds("MON-2")
    }

    @Test func `a wrong number of states, or of monitors in a state, breaks MON-1`() {
        let input = input([monitor()], opens: [1])
        examined(input, []).expectBroken("MON-1")
        examined(input, [[1, 1]]).expectBroken("MON-1")
    }

    @Test func `a program whose states change if an opening of the app is repeated breaks MON-1`() {
        let input = input([monitor(days: 5)], [report(1)], opens: [1, 9])
        Examination(input, by: Monitoring.reference).expectHolds("MON-1")
        let eager = Improvised<Monitoring> { input, readings throws(Rejection) in
            let output = try Monitoring.reference.run(input, readings: readings)
            // At the fourth opening of the app, this program treats the monitor as new.
            let states = output.states.enumerated().map { $0 == 3 ? [5] : $1 }
            return .init(states: states, notifications: output.notifications)
        }
        Examination(input, by: eager).expectBroken("MON-1")
    }

    @Test func `a rejection breaks MON-1`() {
        Examination<Monitoring>(input([], opens: []), .rejection(Rejection("monitor.none")))
            .expectBroken("MON-1")
        examined(input([], opens: []), []).expectHolds("MON-1")
    }

    // MARK: MON-2

    @Test func `a mean above the limit gives exactly one notification`() {
        let input = input([monitor()], [report(1), report(2)], opens: [1, 2, 3])
        examined(input, [[1], [0], [0]], notification(1)).expectHolds("MON-2")
        examined(input, [[1], [0], [0]])
            .expectBroken("MON-2")
        examined(input, [[1], [0], [0]], notification(1), notification(2))
            .expectBroken("MON-2")
    }

    @Test func `a mean below the limit gives no notification`() {
        let input = input([monitor(limit: 38.02)], [report(1)], opens: [2])
        examined(input, [[0]]).expectHolds("MON-2")
        examined(input, [[0]], notification(0, limit: 38.02))
            .expectBroken("MON-2")
    }

    @Test func `a monitor without reports in its period gives no notification`() {
        let input = input([monitor()], [report(0), report(3)], opens: [2])
        examined(input, [[0]]).expectHolds("MON-2")
        examined(input, [[0]], notification(0)).expectBroken("MON-2")
    }

    @Test
    func `reports on the start day, after the period, or of low importance do not affect the mean`() {
        let input = input(
            [monitor()],
            [
                report(0, temperature: 33), report(1), report(2, temperature: 39), report(3, temperature: 33),
                report(1, temperature: 33, importance: 2),
            ], opens: [5])
        examined(input, [[0]], notification(0, mean: 38.5)).expectHolds("MON-2")
        examined(input, [[0]], notification(0, mean: 38))
            .expectBroken("MON-2")
        examined(input, [[0]]).expectBroken("MON-2")
    }

    @Test func `a notification with wrong contents breaks MON-2`() {
        let input = input([monitor()], [report(1)], opens: [2])
        examined(input, [[0]], notification(0)).expectHolds("MON-2")
        examined(input, [[0]], notification(0, .weight)).expectBroken("MON-2")
        examined(input, [[0]], notification(1)).expectBroken("MON-2")
        examined(input, [[0]], notification(0, limit: 36)).expectBroken("MON-2")
        let from = Monitoring.Notification(
            open: 0, bodyValue: .temperature, mean: Single(38), limit: Single(37), from: noon(1))
        examined(input, [[0]], from).expectBroken("MON-2")
        examined(input, [[0]], notification(0, mean: 38.009)).expectHolds("MON-2")
        examined(input, [[0]], notification(0, mean: 38.02)).expectBroken("MON-2")
    }

    @Test(arguments: [Float(37.491), 37.5, 37.509])
    func `if a mean is within the tolerance of its limit, the program may or may not notify`(limit: Float) {
        let near = input([monitor(limit: limit)], [report(1, temperature: 37), report(2)], opens: [2])
        #expect(!Monitoring.isSettled(near))
        #expect(Monitoring.demand(near).isOpen)
        examined(near, [[0]]).expectHolds("MON-2")
        examined(near, [[0]], notification(0, mean: 37.5, limit: limit)).expectHolds("MON-2")
    }

    @Test func `if a mean differs from its limit by more than the tolerance, only one decision is right`() {
        let reports = [report(1, temperature: 37), report(2)]
        let above = input([monitor(limit: 37.48)], reports, opens: [2])
        let below = input([monitor(limit: 37.52)], reports, opens: [2])
        #expect(Monitoring.isSettled(above) && Monitoring.isSettled(below))
        examined(above, [[0]], notification(0, mean: 37.5, limit: 37.48)).expectHolds("MON-2")
        examined(above, [[0]]).expectBroken("MON-2")
        examined(below, [[0]]).expectHolds("MON-2")
        examined(below, [[0]], notification(0, mean: 37.5, limit: 37.52)).expectBroken("MON-2")
    }

    @Test func `a monitor can give a notification even if the previous monitor ended without one`() {
        let both = [monitor(.glycemia, limit: 100), monitor(.temperature)]
        let input = input(both, [report(1)], opens: [2])
        examined(input, [[0, 0]], notification(0)).expectHolds("MON-2")
        examined(input, [[0, 0]]).expectBroken("MON-2")
        // The loop in the source returns as soon as a monitor has nothing to report.
        let returning = Improvised<Monitoring> { input, readings throws(Rejection) in
            let output = try Monitoring.reference.run(input, readings: readings)
            return .init(
                states: output.states, notifications: input.monitors.count > 1 ? [] : output.notifications)
        }
        #expect(Examination(input, by: returning).broken == ["MON-2"])
    }

    @Test func `a notification for a monitor that has not ended breaks MON-2`() {
        examined(input([monitor()], opens: [1]), [[1]]).expectHolds("MON-2")
        examined(input([monitor()], opens: [1]), [[1]], notification(0)).expectBroken("MON-2")
    }

    // MARK: Properties without the derivation

    @Test
    func
        `the properties suffice to reveal wrong notifications and an increase in the remaining days`()
    {
        let input = input([monitor()], [report(1)], opens: [1, 2, 3])
        func contradicted(_ states: [[Int]], _ notifications: Monitoring.Notification...) -> [Monitoring.Law]
        {
            Relations<Monitoring>(input, .output(.init(states: states, notifications: notifications)))
                .contradicted
        }
        #expect(contradicted([[1], [0], [0]], notification(1)).isEmpty)
        #expect(contradicted([[1], [0], [2]], notification(1)).contains(.daysPassed))
        #expect(contradicted([[1], [0], [0]], notification(1), notification(2)).contains(.ends))
        #expect(contradicted([[1], [0], [0]], notification(0)).contains(.ends))
        #expect(contradicted([[1], [0], [0]], notification(1, mean: 36)).contains(.aboveLimit))
        #expect(
            Relations<Monitoring>(input, .rejection(Rejection("monitor.none"))).contradicted == [.daysPassed])
    }

    @Test func `the probes reveal a program that subtracts a day each time the app is opened`() {
        let input = input([monitor(.glycemia, limit: 100), monitor()], [report(1)], opens: [1, 2])
        #expect(Relations(input, by: Monitoring.reference).contradicted.isEmpty)
        let eager = Improvised<Monitoring> { input, _ throws(Rejection) in
            .init(
                states: input.opens.indices.map { open in input.monitors.map { max(0, $0.days - open - 1) } },
                notifications: [])
        }
        #expect(Relations(input, by: eager).contradicted.contains(.sameDay))
    }
}
