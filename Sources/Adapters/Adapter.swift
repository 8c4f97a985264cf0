import Foundation
import Harness
import Specification

/// An implementation that runs in separate processes, namely any program that speaks adapter protocol 1.
public struct Adapter: Candidate {
    public let command: String
    /// All specifications that a hello may name; the adapter's hello names those that the adapter implements.
    public let catalogue: Catalogue
    public var limits: AdapterLimits
    /// The greatest number of parallel processes of the adapter; a run with few cases starts fewer processes.
    public var jobs: Int
    /// Environment variables of the adapter, which are added to those of this process or replace them.
    public var environment: [String: String] = [:]
    /// The folder in which the adapter runs; nil for the current folder of this process.
    public var directory: String?

    /// The default number of parallel processes of an adapter: one for each processor.
    public static var standardJobs: Int { ProcessInfo.processInfo.activeProcessorCount }

    public init(
        command: String, catalogue: Catalogue, limits: AdapterLimits = AdapterLimits(),
        jobs: Int = Adapter.standardJobs
    ) {
        // If an adapter has ended, writing to it must fail, but must not end the harness.
        signal(SIGPIPE, SIG_IGN)
        self.command = command
        self.catalogue = catalogue
        self.limits = limits
        self.jobs = max(1, jobs)
    }

    /// Kills the processes of all adapters, so that this program can exit immediately.
    public static func killAll() {
        for group in Watchdog.shared.groups { kill(-group, SIGKILL) }
    }

    /// The minimum number of cases per process; for fewer cases, another process is not worth its start.
    static let worthAStart = 100

    func processes(for cases: Int) -> Int { max(1, min(jobs, cases / Self.worthAStart)) }

    /// Starts processes of the adapter, and waits for the first hello, the line in which an adapter describes itself.
    ///
    /// If the number of cases is known, all processes start immediately. Otherwise one process starts, and the others
    /// start once the number is known.
    public func open(expecting cases: Int?) async throws(CandidateStartError) -> any Session {
        try await PrefetchedAdapter(self, processes: cases.map(processes) ?? 1).open(expecting: cases)
    }
}
