import ArgumentParser
import Catalogue
import Kit

/// `assay-demos track`: runs a track through all stages of mobility.
struct TrackVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "track",
        abstract: "Run a track (GPX, CSV or PLT) through debounce, accuracy, motion, geofence and records.",
        discussion: """
            The command prints records and events as JSON Lines or GeoJSON. GeoJSON also contains a LineString for each \
            stretch that has one activity and is outside stays. With --output, the command writes its output to a \
            file, completely or not at all. An error in the track is reported with its line number (exit code 2).
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case jsonl, geojson
    }

    @Argument(help: "The track; standard input if none is named.")
    var file: String?

    @OptionGroup var options: TrackOptions
    @OptionGroup var readings: ReadingOptions
    @OptionGroup var separator: SeparatorOption

    @Option(help: ArgumentHelp("The format: jsonl or geojson (default: jsonl).", valueName: "format"))
    var format: Format = .jsonl

    @Option(help: ArgumentHelp("The file to write the output to.", valueName: "file"), completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp("Also write an SVG picture of the records to this file.", valueName: "file"),
        completion: .file(extensions: ["svg"]))
    var picture: String?

    func run() throws {
        let known = try ReadingChoice.declarations(readings.readings, known: Pipeline.readings)
        let track = TrackRun(
            options: options, readings: known, format: format == .jsonl ? .jsonLines : .geoJSON,
            separator: try separator.scalar(), picture: picture)
        try track.run(on: file, as: try options.format(of: file), to: output)
    }
}
