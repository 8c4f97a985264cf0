import Foundation
import JSON
import Specification

/// An implementation behind a pipe: any program that speaks adapter protocol 1.
public struct Adapter: Candidate {
    public let command: String
    public var limits: AdapterLimits
    /// How many processes of it may work side by side; small runs take fewer.
    public var jobs: Int
    /// Variables that are added to the environment of this process, or take the place of its own.
    public var environment: [String: String] = [:]
    /// The folder in which it runs; nil for that of this process.
    public var directory: String?

    /// As many processes as there are processors to run them.
    public static var standardJobs: Int { ProcessInfo.processInfo.activeProcessorCount }

    public init(command: String, limits: AdapterLimits = AdapterLimits(), jobs: Int = Adapter.standardJobs) {
        // Writing to an adapter that is gone is to be an error of that write, not the end of the harness.
        signal(SIGPIPE, SIG_IGN)
        self.command = command
        self.limits = limits
        self.jobs = max(1, jobs)
    }

    /// Kills the processes of all adapters at once, for a program that is about to leave in a hurry.
    public static func killAll() {
        for group in AdapterLife.groups.withLock({ $0 }) { kill(-group, SIGKILL) }
    }

    /// Cases for which one more process is worth its start.
    static let worthAStart = 100

    /// How many processes so many cases are worth.
    func processes(for cases: Int) -> Int { max(1, min(jobs, cases / Self.worthAStart)) }

    public func answer(
        _ prepare: @escaping @Sendable (Hello) -> [Request]
    ) async throws(AdapterStartError) -> (hello: Hello, replies: [Reply]) {
        try await answer(atMost: nil, { Questions(prepare($0)) }, settled: { _, _ in })
    }

    /// Asks for everything; see `Candidate`.
    ///
    /// By the number of cases all processes start at once. Where it is not known, the others follow the first one's
    /// hello. A task that is cancelled ends the processes, and returns what is known.
    public func answer(
        atMost cases: Int?, _ prepare: @escaping @Sendable (Hello) -> Questions, settled: @escaping Settled
    ) async throws(AdapterStartError) -> (hello: Hello, replies: [Reply]) {
        let start = HeadStart(self, processes: cases.map(processes) ?? 1)
        return try await start.answer(atMost: cases, prepare, settled: settled)
    }
}

/// An adapter that cannot be started: why, and what it said on standard error.
public struct AdapterStartError: Error, Sendable, CustomStringConvertible {
    public let command: String
    public let sentence: String
    public let log: String
    /// Whether nothing is wrong with it but that the run was ended before its hello.
    public let isInterruption: Bool

    init(command: String, sentence: String, log: String = "") {
        self.command = command
        self.sentence = sentence
        self.log = log
        isInterruption = false
    }

    init(interrupting command: String) {
        self.command = command
        sentence = "the run was ended before its hello"
        log = ""
        isInterruption = true
    }

    public var description: String {
        if isInterruption { return "the run was ended before the hello of the adapter `\(command)`" }
        return "the adapter `\(command)` could not be started: \(sentence)"
            + (log.isEmpty ? "" : "\nits standard error ends:\n\(log)")
    }

    static func reason(_ report: AdapterLife.Report, _ limits: AdapterLimits) -> String {
        switch report.conversation.ending {
        case .hung:
            "it said no hello within \(limits.start.formatted()); does it write its reply as one line, and flush it?"
        case .broke(_, let sentence): sentence
        default: "it ended without a hello: \(report.end)"
        }
    }
}
