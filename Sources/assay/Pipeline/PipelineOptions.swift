import ArgumentParser
import Catalogue
import Kit
import Tracks

/// What track `run mobility.pipeline` reads, and as whose.
struct PipelineOptions: OwnOptions {
    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(
            "mobility.pipeline: what the file is, if its name does not end so: gpx, csv or plt.",
            valueName: "kind"))
    var kind: TrackFormat?

    @Option(help: ArgumentHelp("mobility.pipeline: ios or android (ios).", valueName: "platform"))
    var platform: Geofence.Platform?

    @Option(help: ArgumentHelp("mobility.pipeline: automatic or manual (automatic).", valueName: "mode"))
    var mode: Accuracy.Mode?

    @Option(
        help: ArgumentHelp(
            "mobility.pipeline: what the user travels by in manual mode: walk, bike, car or bus.",
            valueName: "vehicle"))
    var vehicle: TravelMode?

    @Option(help: ArgumentHelp("mobility.pipeline: a name for each line of the output.", valueName: "name"))
    var device: String?

    @Option(
        name: .customLong("column"),
        help: ArgumentHelp(
            "mobility.pipeline: the name of a table's column; may be repeated.",
            discussion: "As t=tracked_at; of t, lat, lon, accuracy or speed.", valueName: "content=name"))
    var columns: [ColumnChoice] = []

    @Option(
        help: ArgumentHelp(
            "mobility.pipeline: metres, of a fix for which the file has none (10).", valueName: "metres"))
    var accuracy: Double?

    static let owners = [TrackRun.name]
    static let names = "--as, --platform, --mode, --vehicle, --device, --column and --accuracy"

    var areUnused: Bool {
        kind == nil && platform == nil && mode == nil && vehicle == nil && device == nil && columns.isEmpty
            && accuracy == nil
    }

    func validate() throws {
        guard accuracy?.isFinite ?? true else { throw ValidationError("--accuracy is a finite number") }
        guard (mode == .manual) == (vehicle != nil) else {
            throw ValidationError(
                mode == .manual
                    ? "--mode manual needs a --vehicle" : "--vehicle is for --mode manual")
        }
    }

    /// How a file is read, or nil if it is no track but one input of the subsystem.
    func format(of file: String?) -> TrackFormat? { kind ?? file.flatMap { TrackFormat(fileName: $0) } }

    var columnNames: ColumnNames {
        ColumnNames(Dictionary(columns.map { ($0.content, $0.name) }) { $1 })
    }
}

/// The name of the column that holds something: `t=tracked_at`.
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
extension Geofence.Platform: ExpressibleByArgument {}
extension Accuracy.Mode: ExpressibleByArgument {}
extension TravelMode: ExpressibleByArgument {}
