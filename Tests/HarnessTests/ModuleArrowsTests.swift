import Foundation
import Testing

/// Tests that modules depend on each other in one direction, by comparing the sources and the manifest with the allowed
/// imports.
struct ModuleArrowsTests {
    /// The modules that come with the toolchain, which every module may import.
    private static let system: Set = ["Dispatch", "Foundation", "FoundationNetworking", "Synchronization"]

    private static let families = ["Voice", "Mobility", "Scholar", "Health", "Learning", "Platform"]
    private static let form: Set = ["JSON", "Specification"]
    private static let harness = form.union(["Harness"])
    private static let specs = form.union(["Catalogue"])

    /// The modules that a module of a family may import besides those in `form` and those of the toolchain.
    private static let familyNeeds: [String: Set<String>] = [
        "VoiceSpecs": ["DictionaryFiles"], "ScholarSpecs": ["HTML"], "LearningSpecs": ["CZlib"],
        "VoiceReference": ["Files"], "ScholarReference": ["HTML"], "LearningReference": ["Files"],
    ]

    /// The modules that each module may import besides those of the toolchain.
    private static let allowed: [String: Set<String>] = {
        var all: [String: Set<String>] = [
            "JSON": [],
            "Specification": ["JSON"],
            "SharedSpecs": form,
            "Catalogue": form.union(["SharedSpecs"]).union(families.map { "\($0)Specs" }),
            "Reference": form.union(["Catalogue"]).union(families.map { "\($0)Reference" }),
            "Workloads": specs.union(["Reference", "Benchmarking"]),
            "Harness": form.union(["Files"]),
            "Adapters": harness.union(["Files", "Spawning", "Subprocess"]),
            "Reports": harness.union(["PageFiles"]),
            "Book": harness.union(["Reports"]),
            "Explorer": harness.union(["Adapters", "Reports", "Book", "LoopbackHTTP"]),
            "Benchmarking": form.union(["ProcessMemory"]),
            "Kit": harness.union([
                "Adapters", "Reports", "Book", "Explorer", "Benchmarking", "Skeletons", "Files",
                "ProcessMemory",
                "ArgumentParser",
            ]),
            "AssayTesting": harness.union(["Testing"]),
            "Corpus": specs.union(harness),
            "Illustrations": specs.union(harness).union(["Reports"]),
            "assay": specs.union(harness).union([
                "Reference", "Kit", "Corpus", "Illustrations", "Workloads", "Skeletons", "Reports",
            ]),
            "CZlib": [],
            "CLibXML2": [],
            "EmbeddedFiles": [],
            "DictionaryFiles": ["EmbeddedFiles"],
            "PageFiles": ["EmbeddedFiles"],
            "SkeletonFiles": ["EmbeddedFiles"],
            "Skeletons": ["SkeletonFiles"],
            "Files": ["Renaming"],
            "Renaming": [],
            "Spawning": [],
            "ProcessMemory": [],
            "HTML": ["CLibXML2"],
            "LoopbackHTTP": ["FlyingSocks"],
            "Signals": [],
        ]
        for family in families {
            all["\(family)Specs"] = form.union(["SharedSpecs"]).union(familyNeeds["\(family)Specs"] ?? [])
            all["\(family)Reference"] = form.union(["SharedSpecs", "\(family)Specs"])
                .union(familyNeeds["\(family)Reference"] ?? [])
        }
        return all
    }()

    /// Returns the folder of a module's sources.
    private static func folder(of module: String) -> String {
        for family in families + ["Shared"] {
            if module == "\(family)Specs" { return "Sources/Specs/\(family)" }
            if module == "\(family)Reference" { return "Sources/Reference/\(family)" }
        }
        return switch module {
        case "Corpus": "Corpus"
        case "Catalogue", "DictionaryFiles": "Sources/Specs/\(module)"
        case "Reference": "Sources/Reference/Catalogue"
        case "Workloads": "Sources/Reference/Workloads"
        case "Book", "Explorer", "PageFiles": "Sources/Reports/\(module)"
        case "Benchmarking", "Skeletons", "SkeletonFiles": "Sources/Kit/\(module)"
        case "Illustrations": "Sources/assay/Illustrations"
        case "CZlib": "Sources/System/Zlib"
        case "CLibXML2": "Sources/System/XML"
        case "EmbeddedFiles": "Sources/System/Embedding"
        case "Files", "Renaming", "Spawning", "HTML": "Sources/System/\(module)"
        case "ProcessMemory": "Sources/System/Memory"
        case "LoopbackHTTP": "Sources/System/Loopback"
        case "Signals": "Sources/System/Signals"
        default: "Sources/\(module)"
        }
    }

    /// Returns the Swift files of a module, without the files of nested modules, templates and tutorials.
    private static func files(of module: String) -> [String] {
        let own = folder(of: module) + "/"
        let nested = allowed.keys.map { folder(of: $0) + "/" }.filter { $0 != own && $0.hasPrefix(own) }
        return HouseTests.swiftFiles(below: folder(of: module)).filter { file in
            !nested.contains { file.hasPrefix($0) } && !file.contains("/templates/")
                && !file.contains(".docc/")
        }
    }

    /// Returns the modules that a source file imports.
    private static func imports(of text: String) -> [String] {
        let line = /^(?:@\w+(?:\(\w+\))? )*(?:\w+ )?import (?:(?:struct|enum|class|protocol|func) )?(\w+)/
        return text.split(separator: "\n").compactMap { $0.prefixMatch(of: line).map { String($0.1) } }
    }

    @Test func `every form of import is found`() {
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
    func `the sources of a module import only modules that it may import`(module: String) throws {
        let allowed = try #require(Self.allowed[module]).union(Self.system)
        for file in Self.files(of: module) {
            for name in Self.imports(of: try HouseTests.code(file)) where !allowed.contains(name) {
                Issue.record("\(file) imports \(name), which \(module) may not import")
            }
        }
    }

    @Test(arguments: allowed.keys.sorted().filter { name in !families.contains { name.hasPrefix($0) } })
    func `in the manifest, a module depends only on modules that it may import`(module: String) throws {
        let manifest = try HouseTests.code("Package.swift")
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

    @Test func `every Swift file below Sources belongs to a module in the list of allowed imports`() {
        let listed = Self.allowed.keys.map { Self.folder(of: $0) + "/" }
        for file in HouseTests.swiftFiles(below: "Sources") {
            #expect(listed.contains { file.hasPrefix($0) }, "\(file) belongs to no module")
        }
    }

    @Test
    func
        `the specification does not depend on the harness, and the harness does not depend on subsystems`()
    {
        for (module, unreachable) in [
            ("JSON", "Specification"), ("Specification", "Catalogue"), ("Catalogue", "Harness"),
            ("Reference", "Harness"), ("Harness", "Catalogue"), ("Harness", "Adapters"),
            ("Adapters", "Reports"),
            ("Reports", "Adapters"), ("Reports", "Catalogue"), ("Kit", "Catalogue"), ("Kit", "Reference"),
            ("VoiceSpecs", "MobilitySpecs"), ("ScholarReference", "HealthReference"),
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
        let files = HouseTests.swiftFiles(below: folder)
        #expect(!files.isEmpty)
        for file in files {
            let lines = try HouseTests.code(file).utf8.count { $0 == UInt8(ascii: "\n") }
            #expect(lines <= 300, "\(file) has \(lines) lines")
        }
    }
}
