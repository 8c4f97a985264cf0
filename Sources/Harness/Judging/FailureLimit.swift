import Specification

/// The number of failing cases at which a run ends; the cases that have not been run by then are left out.
public struct FailureLimit: Sendable {
    /// The number of failing cases at which the run ends.
    public let count: Int
    /// The number of cases that failed in earlier parts of the run.
    private var before = 0
    private let isCounted: @Sendable (Verdict) -> Bool

    /// Makes a limit on the number of cases that fail or end in an error, and whose verdict `isCounted` accepts.
    public init(_ count: Int, counting isCounted: @escaping @Sendable (Verdict) -> Bool = { _ in true }) {
        self.count = count
        self.isCounted = isCounted
    }

    /// The number of cases that may still fail.
    var left: Int { count - before }

    /// The reason that is reported for each case that the run leaves out.
    var reason: String { "left out: the run ends after \(counted(count, "failing case"))" }

    /// Returns the limit for the rest of a run in which this number of cases has already failed.
    func less(_ failures: Int) -> FailureLimit {
        var limit = self
        limit.before += failures
        return limit
    }

    /// Returns whether a verdict counts towards the limit.
    ///
    /// If a case has no answer because the run was ended, its verdict does not count.
    func counts(_ verdict: Verdict) -> Bool {
        switch verdict.kind {
        case .pass, .skip: false
        case .fail: isCounted(verdict)
        case .error: verdict.fault?.kind != .interrupted && isCounted(verdict)
        }
    }
}

/// Counts the cases that have failed so far, to notice when a limit is reached.
struct FailureCount {
    let limit: FailureLimit
    private var failing: Set<CaseIndex> = []

    init(_ limit: FailureLimit) { self.limit = limit }

    var isReached: Bool { failing.count >= limit.left }

    /// Records the verdict on a case, which may replace an earlier one, and returns whether the limit is now reached.
    mutating func isReached(by verdict: Verdict, at index: CaseIndex) -> Bool {
        if limit.counts(verdict) { failing.insert(index) } else { failing.remove(index) }
        return isReached
    }
}
