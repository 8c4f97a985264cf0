import Catalogue
import Foundation
import Harness
import JSON
import Specification
import TestSupport
import Testing

@testable import Explorer

/// Tests that the answers to an input judge an outcome as `check` and `fuzz` do, in a form that the page can read.
struct AnswerTests {
    private static let far = #"{"a":"kitten","b":"sitting"}"#

    @Test func `the answer has the outcome of the reference and the status of each law`() async throws {
        let answer = try await Fixture().ask("evaluate", Distance.id, Self.far)
        let own = try #require(answer["reference"])
        #expect(own["verdict"]?.text == "holds" && own["outcome"]?["kind"]?.text == "output")
        #expect(own["outcome"]?["value"]?["distance"] == 3.value)
        let laws = try #require(own["laws"]).elements
        #expect(laws.map { $0["law"]?.text } == Distance.laws.all.map(\.id.rawValue))
        #expect(laws.contains { $0["status"]?.text == "held" })
        #expect(answer["beside"] == nil)
    }

    @Test func `a law that an input does not touch is marked as untouched`() async throws {
        let none = try await Fixture().ask(
            "evaluate", Geofence.id, #"{"platform":"ios","fixes":[]}"#)["reference"]?["laws"]
        let statuses = try #require(none).elements.map { $0["status"]?.text }
        #expect(statuses.contains("untouched"))
    }

    @Test func `a rejection is shown as an answer`() async throws {
        let text = #"{"publications":[{"citations":-1,"checked":true}]}"#
        let own = try await Fixture().ask("evaluate", HIndex.id, text)["reference"]
        #expect(own?["outcome"]?["kind"]?.text == "error" && own?["verdict"]?.text == "holds")
    }

    @Test func `the chosen option of a reading decides the answer`() async throws {
        let text = "{\"a\":\"\u{1F600}\",\"b\":\"\"}"
        let fixture = try Fixture()
        for (option, distance) in [("utf16", 2), ("scalar", 1)] {
            let answer = try await fixture.ask(
                "evaluate", Distance.id, text, readings: [Symbol.reading.id: option])
            #expect(answer["reference"]?["outcome"]?["value"]?["distance"] == distance.value, "\(option)")
        }
    }

    @Test func `numbers in an answer keep their spelling`() async throws {
        let text = #"{"publications":[{"citations":9007199254740991,"checked":true}]}"#
        let own = try await Fixture().ask("evaluate", HIndex.id, text)["reference"]
        #expect(own?["outcome"]?["value"]?["h"] == 1.value)
    }

    @Test
    func `a wrong answer of the implementation is shown with the broken laws and the place of the error`()
        async throws
    {
        let answer = try await Fixture(OneTooMany()).ask("evaluate", Distance.id, Self.far)
        let own = try #require(answer["beside"])
        #expect(own["verdict"]?.text == "fails" && own["name"]?.text == "mine")
        #expect(own["outcome"]?["value"]?["distance"] == 4.value)
        let broken = try #require(own["laws"]).elements.filter { $0["status"]?.text == "broken" }
        #expect(!broken.isEmpty)
        for finding in broken { #expect(finding["sentence"]?.text?.hasSuffix(".") == true, "\(finding)") }
        let differences = try #require(own["differences"]).elements
        #expect(differences.map { $0["path"]?.text } == ["$.distance"])
        #expect(differences.first?["sentence"]?.text == "$.distance: expected 3, got 4")
        #expect(answer["reference"]?["verdict"]?.text == "holds")
        #expect(answer["inForce"]?[Symbol.reading.id]?.text == Symbol.reading.standard.name)
    }

    @Test func `an output of the implementation that equals the reference's output is accepted`() async throws
    {
        let own = try await Fixture(OneTooMany()).ask("evaluate", Distance.id, #"{"a":"ab","b":"c"}"#)[
            "beside"]
        #expect(own?["verdict"]?.text == "holds" && own?["differences"]?.elements.isEmpty == true)
    }

    @Test func `a subsystem that the implementation lacks is skipped, and the answer says why`() async throws
    {
        let own = try await Fixture(OneTooMany()).ask("evaluate", HIndex.id, #"{"publications":[]}"#)[
            "beside"]
        #expect(own?["verdict"]?.text == "skip")
        #expect(own?["reason"]?.text == "mine does not implement scholar.hindex")
    }

    @Test
    func
        `an input is skipped under an option that the implementation lacks; by default, a declared option is used`()
        async throws
    {
        let id = Symbol.reading.id
        let fixture = try Fixture(OneTooMany(), readings: [id: ["scalar"]])
        let skipped = try await fixture.ask("evaluate", Distance.id, Self.far, readings: [id: "utf16"])
        #expect(skipped["beside"]?["verdict"]?.text == "skip")
        #expect(skipped["beside"]?["reason"]?.text == "mine does not implement \(id) = utf16")
        let asked = try await fixture.ask("evaluate", Distance.id, "{\"a\":\"\u{1F600}\",\"b\":\"\"}")
        #expect(asked["inForce"]?[id]?.text == "scalar")
        // The reference is run under the implementation's option, although the reference has another default.
        #expect(asked["reference"]?["outcome"]?["value"]?["distance"] == 1.value)
        #expect(asked["beside"]?["verdict"]?.text == "holds")
    }

    @Test func `each line of an answer has the path of the value that begins on this line`() async throws {
        let fixes = (0..<7).map { #"{"t":\#($0 * 180),"lat":45,"lon":7,"accuracy":10}"# }
        let text = #"{"platform":"android","fixes":[\#(fixes.joined(separator: ","))]}"#
        let own = try await Fixture().ask("evaluate", Geofence.id, text)["reference"]?["outcome"]
        let lines = try #require(own?["lines"]).elements
        #expect(
            lines.map { $0["path"]?.text }.prefix(4) == ["$", "$.events", "$.events[0]", "$.events[0].kind"])
        let outer = lines.filter { $0["isWhole"] == .bool(false) }.compactMap { $0["path"]?.text }
        #expect(outer.prefix(3) == ["$", "$.events", "$.events[0]"])
    }

    @Test
    func
        `each piece of a transcript is shown with the clause that turned it into code or removed it`()
        async throws
    {
        let text = #"{"transcript":"a plus b undo","language":"en"}"#
        let pieces = try #require(try await Fixture().ask("evaluate", Conversion.id, text)["pieces"]).elements
        #expect(
            pieces.map { [$0["text"]?.text, $0["origin"]?.text, $0["clause"]?.text] } == [
                ["a", "a", "CON-8"], ["+", "plus", "CON-8"], [nil, "b", "CON-4"], [nil, "undo", "CON-4"],
            ])
        #expect(try await Fixture().ask("evaluate", Distance.id, Self.far)["pieces"] == nil)
    }

    @Test func `each part of an outcome is shown with the laws that determine it`() async throws {
        let fixes = (0..<6).map { #"{"t":\#($0 * 180),"lat":45,"lon":7,"accuracy":10}"# }
        let text = #"{"platform":"android","fixes":[\#(fixes.joined(separator: ","))]}"#
        let found = try #require(try await Fixture().ask("reasons", Geofence.id, text)["reasons"]).elements
        let laws = Dictionary(
            uniqueKeysWithValues: found.map {
                ($0["path"]?.text ?? "", $0["laws"]?.elements.compactMap(\.text) ?? [])
            })
        #expect(
            Set(laws.keys) == [
                "$.events.count", "$.events[0].kind", "$.events[0].at", "$.events[0].t",
                "$.events[0].centre.lat", "$.events[0].centre.lon", "$.events[0].userMode",
            ])
        #expect(laws["$.events[0].at"]?.isEmpty == false && laws["$.events.count"]?.isEmpty == false)
        let h = try await Fixture().ask(
            "reasons", HIndex.id, #"{"publications":[{"citations":3,"checked":true}]}"#)["reasons"]
        #expect(h?[0]?["path"]?.text == "$.h" && h?[0]?["laws"]?[0]?.text == "HIX-1a")
    }

    // MARK: Smaller inputs and cases

    @Test func `a failing input is made smaller`() async throws {
        let found = try await Fixture(OneTooMany()).ask(
            "shrink", Distance.id, #"{"a":"a long text, in which","b":"something is otherwise"}"#)
        let text = try #require(found["text"]?.text)
        let input = try Distance.Input(try JSONReader.value(of: text))
        #expect(input.a.count == 3 && input.b.count <= 3, "\(text)")
        #expect(found["title"]?.text?.hasPrefix("EDI-") == true)
    }

    @Test func `a passing input is not made smaller`() async throws {
        let fixture = try Fixture(OneTooMany())
        let problem = try await fixture.ask("shrink", Distance.id, #"{"a":"","b":""}"#)["problem"]?.text
        #expect(problem == "The implementation does not fail on this input.")
        #expect(try await Fixture().ask("shrink", Distance.id, Self.far)["problem"] != nil)
    }

    @Test func `the corpus accepts the case that is made from a failing input`() async throws {
        let made = try await Fixture(OneTooMany()).ask("case", Distance.id, Self.far)
        let line = try #require(made["line"]?.text)
        #expect(line.contains(#""origin":{"kind":"found","by":"assay explore","version":"1"}"#))
        try Self.add(line)
    }

    @Test func `a passing input becomes a case only if a person vouches for its outcome`() async throws {
        let fixture = try Fixture()
        let problem = try await fixture.ask("case", Distance.id, Self.far)["problem"]?.text
        #expect(problem?.contains("who worked out the outcome by hand") == true)
        let made = try await fixture.ask(
            "case", Distance.id, Self.far, readings: [Symbol.reading.id: "scalar"],
            more: ["name": "Kitten & sitting", "by": " Ada "])
        let line = try #require(made["line"]?.text)
        let value = try JSONReader.value(of: line)
        #expect(value["id"]?.text?.hasPrefix("scholar.distance/kitten-sitting-") == true)
        #expect(value["origin"]?["by"]?.text == "Ada" && value["origin"]?["kind"]?.text == "worked")
        // The outcome is the same under every option, so the case applies to all options.
        #expect(value["readings"] == .object([]) && value["output"]?["distance"] == 3.value)
        try Self.add(line)
    }

    @Test func `a case names the reading that its outcome depends on`() async throws {
        let made = try await Fixture().ask(
            "case", Distance.id, "{\"a\":\"\u{1F600}\",\"b\":\"\"}",
            readings: [Symbol.reading.id: "scalar"],
            more: ["by": "Ada"])
        let line = try #require(made["line"]?.text)
        #expect(try JSONReader.value(of: line)["readings"]?[Symbol.reading.id]?.text == "scalar")
        try Self.add(line)
    }

    /// Adds a case to an empty corpus, as the verb `corpus add` does.
    private static func add(_ line: String) throws {
        let scratch = try Scratch()
        let writer = CorpusWriter(folder: scratch.folder, catalogue: .assay)
        let file = "scholar/distance/explored.jsonl"
        try FileManager.default.createDirectory(
            at: scratch.place("scholar/distance"), withIntermediateDirectories: true)
        try scratch.write("", to: file)
        let cases = try writer.cases(in: Array(line.utf8), for: file)
        #expect(cases.count == 1)
    }
}
