import ArgumentParser
import Kit

/// `assay-demos diary`: imports a table of reports as a diary.
struct DiaryVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diary",
        abstract: "Import a diary from a table (CSV, RFC 4180): either all lines or none.",
        discussion: """
            The first line has the names of the columns (date, temperature, weight, heartRate, glycemia, and \
            optionally note, importance.temperature, importance.weight, importance.heartRate and importance.glycemia). \
            Each further line is a report. A date is written as 2020-09-13 14:26, as 2020-09-13 (noon), or in whole \
            seconds since the epoch. Reports of the same day are merged; each wrong field is reported with its line \
            (exit code 1). A summary is printed: the means, the days of fever, and the state of each monitor that \
            --monitor adds. With --charts, the command also draws charts of the values.
            """)

    @Argument(help: "The table; standard input if none is named.")
    var file: String?

    @OptionGroup var options: DiaryOptions
    @OptionGroup var readings: ReadingOptions
    @OptionGroup var separator: SeparatorOption

    func run() throws {
        let diary = try DiaryImport(
            options: options, readings: readings.readings, separator: separator.scalar())
        let input = InputFile(file)
        try diary.run(on: try input.bytes(), named: input.name)
    }
}
