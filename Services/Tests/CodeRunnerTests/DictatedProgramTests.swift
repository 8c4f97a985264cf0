import Foundation
import Specification
import TestSupport
import Testing
import VoiceReference
import VoiceSpecs

@testable import CodeRunner

/// Tests that dictated programs, once converted to code, compile, run and print the expected output.
///
/// `Tests/Dictated` has a folder for each language or dictionary. The file NAME.said has the spoken words of a program,
/// and NAME.prints has its output.
struct DictatedProgramTests {
    struct Dictated: Sendable, CustomTestStringConvertible {
        let name: String
        let folder: String
        let assembly: Assembly
        let code: String
        let prints: String

        var testDescription: String { "\(folder)/\(name), \(assembly.rawValue)" }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Dictated")

    /// The code of each dictated program, under each option of `assembly` that gives valid code.
    ///
    /// A subfolder `tight` has programs with types such as `String?`, which may have no spaces. A subfolder `swift`
    /// has programs that are valid code only under the option `swift`.
    static let all: [Dictated] = ["en", "it", "own", "fr"].flatMap { folder in
        programs(in: folder, below: "", Assembly.allCases)
            + programs(in: folder, below: "/tight", [.tight, .swift])
            + programs(in: folder, below: "/swift", [.swift])
    }

    private static func programs(in folder: String, below: String, _ assemblies: [Assembly]) -> [Dictated] {
        let place = root.appending(path: folder + below)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        let language = folder == "own" ? "en" : folder
        let dictionary =
            ["own", "fr"].contains(folder)
            ? try? DictionaryFolder.dictionary(in: root.appending(path: folder).path, language: language)
            : nil
        return names.filter { $0.hasSuffix(".said") }.sorted().flatMap { file -> [Dictated] in
            func text(_ ending: String) -> String {
                let path = place.appending(path: file.dropLast(5) + ending)
                return (try? String(contentsOf: path, encoding: .utf8)) ?? "no \(ending)"
            }
            let input = Conversion.Input(
                transcript: text(".said"), language: language, dictionary: dictionary)
            return assemblies.compactMap { assembly in
                let readings = try? Readings(
                    [Assembly.reading.id: assembly.rawValue], known: Conversion.readings)
                guard let readings,
                    let output = Conversion.reference.outcome(of: input, readings: readings).output
                else { return nil }
                return Dictated(
                    name: String(file.dropLast(5)), folder: folder, assembly: assembly, code: output.code,
                    prints: text(".prints"))
            }
        }
    }

    /// The programs that are compiled one by one: every ninth, or all of them with `make dictated`.
    static let alone: [Dictated] = {
        let isAll = ProcessInfo.processInfo.environment["ASSAY_DICTATED"] == "all"
        return all.enumerated().filter { isAll || $0.offset % 9 == 0 }.map(\.element)
    }()

    private func details(of code: String) async throws -> Details {
        let scratch = try Scratch()
        return try await Here.workshop(in: scratch).details(of: code)
    }

    @Test func `there are dictated programs in each language, and at least ten in Italian`() {
        let count = Dictionary(grouping: Self.all, by: \.folder).mapValues { Set($0.map(\.name)).count }
        #expect(count["en"] ?? 0 >= 30)
        #expect(count["it"] ?? 0 >= 10)
        #expect(count["own"] ?? 0 >= 3)
        #expect(count["fr"] ?? 0 >= 1)
        #expect(Self.alone.count >= 9)
    }

    /// All programs are compiled together, each in a separate function, since this is faster than compiling each one
    /// alone.
    @Test func `all programs compile, run, and print the expected output`() async throws {
        var code = ""
        for (number, program) in Self.all.enumerated() {
            code += "func program\(number)() throws {\n\(program.code)\n}\n"
        }
        for number in Self.all.indices { code += "try program\(number)()\nprint(\"===\")\n" }
        let details = try await details(of: code)
        #expect(details.build.result == .success, "\(details.build.errors)")
        let execution = try #require(details.execution)
        #expect(execution.result == .success, "\(execution.errors)")
        let printed = execution.output.split(separator: "===\n", omittingEmptySubsequences: false)
        #expect(printed.count == Self.all.count + 1)
        for (program, printed) in zip(Self.all, printed) {
            #expect(printed == program.prints, "\(program.testDescription): \(program.code)")
        }
    }

    @Test(arguments: alone)
    func `a single program compiles, runs, and prints the expected output`(program: Dictated) async throws {
        let details = try await details(of: program.code)
        #expect(details.build.result == .success, "\(program.code)\n\(details.build.errors)")
        #expect(details.execution?.output == program.prints, "\(program.code)")
    }

    @Test func `an invalid dictionary is reported with the place of the error`() throws {
        let scratch = try Scratch()
        func problem() -> String {
            do throws(DictionaryFolder.Problem) {
                _ = try DictionaryFolder.dictionary(in: scratch.folder.path, language: "fr")
                return ""
            } catch {
                return error.description
            }
        }
        #expect(problem() == "")
        try scratch.write("var - variable\nnothing\n", to: "fr_keywords.txt")
        #expect(problem().hasSuffix("the keywords of fr: resource.malformed, line 2"))
        try scratch.write("", to: "fr_keywords.txt")
        try scratch.write("shout - crie\n", to: "fr_commands.txt")
        #expect(problem().contains("commands[0].keyword"))
    }
}
