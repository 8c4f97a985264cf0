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
            """
            An `info` event is a tap on the info button. This tap opens the guide, or closes the guide if it is open.
            """, Source(.mobileSand, "3.3.5")),
        .filled: .source(
            "In a state, `info` is `filled` while the guide is open, and `outline` while the guide is closed.",
            Source(.mobileSand, "2.5.5")),
        .manual: .source(
            "While the guide is open, the code area shows the manual instead of the code.", section),
        .hint: .source(
            "When the guide opens, the stream area shows the hint instead of the stream.", section),
        .codeReturns: .source(
            "While the guide is open, the code is kept. While the guide is closed, the code area shows the code.",
            Source(.mobileSand, "3.3.5")),
        .states: .decision(
            "`states` contains one state after each event, and no state before the first event."),
        .closedAtFirst: .decision("Before the first event, the guide is closed."),
        .streamReturns: .decision(
            "While the guide is closed, the stream area shows the latest text of the stream."),
        .editIsLost: .decision(
            """
            An `edit` event that comes while the guide is open has no effect: it changes neither the code nor the \
            manual.
            """),
        .streamIsKept: .decision(
            """
            If a `stream` event comes while the guide is open, its text is not lost. The stream area does not show the \
            text immediately, but only after the guide is closed.
            """),
        .hintEachTime: .decision(
            "Each time the guide opens, the stream area shows the hint, not a description that it showed before."
        ),
        .described: .source(
            "When a button is tapped while the guide is open, the stream area shows the button's description.",
            section),
        .lastTap: .decision(
            """
            If several buttons are tapped while the guide is open, the stream area shows the description of the last \
            of them. A `stream` or `result` event does not replace this description.
            """),
        .goesOn: .decision("A tap on a button does not close the guide."),
        .runs: .decision("If a button is tapped while the guide is closed, the button runs."),
        .runsToo: .decision(
            """
            If a button is tapped while the guide is open, the button is described (GUI-2a). The reading \
            `voice.guide.tap` decides whether the button also runs.
            """),
        .ranOnce: .decision(
            """
            `ran` is the name of the button that runs. It is present only in the state after the tap that runs the \
            button.
            """),
        .unknown: .decision(
            """
            If no button has the `name` of a tap, the state after the tap has the `error` button.unknown. Nothing else \
            changes, and no button runs. The name `info` is a name like any other.
            """),
        .byScalars: .decision(
            "The names of buttons are compared scalar by scalar, so upper and lower case make a difference."),
        .parts: .source(
            """
            If `manual` consists of parts, the text of the manual begins with the introduction. The keywords follow, \
            each with its expressions.
            """, Source(.mobileSand, "3.3.5")),
        .fileOrder: .decision(
            """
            In the manual, the keywords are in the order of `entries`. Each keyword has one line of the form `keyword \
            - expression, expression`, and line feeds separate the lines.
            """),
        .blankLine: .decision(
            """
            A blank line separates the introduction from the keywords, even if the introduction is empty. If `entries` \
            is empty, the manual is only the introduction.
            """),
        .lineBreak: .decision(
            """
            A keyword that consists of a single line feed is written as a backslash and an n. Any other line feed in a \
            keyword or in an expression is written unchanged.
            """),
        .result: .source(
            """
            While the guide is closed, a `result` event shows the text of the result in the stream area. This text is \
            the program's output, or the cause of its failure.
            """, Source(.mobileSand, "2.5.3", "2.5.4")),
        .resultIsKept: .decision(
            """
            If a `result` event comes while the guide is open, the text of the result is kept. The stream area does \
            not show the text immediately, but only after the guide is closed.
            """),
    ]
}
