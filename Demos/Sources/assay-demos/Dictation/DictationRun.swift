import Catalogue
import Foundation
import Kit
import Reference
import Specification

/// Converts spoken words to code, and runs the code if the user wants it.
struct DictationRun {
    let language: String
    /// The folder of the user's dictionaries; nil for the built-in dictionaries.
    let dictionary: String?
    let executes: Bool
    let readings: Readings

    /// Converts the words of a file, and prints the code; if the code is run, prints its output instead.
    func run(on file: String) throws {
        let code = try code(of: file)
        guard executes else { return standardOutput(code + "\n") }
        try execute(code)
    }

    private func code(of file: String) throws -> String {
        let data =
            file == "-"
            ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
        guard let text = data.flatMap({ String(data: $0, encoding: .utf8) }) else {
            throw Failure(.usage, "\(file) cannot be read, or is not UTF-8")
        }
        do throws(DictionaryFolder.Problem) {
            var vocabulary: Vocabulary?
            if let folder = dictionary {
                vocabulary = try DictionaryFolder.dictionary(in: folder, language: language)
            }
            let input = Conversion.Input(transcript: text, language: language, dictionary: vocabulary)
            let outcome = Conversion.reference.outcome(of: input, readings: readings)
            return outcome.output?.code ?? ""
        } catch {
            throw Failure(.usage, "\(error)")
        }
    }

    /// Compiles and runs the dictated program with the user's rights, and keeps none of its files.
    private func execute(_ code: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "assay-dictated-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(path: "main.swift")
        let program = folder.appending(path: "program")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data((code + "\n").utf8).write(to: source)
            let compiler = ["swiftc", "-Onone", "-swift-version", "6", "-o", program.path, source.path]
            guard try status(of: URL(filePath: "/usr/bin/env"), compiler) == 0 else {
                standardError("\(code)\n")
                throw Failure(.doesNotConform, "the code above does not compile")
            }
            let status = try status(of: program, []) { try? FileManager.default.removeItem(at: folder) }
            guard status == 0 else {
                throw Failure(.doesNotConform, "the program ended with status \(status)")
            }
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(.usage, "the code cannot be compiled here: \(error.localizedDescription)")
        }
    }

    private func status(of program: URL, _ arguments: [String], onStart: () -> Void = {}) throws -> Int32 {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        try process.run()
        onStart()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
