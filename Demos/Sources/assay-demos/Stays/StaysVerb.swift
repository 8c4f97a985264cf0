import ArgumentParser
import Kit

/// `assay-demos stays`: compares the rules that find stays.
struct StaysVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stays",
        abstract:
            "Find a person's stays by the source's rules and by other published rules, side by side.",
        discussion: """
            With a file, the program finds the stays in the track of the file. The file is GPX, GeoLife's PLT, or CSV \
            with columns for time, latitude and longitude under their usual names. Without a file, the program \
            finds the stays in generated days whose stays are known, and scores each rule.
            """)

    @Argument(help: "A track.")
    var file: String?

    @OptionGroup var days: DaysOptions
    @OptionGroup var table: TableOption

    func run() throws {
        let stays = StaysDemonstration(days, table.format)
        guard let file else { return stays.compare() }
        guard days.areUnused else {
            throw Failure(.usage, "--days and --seed are for generated days, not for \(file)")
        }
        try stays.find(in: file)
    }
}
