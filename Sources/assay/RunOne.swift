import ArgumentParser
import Foundation
import Harness
import Specs

/// `assay run`: one input through the reference, a diary brought in from a table, or a course unpacked.
struct RunOne: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run one input through the reference, and print what comes out.",
        discussion: """
            The input is one JSON value, from a file or from standard input; the output is one line of JSON, as is a \
            rejection, after which the exit code is 1. An input that does not fit its shape is told with its place \
            (exit code 2).

            health.import reads a diary as a table instead (CSV, RFC 4180): a line of column names (date, temperature, \
            weight, heartRate, glycemia, and perhaps note and importance.temperature, importance.weight, \
            importance.heartRate, importance.glycemia), then a line a report. A date is 2020-09-13 14:26, 2020-09-13 \
            (noon) or whole seconds since the epoch. Either all lines are taken, reports of one day being merged, or \
            none is and every wrong field is told with its line (exit code 1). What is known of the diary is printed: \
            its means, the days of fever, and the monitors of --monitor; --charts draws it.

            learning.archive with --output reads a zip instead, and unpacks it into a new folder: all of it, or nothing \
            (exit code 1, with the clause that forbids it). A folder that is there already is never touched.
            """)

    @Argument(help: "A subsystem, or health.import.")
    var subsystem: String

    @Argument(help: "The file to read; standard input where none is named.")
    var file: String?

    @Option(help: ArgumentHelp("A variant instead of the reference.", valueName: "name"))
    var variant: String?

    @Option(
        name: .customLong("reading"),
        help: ArgumentHelp(
            "An option of a reading instead of its default; may be given again.", valueName: "id=option"))
    var readings: [ReadingChoice] = []

    @OptionGroup var diary: DiaryOptions

    @OptionGroup var unpacking: UnpackingOptions

    func run() async throws {
        guard unpacking.areUnused || subsystem == Archive.id.rawValue && unpacking.output != nil else {
            throw Failure(
                .usage,
                "--output is for \(Archive.id.rawValue), and --files, --bytes and --format go together with it"
            )
        }
        if subsystem == DiaryImport.name {
            if variant != nil { throw Failure(.usage, "\(DiaryImport.name) has no variants") }
            return try DiaryImport(options: diary, readings: readings).run(on: bytes(), named: name)
        }
        guard diary.areUnused else {
            throw Failure(
                .usage,
                "--time-zone, --separator, --today, --monitor and --charts are for \(DiaryImport.name)")
        }
        if let output = unpacking.output {
            if variant != nil || !readings.isEmpty {
                throw Failure(.usage, "unpacking has neither variants nor readings")
            }
            return try await CourseUnpacking(unpacking, to: output).run(on: bytes(), named: name)
        }
        guard let specification = Catalogue.specification(SubsystemID(subsystem)) else {
            let known = Catalogue.all.map { $0.id.rawValue } + [DiaryImport.name]
            throw Failure(
                .usage, "there is no subsystem \(subsystem); there is \(known.joined(separator: ", "))")
        }
        let declared = try ReadingChoice.declarations(readings, known: specification.readings).declarations
        let input: Value
        let bytes = try bytes()
        do throws(JSONError) {
            input = try JSONReader.value(of: bytes[...])
        } catch {
            throw Failure(.usage, "\(name): \(error)")
        }
        try answer(specification, input, declared)
    }

    private func answer(
        _ specification: any Specification.Type, _ input: Value, _ declared: [String: String]
    ) throws {
        let candidate = try variant.map(References.variant) ?? References.reference
        let request = Request(subsystem: specification.id, input: input, readings: declared)
        try tell(candidate.answer(to: request))
    }

    private func tell(_ answer: Answer) throws {
        switch answer {
        case .output(let output): standardOutput(JSONWriter.text(of: output) + "\n")
        case .rejection(let error) where error["code"] == "input.malformed".value:
            guard case .string(let problem)? = error["message"] else { throw Failure(.usage, name) }
            throw Failure(.usage, "\(name): \(problem)")
        case .rejection(let error):
            standardOutput(JSONWriter.text(of: .record(("error", error))) + "\n")
            throw Failure(.doesNotConform)
        case .skip(let why): throw Failure(.usage, why)
        }
    }

    private var name: String { file ?? "standard input" }

    private func bytes() throws -> [UInt8] {
        guard let file else { return Array(FileHandle.standardInput.readDataToEndOfFile()) }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(.usage, "\(file) cannot be read")
        }
        return Array(data)
    }
}

/// An option of a reading, as a command line names it: `health.merge.mean=running`.
struct ReadingChoice: ExpressibleByArgument {
    let id: String
    let option: String

    init?(argument: String) {
        let sides = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        (id, option) = (String(sides[0]), String(sides[1]))
    }

    /// The readings that are chosen, where they are all known; of two for one reading the last.
    static func declarations(_ choices: [ReadingChoice], known: [Reading]) throws -> Readings {
        do throws(UnknownReading) {
            return try Readings(Dictionary(choices.map { ($0.id, $0.option) }) { $1 }, known: known)
        } catch {
            throw Failure(.usage, "\(error)")
        }
    }
}
