import ArgumentParser
import CodeRunner
import Confining
import Foundation
import Signals
import VoiceSpecs

/// The command `code-runner`, which serves the calls of voice.runner on the loopback interface of this machine.
@main
struct CodeRunnerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "code-runner",
        abstract: "Compiles and runs Swift programs that it receives over HTTP on the loopback interface.",
        discussion: """
            Answers the calls of voice.runner: POST /runners/create, GET /runners/get_status and \
            GET /runners/get_details. Below /faults/NAME, answers the same calls with a fault; NAME is one of \
            \(ServiceFault.allCases.map(\.rawValue).joined(separator: ", ")). Prints its address first. \
            Exit codes: 2 usage, 3 programs cannot be confined here, 130 ended by Ctrl-C or a termination signal.
            """,
        version: "0.1.0")

    @Option(help: ArgumentHelp("The port; 0 for any free port.", valueName: "n"))
    var port: UInt16 = 0

    @Option(
        help: ArgumentHelp(
            "A file with the key that clients send. Without this option the key is the value of CODE_RUNNER_API_KEY, or \(Runner.guest).",
            valueName: "file"))
    var apiKeyFile: String?

    @Option(
        help: ArgumentHelp(
            "The key that clients send. Everybody on this machine can read the key in the list of processes.",
            valueName: "key"))
    var apiKey: String?

    @Option(help: ArgumentHelp("The compiler; by default the first swiftc on the path.", valueName: "file"))
    var swiftc: String?

    @Option(
        help: ArgumentHelp(
            "The maximum number of programs that are compiled or run at once.", valueName: "n"))
    var turns = 2

    @Option(help: ArgumentHelp("The time limit for running a program.", valueName: "seconds"))
    var seconds = ProgramLimits.ofProgram.seconds

    @Option(help: ArgumentHelp("The time limit for compiling a program.", valueName: "seconds"))
    var compileSeconds = ProgramLimits.ofCompiler.seconds

    @Option(help: ArgumentHelp("The delay of each answer with the fault `slow`.", valueName: "seconds"))
    var delay = 3.0

    @Option(
        help: ArgumentHelp("The user id of the programs if the service runs as root.", valueName: "number"))
    var user = Workshop.nobody

    @Flag(
        help:
            "Start even if the system cannot keep programs away from files, the network and other processes.")
    var unheld = false

    func validate() throws {
        guard turns > 0, turns <= 64 else {
            throw ValidationError("--turns must be from 1 to 64, not \(turns)")
        }
        guard seconds > 0, seconds <= 3_600, delay >= 0, delay <= 3_600 else {
            throw ValidationError("--seconds must be above 0, --delay at least 0, and both at most 3600")
        }
        guard compileSeconds > 0, compileSeconds <= 3_600 else {
            throw ValidationError("--compile-seconds must be above 0 and at most 3600")
        }
        guard apiKey == nil || apiKeyFile == nil else {
            throw ValidationError("use either --api-key or --api-key-file, not both")
        }
        guard user > 0 else { throw ValidationError("--user must not be root") }
    }

    func run() async throws {
        guard let toolchain = Toolchain(compiler: swiftc) else {
            throw ValidationError("there is no compiler at \(swiftc ?? "swiftc")")
        }
        let own = Bundle.main.executableURL?.path ?? "code-runner"
        var workshop = Workshop(toolchain, helper: own, user: user, isUnheld: unheld)
        workshop.programLimits.seconds = seconds
        workshop.compilerLimits.seconds = compileSeconds
        let gaps = await workshop.gaps()
        if !gaps.isEmpty {
            let sentence = "not confined on this system: \(gaps.joined(separator: "; "))"
            Self.tell(unheld ? sentence : "\(sentence). With --unheld the service starts anyway")
            if !unheld { throw ExitCode(3) }
        }
        let service = CodeRunnerService(workshop, apiKey: try key(), turns: turns, delay: delay)
        signal(SIGPIPE, SIG_IGN)
        // A reader of the printed address may end the service at once, so signals are handled before the address is
        // printed.
        let problem = await cancelledBySignals { () async -> (any Error)? in
            do {
                try await service.serve(port: port) { address in
                    try? FileHandle.standardOutput.write(contentsOf: Data("\(address)\n".utf8))
                }
                return nil
            } catch {
                return Task.isCancelled ? nil : error
            }
        }
        if let problem {
            Self.tell("\(problem)")
            throw ExitCode(2)
        }
        throw ExitCode(130)
    }

    /// Returns the key that clients must send with their calls.
    private func key() throws -> String {
        if let apiKey {
            Self.tell("the list of processes shows a key from --api-key, but not a key from --api-key-file")
            return apiKey
        }
        guard let apiKeyFile else {
            return ProcessInfo.processInfo.environment["CODE_RUNNER_API_KEY"] ?? Runner.guest
        }
        guard let text = try? String(contentsOfFile: apiKeyFile, encoding: .utf8) else {
            throw ValidationError("the key cannot be read from \(apiKeyFile)")
        }
        let key = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !key.isEmpty else { throw ValidationError("\(apiKeyFile) contains no key") }
        return key
    }

    static func main() async {
        // Swift reads the arguments from /proc, so without /proc even the program's name is missing.
        guard !CommandLine.arguments.isEmpty else {
            tell("the arguments cannot be read: mount /proc")
            Foundation.exit(2)
        }
        // To confine a program, the service starts this executable a second time, as the program's guard.
        if CommandLine.arguments.dropFirst().first == "confined" {
            Foundation.exit(run_confined(CommandLine.argc - 1, CommandLine.unsafeArgv + 1))
        }
        do {
            let command = try parse()
            try await command.run()
        } catch let code as ExitCode {
            Foundation.exit(code.rawValue)
        } catch {
            let isHelp = exitCode(for: error).isSuccess
            let handle = isHelp ? FileHandle.standardOutput : FileHandle.standardError
            try? handle.write(contentsOf: Data("\(fullMessage(for: error))\n".utf8))
            Foundation.exit(isHelp ? 0 : 2)
        }
    }

    private static func tell(_ sentence: String) {
        try? FileHandle.standardError.write(contentsOf: Data("code-runner: \(sentence)\n".utf8))
    }
}
