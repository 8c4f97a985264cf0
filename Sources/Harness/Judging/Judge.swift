import JSON
import Specification

/// Turns the replies to a case into its verdict.
enum Judge {
    /// - Parameter replies: one a request of the inquiry, in their order.
    static func verdict<S: Specification>(
        on golden: GoldenCase, _ inquiry: Inquiry, _ replies: [Reply], _: S.Type
    ) -> Verdict {
        let isExpected = replies[0].isExpected(by: golden)
        // Nothing is to be asked beyond the expected answer, whose form was seen to when the case was read.
        if isExpected, inquiry.probing.isEmpty { return Verdict(passing: golden) }
        if let fault = replies[0].fault {
            return Verdict(golden, .error, reason: "\(fault.kind.rawValue): \(fault.sentence)", fault: fault)
        }
        if case .answer(.skip(let why)) = replies[0] { return Verdict(golden, .skip, reason: why) }
        // The probes matter only if the case itself was answered.
        if let fault = inquiry.fault(of: replies) {
            return Verdict(
                golden, .error, reason: "\(fault.kind.rawValue) on a related input: \(fault.sentence)",
                fault: fault)
        }
        let differences = isExpected ? [] : differences(golden.expectation, replies[0].answer, S.self)
        let outcome: Outcome<S.Output>
        do throws(Misfit) {
            outcome = try (isExpected ? .asExpected(golden) : replies[0]).outcome(S.self)
        } catch {
            return Verdict(
                golden, .fail, reason: "the answer has the wrong form at \(error)",
                differences: differences, answer: replies[0].answer)
        }
        if differences.isEmpty, inquiry.probing.isEmpty { return Verdict(passing: golden) }
        let findings = inquiry.findings(of: outcome, replies, S.self) {
            !differences.isEmpty || inquiry.probing[$0] != nil
        }
        let breaches = findings.compactMap(Breach.init)
        if differences.isEmpty, breaches.isEmpty { return Verdict(passing: golden) }
        let reason =
            breaches.first?.sentence
            ?? "the answer differs from the expected one, yet no clause's check names the rule; the case is of "
            + golden.clauses.map(\.rawValue).joined(separator: ", ")
        return Verdict(
            golden, .fail, reason: reason, breaches: breaches, differences: differences,
            answer: replies[0].answer)
    }

    /// Where an answer differs from the expected one.
    static func differences<S: Specification>(
        _ expectation: GoldenCase.Expectation, _ answer: Answer?, _: S.Type
    ) -> [Difference] {
        switch (expectation, answer) {
        case (.output(let expected), .output(let actual)?):
            var comparison = ValueComparison(shape: S.Output.shape, tolerances: S.tolerances)
            comparison.compare(expected, actual)
            return comparison.differences
        case (.rejection(let expected), .rejection(let actual)?):
            if RejectionForm.rejection(expected) == RejectionForm.rejection(actual) { return [] }
            return [Difference(path: Path([.member("error")]), expected: expected, actual: actual)]
        case (.output(let expected), .rejection(let actual)?):
            return [
                Difference(path: Path([.member("output")]), expected: expected, actual: nil),
                Difference(path: Path([.member("error")]), expected: nil, actual: actual),
            ]
        case (.rejection(let expected), .output(let actual)?):
            return [
                Difference(path: Path([.member("error")]), expected: expected, actual: nil),
                Difference(path: Path([.member("output")]), expected: nil, actual: actual),
            ]
        case (_, .skip?), (_, nil): return []
        }
    }
}
