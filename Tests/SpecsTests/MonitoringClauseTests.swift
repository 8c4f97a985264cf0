import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs
@testable import SharedSpecs

/// MON-1 and MON-2.
struct MonitoringClauseTests {
    /// Noon of a day of September 2020 in UTC, some days after the 13th.
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

    @Test func `days are lost once each`() {
        let input = input([monitor(days: 5)], opens: [0, 1, 1, 3, 2, 9])
        examined(input, [[5], [4], [4], [2], [2], [0]]).expectHolds("MON-1")
        examined(input, [[5], [4], [3], [1], [1], [0]])
            .expectBroken("MON-1", naming: "open 2, 2020-09-14", "0 days", "4 days left 4 remain, not 3")
    }

    @Test func `one day for each open breaks MON-1`() {
        let input = input([monitor(days: 5)], opens: [1, 4])
        examined(input, [[4], [1]]).expectHolds("MON-1")
        examined(input, [[4], [3]]).expectBroken("MON-1", naming: "open 1", "3 days", "1 remain, not 3")
    }

    @Test func `going back in time gives no days back`() {
        let input = input([monitor(days: 5)], opens: [3, 1, 4])
        examined(input, [[2], [2], [1]]).expectHolds("MON-1")
        examined(input, [[2], [4], [1]]).expectBroken("MON-1", naming: "open 1", "not 4")
        // One who takes the earlier day for the last update loses days twice.
        examined(input, [[2], [2], [0]]).expectBroken("MON-1", naming: "open 2")
    }

    @Test func `days are counted by date in the zone, not in stretches of 24 hours`() {
        // 23:30 and 00:30 in Rome.
        let start = Moment(1_600_000_000 / 86_400 * 86_400 + 21 * 3_600 + 1_800)
        let monitor = Monitoring.Monitor(
            bodyValue: .weight, importance: 1, limit: Single(1), startDay: start, days: 3)
        let input = Monitoring.Input(
            monitors: [monitor], reports: [], opens: [Moment(start.seconds + 3_600)], zone: .rome)
        examined(input, [[2]]).expectHolds("MON-1")
        examined(input, [[3]]).expectBroken("MON-1", naming: "2020-09-14 in Europe/Rome", "1 days", "not 3")
    }

    @Test func `states below zero are zero, and stay it`() {
        let input = input([monitor(days: 1)], opens: [9, 10])
        examined(input, [[0], [0]]).expectHolds("MON-1")
        examined(input, [[0], [1]]).expectBroken("MON-1", naming: "open 1", "0 remain, not 1")
    }

    @Test func `below zero days left follow the reading, and are told once`() {
        let input = input([monitor(days: 2)], [report(1)], opens: [5, 6, 1, 8])
        let subtracted = Readings.standard.with(MonitoringDaysLeft.subtracted)
        func examined(_ states: [[Int]], _ readings: Readings = .standard) -> Examination<Monitoring> {
            Examination(input, .output(.init(states: states, notifications: [notification(0)])), readings)
        }
        examined([[-3], [-4], [-4], [-6]], subtracted).expectHolds("MON-1")
        examined([[0], [0], [0], [0]]).expectHolds("MON-1")
        examined([[-3], [-4], [-4], [-6]]).expectBroken("MON-1", naming: "2 days left 0 remain, not -3")
        examined([[0], [0], [0], [0]], subtracted).expectBroken("MON-1", naming: "-3 remain, not 0")
        Examination(input, by: Monitoring.reference, subtracted).expectHolds("MON-2")
    }

    @Test func `states of another size break MON-1`() {
        let input = input([monitor()], opens: [1])
        examined(input, []).expectBroken("MON-1", naming: "1 opens", "not 0")
        examined(input, [[1, 1]]).expectBroken("MON-1", naming: "open 0", "1 monitors, not of 2")
    }

    @Test func `every open twice changes nothing, or it breaks MON-1`() {
        let input = input([monitor(days: 5)], [report(1)], opens: [1, 9])
        Examination(input, by: Monitoring.reference).expectHolds("MON-1")
        let eager = Improvised<Monitoring> { input, readings throws(Rejection) in
            let output = try Monitoring.reference.run(input, readings: readings)
            // It takes a monitor for new at every fourth open.
            let states = output.states.enumerated().map { $0 == 3 ? [5] : $1 }
            return .init(states: states, notifications: output.notifications)
        }
        Examination(input, by: eager).expectBroken("MON-1", naming: "every open twice")
    }

    @Test func `a rejection breaks MON-1`() {
        Examination<Monitoring>(input([], opens: []), .rejection(Rejection("monitor.none")))
            .expectBroken("MON-1", naming: "rejected")
        examined(input([], opens: []), []).expectHolds("MON-1")
    }

    // MARK: MON-2

    @Test func `the mean above the limit is notified once`() {
        let input = input([monitor()], [report(1), report(2)], opens: [1, 2, 3])
        examined(input, [[1], [0], [0]], notification(1)).expectHolds("MON-2")
        examined(input, [[1], [0], [0]])
            .expectBroken(
                "MON-2", naming: "monitor 0, temperature, ends at open 1", "2 reports is 38", "nobody")
        examined(input, [[1], [0], [0]], notification(1), notification(2))
            .expectBroken("MON-2", naming: "at open 2 a notification of temperature", "no monitor")
    }

    @Test func `a mean at the limit is not above it`() {
        let input = input([monitor(limit: 38)], [report(1)], opens: [2])
        examined(input, [[0]]).expectHolds("MON-2")
        examined(input, [[0]], notification(0, limit: 38))
            .expectBroken("MON-2", naming: "says 38", "the mean for monitor 0 is 38, and its limit 38")
    }

    @Test func `no report is no notification`() {
        let input = input([monitor()], [report(0), report(3)], opens: [2])
        examined(input, [[0]]).expectHolds("MON-2")
        examined(input, [[0]], notification(0)).expectBroken(
            "MON-2", naming: "no report counts for monitor 0")
    }

    @Test func `reports of the start day, after the period or too unimportant do not count`() {
        let input = input(
            [monitor()],
            [
                report(0, temperature: 33), report(1), report(2, temperature: 39), report(3, temperature: 33),
                report(1, temperature: 33, importance: 2),
            ], opens: [5])
        examined(input, [[0]], notification(0, mean: 38.5)).expectHolds("MON-2")
        examined(input, [[0]], notification(0, mean: 38))
            .expectBroken("MON-2", naming: "2 reports is 38.5", "says the mean is 38")
        examined(input, [[0]]).expectBroken("MON-2", naming: "nobody")
    }

    @Test func `a notification that says something else breaks MON-2`() {
        let input = input([monitor()], [report(1)], opens: [2])
        examined(input, [[0]], notification(0)).expectHolds("MON-2")
        examined(input, [[0]], notification(0, .weight)).expectBroken("MON-2", naming: "is of weight")
        examined(input, [[0]], notification(1)).expectBroken("MON-2", naming: "is at open 1")
        examined(input, [[0]], notification(0, limit: 36)).expectBroken(
            "MON-2", naming: "says the limit is 36")
        let from = Monitoring.Notification(
            open: 0, bodyValue: .temperature, mean: Single(38), limit: Single(37), from: noon(1))
        examined(input, [[0]], from).expectBroken("MON-2", naming: "says from \(noon(1).seconds)")
        examined(input, [[0]], notification(0, mean: 38.009)).expectHolds("MON-2")
        examined(input, [[0]], notification(0, mean: 38.02)).expectBroken(
            "MON-2", naming: "says the mean is 38.02")
    }

    @Test func `a mean so near to its limit that adding decides may be told or not`() {
        let near = input(
            [monitor(limit: 36.65)], [report(1, temperature: 36.6), report(2, temperature: 36.7)], opens: [2])
        #expect(!Monitoring.isSettled(near))
        examined(near, [[0]]).expectHolds("MON-2")
        examined(near, [[0]], notification(0, mean: 36.65, limit: 36.65)).expectHolds("MON-2")
        examined(near, [[0]], notification(0, mean: 36.7, limit: 36.65)).expectBroken("MON-2", naming: "36.7")
        // All sums of these are exact in single precision.
        let exact = input([monitor(limit: 37.5)], [report(1, temperature: 37), report(2)], opens: [2])
        #expect(Monitoring.isSettled(exact))
        examined(exact, [[0]], notification(0, mean: 37.5, limit: 37.5)).expectBroken("MON-2", naming: "37.5")
        #expect(
            Monitoring.isSettled(input([monitor(limit: 36.6)], [report(1, temperature: 36.6)], opens: [2])))
    }

    @Test func `one monitor's end does not stop the next one's`() {
        let both = [monitor(.glycemia, limit: 100), monitor(.temperature)]
        let input = input(both, [report(1)], opens: [2])
        examined(input, [[0, 0]], notification(0)).expectHolds("MON-2")
        examined(input, [[0, 0]]).expectBroken("MON-2", naming: "monitor 1")
        // The source's loop returns where nothing is to be told.
        let returning = Improvised<Monitoring> { input, readings throws(Rejection) in
            let output = try Monitoring.reference.run(input, readings: readings)
            return .init(
                states: output.states, notifications: input.monitors.count > 1 ? [] : output.notifications)
        }
        #expect(Examination(input, by: returning).broken == ["MON-2"])
    }

    @Test func `monitors together notify as each alone, or it breaks MON-2`() {
        let input = input([monitor(), monitor(.heartRate, limit: 50)], [report(1)], opens: [2])
        Examination(input, by: Monitoring.reference).expectHolds("MON-2")
        let shy = Improvised<Monitoring> { input, readings throws(Rejection) in
            let output = try Monitoring.reference.run(input, readings: readings)
            return .init(
                states: output.states, notifications: input.monitors.count == 1 ? [] : output.notifications)
        }
        Examination(input, by: shy).expectBroken("MON-2", naming: "one at a time give 0", "together 2")
    }

    @Test func `no end does not touch MON-2`() {
        examined(input([monitor()], opens: [1]), [[1]]).expectUntouched("MON-2")
        examined(input([monitor()], opens: [1]), [[1]], notification(0)).expectBroken(
            "MON-2", naming: "at open 0")
    }
}
