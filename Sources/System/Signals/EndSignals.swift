import Dispatch
import Foundation

/// Handles Ctrl-C and the termination signal: as long as this object exists, they call a function instead of ending the
/// program.
public struct EndSignals {
    private let sources: [any DispatchSourceSignal]

    /// Returns once the signals are handled; a signal in between would be lost.
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

    /// Stops handling the signals; they are ignored from then on.
    public func cancel() {
        for source in sources { source.cancel() }
    }
}
