import ArgumentParser
import Kit

/// `assay-demos energy`: compares the costs of positioning policies.
struct EnergyVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "energy",
        abstract:
            "Compare the costs of the source's four positioning policies for each class of users, on generated days."
    )

    @OptionGroup var days: DaysOptions
    @OptionGroup var table: TableOption

    @Option(
        help: ArgumentHelp("Also draw the costs as SVG to this file.", valueName: "file"),
        completion: .file(extensions: ["svg"]))
    var picture: String?

    func run() throws { try EnergyDemonstration(days, picture: picture, table.format).compare() }
}
