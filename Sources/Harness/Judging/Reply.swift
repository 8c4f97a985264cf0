import JSON
import Specification

/// The reply to one request, which is an answer or a fault.
public enum Reply: Sendable {
    case answer(Answer)
    /// The request got no usable answer, for the reason in the fault.
    case fault(Fault)
    /// The answer is the expected outcome of this case; the reply itself was not parsed.
    ///
    /// Most adapters give the expected answer to most requests, so most replies need not be parsed. If the reply was
    /// not parsed, `answer` returns the expected answer.
    case asExpected(GoldenCase)

    var answer: Answer? {
        switch self {
        case .answer(let answer): answer
        case .fault: nil
        case .asExpected(let golden): Answer(golden.expectation)
        }
    }

    var fault: Fault? { if case .fault(let fault) = self { fault } else { nil } }

    /// Returns the fault if the reply is a fault or an error that the subsystem does not declare; otherwise nil.
    func fault<S: Specification>(_: S.Type) -> Fault? {
        if let fault { return fault }
        guard case .answer(.rejection(let error)) = self, case .string(let code)? = error["code"],
            !S.rejections.contains(where: { $0.code.hasSameScalars(as: code) })
        else { return nil }
        let message: String = if case .string(let text)? = error["message"] { " (\(text))" } else { "" }
        let codes = S.rejections.map(\.code).joined(separator: ", ")
        return Fault(
            .exception,
            "it answered with the error \(code)\(message); \(S.id) has \(codes.isEmpty ? "none" : "only \(codes)")"
        )
    }

    /// Returns whether the reply is exactly the expected output of a case, or was recognised as the expected answer.
    func isExpected(by golden: GoldenCase) -> Bool {
        switch self {
        case .asExpected(let other): other === golden
        case .answer(.output(let given)):
            if case .output(let expected) = golden.expectation { given == expected } else { false }
        case .answer(.rejection), .answer(.skip), .fault: false
        }
    }

    /// Returns the answer as an outcome in the Swift types of the subsystem.
    ///
    /// - Throws: `Misfit` if the answer does not have the form of the subsystem's outcomes.
    func outcome<S: Specification>(_: S.Type) throws(Misfit) -> Outcome<S.Output> {
        if case .asExpected(let golden) = self, let output = golden.typed?.output as? S.Output {
            return .output(output)
        }
        switch answer {
        case .output(let value)?: return .output(try S.Output(value))
        case .rejection(let value)?:
            // Even if the subsystem does not declare the code, the laws can judge the rejection.
            guard case .string? = value["code"] else { throw Misfit("the error has no string \"code\"") }
            return .rejection(RejectionForm.rejection(value))
        case .skip?, nil: throw Misfit("an answer is expected")
        }
    }
}

extension Trial {
    /// Reads an input and the reply to it; nil if they do not have the form of the subsystem.
    init?(_ input: Value, _ reply: Reply, under readings: [String: String]) {
        guard let input = try? Subsystem.Input(input), let outcome = try? reply.outcome(Subsystem.self),
            let readings = try? Readings(readings, known: Subsystem.readings)
        else { return nil }
        self.init(input: input, outcome: outcome, readings: readings)
    }

    /// Reads the input and the expected outcome of a case; nil if they do not have the form of the subsystem.
    init?(_ golden: GoldenCase) {
        self.init(golden.input, .asExpected(golden), under: golden.readings)
    }

    /// The outcome that the laws demand, the clauses that apply to the trial, and a sentence for each violated
    /// property.
    var examination: (demand: Demand<Subsystem>, touched: Set<ClauseID>, violations: [String]) {
        let demand = Subsystem.demand(input, readings)
        let findings = Subsystem.properties.map {
            (clauses: $0.clauses, finding: Subsystem.finding(of: $0, self))
        }
        let related = findings.filter(\.finding.isTouched).flatMap(\.clauses)
        return (demand, demand.clauses.union(related), findings.compactMap(\.finding.violation))
    }
}
