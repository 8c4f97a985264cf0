import Harness
import JSON
import Specification

extension Explainer {
    /// The page of the adapter protocol: an example of each kind of line, and the rules.
    var adapterProtocol: String {
        var page = Page("protocol", "adapter protocol \(ProtocolRule.version)", style: style)
        page.add(
            """
            An adapter is a program that reads JSON from standard input and writes JSON to standard output, one \
            value per line, in UTF-8. An arrow marks the lines that the adapter writes.
            """)
        if let facts = exemplary {
            page.add("example", "the lines of an adapter for \(facts.id)")
            addHello(of: facts, to: &page)
            addRun(of: facts, labelled: "run", to: &page)
            addOtherLines(of: facts, to: &page)
        }
        for rule in ProtocolRule.all { page.add(rule.id, rule.sentence) }
        page.add("then", "\(Program.name) explain SUBSYSTEM --adapter-guide: its shapes and lines")
        page.add("", "\(Program.name) smoke --adapter COMMAND: which rules an adapter breaks")
        page.add("", "\(Program.name) explain PRT-5: what to do if an adapter breaks this rule")
        return page.text
    }

    /// A subsystem that shows most of the protocol, if possible with readings and a rejection that has details.
    private var exemplary: SubsystemFacts? {
        let all = corpus.catalogue.all
        let specification =
            all.first { !$0.readings.isEmpty && $0.rejections.contains { !$0.details.isEmpty } }
            ?? all.first { !$0.readings.isEmpty } ?? all.first
        return specification.map { facts(of: $0) }
    }

    /// Adds a request and its answer, taken from a case that has an output.
    func addRun(of facts: SubsystemFacts, labelled label: String, to page: inout Page) {
        guard let golden = example(of: facts), case .output(let output) = golden.expectation else { return }
        page.add(label, "one line on standard input; the adapter answers with one line on standard output:")
        page.addCode(Self.request(golden), #"→ {"id":1,"output":\#(JSONWriter.text(of: output))}"#)
    }

    /// Adds the hello of an adapter, first without readings and then with them.
    func addHello(of facts: SubsystemFacts, to page: inout Page) {
        let greeting = #"{"op":"hello","protocol":\#(ProtocolRule.version)"#
        let hello = #"→ \#(greeting),"name":"mine","subsystems":["\#(facts.id)"]"#
        page.add("hello", "the first line asks for the adapter's name and subsystems:")
        page.addCode(greeting + "}", hello + "}")
        guard let reading = facts.readings.first else { return }
        page.add(
            "readings",
            """
            The default applies to each reading that the hello does not name. To implement another option, name it; \
            the cases of options that you do not implement are skipped:
            """)
        page.addCode(hello + #","readings":{"\#(reading.id)":"\#(reading.options[1].name)"}}"#)
        page.add(
            "",
            "To implement several options, name them in a list. The first option applies unless a run names another:"
        )
        page.addCode(#"{"op":"run",…,"readings":{"\#(reading.id)":"\#(reading.options[1].name)"}}"#)
    }

    /// Adds the answers other than outputs, and the last line of a session.
    func addOtherLines(of facts: SubsystemFacts, to page: inout Page) {
        page.add("error", "the answer to a rejected input; a \"message\" (any string) is not compared:")
        page.addCode(#"→ {"id":1,"error":\#(error(of: facts))}"#)
        page.add("skip", "the answer if you do not implement what a run asks for, with the reason:")
        page.addCode(#"→ {"id":1,"skip":"why"}"#)
        page.add("bye", "the last line; end with exit code 0, and do not answer it:")
        page.addCode(#"{"op":"bye"}"#)
        page.add("", "If the input ends without this line, end with exit code 0 as well.")
        page.add(
            "not JSON",
            """
            After a line that is not JSON, go on: skip the line, or answer it with an error whose id is null. Only \
            `\(Program.name) smoke` sends such lines. A line with a lone surrogate, such as "\\ud800", is not JSON \
            either, nor is a line with two members of the same name in one object.
            """)
    }

    /// Returns the expected error with the most members, as JSON; if several have equally many, returns the shortest.
    private func error(of facts: SubsystemFacts) -> String {
        let errors = facts.cases.compactMap { golden -> (members: Int, text: String)? in
            guard case .rejection(let value) = golden.expectation, case .object(let members) = value else {
                return nil
            }
            return (members.count, JSONWriter.text(of: value))
        }
        let best = errors.min { ($1.members, $0.text.count, $0.text) < ($0.members, $1.text.count, $1.text) }
        return best?.text ?? #"{"code":"\#(facts.rejections.first?.code ?? Self.malformed)"}"#
    }

    private static func request(_ golden: GoldenCase) -> String {
        let named =
            golden.readings.isEmpty ? "" : #","readings":"# + JSONWriter.text(of: golden.readings.value)
        let input = JSONWriter.text(of: golden.input)
        return #"{"op":"run","id":1,"subsystem":"\#(golden.subsystem)","input":\#(input)\#(named)}"#
    }

    /// Returns a guide for implementing a subsystem behind an adapter; nil if there is no such subsystem.
    ///
    /// The guide shows one exchange, the shapes and readings, the other lines of the protocol, and commands. The guide
    /// leaves out the laws and properties, since they would make it much longer; the page of the subsystem lists them.
    public func guide(for id: String) -> String? {
        guard let facts = facts(named: id) else { return nil }
        var page = Page(facts.id.rawValue, "how to implement it", style: style)
        page.add(facts.summary)
        if let caution = facts.caution { page.add("caution", caution) }
        addRun(of: facts, labelled: "asked", to: &page)
        addForms(of: facts, to: &page)
        addReadings(of: facts, to: &page)
        addHello(of: facts, to: &page)
        addOtherLines(of: facts, to: &page)
        let name = Program.name
        page.add("rules", "\(name) explain \(facts.id): its \(facts.laws.count) laws, and its properties")
        page.add("then", "\(name) smoke --adapter COMMAND: does it speak the protocol?")
        page.add("", "\(name) check --adapter COMMAND --subsystem \(facts.id): \(facts.cases.count) cases")
        page.add("", "\(name) fuzz --adapter COMMAND --subsystem \(facts.id): generated inputs")
        page.add("", "\(name) explain protocol: all rules of the protocol")
        return page.text
    }
}
