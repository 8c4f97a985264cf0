import Foundation
import Subprocess

/// The limits that the service sets for each run of a client's program or of the compiler.
public struct ProgramLimits: Sendable {
    public var seconds: Double
    /// The maximum number of bytes of memory that each process of the program may use.
    public var memory: Int
    /// The maximum number of bytes of standard output, of standard error, and of each file that a program writes.
    public var bytes: Int
    /// The maximum number of processes and threads that the user may have in addition to those that exist when the
    /// program starts.
    ///
    /// Programs that run at the same time share this limit, since the system counts all processes of the user together.
    public var processes: Int
    public var openFiles: Int

    /// The limits of a program that a client sent.
    public static let ofProgram = ProgramLimits(
        seconds: 5, memory: 1 << 30, bytes: 1 << 16, processes: 64, openFiles: 64)
    /// The limits of the compiler, which are higher since the service trusts the compiler.
    public static let ofCompiler = ProgramLimits(
        seconds: 60, memory: 8 << 30, bytes: 256 << 20, processes: 1024, openFiles: 1024)
}

/// Runs programs through the command `code-runner confined`, which keeps them within limits.
struct Confinement: Sendable {
    /// The way in which a program ended.
    enum End: Equatable {
        case exited(Int)
        case signalled(Int)
        /// The program was killed because it was still running after its time limit.
        case late
        /// The program could not be run or watched.
        case failed(String)
    }

    /// The path of the executable `code-runner`.
    let helper: String
    let readable: [String]
    /// The id of the user that runs the programs if root runs the service.
    let user: UInt32
    /// Whether programs run even if this system cannot enforce all limits.
    var isUnheld = false

    /// Returns the limits that this system cannot enforce; empty if it can enforce all of them.
    func gaps() async -> [String] {
        let result = try? await Subprocess.run(
            .path(.init(helper)), arguments: ["confined", "--holds"], output: .string(limit: 100))
        guard let words = result?.standardOutput.split(whereSeparator: \.isWhitespace) else {
            return ["\(helper) cannot be run"]
        }
        return [("files", "the files that a program reads"), ("calls", "the network and other processes")]
            .compactMap {
                words.contains(Substring($0)) ? nil : $1
            }
    }

    /// Runs a program in a folder, and returns once all its processes are gone.
    ///
    /// - Parameters:
    ///   - name: The program's output, errors and report go to `name.out`, `name.err` and `name.end` in the folder.
    ///   - writable: The folders that the program may write to.
    func run(
        _ words: [String], in folder: String, name: String, writable: [String] = [],
        environment: [String: String] = [:], limits: ProgramLimits
    ) async -> End {
        let report = "\(folder)/\(name).end"
        var options = [
            "confined", "--folder", folder, "--output", "\(folder)/\(name).out", "--errors",
            "\(folder)/\(name).err",
            "--report", report, "--seconds", String(limits.seconds),
            "--processor-seconds", String(Int(limits.seconds.rounded(.up)) * 2),
            "--memory", String(limits.memory), "--file-size", String(limits.bytes),
            "--processes", String(limits.processes), "--open-files", String(limits.openFiles),
            "--user", String(user),
        ]
        if isUnheld { options.append("--unheld") }
        options += (readable + [folder]).flatMap { ["--read", $0] } + writable.flatMap { ["--write", $0] }
        var platform = PlatformOptions()
        platform.createSession = true
        // If the task is cancelled, the guard gets five seconds to end the program; then the guard itself is killed.
        platform.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(5))]
        var variables: [Environment.Key: String] = [:]
        for (name, value) in environment {
            if let key = Environment.Key(rawValue: name) { variables[key] = value }
        }
        do {
            let configuration = Configuration(
                executable: .path(.init(helper)), arguments: Arguments(options + ["--"] + words),
                environment: .custom(variables), platformOptions: platform)
            // The guard's standard input stays open while this task waits for the program. When this input closes, the
            // guard ends the program.
            let result = try await Subprocess.run(
                configuration, input: .inputWriter, output: .discarded, error: .sequence
            ) { execution in
                var errors: [UInt8] = []
                for try await buffer in execution.standardError {
                    buffer.withUnsafeBytes { errors += $0.prefix(4_096) }
                }
                return String(decoding: errors.prefix(4_096), as: UTF8.self)
            }
            return Self.end(
                told: (try? String(contentsOfFile: report, encoding: .utf8)) ?? "", result.closureResult)
        } catch {
            return .failed("\(error)")
        }
    }

    /// Returns how a program ended, as its guard reported; if the guard was killed without a report, kills the program.
    private static func end(told: String, _ errors: String) -> End {
        var group: pid_t?
        for line in told.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1)
            let number = words.count > 1 ? Int(words[1]) : nil
            switch (words[0], number) {
            case ("group", let number?): group = pid_t(exactly: number)
            case ("exited", let number?): return .exited(number)
            case ("signalled", let number?): return .signalled(number)
            case ("timeout", _): return .late
            case ("stopped", _): return .failed("the program was stopped because the service ended")
            default: return .failed(words.count > 1 ? String(words[1]) : String(line))
            }
        }
        if let group, group > 1 { kill(-group, SIGKILL) }
        return .failed(errors.isEmpty ? "the guard of the program was killed" : errors)
    }
}
