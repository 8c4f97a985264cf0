import Harness
import Specification

/// A breach of a law, and the other laws whose breach would explain the failure just as well.
struct LikelyBreach {
    let breach: Breach
    let others: [LawID]

    /// The law and its sentence, the finding if there is one, and the other laws that may be broken instead.
    var sentence: String {
        others.isEmpty ? breach.reason : "\(breach.reason) Or it breaks \(others.alternatives)."
    }

    /// The law with its basis, and the other laws: `COM-1a (source), or COM-1d or COM-1h`.
    var title: String { breach.title + others.asAlternatives }
}

extension RelatedAnswer {
    /// The related input and its answer, each with its name; long JSON is cut.
    var lines: [(name: String, text: String)] {
        [("related input", input), ("its answer", answer)].map { ($0, ForeignText.json($1).cut(to: 200)) }
    }
}

/// The failures that a report shows under one broken law.
struct LawFailures {
    /// The breach of the law in the first failure.
    let breach: Breach
    /// The other laws that explain each of the failures just as well.
    private(set) var others: [LawID]
    /// The failures, in the order in which they are shown.
    private(set) var verdicts: [Verdict] = []

    fileprivate init(_ first: LikelyBreach) {
        breach = first.breach
        others = first.others
    }

    var law: LawID { breach.law }

    fileprivate mutating func add(_ verdict: Verdict, _ likely: LikelyBreach) {
        others = others.filter { likely.others.contains($0) }
        if verdicts.last?.id != verdict.id { verdicts.append(verdict) }
    }
}

extension [LawID] {
    /// The laws with `or` between them: `COM-1d or COM-1h`.
    fileprivate var alternatives: String { map(\.rawValue).joined(separator: " or ") }

    /// The laws as words that follow the name of another law: `, or COM-1d or COM-1h`; empty if there are none.
    var asAlternatives: String { isEmpty ? "" : ", or \(alternatives)" }
}

extension Verdict {
    /// The laws that the answer breaks, one for each finding; empty if no law is known.
    ///
    /// If several laws explain a finding equally well, only one counts as broken: the first with the basis of the
    /// verdict, or the first of all if none has this basis.
    var likelyBreaches: [LikelyBreach] {
        let strongest = breaches.strongest
        return strongest.map(\.finding).unique.compactMap { finding -> LikelyBreach? in
            let equal = strongest.filter { $0.finding == finding }
            guard let likely = equal.first(where: { $0.basis == basis }) ?? equal.first else { return nil }
            return LikelyBreach(breach: likely, others: equal.map(\.law).filter { $0 != likely.law }.unique)
        }
    }

    /// Returns the remark on a failing case, with the facts that its heading lacks; nil if the heading says everything.
    ///
    /// - Parameter heading: The law in the heading above the case; nil if the heading names no law.
    func remark(under heading: LawFailures?) -> String? {
        guard let heading else { return reason }
        let own = likelyBreaches.first { $0.breach.law == heading.law }
        let others = own?.others.filter { !heading.others.contains($0) } ?? []
        let alternative = others.isEmpty ? nil : "or it breaks \(others.alternatives)"
        let parts = [own?.breach.finding, alternative].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}

extension Run {
    /// Returns the broken laws in the order of their clauses, each with the failures that reports show under it.
    ///
    /// Each failure is listed under one law, or under several laws if it has several findings.
    func broken(in failing: [Verdict]) -> [LawFailures] {
        var groups: [LawID: LawFailures] = [:]
        for verdict in failing {
            for likely in verdict.likelyBreaches {
                groups[likely.breach.law, default: LawFailures(likely)].add(verdict, likely)
            }
        }
        return groups.values.sorted { ($0.law.clause, $0.law) < ($1.law.clause, $1.law) }
    }
}
