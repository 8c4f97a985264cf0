import ArgumentParser

/// What is made of the comparison of policies.
struct EnergyOptions: OwnOptions {
    @Option(
        help: ArgumentHelp("mobility.energy: an SVG picture of the costs.", valueName: "file"),
        completion: .file(extensions: ["svg"]))
    var picture: String?

    static let owners = [EnergyDemonstration.name]
    static let names = "--picture"

    var areUnused: Bool { picture == nil }
}
