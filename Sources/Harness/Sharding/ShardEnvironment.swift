/// The shard that a CI system or a scheduler names in environment variables.
public struct ShardEnvironment: Sendable, Equatable {
    /// The shard that the variables name.
    public let shard: Shard
    /// The variables that name the shard, with their values, such as `CI_NODE_INDEX=2, CI_NODE_TOTAL=4`.
    public let origin: String
    /// The file that the program must create to show Bazel that it supports sharding; nil if Bazel does not ask for it.
    public let statusFile: String?

    /// The names of the two variables that hold the index of the shard and the number of shards.
    private struct Pair {
        let index: String
        let total: String
        /// The index that the system gives the first shard, such as 0 or 1.
        let first: Int
        /// Whether the index may be missing if the number of shards is 0 or 1, that is, if nothing is sharded.
        var isOptional = false
    }

    private static let pairs = [
        Pair(index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS", first: 0, isOptional: true),
        Pair(index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1, isOptional: true),
        Pair(index: "JOB_COMPLETION_INDEX", total: "JOB_COMPLETIONS", first: 0),
    ]

    /// Returns the shard that environment variables name; nil if they name none.
    ///
    /// - Throws: `ShardError` if variables are missing or invalid, or if they contradict each other.
    public static func find(in environment: [String: String]) throws(ShardError) -> ShardEnvironment? {
        let set = environment.filter { !$0.value.isEmpty }
        var found: [ShardEnvironment] = []
        for pair in pairs {
            if let shard = try read(pair, set) { found.append(shard) }
        }
        if let shard = try readSlurm(set) { found.append(shard) }
        guard let first = found.first else { return nil }
        if let other = found.first(where: { $0.shard != first.shard }) {
            throw ShardError(
                "\(first.origin) say shard \(first.shard), \(other.origin) say shard \(other.shard); \(remedy)"
            )
        }
        return first
    }

    private static let remedy = "say which with --shard i/n (--shard 1/1 for everything)"

    private static func read(_ pair: Pair, _ set: [String: String]) throws(ShardError) -> ShardEnvironment? {
        guard set[pair.index] != nil || set[pair.total] != nil else { return nil }
        if set[pair.index] == nil, pair.isOptional, ["0", "1"].contains(set[pair.total]) { return nil }
        let index = try number(pair.index, set, besides: pair.total)
        let total = try number(pair.total, set, besides: pair.index)
        return try ShardEnvironment(
            index - pair.first, of: total, [pair.index, pair.total], set,
            statusFile: pair.index == "TEST_SHARD_INDEX" ? set["TEST_SHARD_STATUS_FILE"] : nil)
    }

    /// Reads the variables of a Slurm job array, whose task numbers start anywhere and increase in equal steps.
    private static func readSlurm(_ set: [String: String]) throws(ShardError) -> ShardEnvironment? {
        let names = ["SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT", "SLURM_ARRAY_TASK_MIN"]
        guard names.contains(where: { set[$0] != nil }) else { return nil }
        let task = try number(names[0], set, besides: names[1])
        let total = try number(names[1], set, besides: names[0])
        let least = try number(names[2], set, besides: names[0])
        let step =
            set["SLURM_ARRAY_TASK_STEP"] == nil ? 1 : try number("SLURM_ARRAY_TASK_STEP", set, besides: "")
        let greatest = set["SLURM_ARRAY_TASK_MAX"].flatMap { Int($0) } ?? least + (total - 1) * step
        guard step > 0, (task - least) % step == 0, greatest == least + (total - 1) * step else {
            throw ShardError(
                "the tasks of this Slurm array do not follow each other in equal steps, so the shard of task \(task) "
                    + "is not certain; \(remedy)")
        }
        return try ShardEnvironment((task - least) / step, of: total, names, set)
    }

    private static func number(
        _ name: String, _ set: [String: String], besides other: String
    ) throws(ShardError) -> Int {
        guard let text = set[name] else {
            throw ShardError("\(other)=\(set[other] ?? "") is set and \(name) is not; set both, or \(remedy)")
        }
        guard let number = Int(text), (0...Int(Int32.max)).contains(number) else {
            throw ShardError("\(name)=\(text) is not the number of a shard; \(remedy)")
        }
        return number
    }

    /// Makes the shard that the given environment variables name.
    ///
    /// - Parameter offset: The index of the shard, counted from 0.
    private init(
        _ offset: Int, of total: Int, _ names: [String], _ set: [String: String], statusFile: String? = nil
    ) throws(ShardError) {
        origin = names.map { "\($0)=\(set[$0] ?? "")" }.joined(separator: ", ")
        guard (0..<total).contains(offset) else {
            throw ShardError("\(origin) name no shard: the index is outside of the total; \(Self.remedy)")
        }
        shard = try Shard(offset + 1, of: total)
        self.statusFile = statusFile
    }
}
