import ArgumentParser
import Kit
import Specification
import Specs
import Tracks

/// `assay run`: runs one input through the reference, imports a diary from a table, or unpacks a course.
struct RunVerb: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run one input through the reference, and print what comes out.",
        discussion: OneInput.discussion + """


            health.import reads a diary as a table instead (CSV, RFC 4180): a line of column names (date, temperature, \
            weight, heartRate, glycemia, and perhaps note and importance.temperature, importance.weight, \
            importance.heartRate, importance.glycemia), then a line a report. A date is 2020-09-13 14:26, 2020-09-13 \
            (noon) or whole seconds since the epoch. Either all lines are imported, with the reports of a day merged, or \
            none is and every wrong field is reported with its line (exit code 1). A summary is printed: \
            the means, the days of fever, and the monitors of --monitor; --charts draws it.

            mobility.stays finds where a person stays, by the source's rules and those of others side by side: in a \
            track of yours (GPX, GeoLife's PLT, or CSV with columns for time, latitude and longitude by one of their \
            usual names), or without a file on generated days of which the stays are known, telling how well each \
            rule does.

            mobility.energy with --days compares the source's four policies on so many generated days of each class \
            of users instead; --picture draws what they cost.

            mobility.pipeline takes a track of yours, if the file is GPX, CSV or PLT, through all stages: debounce, accuracy, \
            motion, geofence and records. It prints records and events as JSON Lines, or as GeoJSON; with --output it \
            writes them into a file, whole or not at all. What is wrong in the track is told with its line (exit code 2).

            learning.archive with --output reads a zip instead, and unpacks it into a new folder: all of it, or nothing \
            (exit code 1, with the clause that forbids it). A folder that is there already is never touched.
            """)

    @OptionGroup var input: OneInput
    @OptionGroup var diary: DiaryOptions
    @OptionGroup var unpacking: UnpackingOptions
    @OptionGroup var days: DaysOptions
    @OptionGroup var energy: EnergyOptions
    @OptionGroup var pipeline: PipelineOptions

    @Option(
        help: ArgumentHelp(
            "mobility.stays, mobility.energy with --days: human, json, csv or markdown; mobility.pipeline: jsonl or geojson; "
                + "learning.archive with --output: human or json.",
            valueName: "format"))
    var format: RunFormat?

    @Option(
        help: ArgumentHelp(
            "learning.archive: a new folder, into which the zip is unpacked; mobility.pipeline: a file.",
            valueName: "path"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "health.import, mobility.pipeline: the character between the fields of a table (a comma).",
            valueName: "character"))
    var separator: String?

    func run() async throws {
        try checkOwners()
        switch input.subsystem {
        case DiaryOptions.owner:
            let diary = try DiaryImport(
                options: diary, readings: input.readings, separator: separatorScalar())
            try diary.run(on: input.bytes(), named: input.name)
        case EnergyDemonstration.name where comparesPolicies:
            try EnergyDemonstration(days, energy, try tableFormat()).compare()
        case StaysDemonstration.name:
            let stays = StaysDemonstration(days, try tableFormat())
            guard let file = input.file else { return stays.compare() }
            try stays.find(in: file)
        case PipelineOptions.owner where track != nil:
            try runTrack()
        case UnpackingOptions.owner where output != nil:
            let course = try CourseUnpacking(unpacking, to: output ?? "", try tableFormat())
            try await course.run(on: input.bytes(), named: input.name)
        default:
            try input.answer(others: [DiaryOptions.owner, StaysDemonstration.name])
        }
    }

    private var comparesPolicies: Bool { input.subsystem == EnergyDemonstration.name && days.days != nil }

    /// How the file is read, if it is a track for mobility.pipeline.
    private var track: TrackFormat? {
        input.subsystem == PipelineOptions.owner ? pipeline.format(of: input.file) : nil
    }

    private func runTrack() throws {
        guard let track else { return }
        let readings = try ReadingChoice.declarations(input.readings, known: Pipeline.readings)
        let run = TrackRun(
            options: pipeline, readings: readings, format: try trackFormat(), separator: try separatorScalar()
        )
        try run.run(on: input.file, as: track, to: output)
    }

    /// Checks that each option stands with the name that it is for.
    private func checkOwners() throws {
        let name = input.subsystem
        let unpacks = name == UnpackingOptions.owner && output != nil
        guard output == nil || unpacks || track != nil else {
            throw Failure(
                .usage,
                "--output is for \(UnpackingOptions.owner), and for a track of \(PipelineOptions.owner)")
        }
        guard unpacking.areUnused || unpacks else {
            throw Failure(
                .usage, "\(UnpackingOptions.names) are for \(UnpackingOptions.owner), together with --output")
        }
        for own: any OwnOptions in [diary, days, energy, pipeline] as [any OwnOptions]
        where !own.areUnused && !type(of: own).owners.contains(name) {
            let owners = type(of: own).owners.joined(separator: " and ")
            throw Failure(.usage, "\(type(of: own).names) are for \(owners)")
        }
        guard name != EnergyDemonstration.name || comparesPolicies || days.areUnused && energy.areUnused
        else {
            throw Failure(.usage, "--seed and --picture go together with --days for \(name)")
        }
        guard pipeline.areUnused || track != nil else {
            throw Failure(
                .usage, "\(PipelineOptions.names) are for a track: GPX, CSV or PLT, or --as one of these")
        }
        guard separator == nil || name == DiaryOptions.owner || track != nil else {
            throw Failure(
                .usage,
                "--separator is for \(DiaryOptions.owner), and for a track of \(PipelineOptions.owner)")
        }
        guard format == nil || name == StaysDemonstration.name || comparesPolicies || unpacks || track != nil
        else {
            throw Failure(
                .usage,
                """
                --format is for \(StaysDemonstration.name), \(EnergyDemonstration.name) with --days, for a track of \(PipelineOptions.owner), and for \
                \(UnpackingOptions.owner) with --output
                """)
        }
        let hasReference =
            ![DiaryOptions.owner, StaysDemonstration.name].contains(name) && !comparesPolicies && !unpacks
            && track == nil
        if input.variant != nil, !hasReference { throw Failure(.usage, "\(name) has no variants here") }
        if !input.readings.isEmpty, !hasReference, name != DiaryOptions.owner, track == nil {
            throw Failure(.usage, "\(name) has no readings here")
        }
    }

    private func separatorScalar() throws -> Unicode.Scalar {
        guard let separator else { return "," }
        let scalars = Array(separator.unicodeScalars)
        guard scalars.count == 1, scalars[0].isASCII, !"\"\r\n".unicodeScalars.contains(scalars[0]) else {
            throw Failure(.usage, "--separator is one ASCII character that is neither a quote nor a line end")
        }
        return scalars[0]
    }
}

/// The formats in which `run` writes something else than an output.
enum RunFormat: String, ExpressibleByArgument, CaseIterable {
    case human, json, csv, markdown, jsonl, geojson
}

extension RunVerb {
    /// The format of a table; nil if none is asked for.
    fileprivate func tableFormat() throws -> TableFormat? {
        guard let format else { return nil }
        guard let table = TableFormat(rawValue: format.rawValue) else {
            throw Failure(.usage, "\(input.subsystem) is not written as \(format.rawValue)")
        }
        return table
    }

    /// The format of what comes of a track; JSON Lines if none is asked for.
    fileprivate func trackFormat() throws -> TrackLines.Format {
        switch format {
        case nil, .jsonl: .jsonLines
        case .geojson: .geoJSON
        case .human, .json, .csv, .markdown:
            throw Failure(.usage, "\(PipelineOptions.owner) writes a track as jsonl or geojson")
        }
    }
}
