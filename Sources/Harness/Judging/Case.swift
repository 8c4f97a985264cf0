import Specification

/// A case of a subsystem whose Swift type is known, for tests of a Swift implementation.
public struct Case<Subsystem: Specification>: Sendable, CustomStringConvertible {
    /// The case as it is in the corpus.
    public let golden: GoldenCase

    /// The id of the case.
    public var id: String { golden.id }
    public var description: String { golden.id }

    /// Judges an implementation on this case.
    ///
    /// - Parameters:
    ///   - implementation: The implementation.
    ///   - readings: The options that the implementation implements, by the id of the reading; nil if it implements all
    ///     options. The case is skipped if it names an option that the implementation does not implement.
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
    /// Returns the cases of one subsystem, for tests of a Swift implementation.
    public func cases<S: Specification>(of subsystem: S.Type) -> [Case<S>] {
        cases(of: S.id).map { Case(golden: $0) }
    }
}
