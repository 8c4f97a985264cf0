import Harness
import Specification

/// The failing cases that do not make a run fail.
struct AllowedFailures {
    /// The reason why a failing case does not make the run fail.
    enum Reason: String, CaseIterable {
        /// The list of known failures contains the case.
        case known = "known failure"
        /// The answer breaks only laws with an advisory basis.
        case departure

        /// The words at the end of a heading above the failing cases with this reason.
        var clause: String {
            switch self {
            case .known: ", which --known lists"
            case .departure: ", which --basis allows"
            }
        }
    }

    /// The ids of the failures in the list of known failures; empty if there is no list.
    private let listed: Set<String>
    private let advisory: Set<Basis>

    init(of run: Run) {
        listed = run.known?.listed ?? []
        advisory = run.advisory
    }

    /// Returns whether a failure is new: the list of known failures does not contain it, so reports describe it.
    func isNew(_ verdict: Verdict) -> Bool { !listed.contains(verdict.id) }

    /// Returns why a failure or an error is allowed; nil if it makes the run fail, or if the case did not fail.
    func reason(for verdict: Verdict) -> Reason? {
        if listed.contains(verdict.id) { return .known }
        return verdict.departs(under: advisory) ? .departure : nil
    }

    /// Returns the number of cases with this verdict that make the run fail.
    func count(_ kind: Verdict.Kind, in verdicts: [Verdict]) -> Int {
        verdicts.count { $0.kind == kind && reason(for: $0) == nil }
    }

    /// Returns why these failing cases do not make the run fail; nil if one of them makes it fail.
    func reason(forAll verdicts: [Verdict]) -> Reason? {
        let reasons = verdicts.map(reason(for:))
        return reasons.contains(nil) ? nil : reasons.first ?? nil
    }

    /// Returns the number of allowed failures for each reason: `2 known failures, 1 departure`; empty if there are
    /// none.
    func words(_ verdicts: [Verdict]) -> String {
        let reasons = verdicts.compactMap(reason(for:))
        return Reason.allCases.compactMap { kind in
            let count = reasons.count { $0 == kind }
            return count == 0 ? nil : counted(count, kind.rawValue)
        }.joined(separator: ", ")
    }
}
