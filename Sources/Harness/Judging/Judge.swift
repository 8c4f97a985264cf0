import JSON
import Specification

/// Judges a case by the replies to its requests.
///
/// The verdict says where the answer differs from the expected one; `RunBlame` later finds the broken laws.
enum Judge {
    /// Returns the verdict on a case that was run.
    ///
    /// - Parameter replies: The replies to the requests of the inquiry, in the order of the requests.
    static func verdict<S: Specification>(
        on golden: GoldenCase, _ inquiry: Inquiry, _ replies: [Reply], _: S.Type
    ) -> Verdict {
        // If every reply is the expected answer, nothing else is checked; the form of that answer is known to be right.
        if inquiry.probing.isEmpty, replies.allSatisfy({ $0.isExpected(by: golden) }) {
            return Verdict(passing: golden)
        }
        let first = verdict(on: golden, inquiry, first: replies, S.self)
        guard first.kind == .pass else { return first }
        for place in inquiry.again where !replies[place].isExpected(by: golden) {
            let other = verdict(
                on: golden, asked: inquiry.requests[place], inForce: inquiry.readings, replies[place], S.self)
            if other.kind != .pass { return other }
        }
        return first
    }

    /// Returns the verdict that follows from the replies to the unchanged case and to its probes.
    private static func verdict<S: Specification>(
        on golden: GoldenCase, _ inquiry: Inquiry, first replies: [Reply], _: S.Type
    ) -> Verdict {
        let isExpected = replies[0].isExpected(by: golden)
        if let fault = replies[0].fault(S.self) { return Verdict(golden, fault, replies[0].answer) }
        if case .answer(.skip(let why)) = replies[0] { return Verdict(golden, .skip, reason: why) }
        // The replies to the probes matter only if the case itself was answered.
        if let fault = inquiry.fault(of: replies, S.self) {
            return Verdict(golden, fault, replies[0].answer, "on a related input")
        }
        let differences = isExpected ? [] : differences(Answer(golden.expectation), replies[0].answer, S.self)
        let outcome: Outcome<S.Output>
        do throws(Misfit) {
            outcome = try (isExpected ? .asExpected(golden) : replies[0]).outcome(S.self)
        } catch {
            return Verdict(
                golden, .fail, reason: "the answer has the wrong form at \(error)",
                differences: differences, answer: replies[0].answer)
        }
        if !differences.isEmpty {
            return Verdict(golden, replies[0].answer, differences: differences, asked: inquiry.readings)
        }
        if inquiry.probing.isEmpty { return Verdict(passing: golden) }
        let findings = inquiry.findings(of: outcome, replies, S.self) { inquiry.probing[$0] != nil }
        let breaches = inquiry.breaches(of: findings, in: replies, isRight: true)
        if breaches.isEmpty { return Verdict(passing: golden) }
        return Verdict(golden, replies[0].answer, breaches: breaches, asked: inquiry.readings)
    }

    /// Returns the verdict on a reply to a case that was asked again, under options that must not change the outcome.
    private static func verdict<S: Specification>(
        on golden: GoldenCase, asked request: Request, inForce readings: Readings, _ reply: Reply, _: S.Type
    ) -> Verdict {
        let options = request.readings.filter { golden.readings[$0.key] == nil }
            .sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
        let circumstances = "asked under \(options.joined(separator: ", "))"
        if let fault = reply.fault(S.self) { return Verdict(golden, fault, reply.answer, circumstances) }
        // If the implementation skips the case under these options, the reply is not judged, as with any skipped case.
        if case .answer(.skip) = reply { return Verdict(passing: golden) }
        let differences = differences(Answer(golden.expectation), reply.answer, S.self)
        if differences.isEmpty { return Verdict(passing: golden) }
        let inForce = readings.declarations.merging(request.readings) { $1 }
        return Verdict(
            golden, reply.answer, differences: differences,
            asked: (try? Readings(inForce, known: S.readings)) ?? .standard, circumstances)
    }

    /// Returns the verdict on the files in the folder of a case whose answer was right.
    static func verdict<S: Effectful>(
        on golden: GoldenCase, _ inquiry: Inquiry, _ reply: Reply, _ folder: WrittenFolder, _: S.Type
    ) -> Verdict {
        guard let outcome = try? reply.outcome(S.self) else { return Verdict(passing: golden) }
        let breaches = S.breaches(in: folder, after: outcome).compactMap { law, finding in
            Breach(law, finding: finding, evidence: .contradicts, S.self)
        }
        return breaches.isEmpty
            ? Verdict(passing: golden)
            : Verdict(golden, reply.answer, breaches: breaches, asked: inquiry.readings)
    }

    /// Returns whether two outputs are equal in the Swift type of the subsystem.
    ///
    /// Two different decimals can be equal in this type: 7.69 and 7.6900000000000004 are the same double.
    private static func areSame<S: Specification>(_ expected: Value, _ actual: Value, _: S.Type) -> Bool {
        guard let expected = try? S.Output(expected), let actual = try? S.Output(actual) else { return false }
        return expected.value == actual.value
    }

    /// Returns the differences between the expected and the actual answer; empty if the actual answer is missing, or if
    /// either answer is a skip.
    static func differences<S: Specification>(
        _ expected: Answer, _ actual: Answer?, _: S.Type
    ) -> [Difference] {
        switch (expected, actual) {
        case (.output(let expected), .output(let actual)?):
            var comparison = ValueComparison(shape: S.Output.shape, tolerances: S.tolerances)
            comparison.compare(expected, actual)
            if comparison.differences.isEmpty || areSame(expected, actual, S.self) { return [] }
            return comparison.differences
        case (.rejection(let expected), .rejection(let actual)?):
            if RejectionForm.rejection(expected) == RejectionForm.rejection(actual) { return [] }
            return [Difference(path: Path([.member("error")]), expected: expected, actual: actual)]
        case (.skip, _), (_, .skip?), (_, nil): return []
        case (_, let actual?):
            let (left, right) = (expected.member, actual.member)
            return [
                Difference(path: Path([.member(left.name)]), expected: left.value, actual: nil),
                Difference(path: Path([.member(right.name)]), expected: nil, actual: right.value),
            ]
        }
    }
}

extension Verdict {
    /// Makes the verdict on a case without a usable answer.
    init(_ golden: GoldenCase, _ fault: Fault, _ answer: Answer? = nil, _ place: String = "") {
        let what = fault.kind.rawValue + (place.isEmpty ? "" : " " + place)
        self.init(golden, .error, reason: "\(what): \(fault.sentence)", fault: fault, answer: answer)
    }

    /// Makes the verdict on a case with a wrong answer.
    ///
    /// - Parameters:
    ///   - readings: The options that were in force.
    ///   - circumstances: How the request differed from the case itself; empty if it did not.
    fileprivate init(
        _ golden: GoldenCase, _ answer: Answer?, breaches: [Breach] = [], differences: [Difference] = [],
        asked readings: Readings, _ circumstances: String = ""
    ) {
        let reason =
            "the answer differs from the expected one\(circumstances.isEmpty ? "" : ", \(circumstances)"); "
            + "the case exercises " + golden.clauses.map(\.rawValue).joined(separator: ", ")
        self.init(golden, .fail, reason: reason, breaches: breaches, differences: differences, answer: answer)
        remarks.inForce = readings.declarations
        remarks.circumstances = circumstances
    }
}
