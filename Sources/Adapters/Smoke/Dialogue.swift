import Foundation
import Harness
import JSON
import Subprocess
import Synchronization

/// One process of an adapter, and an exchange with it line by line, to see how it behaves.
final class Dialogue: Sendable {
    /// The result of waiting for a line.
    enum Heard: Sendable {
        case line([UInt8])
        /// No line came within the time limit.
        case nothing
        /// The output has ended.
        case end
    }

    private struct State {
        /// The lines that no step has waited for yet.
        var lines: ArraySlice<[UInt8]> = []
        var isOver = false
        /// Set, and replaced, when a line or the end of the output arrives.
        var news = Signal()
    }

    private let state = Mutex(State())
    private let outgoing: AsyncStream<[UInt8]>
    private let mouth: AsyncStream<[UInt8]>.Continuation

    init() {
        (outgoing, mouth) = AsyncStream.makeStream()
    }

    // MARK: For the script

    /// Sends bytes, in their order, without waiting until they are read.
    func send(_ bytes: [UInt8]) { mouth.yield(bytes) }

    /// Closes the adapter's input.
    func close() { mouth.finish() }

    /// The next line.
    func line(within limit: Duration) async -> Heard {
        let deadline = ContinuousClock.now + limit
        while true {
            let (heard, news) = state.withLock { state -> (Heard, Signal) in
                if let line = state.lines.popFirst() { return (.line(line), state.news) }
                return (state.isOver ? .end : .nothing, state.news)
            }
            guard case .nothing = heard, !Task.isCancelled else { return heard }
            // Another look finds a line that arrived at the last moment.
            if await !news.wait(within: deadline - .now), deadline <= .now { return .nothing }
        }
    }

    // MARK: For the process

    /// Writes the pending output, until the input is closed.
    func write(with write: ([UInt8]) async throws -> Void) async throws {
        for await bytes in outgoing { try await write(bytes) }
    }

    func hear(_ line: ArraySlice<UInt8>) { change { $0.lines.append(Array(line)) } }

    /// The output has ended, possibly in the middle of a line.
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
    /// How a process ended after the exchange.
    struct Farewell: Sendable {
        /// Whether it ended by itself before it was killed.
        let isItsOwn: Bool
        let status: TerminationStatus
        /// The end of its standard error.
        let log: String
    }

    /// Starts the adapter, follows the script, and leaves no process behind.
    ///
    /// - Parameter isLeft: whether the adapter is given time to end by itself after the script.
    /// - Throws: the system's error if the child cannot be started.
    func talk<Result: Sendable>(
        isLeft: Bool = true, _ script: @escaping @Sendable (Dialogue) async -> Result
    ) async throws -> (Result, Farewell) {
        let dialogue = Dialogue()
        let log = LogTail(limit: limits.log)
        let marker = UUID().uuidString
        let result = try await Subprocess.run(
            configuration(marker), input: .inputWriter, output: .sequence, error: .sequence
        ) { execution in
            let child = execution.processIdentifier.value
            let reader = Task {
                var splitter = LineSplitter(limit: limits.line)
                do {
                    for try await buffer in execution.standardOutput {
                        buffer.withUnsafeBytes { splitter.feed($0, dialogue.hear) }
                        if splitter.isOversized { break }
                    }
                } catch {
                    // The end is reported below, whatever caused it.
                }
                dialogue.hearEnd(rest: splitter.remainder)
            }
            let logger = Task { await keep(execution.standardError, in: log) }
            let writer = Task {
                try? await dialogue.write { bytes in _ = try await execution.standardInputWriter.write(bytes)
                }
                try? await execution.standardInputWriter.finish()
            }
            let result = await script(dialogue)
            let isItsOwn = isLeft ? await hasEnded(child) : false
            dialogue.close()
            writer.cancel()
            await writer.value
            await finish(execution, marker)
            await wait(for: reader)
            await wait(for: logger)
            return (result, isItsOwn)
        }
        let (own, isItsOwn) = result.closureResult
        return (own, Farewell(isItsOwn: isItsOwn, status: result.terminationStatus, log: log.text))
    }
}
