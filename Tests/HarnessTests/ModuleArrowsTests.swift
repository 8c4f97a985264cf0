import Foundation
import Testing

/// The arrows between modules run one way: what each may import, held against the sources and the manifest.
struct ModuleArrowsTests {
    private static let project = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The modules that come with the toolchain, which everything may import.
    private static let system: Set = ["Dispatch", "Foundation", "FoundationNetworking", "Synchronization"]

    private static let harness: Set = ["JSON", "Specification", "Harness"]
    private static let specs: Set = ["JSON", "Specification", "Specs"]

    /// What a module may import besides the system's modules.
    private static let allowed: [String: Set<String>] = [
        "JSON": [],
        "Specification": ["JSON"],
        "Specs": ["JSON", "Specification", "CZlib", "DictionaryFiles", "HTML"],
        "CZlib": [],
        "Reference": specs.union(["Files", "HTML"]),
        "Harness": ["JSON", "Specification", "Files", "Subprocess"],
        "Reports": harness.union(["PageFiles"]),
        "Book": harness.union(["Reports"]),
        "Illustrations": specs.union(harness).union(["Reports"]),
        "LoopbackHTTP": ["FlyingSocks"],
        "Explorer": harness.union(["Reports", "Book", "LoopbackHTTP"]),
        "Benchmarking": ["JSON", "Specification", "ProcessMemory"],
        "Kit": harness.union([
            "Reports", "Book", "Explorer", "Benchmarking", "Skeletons", "Files", "ProcessMemory",
            "ArgumentParser",
        ]),
        "Corpus": specs.union(harness),
        "Workloads": specs.union(["Reference", "Benchmarking"]),
        "assay": specs.union(harness).union([
            "Reference", "Reports", "Kit", "Corpus", "Illustrations", "Workloads", "Skeletons", "CSV",
            "Files", "Tracks",
            "StayRules", "CommandStreams", "ArgumentParser",
        ]),
        "StayRules": specs.union(["Reference"]).subtracting(["JSON"]),
        "CommandStreams": specs.union(["Reference"]).subtracting(["JSON"]),
        "AssayTesting": harness.union(["Testing"]),
        "CSV": [],
        "CLibXML2": [],
        "HTML": ["CLibXML2"],
        "Tracks": ["Specs", "CSV", "CLibXML2"],
        "EmbeddedFiles": [],
        "DictionaryFiles": ["EmbeddedFiles"],
        "PageFiles": ["EmbeddedFiles"],
        "SkeletonFiles": ["EmbeddedFiles"],
        "Skeletons": ["SkeletonFiles"],
        "Files": ["Renaming"],
        "Renaming": [],
        "ProcessMemory": [],
        "CourseDownload": specs.union(["Reference"]),
        "course-download": specs.union(harness).union(["CourseDownload", "EndSignals", "ArgumentParser"]),
        "CodeRunner": specs.union(["Files", "LoopbackHTTP", "Subprocess"]),
        "Confining": [],
        "EndSignals": [],
        "code-runner": ["Specs", "CodeRunner", "Confining", "EndSignals", "ArgumentParser"],
    ]

    /// The folder of a module's sources.
    private static func folder(of module: String) -> String {
        switch module {
        case "Corpus": "Corpus"
        case "course-download": "Sources/CourseDownloadCommand"
        case "code-runner": "Sources/CodeRunnerCommand"
        default: "Sources/\(module)"
        }
    }

    /// Returns the Swift files below a folder, by their paths in the project, without what builds leave behind.
    private static func swiftFiles(below folder: String) -> [String] {
        let enumerator = FileManager.default.enumerator(
            at: project.appending(path: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        let files = (enumerator?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        return files.map { String($0.path.dropFirst(project.path.count + 1)) }.sorted()
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: project.appending(path: path), encoding: .utf8)
    }

    /// Returns the modules that a source file imports.
    private static func imports(of text: String) -> [String] {
        let line = /^(?:@\w+(?:\(\w+\))? )*(?:\w+ )?import (?:(?:struct|enum|class|protocol|func) )?(\w+)/
        return text.split(separator: "\n").compactMap { $0.prefixMatch(of: line).map { String($0.1) } }
    }

    @Test func `imports are found however they are written`() {
        let text = """
            import A
            @testable import B
            public import struct C.D
            @preconcurrency import E
            // import F
            let important = G
            """
        #expect(Self.imports(of: text) == ["A", "B", "C", "E"])
    }

    @Test(arguments: allowed.keys.sorted())
    func `a module's sources import what it may`(module: String) throws {
        let allowed = try #require(Self.allowed[module]).union(Self.system)
        for file in Self.swiftFiles(below: Self.folder(of: module)) where !file.contains("/templates/") {
            for name in Self.imports(of: try Self.text(file)) where !allowed.contains(name) {
                Issue.record("\(file) imports \(name), which \(module) may not")
            }
        }
    }

    @Test(arguments: allowed.keys.sorted())
    func `a module's dependencies in the manifest are those it may import`(module: String) throws {
        let manifest = try Self.text("Package.swift")
        let targets = manifest.split(separator: /\.(?:executableTarget|systemLibrary|testTarget|target)\(/)
        let name = /\s*name: "([^"]*)"/
        let own = targets.dropFirst().filter { $0.prefixMatch(of: name).map { String($0.1) } == module }
        let target = try #require(own.first, "\(module) is not in Package.swift")
        let dependencies = target.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
        let named = dependencies.replacing(/package: "[^"]*"/, with: "").matches(of: /"([^"]*)"/)
        let allowed = try #require(Self.allowed[module])
        for dependency in named.map({ String($0.1) }) where !allowed.contains(dependency) {
            Issue.record("Package.swift lets \(module) import \(dependency), which it may not")
        }
    }

    @Test func `every module is listed here`() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Self.project.appending(path: "Sources").path)
        let listed = Self.allowed.keys.map { Self.folder(of: $0) }
        for folder in folders where !folder.hasPrefix(".") {
            #expect(listed.contains("Sources/\(folder)"), "Sources/\(folder) has no entry")
        }
    }

    @Test func `the specification has no way to the harness, nor the harness to what it judges`() {
        for (module, unreachable) in [
            ("JSON", "Specification"), ("Specification", "Specs"), ("Specs", "Harness"),
            ("Reference", "Harness"), ("Harness", "Specs"), ("Harness", "Reports"), ("Reports", "Specs"),
            ("Kit", "Specs"), ("Kit", "Reference"),
        ] {
            #expect(!Self.reachable(from: module).contains(unreachable), "\(module) reaches \(unreachable)")
        }
    }

    private static func reachable(from module: String) -> Set<String> {
        (allowed[module] ?? []).reduce(into: []) { all, next in
            all.formUnion(reachable(from: next).union([next]))
        }
    }

    @Test(arguments: ["Sources", "Tests", "Benchmarks", "Fuzzing", "Examples", "Corpus"])
    func `no Swift file has more than 300 lines`(folder: String) throws {
        let files = Self.swiftFiles(below: folder)
        #expect(!files.isEmpty)
        for file in files {
            let lines = try Self.text(file).utf8.count { $0 == UInt8(ascii: "\n") }
            #expect(lines <= 300, "\(file) has \(lines) lines")
        }
    }
}
