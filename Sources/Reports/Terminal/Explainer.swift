import Harness
import JSON
import Specification

/// Explains what an id or a name means.
public struct Explainer: Sendable {
    let corpus: GoldenCorpus
    let style: Style

    /// Makes an explainer of a corpus and its catalogue.
    public init(corpus: GoldenCorpus, style: Style) {
        self.corpus = corpus
        self.style = style
    }

    /// Returns the explanation of an id or a name; nil if nothing has that name.
    public func text(for id: String) -> String? {
        if ["protocol", "prt"].contains(id.lowercased()) { return adapterProtocol }
        if let rule = ProtocolRule.named(id) { return text(of: rule) }
        let clause = ClauseID(id.uppercased())
        let clauses = corpus.catalogue.all.filter { $0.clauses.contains { $0.id == clause } }
            .flatMap { facts(of: $0).clauses }.filter { $0.clause.id == clause }
        if !clauses.isEmpty { return clauses.map(text(of:)).joined(separator: "\n\n") }
        if let text = law(LawID.written(id)) { return text }
        if let specification = corpus.catalogue.specification(SubsystemID(id)) {
            return text(of: facts(of: specification))
        }
        let reading = corpus.catalogue.all.lazy.flatMap { $0.readings }.first { $0.id == id }
        if let reading { return self.reading(reading) }
        if let golden = corpus[id] { return self.golden(golden) }
        if let files = files(named: id) { return files }
        return rejection(id) ?? (id == Self.malformed ? malformedInput : corpus.whatBecame(of: id))
    }

    /// Returns names that resemble an unknown name.
    public func suggestion(for id: String) -> Suggestion {
        Suggestion(for: id, among: Explainer.names(in: corpus.catalogue) + corpus.cases.map(\.id))
    }

    /// Returns all names that can be explained, except cases: subsystems, their declarations and files, and the
    /// protocol.
    package static func names(in catalogue: Catalogue) -> [String] {
        var names: [String] = []
        for specification in catalogue.all {
            names.append(specification.id.rawValue)
            names += specification.clauses.map(\.id.rawValue)
            names += specification.clauses.flatMap { $0.laws.map(\.id.rawValue) }
            names += specification.readings.map(\.id)
            names += specification.rejections.map(\.code)
            names += specification.files.flatMap { [$0.folder, $0.name] }
        }
        return names.unique + [malformed, "protocol"] + ProtocolRule.all.map(\.id)
    }

    // MARK: Clauses

    private func text(of facts: ClauseFacts) -> String {
        let (clause, subsystem) = (facts.clause, facts.subsystem)
        let own = facts.cases.smallestFirst { $0 }
        var page = Page(clause.id.rawValue, "\(subsystem)", style: style)
        for law in clause.laws { page.add(law.id.rawValue, law.inWords) }
        for property in facts.properties { page.add("property", property) }
        page.add("source", "\(clause.source): \(clause.source.document.about)")
        page.add("cases", "\(own.count) of the \(corpus.cases(of: subsystem).count) in \(subsystem)")
        if let least = revealingCase(among: own) {
            page.add("for one", least.id)
            page.addCode(JSONWriter.text(of: least.input), "→ \(expected(least))")
            for golden in own.filter({ $0.id != least.id }).prefix(4) { page.add("", golden.id) }
        }
        page.add("try", "\(Program.name) check --adapter COMMAND --clause \(clause.id)")
        return page.text
    }

    /// Returns the sentence of a law, the subsystems that the law applies to, and the clause that it belongs to.
    private func law(_ id: LawID) -> String? {
        guard let law = corpus.catalogue.law(id) else { return nil }
        let holders = corpus.catalogue.all.filter { specification in
            specification.clauses.contains { $0.id == id.clause }
        }
        var page = Page(id.rawValue, "a law of \(id.clause)", style: style)
        page.add(law.statement.text)
        page.add("basis", law.basis.words)
        if let section = law.statement.section {
            let word = law.basis == .decision ? "near" : law.basis.rawValue
            page.add(word, "\(section): \(section.document.about)")
        } else if let standard = law.statement.standard {
            page.add("standard", "\(standard): \(standard.about)")
        }
        page.add("applies to", holders.map { $0.id.rawValue }.joined(separator: ", "))
        page.add("try", "\(Program.name) check --adapter COMMAND --clause \(id.clause)")
        return page.text
    }

    private func text(of rule: ProtocolRule) -> String {
        var page = Page(rule.id, "a rule of adapter protocol \(ProtocolRule.version)", style: style)
        page.add(rule.sentence)
        page.add("if broken", rule.advice)
        page.add("try", "\(Program.name) smoke --adapter COMMAND")
        page.add("", "\(Program.name) explain protocol: all rules, and an example of each kind of line")
        return page.text
    }

    // MARK: Readings

    private func reading(_ reading: Reading) -> String {
        var page = Page(reading.id, "a reading", style: style)
        page.add(reading.question)
        page.add("source", "\(reading.source): \(reading.source.document.about)")
        for (index, option) in reading.options.enumerated() {
            let count = corpus.cases.count { $0.readings[reading.id] == option.name }
            let mark = index == 0 ? " (default)" : ""
            page.add(
                option.name,
                "\(option.sentence)\(mark); \(counted(count, "case binds", "cases bind")) it")
        }
        let users = corpus.catalogue.all.filter { $0.readings.contains { $0.id == reading.id } }.map {
            $0.id.rawValue
        }
        page.add("decides", users.joined(separator: ", "))
        if let pair = contrastingCases(reading) {
            let others = pair[0].readings.filter { $0.key != reading.id }.map { "\($0.key) = \($0.value)" }
            let force = others.isEmpty ? "" : ", with \(others.sorted().joined(separator: ", "))"
            page.add("example", "one input under several options\(force)")
            page.addCode(JSONWriter.text(of: pair[0].input))
            for golden in pair { page.addCode("\(golden.readings[reading.id] ?? ""): → \(expected(golden))") }
        }
        page.add(
            "declare",
            "an adapter says in its hello: \"readings\":{\"\(reading.id)\":\"\(reading.options[1].name)\"}")
        return page.text
    }

    /// Returns the smallest two cases that differ only in the option of this reading.
    private func contrastingCases(_ reading: Reading) -> [GoldenCase]? {
        let bound = corpus.cases.filter { $0.readings[reading.id] != nil }
        let groups = Dictionary(grouping: bound) { golden in
            var others = golden.readings
            others[reading.id] = nil
            return golden.subsystem.rawValue + JSONWriter.text(of: golden.input)
                + others.sorted { $0.key < $1.key }.map { $0.key + $0.value }.joined()
        }
        let pairs = groups.values.map { cases in
            Dictionary(cases.map { ($0.readings[reading.id], $0) }) { first, _ in first }.values
                .sorted { $0.id < $1.id }
        }.filter { $0.count > 1 }
        return pairs.min { ($0[0].inputSize, $0[0].id) < ($1[0].inputSize, $1[0].id) }
    }

    // MARK: Cases

    private func golden(_ golden: GoldenCase) -> String {
        var page = Page(golden.id, "a case", style: style)
        if let note = golden.note { page.add(note) }
        CaseProvenance(of: corpus).add(golden, to: &page)
        for reading in golden.readingsInWords { page.add("reading", reading) }
        page.addCode(JSONWriter.text(of: golden.input), "→ \(expected(golden))")
        let clauses = golden.clauses.compactMap { corpus.catalogue.clause($0) }
        for law in clauses.flatMap(\.laws) { page.add(law.id.rawValue, law.inWords) }
        page.add("try", "\(Program.name) check --adapter COMMAND --case \(golden.id)")
        page.add("line", "in the corpus:")
        page.addPlain(JSONWriter.text(of: golden.value))
        return page.text
    }

    // MARK: Subsystems

    /// Returns the facts about a subsystem, or nil if no subsystem has that name.
    package func facts(named id: String) -> SubsystemFacts? {
        corpus.catalogue.specification(SubsystemID(id)).map(facts(of:))
    }

    func facts(of specification: any Specification.Type) -> SubsystemFacts {
        SubsystemFacts(specification, corpus.cases(of: specification.id))
    }

    // MARK: Rejections

    private func rejection(_ code: String) -> String? {
        let givers = corpus.catalogue.all.filter { $0.rejections.contains { $0.code == code } }
        guard let rejection = givers.first?.rejections.first(where: { $0.code == code }) else { return nil }
        var page = Page(code, "a rejection", style: style)
        page.add(rejection.sentence)
        for giver in givers {
            let count = facts(of: giver).cases(rejectedAs: code)
            page.add("given by", "\(giver.id), in \(counted(count, "case"))")
        }
        return page.text
    }

    /// The rejection code for an input that does not have the shape that its subsystem declares.
    static let malformed = "input.malformed"

    private var malformedInput: String {
        var page = Page(Self.malformed, "a rejection", style: style)
        page.add(
            """
            The input does not have the shape that its subsystem declares: a member is missing or unknown, or has \
            the wrong type or a value out of bounds. The shape is checked before any law.
            """)
        page.add(
            "given by",
            "every subsystem; no case expects it, because each input in the corpus has the right shape")
        page.add("shapes", "\(Program.name) explain SUBSYSTEM")
        page.add("try", "\(Program.name) check --adapter COMMAND --malformed; it accepts errors of any code")
        return page.text
    }

    // MARK: Helpers

    /// Returns the smallest case whose outcome is not the most frequent one, or the smallest case if all outcomes are
    /// equal.
    func revealingCase(among cases: [GoldenCase]) -> GoldenCase? {
        let counts = Dictionary(grouping: cases, by: expected).mapValues(\.count)
        let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return cases.first { expected($0) != usual } ?? cases.first
    }

    func expected(_ golden: GoldenCase) -> String {
        switch golden.expectation {
        case .output(let value): JSONWriter.text(of: value)
        case .rejection(let value): "rejected as \(JSONWriter.text(of: value))"
        }
    }
}

extension StatedLaw {
    /// The sentence of the law, followed by its basis and by the place in the source.
    package var inWords: String { "\(statement.text) (\(statement.groundInWords))" }
}

extension LawID {
    /// Returns the id of a law in its usual spelling, whether it was typed in upper or lower case.
    static func written(_ text: String) -> LawID {
        let letters = text.reversed().prefix { $0.isLetter }.reversed()
        return LawID(text.dropLast(letters.count).uppercased() + String(letters).lowercased())
    }
}
