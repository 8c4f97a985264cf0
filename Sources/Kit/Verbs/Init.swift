import ArgumentParser
import Foundation
import Skeletons
import Specification

struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a working adapter in the given language, as a starting point.",
        discussion: """
            The languages are \(languages)\(aliases). The adapter implements one subsystem, \(subsystem), and shows \
            where to add the next one. The adapter needs only the tools of its language. No file is ever overwritten.
            """)

    @Argument(
        help: ArgumentHelp("The language: \(languages).", valueName: "language"),
        completion: Completions.languages)
    var language: String

    @Argument(
        help: ArgumentHelp(
            "The folder for the adapter, which must be empty or not exist yet.", valueName: "dir"),
        completion: .directory)
    var folder: String

    private static var subsystem: String { Kit.current.skeletons.first?.subsystem ?? "" }
    private static var languages: String { Kit.current.skeletons.map(\.language).joined(separator: ", ") }
    /// The other names of the languages, for the help: ` (js, node for javascript; …)`.
    private static var aliases: String {
        let others = Kit.current.skeletons.filter { !$0.aliases.isEmpty }
            .map { "\($0.aliases.joined(separator: ", ")) for \($0.language)" }
        return others.isEmpty ? "" : " (\(others.joined(separator: "; ")))"
    }

    func run() throws {
        guard let skeleton = Kit.current.skeletons.first(where: { $0.isCalled(language) }) else {
            throw Failure(.usage, "there is no skeleton in \(language); known languages: \(Self.languages)")
        }
        try skeleton.write(to: URL(filePath: folder, directoryHint: .isDirectory))
        let adapter = shellQuoted(skeleton.command)
        let requirement = skeleton.requirement.map { "it needs \($0)\n" } ?? ""
        let commands = [
            "cd \(shellQuoted(folder))", skeleton.build, "\(Program.name) smoke --adapter \(adapter)",
            "\(Program.name) check --adapter \(adapter) --subsystem \(skeleton.subsystem)",
        ]
        standardOutput(
            """
            \(folder): \(skeleton.files.map(\.path).joined(separator: ", "))
            \(requirement)next:
            \(commands.compactMap { $0 }.map { "  \($0)" }.joined(separator: "\n"))

            """)
    }
}
