import Foundation
import Harness
import Specification

/// An implementation that runs in other processes, as any program that follows adapter protocol 1.
public struct Adapter: Candidate {
    public let command: String
    /// The specifications that exist; the adapter's hello names those that the adapter implements.
    public let catalogue: Catalogue
    public var limits: AdapterLimits
    /// The greatest number of processes of the adapter that run in parallel; a run of few cases starts fewer processes.
    public var jobs: Int
    /// Environment variables of the adapter, which are added to those of this process or replace them.
    public var environment: [String: String] = [:]
    /// The folder in which the adapter runs; nil for the current folder of this process.
    public var directory: String?

    /// The usual number of parallel processes of an adapter, which is one for each processor.
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

    /// The least number of cases for which it pays off to start another process.
    static let worthAStart = 100

    /// Returns how many processes of the adapter it pays off to start for a number of cases.
    func processes(for cases: Int) -> Int { max(1, min(jobs, cases / Self.worthAStart)) }

    /// Starts processes of the adapter, and waits for the first hello, in which one of them describes itself.
    ///
    /// If the number of cases is known, all processes start immediately. Otherwise one process starts, and the others
    /// start once the number is known.
    public func open(expecting cases: Int?) async throws(CandidateStartError) -> any Session {
        try await PrefetchedAdapter(self, processes: cases.map(processes) ?? 1).open(expecting: cases)
    }
}
