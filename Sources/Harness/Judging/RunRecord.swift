/// Collects the verdicts of a run, but keeps only failures and errors, and counts the others.
public struct RunRecord: Sendable {
    private var kept: [Verdict] = []
    private var counted = CountedVerdicts()

    /// Makes a record without verdicts.
    public init() {}

    /// Adds verdicts, which must be in the order of the cases.
    public mutating func add(_ verdicts: [Verdict]) {
        func isKept(_ verdict: Verdict) -> Bool { verdict.kind == .fail || verdict.kind == .error }
        kept += verdicts.filter(isKept).map(\.detached)
        counted.add(verdicts.filter { !isKept($0) })
    }

    /// Returns the run of all verdicts so far, with the laws that explain all failures together.
    public func run(of hello: Hello) -> Run { Run(kept, besides: counted, of: hello) }
}

extension Verdict {
    /// The same verdict with a case that keeps only its own line, and not its whole file, in memory.
    fileprivate var detached: Verdict {
        var verdict = self
        verdict.golden = golden.detached
        return verdict
    }
}
