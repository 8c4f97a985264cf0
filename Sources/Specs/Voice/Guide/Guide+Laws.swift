import SharedSpecs
import Specification

extension Guide {
    public enum Law: String, LawName {
        case info = "GUI-1a"
        case filled = "GUI-1b"
        case manual = "GUI-1c"
        case hint = "GUI-1d"
        case codeReturns = "GUI-1e"
        case states = "GUI-1f"
        case closedAtFirst = "GUI-1g"
        case streamReturns = "GUI-1h"
        case editIsLost = "GUI-1i"
        case streamIsKept = "GUI-1j"
        case hintEachTime = "GUI-1k"
        case described = "GUI-2a"
        case lastTap = "GUI-2b"
        case goesOn = "GUI-2c"
        case runs = "GUI-2d"
        case runsToo = "GUI-2e"
        case ranOnce = "GUI-2f"
        case unknown = "GUI-2g"
        case byScalars = "GUI-2h"
        case parts = "GUI-3a"
        case fileOrder = "GUI-3b"
        case blankLine = "GUI-3c"
        case lineBreak = "GUI-3d"
        case result = "GUI-3e"
        case resultIsKept = "GUI-3f"
    }

    private static let section = Source(.mobileSand, "2.5.5", "3.3.5")

    public static let laws: Laws<Guide> = [
        .info: .source(
            "The info button opens the guide, and closes it if it shows.", Source(.mobileSand, "3.3.5")),
        .filled: .source(
            "While the guide shows, the info button is filled with blue.", Source(.mobileSand, "2.5.5")),
        .manual: .source(
            "While the guide shows, the code area shows the manual in place of the code.", section),
        .hint: .source(
            "When the guide is opened, the stream area shows the hint in place of the stream.", section),
        .codeReturns: .source(
            "The code area keeps the code beneath the manual, and shows it while the guide is closed.",
            Source(.mobileSand, "3.3.5")),
        .states: .decision("There is one state after each event, and none before the first."),
        .closedAtFirst: .decision("At first the guide is closed."),
        .streamReturns: .decision(
            "While the guide is closed, the stream area shows what the stream got last."),
        .editIsLost: .decision(
            "An edit while the guide shows is lost: it changes neither the code beneath nor the manual."),
        .streamIsKept: .decision(
            "What the stream gets while the guide shows is kept beneath; it is neither lost nor shown at once."
        ),
        .hintEachTime: .decision(
            "Each time it is opened the guide begins with the hint, not with the last description."),
        .described: .source(
            "A button that is tapped while the guide shows is described in the stream area.", section),
        .lastTap: .decision("The description is that of the last tap, not of the first."),
        .goesOn: .decision("A tap on a button does not close the guide."),
        .runs: .decision("A button that is tapped while the guide is closed runs."),
        .runsToo: .decision(
            """
            By the reading voice.guide.tap a button that is tapped while the guide shows is described only, or runs \
            besides.
            """),
        .ranOnce: .decision("What ran is named in the state of its tap only."),
        .unknown: .decision(
            """
            A tap on a name without a button is button.unknown, in the state of that tap only; nothing changes or runs. \
            `info` is a name like others.
            """
        ),
        .byScalars: .decision("Names of buttons are compared scalar by scalar, not without regard to case."),
        .parts: .source(
            "A manual in parts is the introduction, and behind it each keyword with its expressions.",
            Source(.mobileSand, "3.3.5")),
        .fileOrder: .decision(
            """
            The keywords come in the order of their file, each in a line `keyword - expression, expression`, with line \
            feeds between the lines.
            """),
        .blankLine: .decision(
            "A blank line parts them from the introduction, which stands alone if there is no keyword."),
        .lineBreak: .decision("The line break, a keyword too, is written `\\n` there."),
        .result: .source(
            "The result of a run stands in the stream area: what the program wrote, or why it failed.",
            Source(.mobileSand, "2.5.3", "2.5.4")),
        .resultIsKept: .decision(
            """
            A result that comes while the guide shows is kept beneath: it shows when the guide is closed, not at once.
            """),
    ]
}
