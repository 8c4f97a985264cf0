import Foundation
import TestSupport
import Testing

/// Tests that the message about a file that cannot be read gives the system's reason.
struct UnreadableFileTests {
    /// Commands that read a file `FILE`, each with the words that come before the file's name in the error message.
    private static let readers = [
        ("run scholar.hindex FILE", ""), ("check --failed FILE", "the report "),
        ("merge FILE", "the report "), ("diff FILE FILE", "the report "),
        ("compare --reference FILE", "the report "),
    ]

    private func read(_ words: String, _ file: String) throws -> Program.Result {
        try Program.run(words.split(separator: " ").map { $0 == "FILE" ? file : String($0) })
    }

    @Test(arguments: readers)
    func `if a file is missing or is a folder, the message gives the system's reason`(
        words: String, what: String
    ) throws {
        let scratch = try Scratch()
        for (file, reason) in [
            (scratch["missing"], "No such file or directory"), (scratch.folder.path, "Is a directory"),
        ] {
            let result = try read(words, file)
            #expect(result.status == 2 && result.output.isEmpty)
            #expect(result.errors == "assay: \(what)\(file) cannot be read: \(reason)\n")
        }
    }

    @Test(arguments: [
        ("check --known FILE", "the list of known failures "),
        ("fuzz --subsystem scholar.hindex --state FILE", "the state "),
    ])
    func `a folder in place of a file is reported, even if the file is optional`(words: String, what: String)
        throws
    {
        let scratch = try Scratch()
        let result = try read(words, scratch.folder.path)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors == "assay: \(what)\(scratch.folder.path) cannot be read: Is a directory\n")
    }
}
