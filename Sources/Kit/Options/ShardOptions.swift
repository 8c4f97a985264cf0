import ArgumentParser
import Foundation
import Harness
import Specification

struct ShardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Run only one of n shares of the cases, 1/n to n/n; all shares take about the same time.",
            discussion: """
                By default the environment decides: TEST_SHARD_INDEX and TEST_TOTAL_SHARDS (Bazel), CI_NODE_INDEX and \
                CI_NODE_TOTAL (GitLab), SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT, JOB_COMPLETION_INDEX \
                (Kubernetes) and JOB_COMPLETIONS, which you must set yourself. 1/1 is everything. \
                `\(Program.name) merge` joins the reports.
                """,
            valueName: "i/n"),
        transform: { text in try Shard(text) })
    var shard: Shard?

    /// Returns the shard and its cases, or nil and all cases if there is no shard; shows the shard on standard error.
    func apply(to selected: [GoldenCase]) throws -> (cases: [GoldenCase], shard: Shard?) {
        let (shard, origin) = try named()
        guard let shard, shard.count > 1 else { return (selected, nil) }
        let cases = Sharding(selected).cases(of: shard)
        let count = cases.isEmpty ? "none" : "\(cases.count)"
        tell("shard \(shard) (\(origin)): \(count) of \(selected.count) cases")
        return (cases, shard)
    }

    var isNamed: Bool {
        get throws(Failure) { try named().shard != nil }
    }

    /// Returns the shard, and its origin: the option `--shard` or, without the option, the environment.
    private func named() throws(Failure) -> (shard: Shard?, origin: String) {
        if let shard { return (shard, "--shard") }
        let found = try orFailure { try ShardEnvironment.find(in: ProcessInfo.processInfo.environment) }
        guard let found else { return (nil, "") }
        if let file = found.statusFile, !FileManager.default.createFile(atPath: file, contents: nil) {
            throw Failure(.usage, "TEST_SHARD_STATUS_FILE=\(file) cannot be written")
        }
        return (found.shard, found.origin)
    }
}
