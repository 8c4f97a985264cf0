import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs

/// Tests of the clauses ACC-1 to ACC-4 and FIX-1 of mobility.accuracy.
struct AccuracyClauseTests {
    private func fixes(_ accuracies: [Double]) -> [Fix] {
        accuracies.enumerated().map { Fix(t: Double($0) * 180, lat: 49.4, lon: 2.8, accuracy: $1) }
    }

    private func examined(
        _ mode: Accuracy.Mode, _ accuracies: [Double], _ verdicts: [Accuracy.Verdict], _ thresholds: [Double],
        alerts: [Int] = [], by readings: Readings = .standard
    ) -> Examination<Accuracy> {
        Examination(
            .init(mode: mode, fixes: fixes(accuracies)),
            .output(.init(verdicts: verdicts, thresholds: thresholds, alerts: alerts)), readings)
    }

    private let rejects = Readings.standard.with(ManualBoundary.reject)

    // MARK: ACC-1

    @Test(arguments: Accuracy.Mode.allCases)
    func `accepting fixes with an accuracy below 150 m satisfies ACC-1`(mode: Accuracy.Mode) {
        examined(mode, [0, 149.9], [.accepted, .accepted], [150, 150]).expectHolds("ACC-1")
    }

    @Test(arguments: Accuracy.Mode.allCases)
    func `rejecting an accuracy of 120 m breaks ACC-1`(mode: Accuracy.Mode) {
        examined(mode, [120], [.rejected], [150], alerts: mode == .manual ? [0] : [])
            .expectBroken("ACC-1")
    }

    @Test func `a threshold that stays at 200 m after a fix with an accuracy of 100 m breaks ACC-1`() {
        examined(.automatic, [180, 100], [.accepted, .accepted], [200, 200])
            .expectBroken("ACC-1")
        examined(.automatic, [180, 100], [.accepted, .accepted], [200, 150]).expectHolds("ACC-1")
    }

    @Test func `a threshold that equals the accuracy of the accepted fix breaks ACC-1`() {
        examined(.automatic, [100], [.accepted], [100]).expectBroken("ACC-1")
    }

    @Test func `alerting the user to an accepted fix breaks ACC-2`() {
        examined(.manual, [100], [.accepted], [150], alerts: [0])
            .expectBroken("ACC-2")
    }

    // MARK: ACC-2

    @Test func `giving a second chance to a manual fix with an accuracy of 160 m breaks ACC-2`() {
        examined(.manual, [160], [.accepted], [150])
            .expectBroken("ACC-2")
    }

    @Test func `raising the threshold in manual mode breaks ACC-2`() {
        examined(.manual, [160], [.rejected], [200], alerts: [0])
            .expectBroken("ACC-2")
    }

    @Test func `rejecting a manual fix without alerting the user breaks ACC-2`() {
        examined(.manual, [100, 160], [.accepted, .rejected], [150, 150])
            .expectBroken("ACC-2")
        examined(.manual, [100, 160], [.accepted, .rejected], [150, 150], alerts: [1]).expectHolds("ACC-2")
    }

    @Test func `rejecting an accuracy of exactly 150 m breaks ACC-2 under the option 'accept'`() {
        examined(.manual, [150], [.rejected], [150], alerts: [0])
            .expectBroken("ACC-2")
        examined(.manual, [150], [.accepted], [150]).expectHolds("ACC-2")
    }

    @Test func `accepting an accuracy of exactly 150 m breaks ACC-2 under the option 'reject'`() {
        examined(.manual, [150], [.accepted], [150], by: rejects)
            .expectBroken("ACC-2")
        examined(.manual, [150], [.rejected], [150], alerts: [0], by: rejects).expectHolds("ACC-2")
    }

    @Test(arguments: [[1, 0], [0, 0, 1]])
    func `alerts that are out of order or listed twice break ACC-2`(alerts: [Int]) {
        examined(.manual, [160, 170], [.rejected, .rejected], [150, 150], alerts: alerts)
            .expectBroken("ACC-2")
    }

    @Test func `an alert with an index beyond the last fix breaks ACC-2`() {
        examined(.manual, [100, 160], [.accepted, .rejected], [150, 150], alerts: [1, 2])
            .expectBroken("ACC-2")
    }

    @Test func `ACC-2 does not apply to automatic mode`() {
        examined(.automatic, [160], [.accepted], [200]).expectUntouched("ACC-2")
    }

    // MARK: ACC-3

    @Test(arguments: [150.0, 175, 200])
    func `refusing a second chance to an automatic fix with an accuracy of 150 m to 200 m breaks ACC-3`(
        accuracy: Double
    ) {
        examined(.automatic, [accuracy], [.rejected], [150])
            .expectBroken("ACC-3")
        examined(.automatic, [accuracy], [.accepted], [200]).expectHolds("ACC-3")
    }

    @Test func `giving a fix a second chance without raising the threshold breaks ACC-3`() {
        examined(.automatic, [150], [.accepted], [150])
            .expectBroken("ACC-3")
    }

    @Test func `accepting an automatic fix with an accuracy worse than 200 m breaks ACC-3`() {
        examined(.automatic, [201], [.accepted], [200])
            .expectBroken("ACC-3")
    }

    @Test func `accepting every fix once the threshold has been raised breaks ACC-3`() {
        examined(.automatic, [180, 201], [.accepted, .accepted], [200, 200])
            .expectBroken("ACC-3")
    }

    @Test func `a rejected fix that resets the threshold breaks ACC-3`() {
        examined(.automatic, [180, 250], [.accepted, .rejected], [200, 150])
            .expectBroken("ACC-3")
        examined(.automatic, [180, 250], [.accepted, .rejected], [200, 200]).expectHolds("ACC-3")
    }

    @Test func `a rejected fix that raises the threshold breaks ACC-3`() {
        examined(.automatic, [250], [.rejected], [200])
            .expectBroken("ACC-3")
    }

    @Test func `alerting the user in automatic mode breaks ACC-3`() {
        examined(.automatic, [250], [.rejected], [150], alerts: [0])
            .expectBroken("ACC-3")
    }

    @Test func `ACC-3 does not apply to manual mode`() {
        examined(.manual, [160], [.rejected], [150], alerts: [0]).expectUntouched("ACC-3")
    }

    // MARK: ACC-4

    @Test(arguments: Accuracy.Mode.allCases)
    func `treating a negative accuracy as a good accuracy breaks ACC-4`(mode: Accuracy.Mode) {
        examined(mode, [-1], [.accepted], [150])
            .expectBroken("ACC-4")
        examined(mode, [-1], [.rejected], [150]).expectHolds("ACC-4")
    }

    @Test func `an invalid fix that resets the threshold breaks ACC-4`() {
        examined(.automatic, [180, -1], [.accepted, .rejected], [200, 150])
            .expectBroken("ACC-4")
    }

    @Test func `alerting the user to an invalid fix breaks ACC-4`() {
        examined(.manual, [-1], [.rejected], [150], alerts: [0])
            .expectBroken("ACC-4")
    }

    @Test func `treating an accuracy of minus zero as negative breaks ACC-4`() {
        examined(.automatic, [-0.0], [.rejected], [150])
            .expectBroken("ACC-4")
        examined(.automatic, [-0.0], [.accepted], [150]).expectHolds("ACC-4")
    }

    // MARK: The form of the output

    @Test func `an output with fewer verdicts than fixes breaks ACC-1`() {
        examined(.automatic, [180, 100], [.accepted], [200])
            .expectBroken("ACC-1")
    }

    @Test func `verdicts for an empty list of fixes break a clause`() {
        #expect(!examined(.automatic, [], [.accepted], [150]).broken.isEmpty)
    }

    // MARK: FIX-1

    @Test func `giving a verdict on a fix that is not on Earth breaks FIX-1`() {
        let track = [Fix(t: 0, lat: 90.5, lon: 0, accuracy: 10)]
        let input = Accuracy.Input(mode: .manual, fixes: track)
        Examination<Accuracy>(
            input, .output(.init(verdicts: [.accepted], thresholds: [150], alerts: []))
        ).expectBroken("FIX-1")
        Examination<Accuracy>(input, .rejection(Fix.invalid())).expectHolds("FIX-1")
    }

    @Test func `rejecting the input because a fix has a negative accuracy breaks FIX-1`() {
        Examination<Accuracy>(.init(mode: .manual, fixes: fixes([-1])), .rejection(Fix.invalid()))
            .expectBroken("FIX-1")
    }

    @Test func `FIX-1 does not apply to an empty list of fixes`() {
        examined(.automatic, [], [], []).expectUntouched("FIX-1")
    }

    // MARK: Properties without the derivation

    private func contradicted(
        _ mode: Accuracy.Mode, _ accuracies: [Double], by implementation: some Implementation<Accuracy>
    ) -> [Accuracy.Law] {
        Relations<Accuracy>(.init(mode: mode, fixes: fixes(accuracies)), by: implementation).contradicted
    }

    @Test func `the reference satisfies every property of mobility.accuracy`() {
        let accuracies: [Double] = [100, 180, 250, 120, -1, 160]
        for mode in Accuracy.Mode.allCases {
            #expect(contradicted(mode, accuracies, by: Accuracy.reference).isEmpty)
        }
    }

    @Test(arguments: [250.0, -1])
    func `letting a rejected fix affect other verdicts contradicts a property`(accuracy: Double) {
        let unsteady = Improvised<Accuracy> { input, readings throws(Rejection) in
            let output = try Accuracy.reference.run(input, readings: readings)
            guard input.fixes.allSatisfy({ (0...200).contains($0.accuracy) }) else { return output }
            return .init(
                verdicts: output.verdicts.map { _ in .rejected }, thresholds: output.thresholds, alerts: [])
        }
        #expect(contradicted(.automatic, [100, accuracy, 180], by: unsteady) == [.unchanged])
    }

    @Test func `an output with fewer verdicts than fixes contradicts a property`() {
        let short = Improvised<Accuracy> { input, _ throws(Rejection) in
            .init(verdicts: [], thresholds: input.fixes.map { _ in 150 }, alerts: [])
        }
        #expect(contradicted(.automatic, [100], by: short) == [.each])
    }

    @Test func `a verdict in manual mode that depends on the previous fix contradicts a property`() {
        let patient = Improvised<Accuracy> { input, _ throws(Rejection) in
            let verdicts = input.fixes.indices.map { index in
                input.fixes[max(index - 1, 0)].accuracy < 150 ? Accuracy.Verdict.accepted : .rejected
            }
            return .init(verdicts: verdicts, thresholds: verdicts.map { _ in 150 }, alerts: [])
        }
        #expect(contradicted(.manual, [100, 160, 170], by: patient).contains(.coarseByHand))
    }

    @Test func `accepting a fix whose accuracy is worse than the threshold contradicts a property`() {
        let lenient = Improvised<Accuracy> { input, _ throws(Rejection) in
            .init(
                verdicts: input.fixes.map { _ in .accepted }, thresholds: input.fixes.map { _ in 150 },
                alerts: [])
        }
        #expect(contradicted(.automatic, [160], by: lenient) == [.raised])
    }

    @Test func `an infinite threshold breaks ACC-1, like any other wrong threshold`() {
        examined(.automatic, [100], [.accepted], [.infinity])
            .expectBroken("ACC-1")
    }
}
