import Foundation

/// A subsystem whose implementations also write files, into a folder that is created for each run.
public protocol Effectful: Specification {
    /// Returns whether the files that an implementation writes for an input are small enough for any disk.
    static func fitsOnDisk(_ input: Input) -> Bool
    /// Returns the laws that are broken by the contents of the folder after a run, each with a sentence about the
    /// error.
    static func breaches(in folder: WrittenFolder, after outcome: Outcome<Output>) -> [(
        law: LawID, finding: String
    )]
}

/// The contents of a folder that was empty before a run, and the changes that the run made in its parent folder.
public struct WrittenFolder: Sendable {
    /// A file, a folder or a link in the folder.
    public enum Entry: Sendable, Equatable {
        /// A regular file with its size in bytes.
        case file(size: Int)
        case folder
        /// A symbolic link with its target, exactly as stored in the link.
        case link(to: String)
    }

    /// The path of an entry, relative to the folder; two paths are equal only if they have the same scalars.
    public struct Place: Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
        /// The path as a string.
        public let path: String

        /// Makes a place from a path.
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

    /// The location of the folder.
    public let url: URL
    /// All entries of the folder and its subfolders, by their paths; links are not followed.
    public let entries: [Place: Entry]
    /// A sentence for each file that the run wrote, changed or removed in the parent folder.
    public let strays: [String]

    /// Makes the description of a folder from its location, its entries and the changes in its parent folder.
    public init(_ url: URL, entries: [Place: Entry], strays: [String] = []) {
        self.url = url
        self.entries = entries
        self.strays = strays
    }

    /// Returns the bytes of a regular file in the folder; nil if there is no such file, or if the file is larger than
    /// `entries` says.
    ///
    /// The program that wrote the folder may still be running, so this function follows no link and does not block on a
    /// pipe.
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
        guard let data = try? file.read(upToCount: size + 1) ?? Data(), data.count <= size else { return nil }
        return Array(data)
    }
}
