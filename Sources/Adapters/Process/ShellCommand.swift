import Foundation

/// The shell command that starts an adapter.
///
/// If the command is a program with plain arguments, the program replaces the shell. A child of the shell would start
/// later, and the shell would report how the child ended. A command with pipes, quotes, variables or builtins stays in
/// the shell.
struct ShellCommand {
    let command: String
    /// The folder in which the command runs; nil for the current folder of this process.
    let directory: String?
    /// The folders to search for programs, separated as in the variable PATH.
    let path: String

    var text: String { isPlain ? "exec \(command)" : command }

    /// Whether the command is the name of an executable file, followed by words without special characters of the
    /// shell.
    private var isPlain: Bool {
        guard command.allSatisfy(Self.meansNothing), let word = command.split(separator: " ").first
        else { return false }
        if word.contains("/") { return isProgramFile(String(word)) }
        return path.split(separator: ":").contains { isProgramFile("\($0)/\(word)") }
    }

    private static func meansNothing(_ letter: Character) -> Bool {
        letter.isASCII && (letter.isLetter || letter.isNumber || " /._-+,:@".contains(letter))
    }

    /// Returns whether there is an executable file at a path, which may be relative to the command's folder.
    private func isProgramFile(_ file: String) -> Bool {
        let place = file.hasPrefix("/") ? file : "\(directory ?? ".")/\(file)"
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: place)
    }
}
