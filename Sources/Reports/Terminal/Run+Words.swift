import Harness
import Specification

/// The words that all reports use for a run.
extension Run {
    /// `conforms`, or why not, in a few words.
    var conclusion: String {
        if conforms { return "conforms" }
        if isInterrupted { return "was not asked everything: the run was ended early" }
        return count(.fail) + count(.error) == 0 ? "was not held to anything" : "does not conform"
    }

    /// The broken clauses by what the failing cases rest on: `breaks 2 rules of the source: GEO-1, GEO-4`.
    var brokenInWords: String {
        let groups = Dictionary(grouping: brokenClauses, by: \.basis)
        return Basis.allCases.compactMap { basis in
            groups[basis].map { broken in
                let ids = broken.map(\.clause.rawValue).joined(separator: ", ")
                return switch basis {
                case .source: "breaks \(counted(broken.count, "rule")) of the source: \(ids)"
                case .standard: "breaks \(counted(broken.count, "rule")) by a standard: \(ids)"
                case .decision: "departs from \(counted(broken.count, "decision")) of the kit: \(ids)"
                }
            }
        }.joined(separator: "; ")
    }

    /// The number of cases with each verdict: `3 pass, 1 fail, 0 skip, 0 error`.
    var countsInWords: String {
        Verdict.Kind.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
    }

    /// The titles of `rows`.
    static let rowTitles = ["subsystem", "clauses", "cases", "pass", "fail", "skip", "error"]

    /// A row for each subsystem: the exercised clauses, the cases, and how many cases have each verdict.
    var rows: [[String]] {
        let tallies = tallies
        return catalogue.all.compactMap { specification in
            guard let tally = tallies[specification.id] else { return nil }
            let clauses = "\(tally.exercised.count)/\(CorpusAudit.clauses(of: specification).count)"
            let numbers = Verdict.Kind.allCases.map { tally.counts[$0] ?? 0 }
            return [specification.id.rawValue, clauses]
                + ([numbers.reduce(0, +)] + numbers).map(String.init)
        }
    }

    /// The reasons for which cases were skipped with their counts, the most frequent first.
    var skipReasons: [(reason: String, cases: Int)] {
        skips.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }

    /// The errors by their kind, in the order of the kinds.
    var faults: [(kind: Fault.Kind, verdicts: [Verdict])] {
        let groups = Dictionary(grouping: verdicts(of: .error)) { $0.fault?.kind }
        return Fault.Kind.allCases.compactMap { kind in groups[kind].map { (kind, $0) } }
    }

    /// Returns the failing verdicts, those of the smallest inputs first.
    func failing(smallestFirst cases: [String: GoldenCase]) -> [Verdict] {
        verdicts(of: .fail)
            .map { (size: cases[$0.id]?.inputSize ?? 0, verdict: $0) }
            .sorted { ($0.size, $0.verdict.id) < ($1.size, $1.verdict.id) }
            .map(\.verdict)
    }
}

extension BrokenClause {
    /// What follows the number of cases in a title, if they do not rest on the source.
    var remark: String {
        switch basis {
        case .source: ""
        case .standard: " (by a standard)"
        case .decision: " (a decision of the kit)"
        }
    }
}

extension Verdict {
    /// The sentence of each broken clause, or the reason if none is named.
    var sentences: [String] { breaches.isEmpty ? [reason] : breaches.map(\.sentence) }

    /// Returns what is shown of the case below the heading of a clause.
    func sentence(about clause: ClauseID?) -> String {
        breaches.first { $0.clause == clause }?.sentence ?? reason
    }
}
