import Foundation

/// A folder for the files of one test, which is removed when the test ends.
public final class Scratch: Sendable {
    public let folder: URL

    public init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "assay-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    public func place(_ name: String) -> URL { folder.appending(path: name) }

    /// The path of the file or folder with this name in the folder.
    public subscript(name: String) -> String { place(name).path }

    /// The sorted names of the files and folders in the folder.
    public var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    /// Writes a string to a file in the folder, and creates the file's parent folders if they are missing.
    public func write(_ text: String, to name: String) throws {
        try makeFolder(place(name).deletingLastPathComponent().path)
        try Data(text.utf8).write(to: place(name))
    }

    /// Copies a file or a folder into the folder, and creates the copy's parent folders if they are missing.
    public func copy(_ source: URL, to name: String) throws {
        try makeFolder(place(name).deletingLastPathComponent().path)
        try FileManager.default.copyItem(at: source, to: place(name))
    }

    private func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    public func read(_ name: String) throws -> String {
        try String(contentsOf: place(name), encoding: .utf8)
    }
}
