import Catalogue
import Corpus
import Foundation
import Harness
import Specification
import TestSupport
import Testing

@testable import Reports

/// Tests the explanations of the protocol, of rejections and of subsystems, for a user who has only the program.
struct ExplainerTests {
    private func explainer() throws -> Explainer {
        Explainer(corpus: try Corpus.bundled, style: Style(hasColour: false))
    }

    private func text(_ id: String) throws -> String { try #require(try explainer().text(for: id)) }

    private func guide(_ id: String) throws -> String { try #require(try explainer().guide(for: id)) }

    /// Returns a string with one space for each run of white space, so that it does not matter where lines are
    /// wrapped.
    private func unwrapped(_ text: some StringProtocol) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test
    func
        `for each rejection code of each subsystem, a single law is enough to explain the first rejection`()
        throws
    {
        let explainer = try explainer()
        var seen: Set<String> = []
        for golden in try Corpus.bundled.cases {
            guard case .rejection(let value) = golden.expectation, let code = value["code"],
                seen.insert("\(golden.subsystem) \(code)").inserted
            else { continue }
            let text = try #require(explainer.reasons(for: golden.id))
            #expect(!text.contains("no law alone"), "\(golden.id)")
        }
    }

    @Test(arguments: ["protocol", "Protocol", "PRT", "prt"])
    func `the protocol is explained with its rules and an example of each kind of line`(id: String) throws {
        let text = try text(id)
        let rules = ProtocolRule.all.map { "\($0.id) \($0.sentence)" }
        #expect(unwrapped(text).contains(rules.joined(separator: " ")))
        for line in [
            #"{"op":"hello","protocol":1}"#, #"→ {"op":"hello","protocol":1,"name":"mine","subsystems":["#,
            #""],"readings":{""#, #"{"op":"run","id":1,"subsystem":""#, #"→ {"id":1,"output":"#,
            #"→ {"id":1,"error":{"code":""#, #"→ {"id":1,"skip":"why"}"#, #"{"op":"bye"}"#,
        ] {
            #expect(text.contains(line), "\(line)")
        }
        let surrogate = #"A line with a lone surrogate, such as "\ud800", is not JSON either"#
        #expect(unwrapped(text).contains(surrogate))
    }

    @Test func `the protocol is explained even if there are no cases and no subsystems`() {
        let corpora = [Catalogue.assay, Catalogue([])].map {
            GoldenCorpus(folder: .temporaryDirectory, catalogue: $0, cases: [])
        }
        for corpus in corpora {
            let text = Explainer(corpus: corpus, style: Style(hasColour: false)).text(for: "protocol")
            #expect(text?.contains("PRT-12") == true)
        }
    }

    @Test(arguments: Catalogue.assay.machines)
    func `if a subsystem has a state machine, its page lists every transition`(
        id: SubsystemID, sketch: MachineSketch
    ) throws {
        let page = unwrapped(try text(id.rawValue))
        #expect(page.contains(" The machine begins in \(sketch.start), unless the input says otherwise. "))
        for step in sketch.steps {
            let condition = step.condition.map { " if \($0)" } ?? ""
            let calls = step.callbacks.isEmpty ? "" : ": " + step.callbacks.joined(separator: ", ")
            #expect(page.contains("\(step.origin), \(step.event)\(condition) → \(step.target)\(calls)"))
        }
    }

    @Test func `the rejection of a malformed input is explained`() throws {
        let text = try text("input.malformed")
        #expect(text.hasPrefix("input.malformed · a rejection\n"))
        #expect(text.contains("--malformed"))
    }

    @Test func `a guide ends with examples of a hello, an error, a skip and a bye`() throws {
        let guide = try guide("health.entry")
        let hello = #"→ {"op":"hello","protocol":1,"name":"mine","subsystems":["health.entry"]"#
        let lines = [
            hello + "}", hello + #","readings":{"health.entry.number":"shipped"}}"#,
            #"→ {"id":1,"error":{"code":"entry.invalid","fields":["weight"]}}"#,
            #"→ {"id":1,"skip":"why"}"#, #"{"op":"bye"}"#,
        ]
        var rest = guide[...]
        for line in lines {
            let place = try #require(rest.firstRange(of: line + "\n"), "\(line)")
            rest = rest[place.upperBound...]
        }
        #expect(guide.contains("assay explain protocol"))
    }

    @Test func `the guide to a subsystem without rejections shows how a malformed input is rejected`()
        throws
    {
        let facts = try #require(try explainer().facts(named: "health.latest"))
        #expect(facts.rejections.isEmpty)
        let guide = try guide("health.latest")
        #expect(guide.contains(#"→ {"id":1,"error":{"code":"input.malformed"}}"#))
        #expect(!guide.contains(#""readings""#))
    }

    @Test func `most guides fit on two screens, and each names the command that shows the laws`() throws {
        let ids = Catalogue.assay.all.map { $0.id.rawValue }
        let guides = try ids.map(guide)
        for (id, guide) in zip(ids, guides) {
            #expect(guide.contains("  assay explain \(id): its "), "\(id)")
        }
        let long = zip(ids, guides).filter { $1.split(separator: "\n").count > 100 }.map(\.0)
        #expect(long.count < ids.count / 5, "\(long)")
    }

    @Test func `the page of a subsystem lists every option and every property`() throws {
        let facts = try #require(try explainer().facts(named: "health.entry"))
        let page = try text("health.entry")
        let lines = page.split(separator: "\n").map(unwrapped)
        for reading in facts.readings {
            for (index, option) in reading.options.enumerated() {
                let start = "\(option.name)\(index == 0 ? " (default)" : ""): \(option.sentence.prefix(20))"
                #expect(lines.contains { $0.hasPrefix(unwrapped(start)) }, "\(start)")
            }
        }
        for property in facts.clauses.flatMap(\.properties) {
            #expect(unwrapped(page).contains("property \(property)"), "\(property)")
        }
    }

    @Test func `the example of a reading shows one input under different options`() throws {
        for reading in Catalogue.assay.all.flatMap({ $0.readings }) {
            let lines = try text(reading.id).split(separator: "\n").map(unwrapped)
            let shown = reading.options.map(\.name).flatMap { name in
                lines.filter { $0.hasPrefix("\(name): →") }
            }
            #expect(shown.isEmpty || shown.count > 1, "\(reading.id)")
            #expect(Set(shown.map { $0.prefix { $0 != ":" } }).count == shown.count, "\(reading.id)")
        }
    }

    @Test func `a reading's example names the options of other readings that the example needs`() throws {
        let page = unwrapped(try text("mobility.geofence.dwell"))
        #expect(page.contains("one input under several options, with mobility.geofence.clock = elapsed"))
        #expect(unwrapped(try text("health.entry.number")).contains("one input under several options {"))
    }

    @Test func `a guide states each tolerance and its reason`() throws {
        let facts = try #require(try explainer().facts(named: "health.dashboard"))
        let guide = unwrapped(try guide("health.dashboard"))
        #expect(!facts.tolerances.isEmpty)
        for tolerance in facts.tolerances {
            let sentence = "may differ by \(tolerance.within): \(tolerance.why)"
            #expect(guide.contains(sentence), "\(sentence)")
        }
    }

    @Test(arguments: [
        ("health.edit", ["health.entry", "health.merge"]), ("mobility.trip", ["mobility.records"]),
    ])
    func `the page of a subsystem names the other subsystems whose rules it needs`(
        id: String, others: [String]
    ) throws {
        let page = try text(id)
        for other in others { #expect(page.contains(" assay explain \(other)\n"), "\(other)") }
    }

    @Test func `a page with another subsystem's clauses does not refer to that subsystem's page`() throws {
        let text = try text("scholar.table")
        #expect(text.contains("HIX-1a") && !text.contains("assay explain scholar.hindex"))
    }

    @Test func `the page of a subsystem says which numbers are allowed`() throws {
        for page in [try text("mobility.trip"), try guide("mobility.trip")] {
            let text = unwrapped(page)
            #expect(text.contains("any JSON number, such as 1e400."))
            #expect(text.contains("such as 1e400. Bounds apply to the double nearest to the number."))
            #expect(text.contains("3 may be written 3.0 or 3e0, but not 3.00000000000000000001."))
            #expect(text.contains("or with null for an optional member, is rejected as"))
            #expect(
                text.contains("is rejected as input.malformed. The shape is checked before the laws."))
            #expect(text.contains("records[].userMode: whole number, 0, 9 or 10."))
            #expect(!text.contains("whole number or whole number"))
        }
    }

    @Test(arguments: ["health.entry", "mobility.accuracy", "voice.notation"])
    func `the page of a subsystem has an example under the default readings`(id: String) throws {
        let facts = try #require(try explainer().facts(named: id))
        let golden = try #require(try explainer().example(of: facts))
        for reading in facts.readings {
            #expect([nil, reading.standard.name].contains(golden.readings[reading.id]), "\(golden.id)")
        }
    }
}
