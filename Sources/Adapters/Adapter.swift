import Foundation
import Harness
import Specification

/// An implementation that runs in separate processes and speaks adapter protocol 1.
public struct Adapter: Candidate {
    public let command: String
    /// The specifications of the subsystems that the adapter's hello may name.
    public let catalogue: Catalogue
    public var limits: AdapterLimits
    /// The maximum number of processes of the adapter that run in parallel; a run with few cases starts fewer.
    public var jobs: Int
    /// Environment variables for the adapter, which are added to the inherited variables and override them.
    public var environment: [String: String] = [:]
    /// The folder in which the adapter runs; nil for the current folder of this process.
    public var directory: String?

    /// The default number of parallel processes of an adapter: one for each processor.
    public static var standardJobs: Int { ProcessInfo.processInfo.activeProcessorCount }

    public init(
        command: String, catalogue: Catalogue, limits: AdapterLimits = AdapterLimits(),
        jobs: Int = Adapter.standardJobs
    ) {
        // Writing to an adapter that has ended must fail with an error instead of ending the harness.
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

    /// The minimum number of cases per process; for fewer cases, it is not worthwhile to start another process.
    static let worthAStart = 100

    func processes(for cases: Int) -> Int { max(1, min(jobs, cases / Self.worthAStart)) }

    /// Starts the adapter's processes, and waits for the first hello (the line in which an adapter describes itself).
    ///
    /// If the number of cases is known, all processes start immediately. Otherwise one process starts, and the others
    /// start once the number is known.
    public func open(expecting cases: Int?) async throws(CandidateStartError) -> any Session {
        try await PrefetchedAdapter(self, processes: cases.map(processes) ?? 1).open(expecting: cases)
    }
}
