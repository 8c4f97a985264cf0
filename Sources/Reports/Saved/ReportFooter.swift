import Harness
import JSON
import Specification

/// The last line of a report, with the members that other verbs read.
///
/// Unknown members of the line are ignored, since a later version may add some.
struct ReportFooter: Sendable {
    /// Whether the run conforms; nil if the line does not say.
    let conforms: Bool?
    /// The number of verdicts of each kind; empty if the line has none.
    let counts: [Verdict.Kind: Int]
    /// Whether the run was ended before all cases and all malformed inputs were answered.
    let isInterrupted: Bool
    /// The number of cases that were left out after the run reached its limit of failures.
    let leftOut: Int
    /// The bases whose laws may be broken without making the run fail.
    let advisory: Set<Basis>
    /// The number of failing cases that break only laws with an advisory basis.
    let departures: Int
    /// The numbers of refused and of unrefused malformed inputs; nil if no malformed inputs were sent.
    let malformed: Value?

    /// Reads a footer from the last line of a report.
    init(_ value: Value) throws(Misfit) {
        conforms = try value.optional("conforms")
        var counts: [Verdict.Kind: Int] = [:]
        for kind in Verdict.Kind.allCases { counts[kind] = try value.optional(kind.rawValue) }
        self.counts = counts
        isInterrupted = try value.optional("interrupted") ?? false
        leftOut = try value.optional("leftOut") ?? 0
        let bases: [Basis]? = try value.optional("advisory")
        advisory = Set(bases ?? [])
        departures = try value.optional("departures") ?? 0
        malformed = value["malformed"]
    }
}

extension Set<Basis> {
    /// The bases in a fixed order: `source, standard`; `none` if the set is empty.
    var words: String {
        isEmpty ? "none" : Basis.allCases.filter { contains($0) }.map(\.rawValue).joined(separator: ", ")
    }
}
