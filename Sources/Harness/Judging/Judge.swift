import JSON
import Specification

/// Turns the replies to a case into its verdict.
enum Judge {
    static func verdict(
        on golden: GoldenCase, _ inquiry: Inquiry, _ replies: [Reply], _ specification: any Specification.Type
    ) -> Verdict {
        let answer: Answer
        switch replies[inquiry.requests.lowerBound] {
        case .failure(let fault):
            return Verdict(golden, .error, reason: "\(fault.kind.rawValue): \(fault.sentence)", fault: fault)
        case .success(.skip(let why)): return Verdict(golden, .skip, reason: why)
        case .success(let given): answer = given
        }
        // The probes matter only where the case itself was answered.
        if let fault = inquiry.fault(of: replies) {
            return Verdict(
                golden, .error, reason: "\(fault.kind.rawValue) on a related input: \(fault.sentence)",
                fault: fault)
        }
        let isExpected = isExpected(answer, golden)
        // Nothing is to be asked beyond the expected answer, whose form was seen to when the case was read.
        if isExpected, inquiry.probing.isEmpty { return Verdict(passing: golden) }
        return verdict(on: golden, answer, isExpected: isExpected, inquiry, replies, specification)
    }

    /// The verdict on an answer that has to be looked at as its subsystem reads it.
    private static func verdict<S: Specification>(
        on golden: GoldenCase, _ answer: Answer, isExpected: Bool, _ inquiry: Inquiry, _ replies: [Reply],
        _: S.Type
    ) -> Verdict {
        let outcome: Outcome<S.Output>
        do throws(Misfit) {
            outcome = try self.outcome(isExpected ? .expected(golden) : answer, S.self)
        } catch {
            return Verdict(
                golden, .fail, reason: "the answer has the wrong form at \(error)",
                differences: differences(golden.expectation, answer, S.self), answer: answer)
        }
        let differences = isExpected ? [] : differences(golden.expectation, answer, S.self)
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
            golden, .fail, reason: reason, breaches: breaches, differences: differences, answer: answer)
    }

    /// Whether an answer is just the expected one.
    private static func isExpected(_ answer: Answer, _ golden: GoldenCase) -> Bool {
        if case .expected(let other) = answer, other === golden { return true }
        guard case .output(let given) = answer.spelledOut, case .output(let expected) = golden.expectation
        else { return false }
        return given == expected
    }

    /// The typed outcome that an answer tells.
    ///
    /// - Throws: `Misfit` where it has not the form of the subsystem's output.
    static func outcome<S: Specification>(
        _ answer: Answer, _: S.Type
    ) throws(Misfit) -> Outcome<S.Output> {
        if case .expected(let golden) = answer, let expected = golden.typed?.output as? S.Output {
            return .output(expected)
        }
        switch answer.spelledOut {
        case .output(let value): return .output(try S.Output(value))
        case .rejection(let value):
            // A code that the subsystem does not have is still an answer that the clauses can be asked about.
            guard case .string? = value["code"] else { throw Misfit("the error has no text \"code\"") }
            return .rejection(RejectionForm.rejection(value))
        case .skip, .expected: throw Misfit("an answer is expected, not a skip")
        }
    }

    /// Where an answer differs from the expected one.
    static func differences<S: Specification>(
        _ expectation: GoldenCase.Expectation, _ answer: Answer, _: S.Type
    ) -> [Difference] {
        switch (expectation, answer.spelledOut) {
        case (.output(let expected), .output(let actual)):
            var comparison = Comparison(shape: S.Output.shape, tolerances: S.tolerances)
            comparison.compare(expected, actual)
            return comparison.differences
        case (.rejection(let expected), .rejection(let actual)):
            if RejectionForm.rejection(expected) == RejectionForm.rejection(actual) { return [] }
            return [Difference(path: Path([.member("error")]), expected: expected, actual: actual)]
        case (.output(let expected), .rejection(let actual)):
            return [
                Difference(path: Path([.member("output")]), expected: expected, actual: nil),
                Difference(path: Path([.member("error")]), expected: nil, actual: actual),
            ]
        case (.rejection(let expected), .output(let actual)):
            return [
                Difference(path: Path([.member("error")]), expected: expected, actual: nil),
                Difference(path: Path([.member("output")]), expected: nil, actual: actual),
            ]
        case (_, .skip), (_, .expected): return []
        }
    }
}
