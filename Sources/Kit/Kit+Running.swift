import Adapters
import ArgumentParser
import Foundation
import Harness
import ProcessMemory
import Reports
import Specification

struct Root: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: Kit.current.name,
            abstract: Kit.current.abstract,
            discussion: (Kit.current.hasOwnVerbsOnly ? "" : "Without a verb: check. ") + ExitReason.help,
            version: CommandLine.arguments.contains("--version")
                && !Kit.current.hasOwnVerbsOnly ? Kit.current.versionText : Kit.current.version,
            subcommands: Kit.current.allVerbs,
            defaultSubcommand: Kit.current.hasOwnVerbsOnly ? nil : CheckVerb.self)
    }

    /// Checks that the first word of the command line names a verb, unless the word is an option of the default verb.
    private static func checkVerb(_ arguments: ArraySlice<String>) throws {
        let words = arguments.first == "help" ? arguments.dropFirst() : arguments
        let known = Kit.current.allVerbs.compactMap { $0.configuration.commandName } + ["help"]
        guard let word = words.first, !word.hasPrefix("-"), !known.contains(word) else { return }
        let hint = Suggestion(for: word, among: known).hint(else: "`\(Program.name) --help`")
        throw Failure(.usage, "there is no verb \(word); \(hint)")
    }

    /// Parses the command line, runs its verb, and returns the exit code for the program.
    static func exitCode() async -> Int32 {
        // If the reader closes the pipe (`assay list | head`), the program still finishes its work.
        signal(SIGPIPE, SIG_IGN)
        take_memory_in_large_pieces()
        let code = await exitCodeOfVerb()
        guard let failure = StandardOutput.finish() else { return code }
        tell(failure.sentence)
        return failure.code.rawValue
    }

    private static func exitCodeOfVerb() async -> Int32 {
        do {
            try checkVerb(CommandLine.arguments.dropFirst())
            var command = try parseAsRoot()
            let choice = (command as? any Coloured)?.colour.choice ?? .auto
            let corpus = (command as? any SuggestsCommands)?.corpus.words ?? []
            try await ColourChoice.$current.withValue(choice) {
                try await SuggestedCommand.$corpus.withValue(corpus) {
                    if var asynchronous = command as? any AsyncParsableCommand {
                        try await asynchronous.run()
                    } else {
                        try command.run()
                    }
                }
            }
            return ExitReason.conforms.rawValue
        } catch {
            if let failure = Failure(error) {
                if !failure.sentence.isEmpty { tell(failure.sentence) }
                return failure.code.rawValue
            }
            let message = fullMessage(for: error)
            if exitCode(for: error).isSuccess {
                standardOutput(message + "\n")
                return ExitReason.conforms.rawValue
            }
            standardError(message + "\n")
            return ExitReason.usage.rawValue
        }
    }
}

/// Writes a string to standard error; does nothing if the reader has closed standard error.
public func standardError(_ text: String) {
    write(Screen.text(text, hasColour: false, isWorkflow: GitHubStep.own != nil), to: .standardError)
}

/// Writes a line to standard error, after the name of the program.
func tell(_ sentence: String) { standardError("\(Program.name): \(sentence)\n") }

/// Writes a string unchanged; text from adapters and files must already be escaped.
func write(_ text: String, to file: FileHandle) {
    try? file.write(contentsOf: Data(text.utf8))
}

extension Kit {
    /// The output of `--version`: the versions of the kit, its corpus and the adapter protocol, and the commit.
    var versionText: String {
        let folder = try? corpus(nil)
        let history = folder.flatMap { try? CorpusHistory(folder: $0) }
        // `make install` puts a file that contains the commit's hash beside the corpus.
        let commit = folder.flatMap { folder in
            try? String(
                contentsOf: folder.deletingLastPathComponent().appending(path: "commit"), encoding: .utf8)
        }
        let lines = [
            "\(name) \(version)", history?.label.map { "corpus \($0)" },
            "adapter protocol \(AdapterProtocol.version)",
            commit.map { "commit \($0.trimmingCharacters(in: .whitespacesAndNewlines))" },
        ]
        return lines.compactMap(\.self).joined(separator: "\n")
    }
}
