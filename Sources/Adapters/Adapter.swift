import Foundation
import Harness
import Specification

/// An implementation behind a pipe: any program that speaks adapter protocol 1.
public struct Adapter: Candidate {
    public let command: String
    /// The available specifications; its hello may name some of them.
    public let catalogue: Catalogue
    public var limits: AdapterLimits
    /// How many processes of it may work side by side; small runs take fewer.
    public var jobs: Int
    /// Variables that are added to the environment of this process, or take the place of its own.
    public var environment: [String: String] = [:]
    /// The folder that it runs in; nil for the one of this process.
    public var directory: String?

    /// As many processes as there are processors to run them.
    public static var standardJobs: Int { ProcessInfo.processInfo.activeProcessorCount }

    public init(
        command: String, catalogue: Catalogue, limits: AdapterLimits = AdapterLimits(),
        jobs: Int = Adapter.standardJobs
    ) {
        // Writing to an adapter that is gone must be an error of that write, not the end of the harness.
        signal(SIGPIPE, SIG_IGN)
        self.command = command
        self.catalogue = catalogue
        self.limits = limits
        self.jobs = max(1, jobs)
    }

    /// Kills the processes of all adapters at once, for a program that is about to leave in a hurry.
    public static func killAll() {
        for group in Watchdog.shared.groups { kill(-group, SIGKILL) }
    }

    /// Cases for which one more process is worth its start.
    static let worthAStart = 100

    /// How many processes a number of cases is worth.
    func processes(for cases: Int) -> Int { max(1, min(jobs, cases / Self.worthAStart)) }

    /// Starts processes, and waits for the first hello.
    ///
    /// If the number of cases is known all processes start at once; if not, the others start when the cases are.
    public func open(expecting cases: Int?) async throws(CandidateStartError) -> any Session {
        try await PrefetchedAdapter(self, processes: cases.map(processes) ?? 1).open(expecting: cases)
    }
}
