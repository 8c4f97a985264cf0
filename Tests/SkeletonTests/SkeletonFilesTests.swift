import Foundation
import Skeletons
import TestSupport
import Testing

/// Tests the files of the skeletons, which are embedded in the program, and how they are written.
struct SkeletonFilesTests {
    private static let templates = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Kit/SkeletonFiles/templates")

    @Test(arguments: Skeleton.all.map(\.language))
    func `a skeleton has exactly the files of its folder`(language: String) throws {
        let skeleton = try #require(Skeleton.all.first { $0.language == language })
        let folder = Self.templates.appending(path: language)
        // If a template is built in place, the tools of its language leave files that are not part of the skeleton.
        let leavings = ["__pycache__", "target", "build", ".build", "Cargo.lock"]
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(
                atPath: folder.appending(path: path).path, isDirectory: &isFolder)
            return !isFolder.boolValue
                && !path.split(separator: "/").contains { leavings.contains(String($0)) }
        }
        #expect(skeleton.files.map(\.path).sorted() == paths.sorted())
        for file in skeleton.files {
            let bytes = [UInt8](try Data(contentsOf: folder.appending(path: file.path)))
            // A failure shows only this Boolean value, since the bytes would flood the log.
            let isSame = file.bytes == bytes
            #expect(isSame, "\(language)/\(file.path)")
        }
    }

    @Test func `there is a skeleton for every folder of templates`() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.templates.path)
        #expect(Skeleton.all.map(\.language) == folders.sorted())
    }

    @Test(arguments: Skeleton.all.map(\.language))
    func `the README of a skeleton names the commands to build and test it`(language: String) throws {
        let skeleton = try #require(Skeleton.all.first { $0.language == language })
        let readme = try #require(skeleton.files.first { $0.path == "README.md" })
        let text = String(decoding: readme.bytes, as: UTF8.self)
        let adapter = skeleton.command.contains(" ") ? "\"\(skeleton.command)\"" : skeleton.command
        let commands = [
            skeleton.build, "assay smoke --adapter \(adapter)",
            "assay check --adapter \(adapter) --subsystem \(Skeleton.subsystem)",
        ]
        for command in commands.compactMap({ $0 }) {
            #expect(text.contains("\n    \(command) "), "\(language): \(command)")
        }
    }

    @Test func `a skeleton can be written into a missing or empty folder`() throws {
        let python = try #require(Skeleton.all.first { $0.language == "python" })
        let scratch = try Scratch()
        try python.write(to: scratch.folder)
        try python.write(to: scratch.place("a/b"))
        for place in ["adapter.py", "a/b/adapter.py"] {
            #expect(FileManager.default.isExecutableFile(atPath: scratch[place]))
        }
    }

    @Test func `no skeleton is written into a folder that is not empty`() throws {
        let python = try #require(Skeleton.all.first { $0.language == "python" })
        let scratch = try Scratch()
        try scratch.write("mine", to: "mine.txt")
        let inFolder = #expect(throws: SkeletonError.self) { try python.write(to: scratch.folder) }
        #expect(inFolder?.description.contains("contains mine.txt") == true)
        let onFile = #expect(throws: SkeletonError.self) { try python.write(to: scratch.place("mine.txt")) }
        #expect(onFile?.description.contains("is a file") == true)
        #expect(try scratch.names == ["mine.txt"])
    }
}
