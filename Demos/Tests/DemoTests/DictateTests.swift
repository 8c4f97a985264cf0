import Foundation
import TestSupport
import Testing

/// Tests the verb `dictate`, which turns spoken words into code, or compiles and runs this code.
struct DictateTests {
    private static let dictate = ["dictate"]

    private func said(_ text: String) throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(text, to: "said.txt")
        return scratch
    }

    @Test func `spoken words are printed as code that follows the chosen readings`() throws {
        let scratch = try said("print open parenthesis 1 plus undo comma 2\nclose parenthesis\n")
        let spaced = try Program.run(
            Self.dictate + [scratch["said.txt"], "--reading", "voice.conversion.assembly=spaced"])
        #expect(spaced.lines == ["print ( 1 , 2 )"])
        let tight = try Program.run(
            Self.dictate + [scratch["said.txt"], "--reading", "voice.conversion.assembly=tight"])
        #expect(tight.lines == ["print(1, 2)"])
    }

    @Test func `by default, code has the spaces that Swift needs`() throws {
        let scratch = try said("print open parenthesis minus 1 close parenthesis")
        #expect(try Program.run(Self.dictate + [scratch["said.txt"]]).lines == ["print(-1)"])
    }

    @Test func `a language may have a region, and a language without dictionaries is refused`() throws {
        let scratch = try said("apri parentesi 1 chiudi parentesi")
        for language in ["it", "it-IT", "IT_ch"] {
            let run = try Program.run(Self.dictate + [scratch["said.txt"], "--language", language])
            #expect(run.lines == ["(1)"], "\(language)")
        }
        for language in ["fr", "italian", ""] {
            let run = try Program.run(Self.dictate + [scratch["said.txt"], "--language", language])
            #expect(
                run.status == 2 && run.errors.contains("one of the languages en, it"),
                "\(language): \(run.errors)")
        }
    }

    @Test func `a folder of the user's own dictionaries can add a language`() throws {
        let scratch = try said("affiche ouvre a ferme annule ferme")
        try scratch.write("( - ouvre\n) - ferme\nprint - affiche\n", to: "fr_keywords.txt")
        try scratch.write("undo - annule\n", to: "fr_commands.txt")
        let run = try Program.run(
            Self.dictate + [scratch["said.txt"], "--language", "fr", "--dictionary", scratch.folder.path])
        // By CON-10f, the space between a keyword of the dictionary and a bracket stays.
        #expect(run.lines == ["print (a)"])
        try scratch.write("( - ouvre\n) - Ouvre\n", to: "fr_keywords.txt")
        let wrong = try Program.run(
            Self.dictate + [scratch["said.txt"], "--language", "fr", "--dictionary", scratch.folder.path])
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("resource.ambiguous, line 2"))
    }

    @Test func `the code is compiled and run, and no files are left behind`() throws {
        let scratch = try said("costante x uguale 40 a capo print apri parentesi x più 2 chiudi parentesi")
        let environment = ["TMPDIR": scratch.folder.path, "SWIFT_BACKTRACE": "enable=no"]
        let run = try Program.run(
            Self.dictate + [scratch["said.txt"], "--language", "it", "--execute"], environment: environment)
        #expect(run.status == 0)
        #expect(run.lines == ["42"])
        #expect(try scratch.names.filter { $0.hasPrefix("assay") }.isEmpty)
        try scratch.write("let x", to: "said.txt")
        let broken = try Program.run(
            Self.dictate + [scratch["said.txt"], "--execute"], environment: environment)
        #expect(broken.status == 1)
        #expect(broken.errors.contains("does not compile"))
        try scratch.write("fatalError open parenthesis close parenthesis", to: "said.txt")
        let ended = try Program.run(
            Self.dictate + [scratch["said.txt"], "--execute"], environment: environment)
        #expect(ended.status == 1)
        #expect(ended.errors.contains("the program was ended by signal"))
        #expect(try scratch.names.filter { $0.hasPrefix("assay") }.isEmpty)
    }

    #if os(Linux)
        @Test(arguments: [SIGTERM, SIGINT])
        func `a signal also ends the dictated program`(signal: Int32) throws {
            let scratch = try said("while true open brace close brace")
            let process = Process()
            process.executableURL = URL(filePath: Program.demos)
            process.arguments = Self.dictate + [scratch["said.txt"], "--execute"]
            process.environment = Program.environment.merging(["TMPDIR": scratch.folder.path]) { $1 }
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            // If the signal is ignored, all processes are killed after five minutes, and the test fails.
            let limit = DispatchWorkItem {
                for process in Self.processes(in: scratch) { kill(process, SIGKILL) }
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: limit)
            defer { limit.cancel() }
            func isCompiling() throws -> Bool {
                try scratch.names.contains { $0.hasPrefix("assay-dictated-") }
            }
            // Only the folder shows the program's state: the folder is removed when the dictated program has started.
            while process.isRunning, try !isCompiling() { usleep(1_000) }  // The folder does not exist yet.
            while process.isRunning, try isCompiling() { usleep(1_000) }  // The folder still exists.
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            #expect(process.terminationReason == .exit && process.terminationStatus == 130)
            let left = Self.processes(in: scratch)
            for process in left { kill(process, SIGKILL) }
            #expect(left.isEmpty)
        }

        /// Returns the processes whose environment names the folder.
        private static func processes(in scratch: Scratch) -> [pid_t] {
            let files = FileManager.default
            return ((try? files.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }.filter {
                let environment = files.contents(atPath: "/proc/\($0)/environ")
                return environment?.range(of: Data(scratch.folder.path.utf8)) != nil
            }
        }
    #endif

    @Test(arguments: [
        ["dictate", "/nowhere"],
        ["dictate", "x", "y"],
        ["dictate", "x", "--format", "json"],
        ["dictate", "x", "--variant", "y"],
    ])
    func `contradictory arguments are usage errors`(arguments: [String]) throws {
        #expect(try Program.run(arguments).status == 2)
    }
}
