import Catalogue
import Corpus
import Foundation
import JSON
import Specification
import Testing

/// Tests of the built-in dictionaries and of their files in the corpus.
struct DictionaryTests {
    private static let names = ["keywords", "commands", "notations"]

    private static let lists: [(name: String, entries: [DictionaryEntry])] = [
        ("en_keywords", BuiltInDictionary.english.keywords),
        ("en_commands", BuiltInDictionary.english.commands),
        ("en_notations", BuiltInDictionary.english.notations),
        ("it_keywords", BuiltInDictionary.italian.keywords),
        ("it_commands", BuiltInDictionary.italian.commands),
        ("it_notations", BuiltInDictionary.italian.notations),
        ("en_controls", BuiltInDictionary.englishControls),
        ("it_controls", BuiltInDictionary.italianControls),
    ]

    private func file(_ name: String) throws -> String {
        try String(contentsOf: Corpus.folder().appending(path: "dictionaries/\(name)"), encoding: .utf8)
    }

    @Test func `the corpus has exactly the files of the built-in dictionaries`() throws {
        let folder = try Corpus.folder().appending(path: "dictionaries")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names) == Set(BuiltInDictionary.resources.keys))
        #expect(Set(names) == Set(Self.lists.map { "\($0.name).txt" }))
    }

    @Test(arguments: BuiltInDictionary.resources.keys.sorted())
    func `each dictionary file of the corpus has the text of its built-in dictionary`(name: String) throws {
        let text = try #require(BuiltInDictionary.resources[name])
        #expect(try file(name).hasSameScalars(as: text))
        #expect(text.hasSuffix("\n"))
    }

    @Test func `the entries of a built-in dictionary match its file line by line`() throws {
        for (name, entries) in Self.lists {
            let lines = try file("\(name).txt").split(separator: "\n")
            #expect(lines.count == entries.count, "\(name)")
            for (line, entry) in zip(lines, entries) {
                let keyword = entry.keyword == "\n" ? "\\n" : entry.keyword
                #expect(line == "\(keyword) - \(entry.expressions.joined(separator: ", "))", "\(name)")
            }
        }
    }

    @Test func `an entry with an empty keyword is malformed`() throws {
        func input(_ keyword: String) throws -> Conversion.Input {
            let list = #"[{"keyword":"\#(keyword)","expressions":["plus"]}]"#
            let json =
                #"{"transcript":"","language":"en","dictionary":{"keywords":\#(list),"commands":[],"notations":[]}}"#
            return try Conversion.Input(JSONReader.value(of: json))
        }
        _ = try input("+")
        #expect(throws: Misfit.self) { try input("") }
    }

    @Test func `an expression occurs only once in a list, under one keyword`() {
        for (name, entries) in Self.lists {
            var seen: Set<String> = []
            for expression in entries.flatMap(\.expressions) {
                let heard = expression.spokenWords.map(FullCaseMapping.lowercase).joined(separator: " ")
                #expect(seen.insert(heard).inserted, "\(name): \(expression)")
            }
        }
    }

    @Test func `no keyword occurs twice in a list`() {
        for (name, entries) in Self.lists {
            #expect(Set(entries.map(\.keyword)).count == entries.count, "\(name)")
        }
    }

    @Test func `every keyword has at least one expression, and no expression is empty`() {
        for (name, entries) in Self.lists {
            for entry in entries {
                #expect(!entry.expressions.isEmpty, "\(name): \(entry.keyword)")
                #expect(entry.expressions.allSatisfy { !$0.spokenWords.isEmpty }, "\(name): \(entry.keyword)")
            }
        }
    }

    @Test(arguments: [BuiltInDictionary.english, BuiltInDictionary.italian])
    func `a dictionary has all commands and notations, and a keyword for the line break`(
        dictionary: Vocabulary
    ) {
        #expect(Set(dictionary.commands.map(\.keyword)) == Set(VoiceCommand.allCases.map(\.rawValue)))
        // The word `literally` is a command; it is a notation only after `type`.
        let notations = NotationName.allCases.filter { $0 != .literally }.map(\.rawValue)
        #expect(Set(dictionary.notations.map(\.keyword)) == Set(notations))
        #expect(dictionary.keywords.contains { $0.keyword == Vocabulary.lineBreak })
    }

    @Test func `'it' has the Italian dictionary, and every other language has the English dictionary`() {
        #expect(BuiltInDictionary.of(language: "it").value == BuiltInDictionary.italian.value)
        for language in ["en", "", "de", "IT", "it-IT"] {
            #expect(
                BuiltInDictionary.of(language: language).value == BuiltInDictionary.english.value,
                "\(language)")
        }
    }

    @Test(arguments: [BuiltInDictionary.english, BuiltInDictionary.italian])
    func `a dictionary is written as JSON and read back without loss`(dictionary: Vocabulary) throws {
        #expect(try Vocabulary(dictionary.value).value == dictionary.value)
    }
}
