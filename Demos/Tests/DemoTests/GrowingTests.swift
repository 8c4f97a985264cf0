import Foundation
import TestSupport
import Testing

/// Tests the verb `growing`, which converts a dictation again after each word.
struct GrowingTests {
    private static let growing = ["growing", "--words"]

    @Test
    func
        `the word count doubles from row to row, and adding a word costs less than converting the whole dictation`()
        throws
    {
        let done = try Program.run(Self.growing + ["500", "--format", "json"])
        #expect(done.status == 0)
        let line = try #require(done.lines.first)
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [[String: Any]])
        #expect(rows.map { $0["words"] as? Int } == [125, 250, 500])
        // The measured ratios are above 100, but the test expects only a ratio above 5.
        #expect(try #require(rows.last?["ratio"] as? Double) > 5)
    }

    @Test(arguments: [
        (["growing", "--words", "2"], "--words"),
        (["growing", "--words", "500", "--format", "yaml"], "--format"),
        (
            ["growing", "--words", "500", "--reading", "voice.conversion.clear=all"],
            "--reading"
        ),
    ])
    func `invalid arguments are reported, with exit code 2`(words: [String], naming: String) throws {
        let done = try Program.run(words)
        #expect(done.status == 2)
        #expect(done.errors.contains(naming))
    }
}
