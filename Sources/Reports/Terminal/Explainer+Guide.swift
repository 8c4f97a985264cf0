import Harness
import JSON
import Specification

extension Explainer {
    /// Returns what somebody needs to implement a subsystem behind an adapter; nil if there is no such subsystem.
    ///
    /// It has one exchange, the members of input and output, the rejections, the laws without their sources, and commands.
    public func guide(for id: String) -> String? {
        guard let facts = facts(named: id) else { return nil }
        var page = Page(style.bold(facts.id.rawValue) + " · how to implement it", style: style)
        page.add(facts.summary)
        if let caution = facts.caution { page.add("caution", caution) }
        if let golden = example(of: facts) {
            page.add("asked", "one line on standard input; it answers one line on standard output:")
            page.addCode(Self.request(golden), "→ " + Self.reply(golden))
        }
        page.add("input", ShapeSketch.text(of: facts.input))
        for line in ShapeSketch.members(of: facts.input) { page.add("", line) }
        page.add("", Self.faultsOfShape)
        page.add("output", ShapeSketch.text(of: facts.output))
        for line in ShapeSketch.members(of: facts.output) { page.add("", line) }
        for tolerance in facts.tolerances {
            page.add("within", "\(tolerance.pattern) may differ by \(tolerance.within)")
        }
        for rejection in facts.rejections { page.add("error", "\(rejection.code): \(rejection.sentence)") }
        for law in facts.laws { page.add(law.id.rawValue, law.statement.text) }
        for reading in facts.readings {
            let options = reading.options.enumerated().map { index, option in
                "\(option.name)\(index == 0 ? " (default)" : ""): \(option.sentence)"
            }
            page.add("reading", "\(reading.id): \(reading.question) \(options.joined(separator: " "))")
        }
        page.add("hello", "the first line asks who you are:")
        page.addCode(
            #"{"op":"hello","protocol":1}"#,
            #"→ {"op":"hello","protocol":1,"name":"mine","subsystems":["\#(facts.id)"]}"#)
        let name = Program.name
        page.add("then", "\(name) smoke --adapter COMMAND: does it speak the protocol?")
        page.add("", "\(name) check --adapter COMMAND --subsystem \(facts.id): \(facts.cases.count) cases")
        page.add("", "\(name) fuzz --adapter COMMAND --subsystem \(facts.id): inputs that nobody wrote down")
        return page.text
    }

    /// Returns the smallest case that gives an output other than the most frequent one.
    func example(of facts: SubsystemFacts) -> GoldenCase? {
        let cases = corpus.cases(of: facts.id).filter { golden in
            if case .output = golden.expectation { true } else { false }
        }
        return revealingCase(among: cases.smallestFirst { $0 })
    }

    private static func request(_ golden: GoldenCase) -> String {
        let readings = golden.readings.sorted { $0.key < $1.key }
            .map { Value.Member($0.key, .string($0.value)) }
        let named = readings.isEmpty ? "" : #","readings":"# + JSONWriter.text(of: .object(readings))
        let input = JSONWriter.text(of: golden.input)
        return #"{"op":"run","id":1,"subsystem":"\#(golden.subsystem)","input":\#(input)\#(named)}"#
    }

    private static func reply(_ golden: GoldenCase) -> String {
        switch golden.expectation {
        case .output(let value): #"{"id":1,"output":\#(JSONWriter.text(of: value))}"#
        case .rejection(let value): #"{"id":1,"error":\#(JSONWriter.text(of: value))}"#
        }
    }
}
