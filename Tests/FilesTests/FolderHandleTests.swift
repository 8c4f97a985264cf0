import Files
import Foundation
import TestSupport
import Testing

/// Tests that a handle refers to the same folder even if the path of the folder changes, and that a deep folder is
/// removed completely.
struct FolderHandleTests {
    @Test
    func `if a link replaces an open folder, files are created in the folder, not in the link's target`()
        throws
    {
        let scratch = try Scratch()
        let root = try FolderHandle(scratch.folder.path)
        try root.makeFolder("in")
        try root.makeFolder("outside")
        let inner = try root.subfolder("in")
        try root.move("in", to: "moved")
        try root.makeLink("in", to: "outside")
        try inner.makeFile("a.txt", [1])
        #expect(try scratch.names == ["in", "moved", "outside"])
        #expect(FileManager.default.fileExists(atPath: scratch["moved/a.txt"]))
        #expect(!root.holds("in", inner) && root.holds("moved", inner))
        #expect(throws: FileError.self) { try root.subfolder("in") }
        root.remove("in")
        #expect(try scratch.names == ["moved", "outside"])
    }

    @Test func `a move never replaces an existing file`() throws {
        let scratch = try Scratch()
        let root = try FolderHandle(scratch.folder.path)
        try root.makeFolder("a")
        try root.makeFolder("b")
        #expect(throws: FileError.self) { try root.move("a", to: "b") }
        #expect(try scratch.names == ["a", "b"])
    }

    @Test func `a folder is removed with all of its contents, even if folders are nested a thousand deep`()
        throws
    {
        let scratch = try Scratch()
        let root = try FolderHandle(scratch.folder.path)
        try root.makeFolder("deep")
        var inner = try root.subfolder("deep")
        for _ in 0..<1_500 {
            try inner.makeFile("file", [1])
            try inner.makeLink("link", to: "..")
            try inner.makeFolder("beside")
            try inner.makeFolder("d")
            inner = try inner.subfolder("d")
        }
        root.remove("deep")
        #expect(try scratch.names == [])
    }

    @Test func `only one program at a time can have the lock of a folder`() async throws {
        let scratch = try Scratch()
        let first = try FolderLock(scratch.folder.path)
        let path = scratch.folder.path
        let second = Task { try FolderLock(path) }
        second.cancel()
        await #expect(throws: FileError.self) { _ = try await second.value }
        withExtendedLifetime(first) {}
        #expect(try scratch.names == [])
    }

    @Test func `even a folder that nobody may enter can be removed`() throws {
        let scratch = try Scratch()
        let root = try FolderHandle(scratch.folder.path)
        let path = scratch["closed/inner/deep"]
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for folder in ["closed/inner/deep", "closed/inner", "closed"] { chmod(scratch[folder], 0) }
        root.remove("closed")
        #expect(try scratch.names.isEmpty)
    }
}
