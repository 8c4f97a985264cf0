import Catalogue
import Foundation
import Skeletons
import TestSupport
import Testing

/// Tests the verb `init` of the program.
struct InitTests {
    private static let assay = ProgramRun.folder.appending(path: "assay").path

    private func `init`(_ words: String) async throws -> Shell {
        try await Shell("'\(Self.assay)' init \(words)")
    }

    @Test func `init prints the commands that the user runs next`() async throws {
        let scratch = try Scratch()
        let shell = try await `init`("rust '\(scratch.folder.path)/mine'")
        #expect(shell.status == 0)
        for line in [
            "cd \(scratch.folder.path)/mine", "cargo build --release --offline",
            "assay smoke --adapter target/release/adapter",
            "assay check --adapter target/release/adapter --subsystem scholar.hindex",
        ] { #expect(shell.output.contains("\n  \(line)\n"), "\(shell.output)") }
        #expect(FileManager.default.fileExists(atPath: scratch["mine/src/json.rs"]))
    }

    @Test(arguments: [
        ("js", "adapter.js"), ("node", "adapter.js"), ("py", "adapter.py"), ("RB", "adapter.rb"),
        ("ts", "adapter.ts"), ("kt", "Adapter.kt"), ("golang", "main.go"), ("C#", "Adapter.cs"),
        ("rs", "Cargo.toml"),
    ])
    func `a language can be given by a short name`(name: String, file: String) async throws {
        let scratch = try Scratch()
        #expect(try await `init`("'\(name)' '\(scratch.folder.path)'").status == 0)
        #expect(FileManager.default.fileExists(atPath: scratch[file]))
    }

    @Test func `no two languages share a name`() {
        let names = Skeleton.all.flatMap { [$0.language] + $0.aliases }
        #expect(Set(names).count == names.count)
    }

    @Test func `if the skeleton needs a minimum version, init prints this version`() async throws {
        let scratch = try Scratch()
        let shell = try await `init`("typescript '\(scratch.folder.path)'")
        #expect(
            shell.output.contains("\nit needs Node 22.18 or later, which strips the types itself\nnext:\n"))
    }

    @Test func `if a language is unknown, init lists all languages and exits with code 2`() async throws {
        let shell = try await `init`("cobol /nonexistent/folder")
        #expect(shell.status == 2)
        let languages =
            "c, csharp, go, java, javascript, kotlin, perl, php, python, ruby, rust, swift, typescript"
        #expect(shell.output == "assay: there is no skeleton in cobol; known languages: \(languages)\n")
    }

    @Test(arguments: ["rust", "python", "swift"])
    func `after a failure on a full disk, init can use the same folder again`(language: String) async throws {
        let scratch = try Scratch()
        let words = "'\(Self.assay)' init \(language) '\(scratch.folder.path)/new'"
        // The shell limits each file to 512 bytes, so the disk looks full to the program.
        let full = try await Shell("trap '' XFSZ; ulimit -f 1; \(words)")
        #expect(full.status == 2, "\(full.output)")
        #expect(full.output.contains("cannot be written"), "\(full.output)")
        #expect(try scratch.names == [])
        let again = try await Shell(words)
        #expect(again.status == 0, "\(again.output)")
    }

    @Test func `a folder that is not empty is refused with exit code 2`() async throws {
        let scratch = try Scratch()
        try scratch.write("", to: "mine.txt")
        let shell = try await `init`("c '\(scratch.folder.path)'")
        #expect(shell.status == 2)
        #expect(shell.output.contains("contains mine.txt; name an empty folder"))
    }
}
