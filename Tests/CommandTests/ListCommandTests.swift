import Foundation
import JSON
import Specification
import TestSupport
import Testing

/// Tests the option `list --tags` and the verb `corpus show`.
struct ListCommandTests {
    @Test func `each tag is listed with the number of selected cases that have it`() throws {
        let all = try Program.run(["list", "--tags"])
        #expect(all.status == 0)
        #expect(all.lines[0].split(separator: " ") == ["tag", "cases", "in"])
        let some = try Program.run(
            ["list", "--tags", "--subsystem", "mobility.geofence", "--format", "json"])
        let tags = try some.values
        #expect(tags.contains { $0["tag"] == "boundary".value })
        #expect(tags.allSatisfy { $0["subsystems"] == ["mobility.geofence"].value })
        for tag in tags.prefix(3) {
            let name = try String(try #require(tag["tag"]))
            let cases = try Program.run(
                ["list", "--cases", "--tag", name, "--subsystem", "mobility.geofence"])
            #expect(try Int(try #require(tag["cases"])) == cases.lines.count)
        }
        #expect(try Program.run(["list", "--tags", "--cases"]).status == 2)
    }

    private static let hasPython = (try? Program.run("/usr/bin/env", ["python3", "-c", ""]).status) == 0

    @Test(
        .enabled(if: hasPython, "python3 is not installed"), arguments: [["list"], ["trace", "--sources"]])
    func `on a narrow terminal, the line below the column titles does not wrap`(words: [String]) throws {
        let result = try PseudoTerminal(columns: 40, stream: .output).run([Program.assay] + words)
        let rules = result.lines.filter { $0.hasPrefix("───") }
        #expect(!rules.isEmpty && rules.allSatisfy { $0.count <= 40 }, "\(result.output)\(result.errors)")
        let file = try Program.run(words)
        #expect(file.lines.contains { $0.hasPrefix("───") && $0.count > 40 })
    }

    @Test func `a case is shown with its input, outcome, clauses, readings and origin`() throws {
        let id = "scholar.similarity/example-of-the-source-at-eighty-inclusive"
        let shown = try Program.run(["corpus", "show", id])
        #expect(shown.status == 0)
        for part in [
            "\(id) · a case of scholar.similarity", "  input", "  output", "\"similar\": true", "  SIM-2",
            "  reading    scholar.similarity.threshold = inclusive: ", "  origin", "  place",
        ] {
            #expect(shown.output.contains(part), "\(part) is not in \(shown.output)")
        }
        let line = try Program.run(["corpus", "show", id, "--format", "json"])
        let file = Program.project.appending(path: "Corpus/scholar/similarity")
        let files = try FileManager.default.contentsOfDirectory(at: file, includingPropertiesForKeys: nil)
        let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        #expect(texts.contains { $0.contains(line.output) }, "the output must be a line of a corpus file")
        let many = try Program.run(["corpus", "show", "scholar.hindex/*zero*"])
        #expect(many.output.components(separatedBy: " · a case of scholar.hindex").count > 2)
        let none = try Program.run(["corpus", "show", "scholar.hindex/nothing"])
        #expect(none.status == 2 && none.output.isEmpty)
    }
}
