import Harness
import Specification

/// The failing cases that do not make a run fail.
struct AllowedFailures {
    /// The reason why a failing case does not make the run fail.
    enum Reason: String {
        /// The list of known failures contains the case.
        case known = "known failure"
        /// The answer breaks only a law whose basis does not count.
        case departure

        /// The end of a heading above such cases.
        var clause: String {
            switch self {
            case .known: ", which --known lists"
            case .departure: ", which --basis allows"
            }
        }
    }

    /// The ids of the failures that the list of known failures does not contain; nil if there is no list.
    private let news: Set<String>?
    private let advisory: Set<Basis>

    init(of run: Run) {
        news = run.known.map { Set($0.new) }
        advisory = run.advisory
    }

    /// Returns why a failure or an error does not make the run fail; nil if it does, or if the case did not fail.
    func reason(for verdict: Verdict) -> Reason? {
        guard verdict.kind == .fail || verdict.kind == .error else { return nil }
        if verdict.kind == .fail, advisory.contains(verdict.basis) { return .departure }
        return news.flatMap { $0.contains(verdict.id) ? nil : .known }
    }

    /// Returns why none of some failing cases makes the run fail; nil if one of them does.
    func reason(forAll verdicts: [Verdict]) -> Reason? {
        let reasons = verdicts.map(reason(for:))
        return reasons.contains(nil) ? nil : reasons.first ?? nil
    }

    /// The number of these verdicts that are allowed, in words: `2 known failures`; empty if there are none.
    func words(_ verdicts: [Verdict]) -> String {
        let reasons = verdicts.compactMap(reason(for:))
        return reasons.first.map { counted(reasons.count, $0.rawValue) } ?? ""
    }
}
