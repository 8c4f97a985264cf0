import JSON
import Reports
import Specification
import Testing

@testable import Harness

/// Tests that the shard is read from the environment variables of Bazel, GitLab, Slurm and Kubernetes.
struct ShardEnvironmentTests {
    @Test(arguments: [
        (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"], "1/3"),
        (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], "1/3"),
        (["JOB_COMPLETION_INDEX": "2", "JOB_COMPLETIONS": "3"], "3/3"),
        (slurm(10, count: 3, least: 10, greatest: 12), "1/3"),
        (slurm(8, count: 3, least: 0, greatest: 8, step: 4), "3/3"),
        (slurm(1, count: 3, least: 0), "2/3"),
        (
            [
                "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2", "JOB_COMPLETION_INDEX": "1",
                "JOB_COMPLETIONS": "2",
            ], "2/2"
        ),
    ])
    func `the shard is read from the environment of each CI system`(
        environment: [String: String], shard: String
    ) throws {
        #expect(try ShardEnvironment.find(in: environment)?.shard.description == shard)
    }

    @Test(arguments: [
        [:], ["CI_NODE_TOTAL": "1"], ["TEST_TOTAL_SHARDS": "0"], ["CI_NODE_INDEX": "", "CI_NODE_TOTAL": ""],
        ["JOB_COMPLETION_INDEX": ""],
    ])
    func `if the environment names no shard, no shard is found`(environment: [String: String]) throws {
        #expect(try ShardEnvironment.find(in: environment) == nil)
    }

    @Test(arguments: [
        (["TEST_SHARD_INDEX": "1"], "TEST_TOTAL_SHARDS is not"),
        (["CI_NODE_TOTAL": "3"], "CI_NODE_INDEX is not"),
        (["JOB_COMPLETION_INDEX": "0"], "JOB_COMPLETIONS is not"),
        (["JOB_COMPLETIONS": "1"], "JOB_COMPLETION_INDEX is not"),
        (["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_MIN": "0"], "SLURM_ARRAY_TASK_COUNT is not"),
        (["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_COUNT": "1"], "SLURM_ARRAY_TASK_MIN is not"),
        (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"], "outside of the total"),
        (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"], "outside of the total"),
        (["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"], "outside of the total"),
        (["CI_NODE_INDEX": "one", "CI_NODE_TOTAL": "3"], "CI_NODE_INDEX=one is not the number of a shard"),
        (["CI_NODE_INDEX": "-1", "CI_NODE_TOTAL": "3"], "CI_NODE_INDEX=-1 is not the number of a shard"),
        (slurm(5, count: 3, least: 1, greatest: 5), "equal steps"),
        (slurm(2, count: 3, least: 1, greatest: 5), "equal steps"),
        (
            ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2", "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2"],
            "say shard 1/2"
        ),
    ])
    func `an incomplete or contradictory shard is reported, with a hint about the option --shard`(
        environment: [String: String], part: String
    ) {
        let error = #expect(throws: ShardError.self) { try ShardEnvironment.find(in: environment) }
        #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
        #expect(error?.description.contains("--shard") == true)
    }

    @Test func `a status file is written only for Bazel`() throws {
        var environment = [
            "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "/x",
        ]
        #expect(try ShardEnvironment.find(in: environment)?.statusFile == "/x")
        environment = ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2", "TEST_SHARD_STATUS_FILE": "/x"]
        #expect(try ShardEnvironment.find(in: environment)?.statusFile == nil)
    }

    @Test func `the variables that name the shard are reported with their values`() throws {
        let found = try ShardEnvironment.find(in: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"])
        #expect(found?.origin == "CI_NODE_INDEX=1, CI_NODE_TOTAL=2")
    }

    private static func slurm(
        _ task: Int, count: Int, least: Int, greatest: Int? = nil, step: Int? = nil
    ) -> [String: String] {
        var environment = [
            "SLURM_ARRAY_TASK_ID": "\(task)", "SLURM_ARRAY_TASK_COUNT": "\(count)",
            "SLURM_ARRAY_TASK_MIN": "\(least)",
        ]
        environment["SLURM_ARRAY_TASK_MAX"] = greatest.map(String.init)
        environment["SLURM_ARRAY_TASK_STEP"] = step.map(String.init)
        return environment
    }
}
