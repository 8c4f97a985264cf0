import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs

/// Tests of the clause DAS-1 of health.dashboard.
struct DashboardClauseTests {
    private let reports = [
        Diary.report(Diary.standard + 9, temperature: 37, heartRate: 73), Diary.report(),
        Diary.report(Diary.standard + 5, weight: 71, heartRate: 72),
    ]

    private func output(
        count: Int = 3, means: [BodyValue: Float]? = [:], temperature: [Float] = [36.6, 36.6, 37],
        heartRate: [Int] = [72, 72, 73]
    ) -> Outcome<Dashboard.Output> {
        let right: [BodyValue: Float] = [
            .temperature: 36.733334, .weight: 70.333336, .heartRate: 72.333336, .glycemia: 90,
        ]
        let given = means.map { means in Dashboard.Means { Single(means[$0] ?? right[$0] ?? 0) } }
        return .output(
            .init(
                count: count, means: given,
                series: .init(
                    temperature: temperature.map { Single($0) }, weight: [70, 71, 70].map { Single($0) },
                    heartRate: heartRate, glycemia: [90, 90, 90])))
    }

    private func examined(_ outcome: Outcome<Dashboard.Output>) -> Examination<Dashboard> {
        Examination(.init(reports: reports), outcome)
    }

    @Test func `the output of the reference satisfies DAS-1, even if reports are unsorted or repeated`() {
        let output = Dashboard.reference.outcome(of: .init(reports: reports))
        examined(output).expectHolds("DAS-1")
        Examination(.init(reports: reports), by: Dashboard.reference).expectHolds("DAS-1")
        Examination(.init(reports: reports + reports), by: Dashboard.reference).expectHolds("DAS-1")
    }

    @Test func `the right means and series satisfy DAS-1`() {
        examined(output(means: [.heartRate: 72.333336])).expectHolds("DAS-1")
    }

    @Test func `a wrong count of reports breaks DAS-1`() {
        examined(output(count: 2)).expectBroken("DAS-1")
    }

    @Test func `a series that is unsorted, or that begins with the newest value, breaks DAS-1`() {
        examined(output(temperature: [37, 36.6, 36.6]))
            .expectBroken("DAS-1")
        examined(output(heartRate: [73, 72, 72])).expectBroken("DAS-1")
    }

    @Test func `a series with fewer values than reports breaks DAS-1`() {
        examined(output(heartRate: [72, 73])).expectBroken("DAS-1")
    }

    @Test func `truncating the means of whole numbers breaks DAS-1`() {
        examined(output(means: [.heartRate: 72])).expectBroken("DAS-1")
    }

    @Test func `a mean over only some of the reports breaks DAS-1`() {
        examined(output(means: [.temperature: 36.6])).expectBroken("DAS-1")
    }

    @Test(arguments: [(Float(72.343), true), (72.3236, true), (72.344, false), (72.322, false)])
    func `a mean within 0.01 of the exact mean is correct`(mean: Float, isRight: Bool) {
        let examination = examined(output(means: [.heartRate: mean]))
        if isRight {
            examination.expectHolds("DAS-1")
        } else {
            examination.expectBroken("DAS-1")
        }
    }

    @Test func `a program may add the values in single precision and in any order`() {
        let reports = (0..<365).map { Diary.report(Diary.standard + $0, temperature: 36.7, weight: 70.1) }
        let adding = Improvised<Dashboard> { input, readings throws(Rejection) in
            let output = try Dashboard.reference.run(input, readings: readings)
            let means = Dashboard.Means { value in
                let sum = input.reports.reversed().reduce(Float(0)) { $0 + Float($1[value]) }
                return Single(sum / Float(input.reports.count))
            }
            return .init(count: output.count, means: means, series: output.series)
        }
        Examination(.init(reports: reports), by: adding).expectHolds("DAS-1")
    }

    @Test func `means without reports, or reports without means, break DAS-1`() {
        examined(output(means: nil)).expectBroken("DAS-1")
        let empty = Dashboard.Series(temperature: [], weight: [], heartRate: [], glycemia: [])
        let none = Dashboard.Means { _ in Single(0) }
        Examination<Dashboard>(.init(reports: []), .output(.init(count: 0, means: none, series: empty)))
            .expectBroken("DAS-1")
        Examination(.init(reports: []), by: Dashboard.reference).expectHolds("DAS-1")
    }

    @Test func `a number with more digits than necessary breaks DAS-1`() throws {
        let report = Diary.report()
        let long = Dashboard.Series(
            temperature: [Single(spelled: "36.599998474121094")], weight: [Single(70)], heartRate: [72],
            glycemia: [90])
        let means = Dashboard.Means { Single(Float(report[$0])) }
        Examination<Dashboard>(.init(reports: [report]), .output(.init(count: 1, means: means, series: long)))
            .expectBroken("DAS-1")
    }

    @Test func `reports with the same date stay in the order of the input`() {
        let equal = [Diary.report(heartRate: 60), Diary.report(heartRate: 61)]
        let turned = Dashboard.reference.outcome(of: .init(reports: equal.reversed()))
        Examination<Dashboard>(.init(reports: equal), turned).expectBroken("DAS-1")
    }

    @Test func `an output that depends on the order of the input breaks DAS-1`() {
        // The output of this program is correct whenever the oldest report comes first.
        let lazy = Improvised<Dashboard> { input, readings throws(Rejection) in
            let first = input.reports.first?.date
            let sorted = input.reports.allSatisfy { $0.date >= first ?? $0.date }
            return try Dashboard.reference.run(
                .init(reports: sorted ? input.reports : []), readings: readings)
        }
        Examination(.init(reports: [reports[1], reports[0]]), by: lazy)
            .expectBroken("DAS-1")
    }

    @Test func `a rejection breaks DAS-1`() {
        examined(.rejection(Rejection("diary.empty"))).expectBroken("DAS-1")
    }

    // MARK: Properties without the derivation

    @Test func `the properties suffice to reveal wrong counts, values and means`() {
        func contradicted(_ outcome: Outcome<Dashboard.Output>) -> [Dashboard.Law] {
            Relations<Dashboard>(.init(reports: reports), outcome).contradicted
        }
        #expect(contradicted(output()).isEmpty)
        #expect(contradicted(output(count: 2)) == [.courses])
        #expect(contradicted(output(heartRate: [72, 72, 72])) == [.courses])
        #expect(contradicted(output(means: [.heartRate: 71.9])) == [.means])
        #expect(contradicted(.rejection(Rejection("diary.empty"))) == [.means])
        let asGiven = Improvised<Dashboard> { input, readings throws(Rejection) in
            let right = try Dashboard.reference.run(input, readings: readings)
            let rates = input.reports.map(\.heartRate)
            return .init(
                count: right.count, means: right.means,
                series: .init(
                    temperature: right.series.temperature, weight: right.series.weight, heartRate: rates,
                    glycemia: right.series.glycemia))
        }
        #expect(Relations(.init(reports: reports), by: asGiven).contradicted == [.oldestFirst])
    }
}
