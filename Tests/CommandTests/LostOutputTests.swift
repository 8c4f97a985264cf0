import Foundation
import TestSupport
import Testing

/// Tests that lost output is reported as an error in one sentence, unless the reader has closed the pipe.
struct LostOutputTests {
    /// Runs the program in a shell.
    ///
    /// The words begin with the arguments of the program, and may also redirect its output.
    private func run(_ words: String) throws -> Program.Result {
        try Program.run("/bin/bash", ["-c", "'\(Program.assay)' \(words)"])
    }

    private static let verbs = [
        "list", "list --cases", "explain HIX-1", "corpus stats", "check --subsystem scholar.hindex",
        "check --subsystem scholar.hindex --format json", "compare --reference --subsystem scholar.hindex",
        "fuzz --subsystem scholar.hindex --samples 5", "smoke --adapter \"'\(Program.miniature)' none\"",
        "init python", "--help", "--version", "check --help",
    ]

    @Test(arguments: verbs, ["> /dev/full", ">&-"])
    func `if the output is lost, the exit code is 2`(verb: String, redirection: String) throws {
        let scratch = try Scratch()
        let folder = verb.hasPrefix("init") ? " '\(scratch["adapter"])'" : ""
        let run = try run(verb + folder + " " + redirection)
        #expect(run.status == 2, "\(verb): \(run.errors)")
        #expect(run.errors.contains("standard output cannot be written: "), "\(verb): \(run.errors)")
    }

    @Test(arguments: ["serve", "judge"])
    func `a verb that writes while it reads reports lost output only once`(verb: String) throws {
        let line =
            verb == "serve" ? #"{"op":"hello","protocol":1}"# + "\n" : Program.goldenLine("empty")
        let run = try Program.run(
            "/bin/bash", ["-c", "'\(Program.assay)' \(verb) > /dev/full"], input: line)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("assay: standard output cannot be written: "), "\(run.errors)")
        #expect(run.errors.count { $0 == "\n" } == 1, "\(run.errors)")
    }

    @Test(arguments: ["list --cases", "check --subsystem scholar.hindex", "--help"])
    func `it is not an error if the reader of the output closes the pipe`(verb: String) throws {
        let run = try run(verb + #" | head -n 1 > /dev/null; exit "${PIPESTATUS[0]}""#)
        #expect(run.status == 0)
        #expect(run.errors == "")
    }

    @Test func `a state or report that cannot be written is reported before anything is run`() throws {
        let scratch = try Scratch()
        let wanting = "\(scratch.folder.path)/no/such/file"
        let adapter = "--adapter 'touch \(scratch["ran"]); exec \(Program.miniature) none'"
        for words in [
            "fuzz \(adapter) --subsystem scholar.hindex --samples 5 --state '\(wanting)'",
            "check \(adapter) --subsystem scholar.hindex --report html='\(wanting)'",
            "check \(adapter) --subsystem scholar.hindex --known '\(wanting)'",
            "check \(adapter) --subsystem scholar.hindex --known '\(wanting)' --update-known",
            "compare \(adapter) --reference --subsystem scholar.hindex --report json='\(wanting)'",
        ] {
            let run = try run(words)
            #expect(run.status == 2, "\(words): \(run.errors)")
            #expect(run.errors.contains(wanting), "\(run.errors)")
            #expect(try scratch.names == [], "\(words)")
        }
        let full = try run("fuzz --subsystem scholar.hindex --samples 5 --state /dev/full")
        #expect(full.status == 2 && full.errors.contains("the state /dev/full cannot be"))
    }

    @Test(arguments: [
        "check --subsystem scholar.hindex --report json=-", "draw platform.lifecycle --output -",
        "fuzz --subsystem scholar.hindex --samples 5 --state -",
    ])
    func `a hyphen is refused as the name of an output file`(words: String) throws {
        let scratch = try Scratch()
        let words = words.split(separator: " ").map(String.init)
        let run = try Program.run(Program.assay, words, in: scratch.folder)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains("- cannot be written; name a file, or /dev/stdout"), "\(run.errors)")
        #expect(try scratch.names == [])
    }

    @Test func `a new report that does not fit on the disk leaves the old report intact`() throws {
        let scratch = try Scratch()
        try scratch.write("old", to: "report.html")
        // The shell limits each file to 4 blocks of 512 bytes, so the disk looks full to the program.
        let limited = "check --subsystem scholar.hindex --report html='\(scratch["report.html"])'"
        let run = try run(
            "--version > /dev/null; ulimit -f 4; trap '' XFSZ; '\(Program.assay)' \(limited) > /dev/null")
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.errors.contains("report.html cannot be written"), "\(run.errors)")
        #expect(try scratch.read("report.html") == "old")
        #expect(try scratch.names == ["report.html"])
    }
}
