import Dispatch
import Foundation

/// Ctrl-C and the termination signal, which call a function as long as this is kept, instead of ending the program.
public struct EndSignals {
    private let sources: [any DispatchSourceSignal]

    /// Returns when the signals are heard: one that came between would be lost.
    public init(_ act: @escaping @Sendable () -> Void) async {
        var sources: [any DispatchSourceSignal] = []
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: act)
            await withCheckedContinuation { registered in
                source.setRegistrationHandler { registered.resume() }
                source.resume()
            }
            sources.append(source)
        }
        self.sources = sources
    }

    /// Hears them no more; they are ignored from then on.
    public func cancel() {
        for source in sources { source.cancel() }
    }
}
