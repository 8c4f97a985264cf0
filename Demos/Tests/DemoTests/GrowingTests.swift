import Foundation
import TestSupport
import Testing

/// `growing`: a dictation converted again after each word.
struct GrowingTests {
    private static let growing = ["growing", "--words"]

    @Test func `each doubling has a row, and a word costs less than the complete dictation`() throws {
        let done = try Program.run(Self.growing + ["500", "--format", "json"])
        #expect(done.status == 0)
        let line = try #require(done.lines.first)
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [[String: Any]])
        #expect(rows.map { $0["words"] as? Int } == [125, 250, 500])
        // The measured ratio is more than 100.
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
