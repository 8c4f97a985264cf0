import Foundation

/// A subsystem that does something besides answering: it writes files below a folder that a run names.
public protocol Effectful: Specification {
    /// Returns whether the files that a run of an input writes are small enough for any disk.
    static func fitsOnDisk(_ input: Input) -> Bool
    /// Returns the laws that a folder's contents break after a run, each with the problem.
    static func breaches(in folder: WrittenFolder, after outcome: Outcome<Output>) -> [(
        law: LawID, finding: String
    )]
}

/// The contents of a folder that a run received empty, and changes beside it.
public struct WrittenFolder: Sendable {
    /// A file, a folder or a link in the folder.
    public enum Entry: Sendable, Equatable {
        /// A regular file with its size in bytes.
        case file(size: Int)
        case folder
        /// A symbolic link with its target as written.
        case link(to: String)
    }

    /// A path below the folder; two paths are equal only if they have the same scalars.
    public struct Place: Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
        /// The path.
        public let path: String

        /// Makes the place of a path.
        public init(_ path: String) { self.path = path }
        public init(stringLiteral path: String) { self.path = path }

        public var description: String { path }

        public static func == (left: Place, right: Place) -> Bool {
            left.path.utf8.elementsEqual(right.path.utf8)
        }
        public static func < (left: Place, right: Place) -> Bool {
            left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
        }
        public func hash(into hasher: inout Hasher) { for byte in path.utf8 { hasher.combine(byte) } }
    }

    /// The folder.
    public let url: URL
    /// All entries of the folder; links are not followed.
    public let entries: [Place: Entry]
    /// The files written, changed or removed beside the folder, one sentence for each.
    public let strays: [String]

    /// Makes the description of a folder.
    public init(_ url: URL, entries: [Place: Entry], strays: [String] = []) {
        self.url = url
        self.entries = entries
        self.strays = strays
    }

    /// Returns the bytes of a regular file in the folder; nil if there is none, or it is larger than it was.
    ///
    /// This follows no link and does not block on a pipe: the program that writes the folder may still be running.
    public func bytes(of place: Place) -> [UInt8]? {
        guard case .file(let size)? = entries[place] else { return nil }
        var open = openat(AT_FDCWD, url.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        let steps = place.path.split(separator: "/")
        for (index, step) in steps.enumerated() where open >= 0 {
            let kind = index == steps.count - 1 ? O_NONBLOCK : O_DIRECTORY
            let next = openat(open, String(step), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
            close(open)
            open = next
        }
        guard open >= 0 else { return nil }
        let file = FileHandle(fileDescriptor: open, closeOnDealloc: true)
        var status = stat()
        guard fstat(open, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        guard let data = try? file.read(upToCount: size + 1), data.count <= size else {
            return size == 0 ? [] : nil
        }
        return Array(data)
    }
}
