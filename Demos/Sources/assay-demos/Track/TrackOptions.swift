import ArgumentParser
import Catalogue
import Kit
import Tracks

/// The options for reading a track, and those that describe how the track was recorded.
struct TrackOptions: ParsableArguments {
    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(
            "The format, if the name of the file does not show it: gpx, csv or plt.",
            valueName: "kind"))
    var kind: TrackFormat?

    @Option(
        help: ArgumentHelp("The platform: ios or android (default: ios).", valueName: "platform"),
        transform: choice)
    var platform: Geofence.Platform?

    @Option(
        help: ArgumentHelp("The mode: automatic or manual (default: automatic).", valueName: "mode"),
        transform: choice
    )
    var mode: Accuracy.Mode?

    @Option(
        help: ArgumentHelp(
            "The vehicle in manual mode: walk, bike, car or bus.",
            valueName: "vehicle"), transform: choice)
    var vehicle: TravelMode?

    @Option(
        help: ArgumentHelp(
            "The name of the device, which is added to each line of the output.", valueName: "name"))
    var device: String?

    @Option(
        name: .customLong("column"),
        help: ArgumentHelp(
            "The column of a table that contains a member of a fix; may be repeated.",
            discussion: "For example t=tracked_at; the members are t, lat, lon, accuracy and speed.",
            valueName: "content=name"
        ))
    var columns: [ColumnChoice] = []

    @Option(
        help: ArgumentHelp(
            "The accuracy in metres to use for fixes without an accuracy (default: 10).", valueName: "metres")
    )
    var accuracy: Double?

    func validate() throws {
        guard accuracy?.isFinite ?? true else { throw ValidationError("--accuracy must be a finite number") }
        guard (mode == .manual) == (vehicle != nil) else {
            throw ValidationError(
                mode == .manual
                    ? "--mode manual needs --vehicle" : "--vehicle needs --mode manual")
        }
    }

    /// Returns the format of a file, from `--as` or from the name of the file.
    ///
    /// - Throws: `Failure` if neither the file's name nor `--as` shows the format.
    func format(of file: String?) throws -> TrackFormat {
        if let format = kind ?? file.flatMap({ TrackFormat(fileName: $0) }) { return format }
        throw Failure(
            .usage, "\(InputFile(file).name): unknown format; choose one with --as gpx, csv or plt")
    }

    var columnNames: ColumnNames {
        ColumnNames(Dictionary(columns.map { ($0.content, $0.name) }) { $1 })
    }
}

/// The name of the column for a member of a fix, in the form `t=tracked_at`.
struct ColumnChoice: ExpressibleByArgument {
    let content: ColumnNames.Content
    let name: String

    init?(argument: String) {
        let sides = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2, let content = ColumnNames.Content(rawValue: String(sides[0])) else {
            return nil
        }
        (self.content, name) = (content, String(sides[1]))
    }
}

extension TrackFormat: ExpressibleByArgument {}

/// Returns the case with the given name, for an option whose type is an enumeration from the catalogue.
private func choice<Choice: RawRepresentable & CaseIterable>(_ text: String) throws -> Choice
where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
        let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("\(text) is not one of \(names)")
    }
    return choice
}
