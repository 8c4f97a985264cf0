import Foundation
import JSON
import Subprocess

/// One run of an adapter, from its start to its end, as a child process that leads a separate session.
struct AdapterProcess: Sendable {
    let adapter: Adapter

    var limits: AdapterLimits { adapter.limits }

    /// The facts about a child process that has ended.
    struct Report: Sendable {
        let conversation: Conversation
        /// The end of the child's standard error.
        let log: String
        /// How the child ended, in words.
        let end: String
    }

    /// Starts the child, carries out the conversation, and ends every process that the child started.
    ///
    /// - Throws: the system's error if the child cannot be started.
    func live(_ conversation: Conversation, in pool: Pool) async throws -> Report {
        let exchange = Exchange(conversation, in: pool)
        let (outlived, status, log) = try await run {
            await read($0, into: exchange)
        } during: { execution, reader in
            pool.spawned.set()
            let ending = await withTaskGroup(of: Void.self) { group in
                group.addTask { await exchange.watch() }
                group.addTask { await exchange.stopWithPool() }
                group.addTask { await exchange.endIfUnneeded() }
                group.addTask {
                    // If the child has ended, the write fails. The error is ignored, since the reader reports the end.
                    try? await exchange.write { bytes in
                        _ = try await execution.standardInputWriter.write(bytes)
                    }
                }
                await exchange.ended.wait()
                // If the child does not read its input, the write never returns, so it is cancelled here.
                group.cancelAll()
                await group.waitForAll()
                return exchange.conversation.ending
            }
            if case .finished = ending {
                // If the child does not read its input, the pipe may be full, so the write could wait for ever.
                let bye = Task { _ = try? await execution.standardInputWriter.write(AdapterProtocol.bye) }
                await wait(for: bye)
            }
            try? await execution.standardInputWriter.finish()
            var outlived = false
            switch ending {
            case .finished: await wait(for: reader)
            case .died: outlived = await !hasEnded(execution.processIdentifier.value)
            default: break
            }
            return outlived
        }
        let end = outlived ? "it closed its output" : status.words
        return Report(conversation: exchange.conversation, log: log, end: end)
    }

    typealias Child = Execution<CustomWriteInput, SequenceOutput, SequenceOutput>

    /// Starts the child, runs `body` while `read` reads its output, and ends every process that the child started.
    ///
    /// - Throws: the system's error if the child cannot be started.
    func run<Result: Sendable>(
        reading read: @escaping @Sendable (SubprocessOutputSequence) async -> Void,
        during body: (Child, _ reader: Task<Void, Never>) async -> Result
    ) async throws -> (result: Result, status: TerminationStatus, log: String) {
        let marker = UUID().uuidString
        let log = LogTail(limit: limits.log)
        Watchdog.shared.expect(marker)
        defer { Watchdog.shared.expectNoMore(marker) }
        let run = try await Subprocess.run(
            configuration(marker), input: .inputWriter, output: .sequence, error: .sequence
        ) { execution in
            let child = execution.processIdentifier.value
            Watchdog.shared.guardLife(child, marker: marker)
            defer { Watchdog.shared.forget(child) }
            let reader = Task { await read(execution.standardOutput) }
            let logger = Task { await keep(execution.standardError, in: log) }
            let result = await body(execution, reader)
            await execution.teardown(using: teardown)
            // The teardown is over when the child ends, but programs that a shell started may still be running.
            kill(-child, SIGKILL)
            Orphans.kill(markedBy: marker)
            await wait(for: reader)
            await wait(for: logger)
            return result
        }
        return (run.closureResult, run.terminationStatus, log.text)
    }

    private func configuration(_ marker: String) -> Configuration {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = teardown
        var variables: [Environment.Key: String?] = [:]
        let own = [Orphans.variable: marker]
        for (name, value) in adapter.environment.merging(own, uniquingKeysWith: { $1 }) {
            if let key = Environment.Key(rawValue: name) { variables[key] = value }
        }
        let path = adapter.environment["PATH"] ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
        let command = ShellCommand(command: adapter.command, directory: adapter.directory, path: path)
        return Configuration(
            executable: .path("/bin/sh"), arguments: ["-c", command.text],
            environment: .inherit.updating(variables),
            workingDirectory: adapter.directory.map { .init($0) }, platformOptions: options)
    }

    private var teardown: [TeardownStep] {
        [.gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: limits.grace)]
    }

    private func read(_ output: SubprocessOutputSequence, into exchange: Exchange) async {
        var splitter = LineSplitter(limit: limits.line)
        do {
            for try await buffer in output {
                buffer.withUnsafeBytes { exchange.read($0, &splitter) }
                // The stream ignores a cancellation as long as there is something to read.
                if splitter.isOversized || Task.isCancelled { return }
            }
            exchange.readEnd(rest: splitter.remainder)
        } catch {
            exchange.end(.died)
        }
    }

    private func keep(_ errors: SubprocessOutputSequence, in log: LogTail) async {
        do {
            for try await buffer in errors {
                buffer.withUnsafeBytes { log.append($0) }
                if Task.isCancelled { return }
            }
        } catch {
            // The log only helps the user, so an error while reading it is not a failure.
        }
    }

    /// Waits for a task, and cancels it if it takes longer than `limits.grace`.
    private func wait(for task: Task<Void, Never>) async {
        let ended = Signal()
        Task {
            await task.value
            ended.set()
        }
        if await !ended.wait(within: limits.grace) { task.cancel() }
        await task.value
    }

    /// Returns whether the child has ended or ends within `limits.grace`; the child is not reaped.
    func hasEnded(_ child: pid_t) async -> Bool {
        let ended = Signal()
        // This thread blocks until the child ends; after `limits.grace`, the child is killed.
        Thread {
            var info = siginfo_t()
            while waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
            ended.set()
        }.start()
        return await ended.wait(within: limits.grace)
    }
}

extension TerminationStatus {
    /// The status in words, such as `exit code 3` or `signal 9 (Killed)`.
    var words: String {
        switch self {
        case .exited(let code): "exit code \(code)"
        case .signaled(let number):
            "signal \(number) (\(strsignal(number).map { String(cString: $0) } ?? "unknown"))"
        }
    }
}
