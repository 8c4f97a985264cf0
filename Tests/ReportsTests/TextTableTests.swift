import Harness
import JSON
import Specification
import Testing

@testable import Reports

/// Tests the tables that a terminal shows.
struct TextTableTests {
    @Test func `a table aligns text to the left and numbers to the right, and no line ends with spaces`() {
        var table = TextTable("name", "count", "what")
        table.add(["a", "7", "é😀"])
        table.add(["long name", "1200", ""])
        #expect(
            table.text == """
                name       count  what
                ─────────  ─────  ────
                a              7  é😀
                long name   1200
                """)
    }

    @Test func `a wide character takes up two columns, and a combining mark takes up none`() {
        let table = TextTable(columns: ["name", "count"], [["実装の例", "7"], ["e\u{301}😀한", "12"]])
        #expect(
            table.text == """
                name      count
                ────────  ─────
                実装の例      7
                e\u{301}😀한        12
                """)
    }

    @Test(arguments: [(20, "─────────  ─────"), (12, "─────────  ─"), (10, "─────────"), (4, "────")])
    func `the line below the titles of a table is not wider than the terminal`(width: Int, rule: String) {
        var table = TextTable("name", "count")
        table.add(["long name", "1200"])
        #expect(table.text(width: width) == "name       count\n\(rule)\nlong name   1200")
    }
}
