import JSON
import Foundation
import Subprocess
import Synchronization

/// One life of an adapter: a child process in a session of its own, from its start to its end.
struct AdapterLife: Sendable {
    let adapter: Adapter
    let limits: AdapterLimits

    init(_ adapter: Adapter) {
        self.adapter = adapter
        limits = adapter.limits
    }

    /// What is known of a life when it is over.
    struct Report: Sendable {
        let conversation: Conversation
        /// The end of its standard error.
        let log: String
        /// How it ended, in words.
        let end: String
    }

    /// The process groups of all lives that are not over.
    static let groups = Mutex<Set<pid_t>>([])

    /// Starts the child, holds the conversation, and leaves no process behind.
    ///
    /// - Throws: what the system says where the child cannot be started.
    func live(_ conversation: Conversation) async throws -> Report {
        let crew = conversation.crew
        let marker = UUID().uuidString
        let log = LogTail(limit: limits.log)
        crew.join(conversation)
        defer { crew.leave(conversation) }
        let result = try await Subprocess.run(
            configuration(marker), input: .inputWriter, output: .sequence, error: .sequence
        ) { execution in
            let child = execution.processIdentifier.value
            Self.groups.withLock { _ = $0.insert(child) }
            crew.didSpawn()
            defer { Self.groups.withLock { _ = $0.remove(child) } }
            let reader = Task { await read(execution.standardOutput, into: conversation) }
            let logger = Task { await keep(execution.standardError, in: log) }
            let watch = Task { try? await conversation.watch(limits) }
            let writer = Task {
                // Where the child is gone, writing fails; the reader tells the reason.
                try? await conversation.write { bytes in
                    _ = try await execution.standardInputWriter.write(bytes)
                }
            }
            await conversation.waitForEnd()
            watch.cancel()
            // A child that does not read may have a write waiting for ever.
            writer.cancel()
            await writer.value
            if case .finished = conversation.ending {
                _ = try? await execution.standardInputWriter.write(AdapterProtocol.bye)
            }
            try? await execution.standardInputWriter.finish()
            var outlived = false
            switch conversation.ending {
            case .finished: await wait(for: reader)
            case .died: outlived = await !hasEnded(child)
            default: break
            }
            await finish(execution, marker)
            await wait(for: reader)
            await wait(for: logger)
            reader.cancel()
            logger.cancel()
            return outlived
        }
        let end = result.closureResult ? "it closed its output" : result.terminationStatus.words
        return Report(conversation: conversation, log: log.text, end: end)
    }

    /// Ends the child, whoever of its session outlives it, and whom it left elsewhere.
    func finish(_ execution: Execution<CustomWriteInput, SequenceOutput, SequenceOutput>, _ marker: String)
        async
    {
        await execution.teardown(using: teardown)
        // The teardown ends with the child; what a shell started may still be there.
        kill(-execution.processIdentifier.value, SIGKILL)
        await Strays.kill(markedBy: marker)
    }

    func configuration(_ marker: String) -> Configuration {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = teardown
        var variables: [Environment.Key: String?] = [:]
        for (name, value) in adapter.environment {
            if let key = Environment.Key(rawValue: name) { variables[key] = value }
        }
        if let key = Environment.Key(rawValue: Strays.variable) { variables[key] = marker }
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

    /// Bytes of output that are not worth a reading of their own.
    private static let few = 8 << 10

    private func read(_ output: SubprocessOutputSequence, into conversation: Conversation) async {
        var splitter = LineSplitter(limit: limits.line)
        do {
            for try await buffer in output {
                let count = buffer.withUnsafeBytes { bytes in
                    splitter.feed(bytes, conversation.read)
                    return bytes.count
                }
                if splitter.isOversized {
                    return conversation.end(.broke(.oversized, "a line is longer than \(limits.line) bytes"))
                }
                // To be woken up for each short line would cost the adapter more than its own work on it.
                if count < Self.few, let leisure = conversation.leisure {
                    try? await Task.sleep(for: leisure)
                }
            }
            conversation.readEnd(rest: splitter.remainder)
        } catch {
            conversation.end(.died)
        }
    }

    func keep(_ errors: SubprocessOutputSequence, in log: LogTail) async {
        do {
            for try await buffer in errors { buffer.withUnsafeBytes { log.append($0) } }
        } catch {
            // The log is a help, and never itself a failure.
        }
    }

    /// Waits for a task as long as the grace allows.
    func wait(for task: Task<Void, Never>) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                await withTaskCancellationHandler {
                    await task.value
                } onCancel: {
                    task.cancel()
                }
            }
            group.addTask { try? await Task.sleep(for: limits.grace) }
            await group.next()
            group.cancelAll()
        }
    }

    /// Whether the child has ended, or does within the grace; it is not reaped.
    func hasEnded(_ child: pid_t) async -> Bool {
        let clock = ContinuousClock()
        let limit = clock.now + limits.grace
        while true {
            var info = siginfo_t()
            if waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_signo == SIGCHLD
            {
                return true
            }
            if clock.now >= limit { return false }
            try? await Task.sleep(for: .milliseconds(5))
        }
    }
}

/// The last bytes of a stream.
final class LogTail: Sendable {
    private let limit: Int
    private let bytes = Mutex<[UInt8]>([])

    init(limit: Int) {
        self.limit = limit
    }

    func append(_ more: UnsafeRawBufferPointer) {
        bytes.withLock { bytes in
            bytes.append(contentsOf: more)
            if bytes.count > 2 * limit { bytes.removeFirst(bytes.count - limit) }
        }
    }

    /// The text from the first whole character on.
    var text: String {
        bytes.withLock { bytes in
            let isCut = bytes.count > limit
            let tail = bytes.suffix(limit)
            return String(decoding: isCut ? tail.drop { $0 & 0xC0 == 0x80 } : tail, as: UTF8.self)
        }
    }
}

extension TerminationStatus {
    /// `exit code 3`, `signal 9 (Killed)`.
    var words: String {
        switch self {
        case .exited(let code): "exit code \(code)"
        case .signaled(let number):
            "signal \(number) (\(strsignal(number).map { String(cString: $0) } ?? "unknown"))"
        }
    }
}
