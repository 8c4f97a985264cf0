import Foundation
import JSON
import Testing

/// Tests the verb `trace` by running the program `assay`.
struct TraceCommandTests {
    private let project = Program.project.appending(path: "Corpus").path

    @Test
    func
        `each subsystem is shown with the bases of its laws, its number of properties, and the origins of its cases`()
        throws
    {
        let result = try Program.run(["trace", "--corpus", project, "--subsystem", "scholar.distance"])
        #expect(result.status == 0)
        let row = try #require(result.lines.last { $0.hasPrefix("scholar.distance") })
        #expect(row.contains(#/^scholar.distance +\d+  decision \d+, source \d+, standard \d+ +\d+  /#))
        #expect(row.contains(#/computed \d+, source \d+$/#))
    }

    @Test func `the JSON output counts the cases of a clause by origin`() throws {
        let result = try Program.run(["trace", "--corpus", project, "--format", "json", "--clause", "HIX-2"])
        let line = try JSONReader.value(of: try #require(result.lines.first))
        guard case .object(let origins)? = line["origins"], case .array(let cases)? = line["cases"] else {
            Issue.record("no origins or no cases")
            return
        }
        #expect(try origins.map { try Int($0.value) }.reduce(0, +) == cases.count)
        #expect(result.lines.count == 1)
    }
}
