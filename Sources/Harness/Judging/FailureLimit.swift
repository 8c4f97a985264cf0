import Specification

/// The number of failing cases at which a run ends; the cases that have not been run by then are left out.
public struct FailureLimit: Sendable {
    /// The number of failing cases at which the run ends.
    public let count: Int
    /// The number of cases that failed in earlier parts of the run.
    private var before = 0
    private let isCounted: @Sendable (Verdict) -> Bool

    /// Makes a limit on the number of cases that fail or end in an error; only verdicts that `isCounted` accepts count.
    public init(_ count: Int, counting isCounted: @escaping @Sendable (Verdict) -> Bool = { _ in true }) {
        self.count = count
        self.isCounted = isCounted
    }

    /// Returns whether this number of failing cases, added to those in earlier parts of the run, reaches the limit.
    func isReached(by failures: Int) -> Bool { before + failures >= count }

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
