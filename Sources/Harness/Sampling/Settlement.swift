import JSON
import Specification

/// An outcome that conforms to the laws for an input and violates no property.
struct Settlement<S: Specification> {
    let input: S.Input
    let readings: Readings
    /// The clauses that apply to the input, in the order of the specification.
    let touched: [ClauseID]
    /// Whether the laws allow no other outcome.
    let isDetermined: Bool
    private let answer: Answer

    /// Reads an outcome as an adapter would send it; nil if it breaks a law or a property, or if its form is wrong.
    init?(_ settled: Value, of input: Value, _ readings: Readings) {
        guard let answer = Answer(member: settled), let input = try? S.Input(input),
            let outcome = try? Reply.answer(answer).outcome(S.self)
        else { return nil }
        let demand = S.demand(input, readings)
        let trial = Trial<S>(input: input, outcome: outcome, readings: readings)
        let findings = S.properties.map { (property: $0, finding: $0.judge(trial)) }
        guard demand.admits(outcome), findings.allSatisfy({ $0.finding.violation == nil }) else { return nil }
        (self.answer, self.input, self.readings) = (answer, input, readings)
        isDetermined = !demand.isOpen && S.isSettled(input)
        let related = findings.filter(\.finding.isTouched).flatMap(\.property.clauses)
        let own = demand.clauses.union(related)
        touched = S.clauses.map(\.id).filter(own.contains)
    }

    /// Returns whether another answer equals this outcome, within the tolerances that the subsystem declares.
    func isSame(as other: Answer) -> Bool {
        if case .skip = other { return false }
        guard let expectation = GoldenCase.Expectation(answer) else { return false }
        return Judge.differences(expectation, other, S.self).isEmpty
    }
}

extension GoldenCase.Expectation {
    /// Reads an answer as the expected outcome of a case; nil if the answer is a skip.
    init?(_ answer: Answer) {
        switch answer {
        case .output(let value): self = .output(value)
        case .rejection(let value): self = .rejection(value)
        case .skip: return nil
        }
    }
}
