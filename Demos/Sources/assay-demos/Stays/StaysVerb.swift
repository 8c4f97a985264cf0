import ArgumentParser
import Kit

/// `assay-demos stays`: compares the rules that find stays.
struct StaysVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stays",
        abstract:
            "Find a person's stays by the source's rules and by other published rules, side by side.",
        discussion: """
            If you give a file, the program finds the stays in the file's track. The file can be GPX, GeoLife's PLT, \
            or CSV with the usual column names for time, latitude and longitude. If you give no file, the program \
            generates days with known stays, finds the stays, and scores each rule.
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
