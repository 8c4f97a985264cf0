import ArgumentParser
import Kit

/// The command-line option that selects options of readings in place of their defaults.
struct ReadingOptions: ParsableArguments {
    @Option(
        name: .customLong("reading"),
        help: ArgumentHelp(
            "The option of a reading to use instead of the default; may be repeated.", valueName: "id=option")
    )
    var readings: [ReadingChoice] = []
}
