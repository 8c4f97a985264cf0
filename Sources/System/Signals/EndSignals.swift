import Dispatch
import Foundation

/// Handles Ctrl-C and the termination signal; as long as this object exists, they do not end the program, but call a
/// function.
public struct EndSignals {
    private let sources: [any DispatchSourceSignal]

    /// Registers `act` for both signals, and returns once it is registered; a signal that arrives earlier is ignored.
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

    /// Stops handling the signals, which are ignored from then on.
    public func cancel() {
        for source in sources { source.cancel() }
    }
}
