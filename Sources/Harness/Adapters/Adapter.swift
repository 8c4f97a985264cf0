import Foundation
import Specs
import Synchronization

/// An implementation behind a pipe: any program that speaks adapter protocol 1.
public struct Adapter: Candidate {
    public let command: String
    public let limits: AdapterLimits
    public let hello: Hello

    /// Starts the adapter once, to hear its hello.
    ///
    /// - Throws: `AdapterStartError` where it does not start or does not say a proper hello.
    public init(command: String, limits: AdapterLimits = AdapterLimits()) async throws(AdapterStartError) {
        // Writing to an adapter that is gone is to be an error of that write, not the end of the harness.
        signal(SIGPIPE, SIG_IGN)
        self.command = command
        self.limits = limits
        let conversation = Conversation(asking: [], of: [], window: 1) { _, _ in }
        let report: AdapterLife.Report
        do {
            report = try await AdapterLife(command: command, limits: limits).live(conversation)
        } catch {
            throw AdapterStartError(command: command, sentence: "\(error)", log: "")
        }
        guard let hello = conversation.hello else {
            throw AdapterStartError(
                command: command, sentence: AdapterStartError.reason(report, limits), log: report.log)
        }
        self.hello = hello
    }

    public func replies(to requests: [Request]) async -> [Reply] {
        let replies = Replies(count: requests.count)
        var driver = AdapterDriver(command: command, limits: limits, requests: requests, replies: replies)
        await driver.drive()
        return replies.all
    }
}

/// The replies as they come in, by request number.
final class Replies: Sendable {
    private let replies: Mutex<[Reply]>

    init(count: Int) {
        let none = Reply.failure(Fault(.abandoned, "the adapter was never asked"))
        replies = Mutex(Array(repeating: none, count: count))
    }

    func set(_ number: Int, _ reply: Reply) { replies.withLock { $0[number] = reply } }

    var all: [Reply] { replies.withLock { $0 } }
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
