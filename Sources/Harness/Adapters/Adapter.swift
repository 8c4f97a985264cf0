import Foundation
import Specs
import Synchronization

/// An implementation behind a pipe: any program that speaks adapter protocol 1.
public struct Adapter: Candidate {
    public let command: String
    public let limits: AdapterLimits

    public init(command: String, limits: AdapterLimits = AdapterLimits()) {
        // Writing to an adapter that is gone is to be an error of that write, not the end of the harness.
        signal(SIGPIPE, SIG_IGN)
        self.command = command
        self.limits = limits
    }

    public func answer(
        _ prepare: @escaping @Sendable (Hello) -> [Request]
    ) async throws(AdapterStartError) -> (hello: Hello, replies: [Reply]) {
        var driver = AdapterDriver(command: command, limits: limits)
        return try await driver.drive(prepare)
    }
}

/// The replies as they come in, by request number.
final class Replies: Sendable {
    private let replies = Mutex<[Int: Reply]>([:])

    func set(_ number: Int, _ reply: Reply) { replies.withLock { $0[number] = reply } }

    /// One reply a request.
    func all(_ count: Int) -> [Reply] {
        replies.withLock { replies in
            (0..<count).map { replies[$0] ?? .failure(Fault(.abandoned, "the adapter was never asked")) }
        }
    }
}

/// An adapter that cannot be started: why, and what it said on standard error.
public struct AdapterStartError: Error, Sendable, CustomStringConvertible {
    public let command: String
    public let sentence: String
    public let log: String

    public var description: String {
        "the adapter `\(command)` could not be started: \(sentence)"
            + (log.isEmpty ? "" : "\nits standard error ends:\n\(log)")
    }

    static func reason(_ report: AdapterLife.Report, _ limits: AdapterLimits) -> String {
        switch report.conversation.ending {
        case .hung:
            "it said no hello within \(limits.start.formatted()); does it write its reply as one line, and flush it?"
        case .died, .finished: "it ended without a hello (\(report.status))"
        case .broke(_, let sentence): sentence
        }
    }
}

extension Duration {
    /// `1.5 s`.
    func formatted() -> String {
        let (seconds, attoseconds) = components
        return "\(Number(Double(seconds) + Double(attoseconds) / 1e18).text) s"
    }
}
