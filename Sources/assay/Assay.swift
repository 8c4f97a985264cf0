import ArgumentParser
import Foundation
import ProcessMemory

/// The command line.
@main
struct Assay: AsyncParsableCommand {
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "assay",
        abstract: "Holds an implementation to executable specifications, and says which rule it breaks.",
        discussion: """
            Without a verb: check. Exit codes: 0 conforms, 1 does not, 2 usage or broken input, 3 the adapter could \
            not be started, 130 ended by Ctrl-C or a termination signal.
            """,
        version: version,
        subcommands: [
            Check.self,
            Smoke.self,
            Fuzz.self,
            Compare.self,
            Bench.self,
            RunOne.self,
            Serve.self,
            Init.self,
            Judge.self,
            Merge.self,
            Diff.self,
            List.self,
            Explain.self,
            Draw.self,
            Trace.self,
            CorpusVerbs.self,
        ],
        defaultSubcommand: Check.self)

    /// Parses, runs and leaves with the documented exit code.
    static func main() async {
        // A reader that goes away (`assay list | head`) is no reason to end before everything is told and counted.
        signal(SIGPIPE, SIG_IGN)
        take_memory_in_large_pieces()
        do {
            var command = try parseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let failure as Failure {
            if !failure.sentence.isEmpty { standardError("assay: \(failure.sentence)\n") }
            Foundation.exit(failure.code.rawValue)
        } catch {
            let message = fullMessage(for: error)
            if exitCode(for: error).isSuccess {
                print(message)
                Foundation.exit(0)
            }
            standardError(message + "\n")
            Foundation.exit(ExitReason.usage.rawValue)
        }
    }
}

/// What the program leaves with.
enum ExitReason: Int32 {
    case conforms = 0
    case doesNotConform = 1
    case usage = 2
    case adapter = 3
    /// Ended by Ctrl-C or a termination signal; what was known by then is told.
    case interrupted = 130
}

/// An end of the program that is not a success, with a sentence for a person.
struct Failure: Error {
    let code: ExitReason
    let sentence: String

    init(_ code: ExitReason, _ sentence: String = "") {
        self.code = code
        self.sentence = sentence
    }
}

func standardError(_ text: String) {
    // Where nobody reads any more there is nobody to tell.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}

func standardOutput(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
}
