import Specification

/// A run that keeps failures and errors, and only counts the other verdicts.
public struct RunRecord: Sendable {
    private var kept: [Verdict] = []
    private var counted = CountedVerdicts()

    /// Makes a record without verdicts.
    public init() {}

    /// Adds verdicts, in their order.
    public mutating func add(_ verdicts: [Verdict]) {
        func isKept(_ verdict: Verdict) -> Bool { verdict.kind == .fail || verdict.kind == .error }
        kept += verdicts.filter(isKept).map(\.detached)
        counted.add(verdicts.filter { !isKept($0) })
    }

    /// The run of all verdicts so far; the laws that explain the failures are found for all of them together.
    public func run(of hello: Hello) -> Run { Run(kept, besides: counted, of: hello) }
}

extension Verdict {
    /// The same verdict, whose case keeps only its own line of its file.
    fileprivate var detached: Verdict {
        var verdict = self
        verdict.golden = golden.detached
        return verdict
    }
}
