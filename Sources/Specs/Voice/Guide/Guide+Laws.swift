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
            "The info button opens the guide, or closes it if it is open.", Source(.mobileSand, "3.3.5")),
        .filled: .source(
            "`info` is `filled` while the guide is open; otherwise it is `outline`.",
            Source(.mobileSand, "2.5.5")),
        .manual: .source(
            "While the guide is open, the code area shows the manual instead of the code.", section),
        .hint: .source(
            "When the guide opens, the stream area shows the hint instead of the stream.", section),
        .codeReturns: .source(
            """
            While the code area shows the manual, the code is kept. While the guide is closed, the code area shows the \
            code.
            """,
            Source(.mobileSand, "3.3.5")),
        .states: .decision("The output has one state after each event, and none before the first event."),
        .closedAtFirst: .decision("Before the first event, the guide is closed."),
        .streamReturns: .decision(
            "While the guide is closed, the stream area shows the latest text of the stream."),
        .editIsLost: .decision(
            "If an edit comes while the guide is open, it is lost: it changes neither the code nor the manual."
        ),
        .streamIsKept: .decision(
            """
            A text that the stream receives while the guide is open is kept, and appears once the guide is closed. It \
            is neither lost nor shown at once.
            """
        ),
        .hintEachTime: .decision(
            "Each time the guide opens, the stream area shows the hint first, not the last description."),
        .described: .source(
            "When a button is tapped while the guide is open, the stream area shows the button's description.",
            section),
        .lastTap: .decision(
            """
            If several buttons are tapped, the description of the last button is shown, not that of the first. A \
            `stream` or `result` event does not replace this description.
            """),
        .goesOn: .decision("A tap on a button does not close the guide."),
        .runs: .decision("A button that is tapped while the guide is closed runs."),
        .runsToo: .decision(
            """
            Whether a button that is tapped while the guide is open is only described, or is described and runs, \
            depends on the reading `voice.guide.tap`.
            """),
        .ranOnce: .decision("`ran` names the button only in the state of the tap that runs it."),
        .unknown: .decision(
            """
            If no button has the name that is tapped, the state of the tap has the error button.unknown, and nothing \
            changes or runs. `info` is a name like any other.
            """
        ),
        .byScalars: .decision("The names of buttons are compared scalar by scalar, with regard to case."),
        .parts: .source(
            "A manual in parts begins with the introduction, followed by each keyword with its expressions.",
            Source(.mobileSand, "3.3.5")),
        .fileOrder: .decision(
            """
            The keywords are in the order of `entries`, and each has one line of the form `keyword - expression, \
            expression`. Line feeds separate the lines.
            """),
        .blankLine: .decision(
            """
            A blank line separates the introduction from the keywords, even if the introduction is empty. If there are \
            no keywords, the manual is only the introduction.
            """),
        .lineBreak: .decision(
            """
            A keyword that is only one line feed is written as a backslash and an n. Any other line feed in a keyword \
            or an expression is written as it is.
            """),
        .result: .source(
            "The stream area shows the result of a run: the program's output, or the cause of its failure.",
            Source(.mobileSand, "2.5.3", "2.5.4")),
        .resultIsKept: .decision(
            """
            A result that comes while the guide is open is kept, and appears once the guide is closed. It is not shown \
            at once.
            """),
    ]
}
