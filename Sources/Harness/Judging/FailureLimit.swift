import Specification

/// The number of failing cases at which a run ends; cases that were not asked by then are left out.
public struct FailureLimit: Sendable {
    /// The number of failing cases.
    public let count: Int
    /// The number of cases that failed in earlier parts of the run.
    private var before = 0
    private let isCounted: @Sendable (Verdict) -> Bool

    /// Makes a limit for the number of failures and errors.
    public init(_ count: Int, counting isCounted: @escaping @Sendable (Verdict) -> Bool = { _ in true }) {
        self.count = count
        self.isCounted = isCounted
    }

    /// The number of cases that may still fail.
    var left: Int { count - before }

    /// Why a case is left out.
    var reason: String { "left out: the run ends after \(counted(count, "failing case"))" }

    /// Returns the same limit after some failures.
    func less(_ failures: Int) -> FailureLimit {
        var limit = self
        limit.before += failures
        return limit
    }

    /// Returns whether a verdict counts towards the limit; a verdict without an answer because the run was ended does
    /// not.
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

    /// Notes a verdict, which may replace an earlier one, and returns whether the run ends with this verdict.
    mutating func isReached(by verdict: Verdict, at index: CaseIndex) -> Bool {
        if limit.counts(verdict) { failing.insert(index) } else { failing.remove(index) }
        return isReached
    }
}
