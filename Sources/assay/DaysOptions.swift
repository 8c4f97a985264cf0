import ArgumentParser
import Kit

/// From which generated days a comparison is made.
struct DaysOptions: OwnOptions {
    @Option(
        help: ArgumentHelp(
            "mobility.stays, mobility.energy: how many days of each class (50 and 10).", valueName: "n"))
    var days: Int?

    @Option(
        help: ArgumentHelp(
            "mobility.stays, mobility.energy, voice.commands: what days or streams come from (1).",
            valueName: "seed"))
    var seed: UInt64?

    static let owners = [StaysDemonstration.name, EnergyDemonstration.name, CommandsDemonstration.name]
    static let names = "--days and --seed"

    var areUnused: Bool { days == nil && seed == nil }

    func validate() throws {
        try checkBounds("--days", days, 1...100_000)
    }
}
