import ArgumentParser
import Kit

/// On which days the rules for stays are compared.
struct StaysOptions: OwnOptions {
    @Option(help: ArgumentHelp("mobility.stays: how many days of each class (50).", valueName: "n"))
    var days: Int?

    @Option(help: ArgumentHelp("mobility.stays: what the days come from (1).", valueName: "seed"))
    var seed: UInt64?

    static let owner = "mobility.stays"
    static let names = "--days and --seed"

    var areUnused: Bool { days == nil && seed == nil }

    func validate() throws {
        try checkBounds("--days", days, 1...100_000)
    }
}
