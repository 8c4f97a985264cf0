import Foundation
import Harness

/// The command of an adapter as it is passed to the shell.
///
/// A plain command takes the shell's place. As a child of the shell, the command would start later, and the shell would
/// report its end. Commands that need a shell (pipes, quotes, variables, builtins) get one.
struct ShellCommand {
    let command: String
    /// The folder that it runs in; nil for this process's folder.
    let directory: String?
    /// The folders to look for programs in, as in the variable PATH.
    let path: String

    var text: String { isPlain ? "exec \(command)" : command }

    /// Whether the command consists of a program's name and words without meaning to a shell.
    private var isPlain: Bool {
        guard command.utf8.allSatisfy(Self.meansNothing) else { return false }
        return command.split(separator: " ").first.map { isProgram(String($0)) } ?? false
    }

    private static func meansNothing(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: " /._-+,:@".utf8.contains(byte)
        }
    }

    private func isProgram(_ word: String) -> Bool {
        if word.contains("/") { return isProgramFile(word) }
        return path.split(separator: ":").contains { isProgramFile("\($0)/\(word)") }
    }

    /// Returns whether a file exists and may be run; its path may begin in the folder that the command runs in.
    private func isProgramFile(_ file: String) -> Bool {
        let place = file.hasPrefix("/") ? file : "\(directory ?? ".")/\(file)"
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: place)
    }
}
