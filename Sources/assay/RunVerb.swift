import ArgumentParser
import Kit
import Specification
import Specs

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

            learning.archive with --output reads a zip instead, and unpacks it into a new folder: all of it, or nothing \
            (exit code 1, with the clause that forbids it). A folder that is there already is never touched.
            """)

    @OptionGroup var input: OneInput
    @OptionGroup var diary: DiaryOptions
    @OptionGroup var unpacking: UnpackingOptions

    func run() async throws {
        guard unpacking.areUnused || input.subsystem == Archive.id.rawValue && unpacking.output != nil else {
            throw Failure(
                .usage,
                "--output is for \(Archive.id.rawValue), and --files, --bytes and --format go together with it"
            )
        }
        if input.subsystem == DiaryImport.name {
            if input.variant != nil { throw Failure(.usage, "\(DiaryImport.name) has no variants") }
            let diary = try DiaryImport(options: diary, readings: input.readings)
            return try diary.run(on: input.bytes(), named: input.name)
        }
        guard diary.areUnused else {
            throw Failure(
                .usage,
                "--time-zone, --separator, --today, --monitor and --charts are for \(DiaryImport.name)")
        }
        if let output = unpacking.output {
            if input.variant != nil || !input.readings.isEmpty {
                throw Failure(.usage, "unpacking has neither variants nor readings")
            }
            let course = try CourseUnpacking(unpacking, to: output)
            return try await course.run(on: input.bytes(), named: input.name)
        }
        try input.answer(others: [DiaryImport.name])
    }
}
