import Harness
import Specification

/// The records of a corpus about its cases, read once for all cases: their history, and the mutants that they kill.
package struct CaseProvenance {
    private let arrivals: [String: CorpusHistory.Arrival]
    private let strength: StrengthRecord?

    /// Reads the records of a corpus; an unreadable record is ignored.
    package init(of corpus: GoldenCorpus) {
        arrivals = (try? corpus.history)?.arrivals ?? [:]
        strength = try? StrengthRecord(folder: corpus.folder)
    }

    /// Adds the file and line of a case, the origin of its outcome, and the mutants that no other case kills.
    func add(_ golden: GoldenCase, to page: inout Page) {
        page.add("place", golden.place.description)
        page.add("origin", golden.origin.sentence)
        if let arrival = arrivals[golden.id] {
            page.add("since", arrival.version.map { "corpus \($0)" } ?? "the next version of the corpus")
        }
        for mutant in strength?.killedOnly(by: golden.id) ?? [] {
            page.add("alone", "No other case kills the mutant \(mutant).")
        }
    }
}
