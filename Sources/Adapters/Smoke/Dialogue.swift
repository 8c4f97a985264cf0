import Foundation
import JSON
import Subprocess
import Synchronization

/// A line-by-line exchange with one process of an adapter, which shows how the adapter behaves.
final class Dialogue: Sendable {
    /// The result of waiting for a line.
    enum Heard: Sendable {
        case line([UInt8])
        /// No line arrived within the time limit.
        case nothing
        /// The output of the process has ended.
        case end
    }

    private struct State {
        /// The lines that have arrived, but that no step of the script has read yet.
        var lines: ArraySlice<[UInt8]> = []
        /// The first line that was ignored, since it is not meant as a reply; nil if there is none.
        var otherOutput: [UInt8]?
        var isOver = false
        /// The signal that is set, and replaced by a new one, when a line or the end of the output arrives.
        var news = Signal()
    }

    private let state = Mutex(State())
    private let outgoing: AsyncStream<[UInt8]>
    private let mouth: AsyncStream<[UInt8]>.Continuation

    init() {
        (outgoing, mouth) = AsyncStream.makeStream()
    }

    // MARK: For the script

    /// Queues bytes to be sent to the process, and returns without waiting until the process reads them.
    func send(_ bytes: [UInt8]) { mouth.yield(bytes) }

    /// Closes the standard input of the adapter.
    func close() { mouth.finish() }

    /// Sends bytes, and waits for the next line of the output, but no longer than the limit.
    func reply(to bytes: [UInt8], within limit: Duration) async -> Heard {
        send(bytes)
        return await line(within: limit)
    }

    /// Waits for the next line of the output, but no longer than the limit, and returns it.
    func line(within limit: Duration) async -> Heard {
        let deadline = ContinuousClock.now + limit
        while true {
            let (heard, news) = state.withLock { state -> (Heard, Signal) in
                if let line = state.lines.popFirst() { return (.line(line), state.news) }
                return (state.isOver ? .end : .nothing, state.news)
            }
            guard case .nothing = heard, !Task.isCancelled else { return heard }
            // After the time limit, `lines` is checked once more, since a line may have just arrived.
            if await !news.wait(within: deadline - .now), deadline <= .now { return .nothing }
        }
    }

    /// Sends bytes, and waits for the next line that is meant as a reply, but no longer than the limit.
    func answer(to bytes: [UInt8], within limit: Duration) async -> Heard {
        send(bytes)
        return await answer(within: limit)
    }

    /// The maximum number of lines that are ignored before a reply, since an adapter may print lines without end.
    private static let most = 1000

    /// Waits for the next line that is meant as a reply, but no longer than the limit; other lines are ignored.
    func answer(within limit: Duration) async -> Heard {
        let deadline = ContinuousClock.now + limit
        var heard = await line(within: limit)
        for _ in 0..<Self.most {
            guard case .line(let line) = heard, AdapterProtocol.isOtherOutput(line[...]) else { break }
            state.withLock { state in if state.otherOutput == nil { state.otherOutput = line } }
            heard = await self.line(within: deadline - .now)
        }
        return heard
    }

    /// The first line that `answer` has ignored; nil if there is none.
    var otherOutput: [UInt8]? { state.withLock { $0.otherOutput } }

    // MARK: For the process

    /// Whether the output of the process has ended.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// Passes the queued bytes to `write` until the input is closed.
    func write(with write: ([UInt8]) async throws -> Void) async throws {
        for await bytes in outgoing { try await write(bytes) }
    }

    func hear(_ line: ArraySlice<UInt8>) { change { $0.lines.append(Array(line)) } }

    /// Records that the output has ended, possibly in the middle of a line.
    func hearEnd(rest: ArraySlice<UInt8>) {
        change { state in
            if !rest.isEmpty { state.lines.append(Array(rest)) }
            state.isOver = true
        }
    }

    private func change(_ change: (inout sending State) -> Void) {
        let news = state.withLock { state in
            change(&state)
            return exchange(&state.news, with: Signal())
        }
        news.set()
    }
}

extension AdapterProcess {
    /// How a process ended after the exchange, with the last part of its standard error.
    struct Farewell: Sendable {
        /// Whether the process ended by itself, and was not killed.
        let isItsOwn: Bool
        let status: TerminationStatus
        let log: String

        /// How the process ended, in words that follow "the adapter".
        var words: String { isItsOwn ? "ended with \(status.words)" : "closed its output" }
    }

    /// Starts the adapter, runs a script of messages, and ends every process that the adapter started.
    ///
    /// - Parameter isLeft: whether the adapter gets time to end by itself after the script. An adapter whose output has
    ///   ended always gets time to end.
    /// - Throws: the system's error if the child cannot be started.
    func talk<Result: Sendable>(
        isLeft: Bool = true, _ script: @escaping @Sendable (Dialogue) async -> Result
    ) async throws -> (Result, Farewell) {
        let dialogue = Dialogue()
        let ((result, isItsOwn), status, log) = try await run { output in
            var splitter = LineSplitter(limit: limits.line)
            do {
                for try await buffer in output {
                    buffer.withUnsafeBytes { splitter.feed($0, dialogue.hear) }
                    if splitter.isOversized || Task.isCancelled { break }
                }
            } catch {
                // An error is ignored here, since the end of the process is reported below in any case.
            }
            dialogue.hearEnd(rest: splitter.remainder)
        } during: { execution, _ in
            let writer = Task {
                try? await dialogue.write { _ = try await execution.standardInputWriter.write($0) }
                try? await execution.standardInputWriter.finish()
            }
            let result = await script(dialogue)
            let isItsOwn =
                isLeft || dialogue.isOver ? await hasEnded(execution.processIdentifier.value) : false
            dialogue.close()
            writer.cancel()
            await writer.value
            return (result, isItsOwn)
        }
        return (result, Farewell(isItsOwn: isItsOwn, status: status, log: log))
    }
}
