import JSON
import Specification

/// The result of one request.
public enum Reply: Sendable {
    case answer(Answer)
    /// Why there is no answer.
    case fault(Fault)
    /// An adapter's answer with the same bytes as the expected outcome.
    ///
    /// Most answers of most adapters are like this, and are never parsed. Only this file knows which answer this case
    /// stands for.
    case asExpected(GoldenCase)

    /// The answer; nil for a fault.
    var answer: Answer? {
        switch self {
        case .answer(let answer): answer
        case .fault: nil
        case .asExpected(let golden): Answer(golden.expectation)
        }
    }

    /// The fault, if it is one.
    var fault: Fault? { if case .fault(let fault) = self { fault } else { nil } }

    /// Why the reply is unusable to the subsystem: it is a fault, or an error that the subsystem does not declare.
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

    /// Whether it is the output that a case expects.
    func isExpected(by golden: GoldenCase) -> Bool {
        switch self {
        case .asExpected(let other): return other === golden
        case .answer(.output(let given)):
            guard case .output(let expected) = golden.expectation else { return false }
            return given == expected
        case .answer(.rejection), .answer(.skip), .fault: return false
        }
    }

    /// The answer as its subsystem reads it.
    ///
    /// - Throws: `Misfit` if it does not have the form of the subsystem's output.
    func outcome<S: Specification>(_: S.Type) throws(Misfit) -> Outcome<S.Output> {
        if case .asExpected(let golden) = self, let output = golden.typed?.output as? S.Output {
            return .output(output)
        }
        switch answer {
        case .output(let value)?: return .output(try S.Output(value))
        case .rejection(let value)?:
            // A code that the subsystem does not have is still an answer that the clauses can judge.
            guard case .string? = value["code"] else { throw Misfit("the error has no text \"code\"") }
            return .rejection(RejectionForm.rejection(value))
        case .skip?, nil: throw Misfit("an answer is expected")
        }
    }
}
