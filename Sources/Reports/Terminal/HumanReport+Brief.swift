import Harness
import Specification

/// A run in a few lines, for people who repeat it often.
extension HumanReport {
    /// The summary, and then in full the failure with the smallest input or, without failures, the first error.
    public var brief: String {
        let errors = run.verdicts.filter { $0.kind == .error }
        var lines = [summary]
        if let first = run.failing(smallestFirst: cases).first {
            if let breach = first.breaches.first {
                lines += ["  \(breach.law): \(breach.sentence)", "  \(style.dim(breach.placeInWords))"]
            }
            lines.append(detail(first, first.breaches.first?.law))
        } else if let first = errors.first {
            lines += ["  \(style.bold(first.id))", "    \(first.reason)"]
            lines += (first.fault?.log ?? "").split(separator: "\n").suffix(8).map { "      \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A line for each broken law and each kind of error, with one of its cases, and then the summary.
    public var quiet: String {
        let failing = run.failing(smallestFirst: cases).filter(isNew)
        var lines = run.brokenLaws.compactMap { broken -> String? in
            let own = failing.filter { $0.breaches.contains { $0.law == broken.law } }
            return own.first.map {
                "\(style.red("broken")) \(style.bold(broken.law.rawValue)) (\(broken.basis.rawValue)) in "
                    + "\(counted(own.count, "case")), the smallest \($0.id)"
            }
        }
        let unexplained = failing.filter(\.breaches.isEmpty)
        if let first = unexplained.first {
            lines.append(
                "\(style.red("wrong")) with no law named, in \(counted(unexplained.count, "case")), "
                    + "the smallest \(first.id)")
        }
        for (kind, verdicts) in run.faults {
            let own = verdicts.filter(isNew)
            guard let first = own.first else { continue }
            lines.append(
                "\(style.red("error")) \(style.bold(kind.rawValue)) in \(counted(own.count, "case")), "
                    + "the first \(first.id)")
        }
        return (lines + [summary]).joined(separator: "\n") + "\n"
    }
}
