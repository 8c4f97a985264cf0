import JSON
import Specification

/// An outcome that keeps all clauses, and the question whether another one would.
struct Settlement<S: Specification> {
    let input: S.Input
    let readings: Readings
    /// The clauses that hold and apply to the input, in their order.
    let touched: [ClauseID]
    private let answer: Answer

    /// How many changes of the outcome are tried.
    private static var changes: Int { 300 }

    /// Takes an outcome as an adapter would send it; nil if it breaks a clause, or if it has not the form.
    init?(_ settled: Value, of input: Value, _ readings: Readings) {
        guard let answer = Answer(member: settled), let input = try? S.Input(input),
            let findings = Settlement.findings(answer, of: input, readings),
            findings.allSatisfy({ $0.finding.violation == nil })
        else { return nil }
        (self.answer, self.input, self.readings) = (answer, input, readings)
        touched = findings.filter(\.finding.isTouched).map(\.clause)
    }

    /// Whether an answer is this outcome, but for the tolerances.
    func isSame(as other: Answer) -> Bool {
        if case .skip = other { return false }
        guard let expectation = GoldenCase.Expectation(answer) else { return false }
        return Judge.differences(expectation, other, S.self).isEmpty
    }

    /// Whether every other outcome that is tried breaks a clause: the one that was found, and many changes of this one.
    ///
    /// The clauses know nothing of the reference, so what they leave no choice does not rest on the reference alone.
    func isDetermined(besides other: Answer?) -> Bool {
        (changed(other) + [other].compactMap { $0 }).allSatisfy { other in
            guard !isSame(as: other), let findings = Settlement.findings(other, of: input, readings) else {
                return true
            }
            return findings.contains { $0.finding.violation != nil }
        }
    }

    private func changed(_ other: Answer?) -> [Answer] {
        switch answer {
        case .output(let output):
            let donor: Value = if case .output(let wrong)? = other { wrong } else { output }
            var entropy = Entropy(seed: 1, for: S.id.rawValue, number: 0)
            let codes = S.rejections.map { Answer.rejection(.record(("code", $0.code.value))) }
            return codes
                + (0..<Settlement.changes).map { _ in
                    .output(S.Output.shape.mutated(output, donor: donor, from: &entropy))
                }
        case .rejection(.object(let members)):
            return S.rejections.map { .rejection(.record(("code", $0.code.value))) }
                + members.indices.map { index in
                    var changed = members
                    changed[index] = Value.Member(members[index].name, "another".value)
                    return .rejection(.object(changed))
                }
        default: return []
        }
    }

    /// What the clauses find in an answer; nil if it has not the form.
    private static func findings(
        _ answer: Answer, of input: S.Input, _ readings: Readings
    ) -> [(clause: ClauseID, finding: Finding)]? {
        guard let outcome = try? Reply.answer(answer).outcome(S.self) else { return nil }
        return S.clauses.findings(in: Trial<S>(input: input, outcome: outcome, readings: readings))
    }
}

extension GoldenCase.Expectation {
    /// Takes an answer for what is expected; nil if it is none.
    fileprivate init?(_ answer: Answer) {
        switch answer {
        case .output(let value): self = .output(value)
        case .rejection(let value): self = .rejection(value)
        case .skip: return nil
        }
    }
}
