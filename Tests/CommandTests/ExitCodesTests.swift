import Foundation
import Testing

/// Tests that the documentation lists the same exit codes as the help.
struct ExitCodesTests {
    @Test(arguments: ["README.md", "COMPATIBILITY.md", "docs/ci.md"])
    func `the table of exit codes in a document lists the same codes as the help`(document: String) throws {
        let help = try Program.run(["--help"]).output
        let list = try #require(help.firstMatch(of: /Exit\s+codes:([^.]*)\./)).1
        let codes = list.matches(of: /\b\d+\b/).map { String($0.0) }
        #expect(codes == ["0", "1", "2", "3", "130"])

        let text = try String(contentsOf: Program.project.appending(path: document), encoding: .utf8)
        let table = try #require(
            text.firstMatch(of: /\n\| (?:exit )?code \| meaning \|\n\|.*\n((?:\|.*\n)+)/)
        ).1
        #expect(table.matches(of: /(?m)^\| (\d+) \|/).map { String($0.1) } == codes)
    }
}
