import Catalogue
import Foundation
import Kit
import Reference
import Specification
import Subprocess

/// Converts spoken words to code, and runs the code if the user asks for this.
struct DictationRun {
    let language: String
    /// The folder of the user's dictionaries; nil for the built-in dictionaries.
    let dictionary: String?
    let executes: Bool
    let readings: Readings

    /// Converts the words of a file, and prints the code, or the output of the code if the code is run.
    func run(on file: String) async throws {
        let code = try code(of: file)
        guard executes else { return standardOutput(code + "\n") }
        try await Interruption.cancels { () async throws(Failure) in try await execute(code) }
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
    private func execute(_ code: String) async throws(Failure) {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "assay-dictated-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(path: "main.swift").path
        let program = folder.appending(path: "program").path
        let end: TerminationStatus
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data((code + "\n").utf8).write(to: URL(filePath: source))
            let arguments: Arguments = ["-Onone", "-swift-version", "6", "-o", program, source]
            guard try await status(of: .name("swiftc"), arguments).isSuccess else {
                standardError("\(code)\n")
                throw Failure(.doesNotConform, "the code above does not compile")
            }
            end = try await status(of: .path(.init(program))) {
                try? FileManager.default.removeItem(at: folder)
            }
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(.usage, "the code cannot be compiled or run here: \(error)")
        }
        switch end {
        case .exited(0): return
        case .exited(let code): throw Failure(.doesNotConform, "the program ended with exit code \(code)")
        case .signaled(let number):
            throw Failure(.doesNotConform, "the program was ended by signal \(number)")
        }
    }

    /// Runs a program with the standard input and output of `assay-demos`, and returns how the program ended.
    ///
    /// - Throws: `Failure` if Ctrl-C or a termination signal ends both programs.
    private func status(
        of program: Executable, _ arguments: Arguments = [], onStart: () -> Void = {}
    ) async throws -> TerminationStatus {
        var options = PlatformOptions()
        options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(1))]
        let run = try await Subprocess.run(
            program, arguments: arguments, platformOptions: options, input: .currentStandardInput,
            output: .currentStandardOutput, error: .currentStandardError
        ) { _ in onStart() }
        if Task.isCancelled { throw Failure(.interrupted, "interrupted") }
        return run.terminationStatus
    }
}
