import Foundation
import Specs
import Synchronization

/// An implementation behind a pipe: any program that speaks adapter protocol 1.
public struct Adapter: Candidate {
    public let command: String
    public let limits: AdapterLimits
    /// How many processes of it may work side by side.
    public let jobs: Int

    public init(command: String, limits: AdapterLimits = AdapterLimits(), jobs: Int = 1) {
        // Writing to an adapter that is gone is to be an error of that write, not the end of the harness.
        signal(SIGPIPE, SIG_IGN)
        self.command = command
        self.limits = limits
        self.jobs = max(1, jobs)
    }

    public func answer(
        _ prepare: @escaping @Sendable (Hello) -> [Request]
    ) async throws(AdapterStartError) -> (hello: Hello, replies: [Reply]) {
        let replies = Replies()
        let (plans, tell) = AsyncStream.makeStream(of: Shares.self)
        let outcome = await withTaskGroup(of: Result<Hello, AdapterStartError>?.self) { group in
            group.addTask {
                // The first process says the hello from which the requests follow; it takes its share of them.
                var driver = AdapterDriver(command: command, limits: limits, replies: replies)
                defer { tell.finish() }
                do throws(AdapterStartError) {
                    let hello = try await driver.greet { hello in
                        let shares = Shares(prepare(hello), jobs: jobs)
                        replies.prepare(shares.requests.count)
                        tell.yield(shares)
                        tell.finish()
                        return (shares.requests, shares.numbers[0])
                    }
                    return .success(hello)
                } catch {
                    return .failure(error)
                }
            }
            for await shares in plans {
                for numbers in shares.numbers.dropFirst() {
                    group.addTask {
                        var driver = AdapterDriver(command: command, limits: limits, replies: replies)
                        await driver.drive(numbers, of: shares.requests)
                        return nil
                    }
                }
            }
            var outcome: Result<Hello, AdapterStartError>?
            for await result in group { outcome = result ?? outcome }
            return outcome
        }
        guard let outcome else {
            throw AdapterStartError(command: command, sentence: "it was never started", log: "")
        }
        return (try outcome.get(), replies.all)
    }

    /// The requests in as many parts as there are processes; those of one case stay together.
    struct Shares: Sendable {
        let requests: [Request]
        let numbers: [[Int]]

        /// Cases for which one more process is worth its start.
        private static let worthAStart = 100

        init(_ requests: [Request], jobs: Int) {
            self.requests = requests
            let cases = Set(requests.map(\.group)).count
            let parts = max(1, min(jobs, cases / Self.worthAStart))
            numbers = (0..<parts).map { part in requests.indices.filter { requests[$0].group % parts == part }
            }
        }
    }
}

/// The replies as they come in, by request number.
final class Replies: Sendable {
    private let replies = Mutex<[Reply]>([])

    func prepare(_ count: Int) {
        let none = Reply.failure(Fault(.abandoned, "the adapter was never asked"))
        replies.withLock { $0 = Array(repeating: none, count: count) }
    }

    func set(_ number: Int, _ reply: Reply) { replies.withLock { $0[number] = reply } }

    /// One reply a request.
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
