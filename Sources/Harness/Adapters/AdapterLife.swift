import Foundation
import Specs
import Subprocess
import Synchronization

/// One life of an adapter: a child process in a session of its own, from its start to its end.
struct AdapterLife: Sendable {
    let command: String
    let limits: AdapterLimits

    /// What is known of a life when it is over.
    struct Report: Sendable {
        let conversation: Conversation
        /// The end of its standard error.
        let log: String
        /// How it ended, in words.
        let status: String
    }

    /// Starts the child, holds the conversation, and leaves no process behind.
    ///
    /// - Throws: what the system says where the child cannot be started.
    func live(_ conversation: Conversation) async throws -> Report {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = teardown
        let log = Log(limit: limits.log)
        let result = try await Subprocess.run(
            .path("/bin/sh"), arguments: ["-c", command], platformOptions: options, input: .inputWriter,
            output: .sequence, error: .sequence
        ) { execution in
            let reader = Task { await read(execution.standardOutput, into: conversation) }
            let logger = Task { await keep(execution.standardError, in: log) }
            let watch = Task { try? await conversation.watch(limits) }
            // Where the child is gone, writing fails; the reader tells the reason.
            try? await conversation.write { bytes in
                _ = try await execution.standardInputWriter.write(bytes)
            }
            if case .finished = conversation.ending {
                _ = try? await execution.standardInputWriter.write(AdapterProtocol.bye)
            }
            try? await execution.standardInputWriter.finish()
            if case .finished = conversation.ending { await wait(for: reader) }
            await execution.teardown(using: teardown)
            // The teardown ends with the child; whoever of its session outlives it (what a shell started) ends here.
            kill(-execution.processIdentifier.value, SIGKILL)
            watch.cancel()
            await wait(for: reader)
            await wait(for: logger)
            reader.cancel()
            logger.cancel()
        }
        return Report(conversation: conversation, log: log.text, status: "\(result.terminationStatus)")
    }

    private var teardown: [TeardownStep] {
        [.gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: limits.grace)]
    }

    private func read(_ output: SubprocessOutputSequence, into conversation: Conversation) async {
        var splitter = LineSplitter(limit: limits.line)
        do {
            for try await buffer in output {
                buffer.withUnsafeBytes { bytes in splitter.feed(bytes, conversation.read) }
                if splitter.isOversized {
                    return conversation.end(.broke(.oversized, "a line is longer than \(limits.line) bytes"))
                }
            }
            conversation.readEnd(rest: splitter.remainder)
        } catch {
            conversation.end(.died)
        }
    }

    private func keep(_ errors: SubprocessOutputSequence, in log: Log) async {
        do {
            for try await buffer in errors { buffer.withUnsafeBytes { log.append($0) } }
        } catch {
            // The log is a help, and never itself a failure.
        }
    }

    /// Waits for a task as long as the grace allows.
    private func wait(for task: Task<Void, Never>) async {
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

    /// The last bytes of a stream.
    private final class Log: Sendable {
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

        var text: String { bytes.withLock { String(decoding: $0.suffix(limit), as: UTF8.self) } }
    }
}
