import Foundation

/// A subsystem that does something besides answering: it writes files below a folder that a run names.
public protocol Effectful: Specification {
    /// Returns whether what a run of an input writes fits on any disk.
    static func fitsOnDisk(_ input: Input) -> Bool
    /// Returns what a folder says of the clauses after a run.
    static func examine(_ folder: WrittenFolder, after outcome: Outcome<Output>) -> Findings<Rule>
}

/// What stands in a folder that a run was given empty, and what happened beside it.
public struct WrittenFolder: Sendable {
    /// Something in the folder.
    public enum Entry: Sendable, Equatable {
        /// A regular file with its size in bytes.
        case file(size: Int)
        case folder
        /// A symbolic link with its target as written.
        case link(to: String)
    }

    /// The folder.
    public let url: URL
    /// Everything in it, by path below the folder; links are not followed.
    public let entries: [String: Entry]
    /// What was written, changed or removed beside the folder, a sentence each.
    public let strays: [String]

    /// Makes the description of a folder.
    public init(_ url: URL, entries: [String: Entry], strays: [String] = []) {
        self.url = url
        self.entries = entries
        self.strays = strays
    }
}
