import ArgumentParser
import Kit

/// The options of the commands that compare rules or policies on generated days.
struct DaysOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The number of days of each class (default: 50 for stays, 10 for energy).", valueName: "n"))
    var days: Int?

    @OptionGroup var seed: SeedOption

    var areUnused: Bool { days == nil && seed.seed == nil }

    func validate() throws {
        try checkBounds("--days", days, 1...100_000)
    }
}

/// The seed of the generated days.
struct SeedOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("The seed, which determines the generated days (default: 1).", valueName: "seed"))
    var seed: UInt64?
}
