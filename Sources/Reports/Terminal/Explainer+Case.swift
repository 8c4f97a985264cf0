import Harness
import JSON
import Specification

extension Explainer {
    /// Returns a case in readable form: its input and outcome, and the sentences of its clauses and readings.
    package func page(of golden: GoldenCase, _ provenance: CaseProvenance) -> String {
        var page = Page(golden.id, "a case of \(golden.subsystem)", style: style)
        if let note = golden.note { page.add(note) }
        page.add("input", laidOut: golden.input)
        switch golden.expectation {
        case .output(let value): page.add("output", laidOut: value)
        case .rejection(let value): page.add("rejected", laidOut: value)
        }
        for clause in golden.clauses.compactMap({ corpus.catalogue.clause($0) }) {
            for law in clause.laws { page.add(law.id.rawValue, law.inWords) }
        }
        for reading in golden.specification?.readings ?? [] {
            guard let name = golden.readings[reading.id] else { continue }
            let sentence = reading.options.first { $0.name == name }?.sentence
            page.add("reading", "\(reading.id) = \(name)" + (sentence.map { ": \($0)" } ?? ""))
        }
        provenance.add(golden, to: &page)
        if !golden.tags.isEmpty { page.add("tags", golden.tags.joined(separator: ", ")) }
        let check = [Program.name, "check --adapter COMMAND --case", golden.id] + SuggestedCommand.corpus
        page.add("try", check.joined(separator: " "))
        return page.text
    }

    /// Returns the laws that decide each part of a case's outcome; nil if there is no such case.
    public func reasons(for id: String) -> String? {
        guard let golden = corpus[id], let specification = golden.specification else { return nil }
        var page = Page(golden.id, "the laws behind its outcome", style: style)
        var named: [LawID] = []
        for reason in specification.reasons(ofInput: golden.input, under: golden.readings) {
            let names =
                reason.laws.isEmpty ? "no law alone" : reason.laws.map(\.rawValue).listed(most: Self.most)
            page.addCode("\(reason.place): \(value(at: reason.place, of: golden)) ← \(names)")
            named += reason.laws.prefix(Self.most)
        }
        for law in named.unique.sorted(by: { ($0.clause, $0) < ($1.clause, $1) }) {
            if let stated = corpus.catalogue.law(law) { page.add(law.rawValue, stated.inWords) }
        }
        return page.text
    }

    /// The maximum number of laws that are named for one part of an outcome.
    private static let most = 4

    /// Returns the value at a path in the expected outcome of a case, as JSON; empty if there is no such value.
    private func value(at place: String, of golden: GoldenCase) -> String {
        let all: [(place: String, text: String)] =
            switch golden.expectation {
            case .output(let value): Self.leaves(of: value, at: "$")
            case .rejection(let value): Self.leaves(of: value, at: "error")
            }
        return all.first { $0.place == place }?.text ?? ""
    }

    private static func leaves(of value: Value, at place: String) -> [(place: String, text: String)] {
        switch value {
        case .object(let members): members.flatMap { leaves(of: $0.value, at: "\(place).\($0.name)") }
        case .array(let elements):
            [("\(place).count", "\(elements.count)")]
                + elements.enumerated().flatMap { leaves(of: $1, at: "\(place)[\($0)]") }
        default: [(place, Difference.text(of: value))]
        }
    }
}

extension Specification {
    /// The default option of each reading, by its id.
    package static var standardOptions: [String: String] {
        Dictionary(readings.map { ($0.id, $0.standard.name) }) { first, _ in first }
    }

    /// Returns the laws that decide each part of the outcome; empty if the input or a reading is invalid.
    package static func reasons(ofInput input: Value, under options: [String: String]) -> [Reason] {
        guard let input = try? Input(input), let readings = try? Readings(options, known: readings) else {
            return []
        }
        return reasons(for: input, readings)
    }
}

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
