import ArgumentParser
import Kit

/// `assay-demos energy`: compares the costs of policies for positioning.
struct EnergyVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "energy",
        abstract:
            "Compare the costs of the source's four policies for positioning, on generated days of each class of users."
    )

    @OptionGroup var days: DaysOptions
    @OptionGroup var table: TableOption

    @Option(
        help: ArgumentHelp("Also draw the costs as SVG to this file.", valueName: "file"),
        completion: .file(extensions: ["svg"]))
    var picture: String?

    func run() throws { try EnergyDemonstration(days, picture: picture, table.format).compare() }
}
