import Catalogue
import Foundation
import Specification
import Testing

/// Tests that paths follow from ids, that public types have unique names, that no reference uses a derivation, and that
/// folders depend on each other in one direction.
struct HouseTests {
    static let project = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Types that are not named after the second word of their id, since the standard library or the module
    /// `Specification` already uses that word.
    private static let renamed: [SubsystemID: String] = [
        "voice.dictionary": "VoiceDictionary", "learning.catalogue": "LearningCatalogue",
    ]

    private static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: project.appending(path: path).path)
    }

    /// Returns the paths of the Swift files below a folder of the project, except build output.
    static func swiftFiles(below folder: String) -> [String] {
        let enumerator = FileManager.default.enumerator(
            at: project.appending(path: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        let files = (enumerator?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        return files.map { String($0.path.dropFirst(project.path.count + 1)) }.sorted()
    }

    static func code(_ path: String) throws -> String {
        try String(contentsOf: project.appending(path: path), encoding: .utf8)
    }

    @Test(arguments: Catalogue.assay.all.map { $0.id })
    func `a subsystem's type, folders and files are named after its id`(id: SubsystemID) throws {
        let specification = try #require(Catalogue.assay.specification(id))
        let words = id.rawValue.split(separator: ".").map(String.init)
        let family = words[0].capitalized
        let type = "\(specification)"
        #expect(type.lowercased() == (Self.renamed[id] ?? words[1]).lowercased())
        // A folder is named like its type (HIndex, not Hindex), unless the type had to be renamed.
        let folder = Self.renamed[id] == nil ? type : words[1].capitalized
        for path in [
            "Sources/Specs/\(family)/\(folder)/\(type).swift",
            "Sources/Specs/\(family)/\(folder)/\(type)+Laws.swift",
            "Sources/Reference/\(family)/\(type).swift", "Tests/Gallery/\(family)/\(type)+Mistakes.swift",
            "Corpus/\(words[0])/\(words[1])", "Examples/python/\(words[0])_\(words[1]).py",
        ] {
            #expect(Self.exists(path), "\(path) is missing")
        }
        let tests = Self.swiftFiles(below: "Tests/SpecsTests")
        #expect(
            tests.contains { $0.hasSuffix("/\(type)ClauseTests.swift") },
            "\(type)ClauseTests.swift is missing")
    }

    @Test func `no two public types have the same name`() throws {
        let declaration = /^public (?:final |indirect )?(?:struct|enum|class|protocol|actor|typealias) (\w+)/
        var places: [String: String] = [:]
        for file in Self.swiftFiles(below: "Sources") where !file.contains("/templates/") {
            for line in try Self.code(file).split(separator: "\n") {
                guard let name = line.prefixMatch(of: declaration).map({ String($0.1) }) else { continue }
                let first = places.updateValue(file, forKey: name)
                #expect(first == nil, "\(name) is declared in \(first ?? "") and in \(file)")
            }
        }
    }

    /// Returns the words of a file, except those in comments and string literals.
    private static func words(of file: String) throws -> Set<String> {
        let text = try code(file).replacing(/\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/, with: "")
        return Set(text.matches(of: /[A-Za-z_]\w*/).map { String($0.0) })
    }

    @Test func `no reference uses a derivation`() throws {
        let derivation: Set = [
            "derive", "expected", "demand", "Demand", "Ruling", "DerivationRun", "breaking", "reasons",
            "Mutants", "isKilled", "isExplained",
        ]
        let references = Self.swiftFiles(below: "Sources/Reference")
        #expect(!references.isEmpty)
        for file in references { #expect(try Self.words(of: file).isDisjoint(with: derivation), "\(file)") }
    }

    @Test func `no code uses a cast to find a reference`() throws {
        for file in Self.swiftFiles(below: "Sources") {
            #expect(try !Self.code(file).contains("as? any Implementation"), "\(file)")
        }
    }

    /// Each argument has a module, one of its folders, and other folders whose types the first folder must not use.
    @Test(arguments: [
        ("Harness", "Cases", ["Judging", "Sampling", "Sharding", "Strength"]),
        ("Harness", "Judging", ["Sampling", "Sharding", "Strength"]),
        ("Harness", "Sampling", ["Sharding", "Strength"]),
        ("Adapters", "Protocol", ["Process", "Pool", "Smoke", "FastLane"]),
    ])
    func `a folder does not use types from folders that depend on it`(
        module: String, folder: String, unknown: [String]
    ) throws {
        let declaration =
            /^(?:public |package |final |indirect )*(?:struct|enum|class|protocol|actor|typealias) (\w+)/
        let own = Self.swiftFiles(below: "Sources/\(module)/\(folder)")
        #expect(!own.isEmpty)
        let words = try own.map { ($0, try Self.words(of: $0)) }
        for other in unknown {
            for file in Self.swiftFiles(below: "Sources/\(module)/\(other)") {
                for line in try Self.code(file).split(separator: "\n") {
                    guard let name = line.prefixMatch(of: declaration).map({ String($0.1) }) else { continue }
                    for (user, used) in words where used.contains(name) {
                        Issue.record("\(user) uses \(name) of \(other)")
                    }
                }
            }
        }
    }
}
