import Catalogue
import Foundation
import JSON
import Testing

/// Tests the verb `explain`, which shows the same facts about a subsystem as Markdown for people and as JSON for
/// programs.
struct ExplainCommandTests {
    @Test func `a subsystem is explained as JSON`() throws {
        let result = try Program.run(["explain", "mobility.geofence", "--format", "json"])
        #expect(result.status == 0 && result.lines.count == 1)
        let facts = try JSONReader.value(of: result.output)
        #expect(facts["subsystem"] == "mobility.geofence".value)
        guard case .array(let clauses)? = facts["clauses"],
            case .array(let members)? = facts["input"]?["members"]
        else {
            Issue.record("the JSON has no list of clauses, or no list of input members")
            return
        }
        #expect(clauses.contains { $0["clause"] == "GEO-4".value && $0["cases"] != 0.value })
        let radius = members.first { $0["path"] == "parameters.radius".value }
        #expect(radius?["default"] != nil && radius?["presence"] == "if the rules say so".value)
    }

    @Test func `a subsystem is explained as Markdown`() throws {
        let result = try Program.run(["explain", "mobility.geofence", "--format", "markdown"])
        #expect(result.status == 0)
        for part in [
            "# mobility.geofence\n", "## Input\n", "| parameters.radius | number |", "### GEO-4\n",
            "(default)",
        ] {
            #expect(result.output.contains(part), "\(part)")
        }
    }

    @Test func `only a subsystem can be explained as JSON`() throws {
        let result = try Program.run(["explain", "GEO-4", "--format", "json"])
        #expect(result.status == 2 && result.errors.contains("GEO-4 is not a subsystem"))
    }

    @Test(arguments: [("HIX-1a", "law"), ("HIX-1", "clause"), ("scholar.hindex", "subsystem")])
    func `only a case can be explained with --why`(id: String, kind: String) throws {
        let result = try Program.run(["explain", id, "--why"])
        #expect(result.status == 2)
        let sentence = "--why needs the id of a case, and \(id) is a \(kind)"
        #expect(result.errors == "assay: \(sentence); `assay list --cases` shows the ids\n")
        let missing = try Program.run(["explain", "scholar.hindex/no-publication", "--why"])
        #expect(missing.errors.contains("perhaps scholar.hindex/no-publications"), "\(missing.errors)")
    }

    @Test func `explain warns about hostile archives, but does not warn about harmless subsystems`()
        throws
    {
        let hostile = try Program.run(["explain", "learning.archive"])
        #expect(hostile.output.contains("caution") && hostile.output.contains("hostile"), "\(hostile.output)")
        #expect(hostile.output.contains("docs/adapters.md"))
        #expect(try !Program.run(["explain", "scholar.hindex"]).output.contains("caution"))
    }

    @Test(arguments: ["voice.conversion", "voice.commands", "voice.dictionary"])
    func `explain shows the path of the folder with the dictionaries`(id: String) throws {
        let text = try Program.run(["explain", id]).output
        #expect(text.contains("Corpus/dictionaries") && text.contains("share/assay/corpus/dictionaries"))
        #expect(text.contains("assay explain dictionaries: "))
    }

    @Test func `explain shows all dictionaries together, and prints a single dictionary unchanged`() throws {
        let all = try Program.run(["explain", "dictionaries"])
        #expect(all.status == 0 && all.lines.first == "dictionaries · files that the laws refer to")
        for (name, text) in BuiltInDictionary.resources {
            #expect(all.lines.filter { $0.hasSuffix(" \(name)") }.count == 1, "\(name)")
            let alone = try Program.run(["explain", name])
            #expect(alone.status == 0 && alone.output.utf8.elementsEqual(text.utf8), "\(name)")
            #expect(text.split(separator: "\n").allSatisfy { all.output.contains($0) }, "\(name)")
        }
    }

    @Test func `the help refers to the program's explanation of the protocol, not to the README`() throws {
        for verb in ["check", "smoke", "explain"] {
            let help = try Program.run([verb, "--help"]).output
            #expect(help.contains("protocol") && !help.contains("README"), "\(help)")
        }
        #expect(try Program.run(["explain", "protocol"]).lines.first == "protocol · adapter protocol 1")
    }
}
