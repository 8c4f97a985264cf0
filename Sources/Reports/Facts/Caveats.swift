import Harness
import JSON
import Specification

/// The facts about a run that a reader of its verdicts must know, such as that the run was ended early.
struct Caveats: Sendable {
    /// The cases that were run; nil if they are not known.
    var scope: RunScope?
    /// Whether the run was ended before all cases and all malformed inputs were answered.
    var isInterrupted = false
    /// The number of cases that were left out.
    var leftOut = 0
    /// The bases whose laws may be broken without making the run fail.
    var advisory: Set<Basis> = []
    /// The number of failing cases that break only laws with an advisory basis.
    var departures = 0
    /// The replies to malformed inputs; nil if none were sent.
    var malformed: MalformedRun?
}

// This initialiser is in an extension, so that the compiler still generates the memberwise initialiser.
extension Caveats {
    init(of run: Run) {
        self.init(
            isInterrupted: run.wasEndedEarly, leftOut: run.leftOut, advisory: run.advisory,
            departures: run.departures, malformed: run.malformed.flatMap { $0.trials.isEmpty ? nil : $0 })
    }

    // MARK: Words

    /// The number of cases that were left out: `partial: 12 cases were left out`; nil if none were.
    var partial: String? {
        leftOut == 0 ? nil : "partial: \(counted(leftOut, "case")) \(leftOut == 1 ? "was" : "were") left out"
    }

    /// Returns the facts as sentences, in the words of reports, for a reader who compares the run with another run.
    ///
    /// - Parameter other: The caveats of the other run; nil if there is no other run.
    func sentences(beside other: Caveats?) -> [String] {
        let isSelectedLike = other?.scope.flatMap { scope?.selectsLike($0) } ?? true
        let departure = AllowedFailures.Reason.departure
        return [
            isSelectedLike ? nil : scope?.words, isInterrupted ? Run.early : nil, partial,
            departures == 0 ? nil : counted(departures, departure.rawValue) + departure.clause,
            malformedInWords(beside: other?.malformed),
        ].compactMap(\.self)
    }

    private func malformedInWords(beside other: MalformedRun?) -> String? {
        guard let malformed else { return other.map { _ in "no malformed inputs were sent" } }
        return malformed.unrefused.isEmpty ? nil : malformed.inWords(Style(hasColour: false))
    }

    // MARK: JSON

    /// Returns a JSON object with the facts added as members, under the names that they have in reports.
    func added(to value: Value) -> Value {
        guard case .object(let members) = value else { return value }
        return .object(members + self.members)
    }

    /// The facts as members of JSON, with the names that they have in the header and in the footer of a report.
    var members: [Value.Member] {
        let bases = Basis.allCases.filter(advisory.contains)
        let facts: [(String, Value?)] = [
            ("selection", scope?.selection.value), ("shard", scope?.shard?.value),
            ("interrupted", isInterrupted ? true.value : nil),
            ("advisory", bases.isEmpty ? nil : bases.value),
            ("departures", departures == 0 ? nil : departures.value), ("malformed", malformed?.counts),
            ("leftOut", leftOut == 0 ? nil : leftOut.value),
        ]
        return facts.compactMap { name, value in value.map { Value.Member(name, $0) } }
    }
}

extension SavedReport {
    /// The facts about the run that are in the header and in the footer.
    var caveats: Caveats {
        Caveats(
            scope: header.scope, isInterrupted: footer.isInterrupted, leftOut: footer.leftOut,
            advisory: footer.advisory, departures: footer.departures,
            malformed: malformed.isEmpty ? nil : MalformedRun(malformed))
    }

    /// The facts in `caveats` as JSON.
    package var facts: Value { .object(caveats.members) }
}
