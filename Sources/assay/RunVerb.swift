import ArgumentParser
import Catalogue
import Illustrations
import Kit
import Reports
import Specification
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

            voice.commands with --streams runs the commands of so many generated streams of hypotheses in the source's \
            way and in others, and tells how many ran wrongly, and how late. voice.conversion with --growing converts a \
            dictation again after each word, from scratch and incrementally, and tells what a word takes.

            --picture draws one input and its output, where there is something to see: \
            \(Illustration.all.map { $0.subsystem.rawValue }.joined(separator: ", ")).

            mobility.pipeline takes a track of yours, if the file is GPX, CSV or PLT, through all stages: debounce, accuracy, \
            motion, geofence and records. It prints records and events as JSON Lines, or as GeoJSON; with --output it \
            writes them into a file, whole or not at all; --picture draws the records. What is wrong in the track is told with its line (exit code 2).

            scholar.presence takes pages of HTML, if the file is one or --surname is given: a page of Scholar's results, \
            and with --homepage the author's own, which says what counts. It prints the coloured list with the h-index \
            and the limbo; --page writes it as a page. A search that finds nothing is told in a sentence (exit code 1).

            voice.conversion with --dictate converts what was said, plain words in a file, and prints the code, or with \
            --execute what that prints.

            learning.archive with --output reads a zip instead, and unpacks it into a new folder: all of it, or nothing \
            (exit code 1, with the clause that forbids it). A folder that is there already is never touched.
            """)

    @OptionGroup var input: OneInput
    @OptionGroup var diary: DiaryOptions
    @OptionGroup var unpacking: UnpackingOptions
    @OptionGroup var days: DaysOptions
    @OptionGroup var streams: StreamsOptions
    @OptionGroup var growing: GrowingOptions
    @OptionGroup var pipeline: PipelineOptions
    @OptionGroup var presence: PresenceOptions
    @OptionGroup var dictation: DictationOptions

    @Option(
        help: ArgumentHelp(
            "mobility.stays, mobility.energy with --days, voice.commands with --streams, voice.conversion with --growing: human, json, csv or markdown; mobility.pipeline: jsonl or geojson; "
                + "learning.archive with --output, scholar.presence on pages: human or json.",
            valueName: "format"))
    var format: RunFormat?

    @Option(
        help: ArgumentHelp(
            "learning.archive: a new folder, into which the zip is unpacked; mobility.pipeline: a file.",
            valueName: "path"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "An SVG picture of the input and its output, or of the costs that mobility.energy compares.",
            valueName: "file"), completion: .file(extensions: ["svg"]))
    var picture: String?

    @Option(
        help: ArgumentHelp(
            "health.import, mobility.pipeline: the character between the fields of a table (a comma).",
            valueName: "character"))
    var separator: String?

    func run() async throws {
        try checkOptions()
        switch job {
        case .reference:
            try input.answer(others: [DiaryImport.name, StaysDemonstration.name], picture: picture)
        case .diary:
            let diary = try DiaryImport(
                options: diary, readings: input.readings, separator: separatorScalar())
            try diary.run(on: input.bytes(), named: input.name)
        case .policies:
            try EnergyDemonstration(days, picture: picture, try tableFormat()).compare()
        case .streams(let count):
            CommandsDemonstration(streams: count, seed: days.seed, try tableFormat()).compare()
        case .growing(let words):
            try GrowingDictation(words: words, try tableFormat()).compare()
        case .stays:
            let stays = StaysDemonstration(days, try tableFormat())
            guard let file = input.file else { return stays.compare() }
            try stays.find(in: file)
        case .track(let format):
            let readings = try ReadingChoice.declarations(input.readings, known: Pipeline.readings)
            let track = TrackRun(
                options: pipeline, readings: readings, format: try trackFormat(),
                separator: try separatorScalar(), picture: picture)
            try track.run(on: input.file, as: format, to: output)
        case .author:
            let readings = try ReadingChoice.declarations(
                input.readings, known: PresenceDemonstration.readings)
            let demonstration = try PresenceDemonstration(
                presence, readings: readings, try tableFormat())
            try demonstration.run(on: input.bytes(), named: input.name)
        case .dictation(let file):
            let readings = try ReadingChoice.declarations(input.readings, known: Conversion.readings)
            try DictationRun(options: dictation, readings: readings).run(on: file)
        case .course(let folder):
            let course = try CourseUnpacking(unpacking, to: folder, try tableFormat())
            try await course.run(on: input.bytes(), named: input.name)
        }
    }

    /// What is done: asking a reference, or something that a name stands for besides.
    private enum Job: Equatable {
        case reference, diary, stays, policies, author
        case track(TrackFormat)
        case course(String)
        case dictation(String)
        case streams(Int)
        case growing(Int)

        var isTrack: Bool { if case .track = self { true } else { false } }
        var isStreams: Bool { if case .streams = self { true } else { false } }
        var isGrowing: Bool { if case .growing = self { true } else { false } }
        var isCourse: Bool { if case .course = self { true } else { false } }
        var isDictation: Bool { if case .dictation = self { true } else { false } }
    }

    private var job: Job {
        switch input.subsystem {
        case DiaryImport.name: .diary
        case StaysDemonstration.name: .stays
        case EnergyDemonstration.name where days.days != nil: .policies
        case CommandsDemonstration.name: streams.streams.map { .streams($0) } ?? .reference
        case TrackRun.name: pipeline.format(of: input.file).map { .track($0) } ?? .reference
        case PresenceDemonstration.name where presence.isForPage(input.file): .author
        case DictationRun.name:
            dictation.dictate.map { .dictation($0) } ?? growing.growing.map { .growing($0) } ?? .reference
        case CourseUnpacking.name: output.map { .course($0) } ?? .reference
        default: .reference
        }
    }

    /// Checks that each option stands with what it is for.
    private func checkOptions() throws {
        let (name, job) = (input.subsystem, job)
        guard output == nil || job.isCourse || job.isTrack else {
            throw Failure(
                .usage, "--output is for \(CourseUnpacking.name), and for a track of \(TrackRun.name)")
        }
        guard unpacking.areUnused || job.isCourse else {
            throw Failure(
                .usage, "\(UnpackingOptions.names) are for \(CourseUnpacking.name), together with --output")
        }
        let all: [any OwnOptions] = [diary, days, streams, growing, pipeline, presence, dictation]
        for own in all
        where !own.areUnused && !type(of: own).owners.contains(name) {
            let owners = type(of: own).owners.joined(separator: " and ")
            throw Failure(.usage, "\(type(of: own).names) are for \(owners)")
        }
        guard name != EnergyDemonstration.name || job == .policies || days.areUnused
        else {
            throw Failure(.usage, "--seed goes together with --days for \(name)")
        }
        guard name != CommandsDemonstration.name || days.days == nil && (job.isStreams || days.areUnused)
        else {
            throw Failure(.usage, "--seed goes together with --streams for \(name), and --days does not")
        }
        guard picture == nil || job == .policies || job.isTrack || job == .reference && isDrawn else {
            throw Failure(
                .usage,
                "--picture is for \(EnergyDemonstration.name) with --days, a track of \(TrackRun.name), \(Self.drawn)"
            )
        }
        guard pipeline.areUnused || job.isTrack else {
            throw Failure(
                .usage, "\(PipelineOptions.names) are for a track: GPX, CSV or PLT, or --as one of these")
        }
        guard dictation.areUnused || job.isDictation else {
            throw Failure(.usage, "--language, --dictionary and --execute go together with --dictate")
        }
        guard !job.isDictation || growing.areUnused else {
            throw Failure(.usage, "--growing makes what is said itself: leave out --dictate")
        }
        guard !job.isDictation || input.file == nil else {
            throw Failure(.usage, "what was said is the file of --dictate, and there is no other")
        }
        guard separator == nil || job == .diary || job.isTrack else {
            throw Failure(
                .usage, "--separator is for \(DiaryImport.name), and for a track of \(TrackRun.name)")
        }
        guard format == nil || job != .reference && job != .diary && !job.isDictation else {
            throw Failure(
                .usage,
                """
                --format is for \(StaysDemonstration.name), \(EnergyDemonstration.name) with --days, \
                \(CommandsDemonstration.name) with --streams, \(GrowingDictation.name) with --growing, for a track of \(TrackRun.name), for pages of \(PresenceDemonstration.name), and for \(CourseUnpacking.name) \
                with --output
                """)
        }
        if input.variant != nil, job != .reference { throw Failure(.usage, "\(name) has no variants here") }
        if !input.readings.isEmpty,
            [.stays, .policies].contains(job) || job.isCourse || job.isStreams || job.isGrowing
        {
            throw Failure(.usage, "\(name) has no readings here")
        }
    }

    private var isDrawn: Bool { Illustration.all.contains { $0.subsystem.rawValue == input.subsystem } }

    private static let drawn =
        "and for one input of \(Illustration.all.map { $0.subsystem.rawValue }.joined(separator: ", "))"

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
            throw Failure(.usage, "\(TrackRun.name) writes a track as jsonl or geojson")
        }
    }
}
