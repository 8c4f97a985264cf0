import Dispatch
import Foundation

/// Runs work; Ctrl-C and the termination signal cancel the work instead of ending the program.
///
/// The work begins after the signal handlers are in place. A signal that comes earlier ends the program, and a signal
/// that comes after the work has ended is ignored.
///
/// - Parameters:
///   - act: Called when a signal comes, before the work is cancelled.
///   - work: The work; its result is returned even if the work was cancelled.
public func cancelledBySignals<Success: Sendable>(
    onSignal act: @escaping @Sendable () -> Void = {}, _ work: @escaping @Sendable () async -> Success
) async -> Success {
    let (waiting, end) = AsyncStream<Never>.makeStream()
    var sources: [any DispatchSourceSignal] = []
    for number in [SIGINT, SIGTERM] {
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
            act()
            end.finish()
        }
        await withCheckedContinuation { registered in
            source.setRegistrationHandler { registered.resume() }
            source.resume()
        }
        #if canImport(Darwin)
            // On systems other than Darwin, the registration itself replaces the default action. If signals were
            // ignored first, a signal that comes before the registration could be lost.
            signal(number, SIG_IGN)
        #endif
        sources.append(source)
    }
    let task = Task { await work() }
    let canceller = Task {
        for await _ in waiting {}
        task.cancel()
    }
    defer {
        canceller.cancel()
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM] { signal(number, SIG_IGN) }
    }
    return await task.value
}
