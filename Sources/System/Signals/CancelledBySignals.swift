import Dispatch
import Foundation

/// Runs work that Ctrl-C or the termination signal cancels; these signals no longer end the program.
///
/// The work begins once the signals are handled. A signal that comes earlier ends the program, and a signal that comes
/// after the work has ended is ignored.
///
/// - Parameters:
///   - act: Called when a signal comes, before the work is cancelled.
///   - work: The work; its result is returned even if it was cancelled.
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
            // ignored before the registration, one that comes then could be lost.
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
