import JSON
import Specification

/// A case of one subsystem, typed, for tests of a Swift implementation.
public struct Case<Subsystem: Specification>: Sendable, CustomStringConvertible {
    public let golden: GoldenCase

    public var id: String { golden.id }
    public var description: String { golden.id }

    /// Holds an implementation to this case.
    ///
    /// - Parameter readings: the options it implements, by reading id; every option where nil. A case that binds
    ///   only readers of another option is skipped.
    public func verdict(
        on implementation: some Implementation<Subsystem>, readings: [String: [String]]? = nil
    ) -> Verdict {
        let candidate = InProcess(
            name: "\(type(of: implementation))", version: "", implementations: [implementation],
            readings: readings)
        let plan = Plan([golden], for: candidate.hello)
        let verdict = plan.requests.first.map { asked in
            plan.judge(AnsweredCase(asked.index, asked.requests.map { .answer(candidate.answer(to: $0)) }))
        }
        return (verdict ?? plan.unanswered(plan.entries[0])).alone
    }
}

extension GoldenCorpus {
    /// The cases of one subsystem, typed.
    public func cases<S: Specification>(of subsystem: S.Type) -> [Case<S>] {
        cases(of: S.id).map { Case(golden: $0) }
    }
}
