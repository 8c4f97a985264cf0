import Foundation
import TestSupport
import Testing

/// Tests the program's answers to unknown names.
struct SuggestionCommandTests {
    @Test(
        arguments: [
            (["chek"], "there is no verb chek; perhaps check"),
            (["help", "chek"], "there is no verb chek; perhaps check"),
            (["check", "--subsystem", "scolar"], "there is no subsystem or family scolar; perhaps scholar"),
            (["fuzz", "--subsystem", "scolar"], "there is no subsystem or family scolar; perhaps scholar"),
            (["check", "--clause", "sim-2"], "there is no clause sim-2; perhaps SIM-2"),
            (["check", "--tag", "bondary"], "no case has the tag bondary; perhaps boundary"),
            (["explain", "GOE-1"], "there is nothing called GOE-1; perhaps GEO-1"),
        ])
    func `the error for a misspelled name suggests the intended name`(arguments: [String], sentence: String)
        throws
    {
        let result = try Program.run(arguments)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("assay: \(sentence)"), "\(result.errors)")
    }

    @Test func `a folder that contains only other files is not accepted as a corpus`() throws {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(
            atPath: scratch["a/b"], withIntermediateDirectories: true)
        try Data(#"{"x":1}"#.utf8).write(to: URL(filePath: scratch["a/b/c.jsonl"]))
        let result = try Program.run(["check", "--corpus", scratch["a"]])
        #expect(result.status == 2)
        #expect(result.errors.contains("there is no corpus at"), "\(result.errors)")
    }

    @Test(arguments: [["--samples", "10"], ["--seed", "1", "--number", "3"]])
    func `fuzzing a subsystem that the adapter does not implement fails`(arguments: [String]) throws {
        let result = try Program.run(
            ["fuzz", "--adapter", "'\(Program.miniature)' none", "--subsystem", "health.fever"]
                + arguments)
        #expect(result.status == 1)
        #expect(result.errors.contains("nothing was judged"), "\(result.errors)")
        #expect(!result.output.contains("no clause broken"))
    }
}
