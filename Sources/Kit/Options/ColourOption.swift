import ArgumentParser
import Reports

/// The option that says whether the output is coloured.
struct ColourOption: ParsableArguments {
    @Option(
        name: .customLong("color"),
        help: ArgumentHelp(
            "Whether the output is coloured: auto, always or never.",
            discussion:
                "By default, only a terminal gets colour; NO_COLOR, CLICOLOR_FORCE and CLICOLOR are respected."
        )
    )
    var choice = ColourChoice.auto
}

extension ColourChoice: ExpressibleByArgument {}

/// A verb whose output may be coloured.
protocol Coloured {
    var colour: ColourOption { get }
}
