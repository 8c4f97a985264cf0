import ArgumentParser
import Reports

/// The option that says when the output is coloured.
struct ColourOption: ParsableArguments {
    @Option(
        name: .customLong("color"),
        help: ArgumentHelp(
            "When to colour the output: auto, always or never.",
            discussion:
                "By default, only output to a terminal is coloured; NO_COLOR, CLICOLOR_FORCE and CLICOLOR are obeyed."
        )
    )
    var choice = ColourChoice.auto
}

extension ColourChoice: ExpressibleByArgument {}

/// A verb whose output may be coloured.
protocol Coloured {
    var colour: ColourOption { get }
}
