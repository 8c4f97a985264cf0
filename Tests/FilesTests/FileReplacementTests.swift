import Files
import Foundation
import TestSupport
import Testing

/// Tests that a replaced file always has its old or its new content, and that no other file is left beside
/// it.
struct FileReplacementTests {
    private let new = Array("new".utf8)

    @Test func `a new file replaces an older one, and keeps the permissions of the older file`() throws {
        let scratch = try Scratch()
        try scratch.write("old", to: "a.txt")
        chmod(scratch["a.txt"], 0o640)
        try FileReplacement.write(new, to: scratch["a.txt"])
        #expect(try scratch.read("a.txt") == "new")
        var status = stat()
        #expect(stat(scratch["a.txt"], &status) == 0 && status.st_mode & 0o777 == 0o640)
        try FileReplacement.write(new, to: scratch["b.txt"])
        #expect(try scratch.names == ["a.txt", "b.txt"])
    }

    @Test func `a replacement that is never committed leaves the old file and no other file`() throws {
        let scratch = try Scratch()
        try scratch.write("old", to: "a.txt")
        _ = try FileReplacement(of: scratch["a.txt"], new)
        try FileReplacement.check(scratch["a.txt"])
        try FileReplacement.check(scratch["b.txt"])
        #expect(try scratch.read("a.txt") == "old")
        #expect(try scratch.names == ["a.txt"])
    }

    @Test
    func
        `only hidden files that killed programs left in this container are removed`()
        throws
    {
        let scratch = try Scratch()
        // No process has the number 5000000, which is above the highest number that Linux assigns.
        let others = [
            ".writing-5000000-elsewhere-A", FolderHandle.hiddenName(".writing-"), ".writing-x",
            FolderHandle.hiddenName("writing-", by: 5_000_000),
        ]
        for name in others + [FolderHandle.hiddenName(".writing-", by: 5_000_000)] {
            try scratch.write("x", to: name)
        }
        try FileReplacement(of: scratch["a.txt"], new).clear()
        #expect(try scratch.names == others.sorted())
    }

    @Test func `revoking a replacement restores the old file`() throws {
        let scratch = try Scratch()
        try scratch.write("old", to: "a.txt")
        for name in ["a.txt", "b.txt"] {
            let file = try FileReplacement(of: scratch[name], new)
            try file.commit(isRevocable: true)
            #expect(try scratch.read(name) == "new")
            file.revoke()
            // Revoking has no effect on a replacement that was not committed, or that was committed
            // irrevocably.
            try FileReplacement(of: scratch["a.txt"], new).revoke()
            let final = try FileReplacement(of: scratch["c.txt"], new)
            try final.commit()
            final.revoke()
        }
        #expect(try scratch.read("a.txt") == "old")
        #expect(try scratch.names == ["a.txt", "c.txt"])
    }

    @Test func `the user's own link is followed, and another user's link in a shared folder is replaced`()
        throws
    {
        let scratch = try Scratch()
        try scratch.write("old", to: "target")
        try FileManager.default.createSymbolicLink(
            atPath: scratch["link"], withDestinationPath: scratch["target"])
        try FileReplacement.write(new, to: scratch["link"])
        #expect(try scratch.read("target") == "new")
        // Only root can make links that belong to other users.
        guard geteuid() == 0 else { return }
        try scratch.write("old", to: "target")
        lchown(scratch["link"], 65_534, 65_534)
        chmod(scratch.folder.path, 0o1777)
        try FileReplacement.write(new, to: scratch["link"])
        #expect(try scratch.read("target") == "old")
        #expect(try scratch.read("link") == "new")
    }

    @Test(arguments: ["", "/", "no/such/folder/a", "."])
    func `no file is created at an impossible path`(path: String) throws {
        let scratch = try Scratch()
        #expect(throws: FileError.self) {
            try FileReplacement.write(new, to: scratch.folder.path + "/" + path)
        }
        #expect(throws: FileError.self) { try FileReplacement.check(scratch.folder.path + "/" + path) }
        #expect(try scratch.names == [])
    }

    @Test func `bytes are written directly to a device`() throws {
        try FileReplacement.write(new, to: "/dev/null")
        var status = stat()
        #expect(lstat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
        #expect(throws: FileError.self) { try FileReplacement.write(new, to: "/dev/full") }
    }
}
