import Harness

/// A run in a few lines, for people who repeat it often.
extension HumanReport {
    /// The summary, and the first failure or error in full, which has the smallest input.
    public var brief: String {
        let errors = run.verdicts.filter { $0.kind == .error }
        var lines = [summary]
        if let first = run.failing(smallestFirst: cases).first {
            lines.append(detail(first, first.breaches.first?.clause))
        } else if let first = errors.first {
            lines += ["  \(style.bold(first.id))", "    \(first.reason)"]
            lines += (first.fault?.log ?? "").split(separator: "\n").suffix(8).map { "      \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
