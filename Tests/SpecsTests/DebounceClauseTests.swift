import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs

/// Tests of the clauses DEB-1 and FIX-1 of mobility.debounce, with hand-written batches and generated inputs.
struct DebounceClauseTests {
    /// Returns a batch of fixes with the given times, each at a different place.
    private func batch(_ times: Double...) -> [Fix] {
        times.enumerated().map { Fix(t: $1, lat: Double($0), lon: 2.8, accuracy: 10) }
    }

    private func examined(
        _ batches: [[Fix]], _ acquired: [Fix], _ dropped: [(Int, Debounce.Reason)] = [],
        by readings: Readings = .standard
    ) -> Examination<Debounce> {
        let drops = dropped.map { Debounce.Drop(batch: $0.0, reason: $0.1) }
        return Examination(
            .init(batches: batches), .output(.init(acquired: acquired, dropped: drops)), readings)
    }

    private let seen = Readings.standard.with(DebounceLast.seen)

    // MARK: The fix of a batch

    @Test func `the latest fix of a batch is acquired, or the last of several equally late fixes`() {
        let mixed = batch(10, 30, 20)
        examined([mixed], [mixed[1]]).expectHolds("DEB-1")
        let equal = batch(10, 10)
        examined([equal], [equal[1]]).expectHolds("DEB-1")
    }

    @Test(arguments: [0, 2]) func `acquiring an older fix of a batch breaks DEB-1`(index: Int) {
        let mixed = batch(10, 30, 20)
        examined([mixed], [mixed[index]]).expectBroken("DEB-1")
    }

    @Test func `acquiring the first of two fixes that have the same time breaks DEB-1`() {
        let equal = batch(10, 10)
        examined([equal], [equal[0]]).expectBroken("DEB-1")
    }

    @Test func `an acquired fix with a missing or changed member breaks DEB-1`() {
        let told = Fix(t: 0, lat: 1, lon: 2, accuracy: 10, speed: 1.5, activity: .walking)
        examined([[told]], [told]).expectHolds("DEB-1")
        for poorer in [
            Fix(t: 0, lat: 1, lon: 2, accuracy: 10, activity: .walking),
            Fix(t: 0, lat: 1, lon: 2, accuracy: 10, speed: 1.5),
            Fix(t: 0, lat: 1, lon: 2, accuracy: 0, speed: 1.5, activity: .walking),
        ] {
            examined([[told]], [poorer]).expectBroken("DEB-1")
        }
    }

    // MARK: The 5 seconds

    @Test(arguments: [5, 5.0.nextUp, 6])
    func `a fix is acquired if it comes at least 5 s after the last fix`(t: Double) {
        let batches = [batch(0), batch(t)]
        examined(batches, batches.map { $0[0] }).expectHolds("DEB-1")
        examined(batches, [batches[0][0]], [(1, .tooSoon)])
            .expectBroken("DEB-1")
    }

    @Test(arguments: [0, 1, 5.0.nextDown])
    func `a fix is dropped as tooSoon if it comes less than 5 s after the last fix`(t: Double) {
        let batches = [batch(0), batch(t)]
        examined(batches, [batches[0][0]], [(1, .tooSoon)]).expectHolds("DEB-1")
        examined(batches, batches.map { $0[0] })
            .expectBroken("DEB-1")
    }

    @Test func `a fix that is older than the last fix is dropped as outOfOrder`() {
        for t in [-1.0, -100] {
            let batches = [batch(0), batch(t)]
            examined(batches, [batches[0][0]], [(1, .outOfOrder)]).expectHolds("DEB-1")
            examined(batches, [batches[0][0]], [(1, .tooSoon)])
                .expectBroken("DEB-1")
            examined(batches, batches.map { $0[0] })
                .expectBroken("DEB-1")
        }
    }

    @Test func `if there is no last fix, every fix is acquired`() {
        for t in [-1_000.0, 0, 3] {
            examined([batch(t)], batch(t)).expectHolds("DEB-1")
            examined([batch(t)], [], [(0, .tooSoon)])
                .expectBroken("DEB-1")
        }
    }

    @Test func `an empty batch is dropped as empty`() {
        examined([[]], [], [(0, .empty)]).expectHolds("DEB-1")
        examined([[]], []).expectBroken("DEB-1")
        examined([[]], [], [(0, .tooSoon)]).expectBroken("DEB-1")
    }

    @Test
    func `the reading decides whether 'the last fix' means the last fix acquired or the latest fix seen`() {
        let batches = [batch(0), batch(4), batch(8)]
        examined(batches, [batches[0][0], batches[2][0]], [(1, .tooSoon)]).expectHolds("DEB-1")
        examined(batches, [batches[0][0]], [(1, .tooSoon), (2, .tooSoon)], by: seen).expectHolds("DEB-1")
        examined(batches, [batches[0][0]], [(1, .tooSoon), (2, .tooSoon)])
            .expectBroken("DEB-1")
        examined(batches, [batches[0][0], batches[2][0]], [(1, .tooSoon)], by: seen)
            .expectBroken("DEB-1")
    }

    @Test func `an older fix that arrives late does not become the latest fix seen`() {
        let batches = [batch(10), batch(2), batch(8)]
        examined(batches, batch(10), [(1, .outOfOrder), (2, .outOfOrder)], by: seen).expectHolds("DEB-1")
        examined(batches, [batches[0][0], batches[2][0]], [(1, .outOfOrder)], by: seen)
            .expectBroken("DEB-1")
    }

    // MARK: The form of the output

    @Test func `reporting a batch twice, out of order or not at all breaks DEB-1`() {
        examined([[]], [], [(0, .empty), (0, .empty)]).expectBroken("DEB-1")
        examined([[], []], [], [(1, .empty), (0, .empty)]).expectBroken("DEB-1")
        examined([], [], [(0, .empty)]).expectBroken("DEB-1")
        examined([batch(0)], []).expectBroken("DEB-1")
        examined([], batch(0)).expectBroken("DEB-1")
        examined([], []).expectHolds("DEB-1")
    }

    // MARK: FIX-1

    @Test func `an input with a fix that is not on Earth is rejected, wherever the fix is in its batch`() {
        let off = Fix(t: -5, lat: 91, lon: 0, accuracy: 10)
        let input = Debounce.Input(batches: [batch(0), [off] + batch(10)])
        Examination<Debounce>(input, .rejection(Fix.invalid())).expectHolds("FIX-1")
        Examination<Debounce>(input, .output(.init(acquired: [], dropped: [])))
            .expectBroken("FIX-1")
        Examination<Debounce>(.init(batches: [batch(0)]), .rejection(Fix.invalid()))
            .expectBroken("FIX-1")
    }

    // MARK: Properties without the derivation

    private func contradicted(
        _ batches: [[Fix]], by body: @escaping @Sendable ([[Fix]]) -> Debounce.Output
    ) -> [Debounce.Law] {
        let implementation = Improvised<Debounce> { input, _ throws(Rejection) in body(input.batches) }
        return Relations<Debounce>(.init(batches: batches), by: implementation).contradicted
    }

    @Test func `the reference satisfies every property of mobility.debounce`() {
        let input = Debounce.Input(batches: [batch(0, 2), [], batch(3), batch(9, 8), batch(20)])
        #expect(Relations<Debounce>(input, by: Debounce.reference).contradicted.isEmpty)
    }

    @Test func `accepting an input with a fix that is not on Earth contradicts a property`() {
        let off = Fix(t: 0, lat: 91, lon: 0, accuracy: 10)
        #expect(contradicted([[off]]) { .init(acquired: Array($0.joined()), dropped: []) } == [.places])
    }

    @Test func `a batch that is neither acquired nor dropped contradicts a property`() {
        #expect(contradicted([[]]) { _ in .init(acquired: [], dropped: []) } == [.drops])
    }

    @Test func `acquired fixes that are less than 5 s apart contradict a property`() {
        let laws = contradicted([batch(0), batch(4)]) {
            .init(acquired: Array($0.joined()), dropped: [])
        }
        #expect(laws == [.tooSoon])
    }

    @Test func `an acquired fix that is not the latest of its batch contradicts a property`() {
        let laws = contradicted([batch(0, 9, 8)]) {
            .init(acquired: $0.compactMap(\.first), dropped: [])
        }
        #expect(laws == [.byTime])
    }

    // MARK: Generated inputs

    @Test
    func `generated batches are dropped for each reason, and some acquired fixes are exactly 5 s apart`() {
        let inputs = GeneratorExamination<Debounce>().inputs
        let outputs = inputs.compactMap { Debounce.reference.outcome(of: $0).output }
        for reason in Debounce.Reason.allCases {
            #expect(outputs.count { $0.dropped.contains { $0.reason == reason } } >= 50, "\(reason)")
        }
        let kept = outputs.flatMap { zip($0.acquired, $0.acquired.dropFirst()) }
        #expect(kept.count { $1.t - $0.t == 5 } >= 50)
        #expect(inputs.count { !$0.batches.joined().allSatisfy(\.isOnEarth) } >= 10)
    }
}
