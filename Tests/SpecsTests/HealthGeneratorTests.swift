import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs
@testable import SharedSpecs

/// Tests that the generated inputs of the health family are varied, and that many of them are at or near the limits
/// that the laws set.
struct HealthGeneratorTests {
    private static let count = 1_000

    private static func sample<S: Specification>(_ number: Int, _: S.Type) -> S.Input {
        var entropy = Entropy(seed: 1, for: S.id.rawValue, number: number)
        return S.generate(from: &entropy)
    }

    private func samples<S: Specification>(_: S.Type) -> [S.Input] {
        (0..<Self.count).map { Self.sample($0, S.self) }
    }

    // MARK: The limits of the rules

    @Test func `generated temperatures include the bound and the floats directly above and below it`() {
        let temperatures = samples(Fever.self).map(\.temperature.float)
        for temperature in [Float(37.5), Float(37.5).nextUp, Float(37.5).nextDown] {
            #expect(temperatures.count { $0 == temperature } >= 50)
        }
    }

    @Test func `generated forms have zero, one or several invalid fields`() {
        let counts = samples(Entry.self).map { invalidFields($0).count }
        for count in 0...3 { #expect(counts.count { min($0, 3) == count } >= 100, "\(count)") }
    }

    private func invalidFields(_ input: Entry.Input) -> [Entry.Field] {
        guard case .array(let fields)? = Entry.reference.outcome(of: input).rejection?.details["fields"]
        else {
            return []
        }
        return fields.compactMap { try? Entry.Field($0) }
    }

    @Test func `each field is invalid in many generated forms`() {
        let invalid = samples(Entry.self).flatMap(invalidFields)
        for field in Entry.Field.allCases { #expect(invalid.count { $0 == field } >= 20, "\(field)") }
    }

    @Test func `some generated reports are merged, some are not, and some only in certain time zones`() {
        let inputs = samples(Merge.self)
        func merges(_ input: Merge.Input, in zone: Zone) -> Bool {
            Merge.old(.init(reports: input.reports, new: input.new, zone: zone)) != nil
        }
        #expect(inputs.count { merges($0, in: $0.zone) } >= 300)
        #expect(inputs.count { !merges($0, in: $0.zone) && !$0.reports.isEmpty } >= 100)
        #expect(inputs.count { merges($0, in: $0.zone) != merges($0, in: .utc) } >= 30)
    }

    @Test
    func
        `some generated weights are 1, tiny or beyond single precision, and some temperatures are negative`()
    {
        let weights = samples(Merge.self).flatMap { $0.reports.map(\.report.weight.float) }
        #expect(weights.count { $0 == 1 } >= 5)
        #expect(weights.count { $0 == .leastNonzeroMagnitude } >= 5)
        let texts = samples(Entry.self).map(\.weight)
        for text in ["1", "1e-50", "1e-45"] { #expect(texts.contains(text), "\(text)") }
        let fevers = samples(Fever.self).map(\.temperature.float)
        #expect(fevers.count { $0 < 0 } >= 20)
        #expect(fevers.contains(.leastNonzeroMagnitude))
    }

    @Test func `some generated edits merge two reports, some merge none, and some are rejected`() {
        let inputs = samples(Edit.self)
        let counts = inputs.map { input in
            Edit.reference.outcome(of: input).output.map { input.reports.count - $0.reports.count }
        }
        #expect(counts.count { $0 == 0 } >= 100)
        #expect(counts.count { $0 == 1 } >= 100)
        #expect(counts.count { $0 == nil } >= 50)
    }

    @Test
    func `generated monitors end with or without a notification, and some inputs give several notifications`()
        throws
    {
        let outputs = samples(Monitoring.self).compactMap { Monitoring.reference.outcome(of: $0).output }
        #expect(outputs.count { $0.notifications.count == 1 } >= 50)
        #expect(outputs.count { $0.notifications.count > 1 } >= 8)
        #expect(outputs.count { $0.notifications.isEmpty && $0.states.last?.contains(0) == true } >= 100)
        #expect(outputs.count { Set($0.states.last ?? []).count > 1 } >= 25)
    }

    @Test func `some generated reminders are at skipped times, at repeated times, or at the present time`() {
        var (skipped, twice, now) = (0, 0, 0)
        for input in samples(Reminder.self) {
            let zone = input.zone
            guard let next = Reminder.reference.outcome(of: input).output?.next else { continue }
            let shown = zone.shown(at: next)
            if shown.flooredRemainder(by: 86_400) != input.secondOfDay { skipped += 1 }
            let here = zone.shown(at: input.now.seconds)
            if here.flooredRemainder(by: 86_400) == input.secondOfDay { now += 1 }
            if next - input.now.seconds < 86_400, zone.shown(at: next) == here { twice += 1 }
        }
        #expect(skipped >= 15)
        #expect(twice >= 3)
        #expect(now >= 20)
    }
}
