import Specification

/// After how many failing cases a run ends; what it has not asked by then is left out.
public struct FailureLimit: Sendable {
    /// How many cases fail by then.
    public let count: Int
    /// How many of them failed in earlier parts of the run.
    private var before = 0
    private let isCounted: @Sendable (Verdict) -> Bool

    /// Makes a limit to the failures and errors that count.
    public init(_ count: Int, counting isCounted: @escaping @Sendable (Verdict) -> Bool = { _ in true }) {
        self.count = count
        self.isCounted = isCounted
    }

    /// How many more cases may fail.
    var left: Int { count - before }

    /// Why a case is left out.
    var reason: String { "left out: the run ends after \(counted(count, "failing case"))" }

    /// Returns the same limit after some failures.
    func less(_ failures: Int) -> FailureLimit {
        var limit = self
        limit.before += failures
        return limit
    }

    /// Returns whether a verdict counts; one without an answer since the run was ended does not.
    func counts(_ verdict: Verdict) -> Bool {
        switch verdict.kind {
        case .pass, .skip: false
        case .fail: isCounted(verdict)
        case .error: verdict.fault?.kind != .interrupted && isCounted(verdict)
        }
    }
}

/// The cases that failed so far.
struct FailureCount {
    let limit: FailureLimit
    private var failing: Set<CaseIndex> = []

    init(_ limit: FailureLimit) { self.limit = limit }

    var isReached: Bool { failing.count >= limit.left }

    /// Notes a verdict, perhaps in place of another, and returns whether the run ends with it.
    mutating func isReached(by verdict: Verdict, at index: CaseIndex) -> Bool {
        if limit.counts(verdict) { failing.insert(index) } else { failing.remove(index) }
        return isReached
    }
}
