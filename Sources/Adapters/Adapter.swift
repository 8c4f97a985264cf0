import Foundation
import Harness
import Specification

/// An implementation behind a pipe: any program that follows adapter protocol 1.
public struct Adapter: Candidate {
    public let command: String
    /// The available specifications; the adapter's hello may name some of them.
    public let catalogue: Catalogue
    public var limits: AdapterLimits
    /// The greatest number of processes of the adapter that run in parallel; small runs take fewer.
    public var jobs: Int
    /// Variables that are added to the environment of this process, or replace its own.
    public var environment: [String: String] = [:]
    /// The folder that it runs in; nil for this process's folder.
    public var directory: String?

    /// One process per processor.
    public static var standardJobs: Int { ProcessInfo.processInfo.activeProcessorCount }

    public init(
        command: String, catalogue: Catalogue, limits: AdapterLimits = AdapterLimits(),
        jobs: Int = Adapter.standardJobs
    ) {
        // Writing to an adapter that has ended must make only that write fail, not end the harness.
        signal(SIGPIPE, SIG_IGN)
        self.command = command
        self.catalogue = catalogue
        self.limits = limits
        self.jobs = max(1, jobs)
    }

    /// Kills the processes of all adapters at once, for a program that must exit immediately.
    public static func killAll() {
        for group in Watchdog.shared.groups { kill(-group, SIGKILL) }
    }

    /// The number of cases for which starting one more process pays off.
    static let worthAStart = 100

    /// Returns the number of processes that pay off for a number of cases.
    func processes(for cases: Int) -> Int { max(1, min(jobs, cases / Self.worthAStart)) }

    /// Starts processes, and waits for the first hello.
    ///
    /// If the number of cases is known, all processes start at once; otherwise the others start when it is known.
    public func open(expecting cases: Int?) async throws(CandidateStartError) -> any Session {
        try await PrefetchedAdapter(self, processes: cases.map(processes) ?? 1).open(expecting: cases)
    }
}
