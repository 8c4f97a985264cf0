import Harness
import JSON
import Specification

extension Explainer {
    func text(of facts: SubsystemFacts) -> String {
        var page = Page(facts.id.rawValue, "a subsystem", style: style)
        page.add(facts.summary)
        if let caution = facts.caution { page.add("caution", caution) }
        if let golden = example(of: facts) {
            page.add("for one", golden.id)
            page.addCode(JSONWriter.text(of: golden.input), "→ \(expected(golden))")
        }
        addForms(of: facts, to: &page)
        for law in facts.laws { page.add(law.id.rawValue, law.inWords) }
        for property in facts.clauses.flatMap(\.properties).unique { page.add("property", property) }
        addReadings(of: facts, to: &page)
        if let machine = facts.machine { add(machine, of: facts.id, to: &page) }
        let others = subsystems(namedBy: facts)
        if !others.isEmpty {
            page.add("see", "the sentences above mention these subsystems or their clauses:")
            for other in others { page.addCode("\(Program.name) explain \(other)") }
        }
        page.add("laws", "\(facts.laws.count): \(facts.laws.basesInWords)")
        page.add("cases", "\(facts.cases.count)")
        page.add("try", "\(Program.name) check --adapter COMMAND --subsystem \(facts.id)")
        return page.text
    }

    func addForms(of facts: SubsystemFacts, to page: inout Page) {
        page.add("input", ShapeSketch.text(of: facts.input))
        for line in ShapeSketch.members(of: facts.input) { page.add("", line) }
        for sentence in Self.shapesInGeneral { page.add("", sentence) }
        page.add("output", ShapeSketch.text(of: facts.output))
        for line in ShapeSketch.members(of: facts.output) { page.add("", line) }
        for folder in facts.files.map(\.folder).unique {
            let names = facts.files.filter { $0.folder == folder }.map(\.name).joined(separator: ", ")
            page.add("files", "\(Program.name) explain \(folder): the lines of \(names)")
        }
        for rejection in facts.rejections { page.add("or", "\(rejection.code): \(rejection.sentence)") }
        for tolerance in facts.tolerances {
            page.add("within", "\(tolerance.pattern) may differ by \(tolerance.within): \(tolerance.why)")
        }
    }

    /// Adds the readings, each option on its own line.
    func addReadings(of facts: SubsystemFacts, to page: inout Page) {
        for reading in facts.readings {
            page.add("reading", "\(reading.id): \(reading.question)")
            for (index, option) in reading.options.enumerated() {
                page.add("", "\(option.name)\(index == 0 ? " (default)" : ""): \(option.sentence)")
            }
        }
    }

    /// Adds the transitions of a state machine, each on its own line.
    private func add(_ machine: MachineSketch, of id: SubsystemID, to page: inout Page) {
        page.add(
            "machine",
            """
            A state machine. Its events and conditions may have other names in the input. The machine begins in \
            \(machine.start), unless the input says otherwise. An event without a transition here is impossible or \
            does not change the state.
            """)
        for step in machine.steps {
            let condition = step.condition.map { " if \($0)" } ?? ""
            let calls = step.callbacks.isEmpty ? "" : ": \(step.callbacks.joined(separator: ", "))"
            let remark = step.remark.map { " (\($0))" } ?? ""
            page.add("", "\(step.origin), \(step.event)\(condition) → \(step.target)\(calls)\(remark)")
        }
        page.addCode("\(Program.name) draw \(id): the state machine as a picture")
    }

    /// The rules for numbers in any shape, and for an input that has the wrong shape.
    private static let shapesInGeneral = [
        """
        A number without bounds may be any JSON number, such as 1e400. Bounds apply to the double nearest to the \
        number. A whole number is from \(Int.exactRange.lowerBound) to \(Int.exactRange.upperBound); 3 may be written \
        3.0 or 3e0, but not 3.00000000000000000001.
        """,
        """
        An input of the wrong shape, for example with an unknown member or with null for an optional member, is \
        rejected as \(malformed). The shape is checked before the laws.
        """,
    ]

    /// Returns the other subsystems that the sentences of a subsystem mention, by name or by one of their clauses.
    private func subsystems(namedBy facts: SubsystemFacts) -> [SubsystemID] {
        let all = corpus.catalogue.all
        var holders: [Substring: SubsystemID] = [:]
        // If this subsystem shares a clause with another subsystem, the clause counts as this subsystem's own.
        for specification in all.filter({ $0.id == facts.id }) + all {
            let names = specification.clauses.map(\.id.rawValue) + [specification.id.rawValue]
            for name in names where holders[name[...]] == nil { holders[name[...]] = specification.id }
        }
        let words = facts.sentences.flatMap { sentence in
            sentence.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "." }
                .map { $0.last == "." ? $0.dropLast() : $0 }
        }
        let named = Set(words.compactMap { holders[$0] }).subtracting([facts.id])
        return all.map { $0.id }.filter { named.contains($0) }
    }

    /// Returns the smallest case under default readings whose output is not the most frequent one; if all outputs are
    /// equal, the smallest case.
    func example(of facts: SubsystemFacts) -> GoldenCase? {
        let usual = facts.cases.filter { golden in
            guard case .output = golden.expectation else { return false }
            return facts.readings.allSatisfy { [nil, $0.standard.name].contains(golden.readings[$0.id]) }
        }
        return revealingCase(among: usual.smallestFirst { $0 })
    }

    // MARK: Files that the laws refer to

    /// Returns the text of a file that the laws refer to, or of all files in a folder; nil if the name is unknown.
    func files(named name: String) -> String? {
        let all = corpus.catalogue.all.flatMap { $0.files }
        if let file = all.first(where: { $0.name == name }) {
            return file.text.hasSuffix("\n") ? String(file.text.dropLast()) : file.text
        }
        let files = all.filter { $0.folder == name }.unique
        guard let first = files.first else { return nil }
        let users = corpus.catalogue.all.filter { $0.files.contains { $0.folder == name } }
        var page = Page(name, "files that the laws refer to", style: style)
        page.add("used by", users.map { $0.id.rawValue }.joined(separator: ", "))
        page.add("one alone", "\(Program.name) explain \(first.name): only the lines of this file")
        for file in files {
            page.add("file", file.name)
            for line in file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                page.addCode(String(line))
            }
        }
        return page.text
    }
}

extension SubsystemFacts {
    fileprivate var sentences: [String] {
        (MemberFacts.all(of: input) + MemberFacts.all(of: output)).map(\.about) + laws.map(\.statement.text)
            + rejections.map(\.sentence)
            + readings.flatMap { reading in [reading.question] + reading.options.map(\.sentence) }
    }
}
