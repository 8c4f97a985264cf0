import ArgumentParser
import Kit

/// Options of readings in place of their defaults.
struct ReadingOptions: ParsableArguments {
    @Option(
        name: .customLong("reading"),
        help: ArgumentHelp(
            "An option of a reading instead of its default; may be repeated.", valueName: "id=option"))
    var readings: [ReadingChoice] = []
}
