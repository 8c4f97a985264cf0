import Harness
import JSON
import Specification

extension Explainer {
    /// Returns a case for reading: its input and outcome laid out, and what its clauses and readings say.
    package func page(of golden: GoldenCase) -> String {
        var page = Page(style.bold(golden.id) + " · a case of \(golden.subsystem)", style: style)
        if let note = golden.note { page.add(note) }
        page.add("input", "")
        page.addLaidOut(golden.input)
        switch golden.expectation {
        case .output(let value):
            page.add("output", "")
            page.addLaidOut(value)
        case .rejection(let value):
            page.add("rejected", "")
            page.addLaidOut(value)
        }
        for clause in golden.clauses.compactMap({ corpus.catalogue.clause($0) }) {
            page.add(clause.id.rawValue, clause.sentence)
            page.add("", "\(clause.source)")
        }
        let readings = golden.specification?.readings ?? []
        for reading in readings {
            guard let name = golden.readings[reading.id] else { continue }
            let sentence = reading.options.first { $0.name == name }?.sentence
            page.add("reading", "\(reading.id) = \(name)" + (sentence.map { ": \($0)" } ?? ""))
        }
        addProvenance(of: golden, to: &page)
        if !golden.tags.isEmpty { page.add("tags", golden.tags.joined(separator: ", ")) }
        page.add("try", "\(Program.name) check --adapter COMMAND --case \(golden.id)")
        return page.text
    }

    /// Adds where a case stands, where its outcome comes from, and on what it rests.
    func addProvenance(of golden: GoldenCase, to page: inout Page) {
        page.add("place", golden.place.description)
        page.add("origin", golden.origin.sentence)
        page.add("rests on", golden.basis.words)
        if let arrival = (try? corpus.history)?.arrivals[golden.id] {
            page.add("since", arrival.version.map { "corpus \($0)" } ?? "the next version of the corpus")
        }
    }
}
