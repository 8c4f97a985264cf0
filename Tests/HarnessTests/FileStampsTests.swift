import Foundation
import Harness
import JSON
import Reports
import Specification
import Testing

/// Tests that changes to files are detected although the files are not read.
struct FileStampsTests {
    /// Performs an action in a folder with one file, and returns the paths of the files that count as changed.
    private func changes(_ change: (URL) throws -> Void) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "assay-stamps-\(UUID())")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "sub"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("one".utf8).write(to: folder.appending(path: "sub/a"))
        let before = FileStamps(of: [folder.path])
        #expect(FileStamps(of: [folder.path]) == before)
        try change(folder)
        let names = FileStamps(of: [folder.path]).changes(since: before)
        #expect((FileStamps(of: [folder.path]) == before) == names.isEmpty)
        return names.map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test func `writing, replacing, adding or removing a file counts as a change`() throws {
        #expect(try changes { try Data("longer".utf8).write(to: $0.appending(path: "sub/a")) } == ["sub/a"])
        let replaced = try changes { folder in
            // A new file of the same size replaces the old one, as when an editor saves the file.
            try Data("two".utf8).write(to: folder.appending(path: "sub/b"))
            try FileManager.default.removeItem(at: folder.appending(path: "sub/a"))
            try FileManager.default.moveItem(
                at: folder.appending(path: "sub/b"), to: folder.appending(path: "sub/a"))
        }
        #expect(replaced == ["sub/a"])
        #expect(try changes { try Data().write(to: $0.appending(path: "c")) } == ["c"])
        #expect(
            try changes { try FileManager.default.removeItem(at: $0.appending(path: "sub/a")) } == ["sub/a"])
    }

    @Test func `changes to hidden files and to Python's compiled files are ignored`() throws {
        let names = try changes { folder in
            for name in [".git", "__pycache__"] {
                let hidden = folder.appending(path: name)
                try FileManager.default.createDirectory(at: hidden, withIntermediateDirectories: true)
                try Data().write(to: hidden.appending(path: "x"))
            }
            try Data().write(to: folder.appending(path: ".a.swp"))
        }
        #expect(names.isEmpty)
    }
}
