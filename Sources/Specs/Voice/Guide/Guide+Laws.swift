import SharedSpecs
import Specification

extension Guide {
    public enum Law: LawName {
        public typealias Subsystem = Guide
        case info, filled, manual, hint, codeReturns, states, closedAtFirst, streamReturns, editIsLost,
            streamIsKept, hintEachTime
        case described, lastTap, goesOn, runs, runsToo, ranOnce, unknown, byScalars
        case parts, fileOrder, blankLine, lineBreak, result, resultIsKept
    }

    private static let section = Source(.mobileSand, "2.5.5", "3.3.5")

    public static let laws: Laws<Guide> = [
        ("GUI-1a", .info, .source(.mobileSand, "3.3.5")): """
        An `info` event, which is a tap on the info button, opens the guide, or closes the guide if it is open.
        """,
        ("GUI-1b", .filled, .source(.mobileSand, "2.5.5")): """
        In each state, `info` is `filled` if the guide is open, and `outline` if the guide is closed.
        """,
        ("GUI-1c", .manual, .source(section)):
            "While the guide is open, the code area shows the manual instead of the code.",
        ("GUI-1d", .hint, .source(section)):
            "When the guide opens, the stream area shows the hint instead of the stream.",
        ("GUI-1e", .codeReturns, .source(.mobileSand, "3.3.5")): """
        The app does not lose the code while the guide is open. While the guide is closed, the code area shows the \
        code.
        """,
        ("GUI-1f", .states, .decision):
            "`states` contains one state after each event, and no state before the first event.",
        ("GUI-1g", .closedAtFirst, .decision): "Before the first event, the guide is closed.",
        ("GUI-1h", .streamReturns, .decision):
            "While the guide is closed, the stream area shows the latest text of the stream.",
        ("GUI-1i", .editIsLost, .decision): """
        An `edit` event that comes while the guide is open has no effect: it changes neither the code nor the manual.
        """,
        ("GUI-1j", .streamIsKept, .decision): """
        If a `stream` event comes while the guide is open, its text is not lost, but the stream area shows the text \
        only after the guide is closed.
        """,
        ("GUI-1k", .hintEachTime, .decision): """
        Each time the guide opens, the stream area shows the hint, not a description that was shown earlier.
        """,
        ("GUI-2a", .described, .source(section)): """
        When a button is tapped while the guide is open, the stream area shows the button's description.
        """,
        ("GUI-2b", .lastTap, .decision): """
        If several buttons are tapped while the guide is open, the stream area shows the description of the last of \
        them. While the guide is open, a `stream` or `result` event does not replace the description in the stream area.
        """,
        ("GUI-2c", .goesOn, .decision): "A tap on a button does not close the guide.",
        ("GUI-2d", .runs, .decision):
            "A tap on a button while the guide is closed performs the button's action.",
        ("GUI-2e", .runsToo, .decision): """
        If a button is tapped while the guide is open, the button is described (GUI-2a). The reading `voice.guide.tap` \
        decides whether the action of the button is also performed.
        """,
        ("GUI-2f", .ranOnce, .decision): """
        `ran` is the name of the button whose action is performed. `ran` is present only in the state after the tap \
        that performs the action.
        """,
        ("GUI-2g", .unknown, .decision): """
        If the `name` of a tap is not the name of a button, the state after the tap has the `error` button.unknown. \
        Such a tap changes nothing else, and performs no action. A tap with the name `info` is not an `info` event, \
        whether or not a button has the name `info`.
        """,
        ("GUI-2h", .byScalars, .decision):
            "The names of buttons are compared scalar by scalar, so the comparison is case-sensitive.",
        ("GUI-3a", .parts, .source(.mobileSand, "3.3.5")): """
        If `manual` consists of parts, the text of the manual begins with the introduction, followed by the keywords, \
        each with its expressions.
        """,
        ("GUI-3b", .fileOrder, .decision): """
        In the manual, the keywords are in the order of `entries`. Each keyword has one line of the form `keyword - \
        expression, expression`, and line feeds separate the lines. An expression is written unchanged, even if it has \
        no words. If a keyword has no expressions, its line ends with the hyphen and the space.
        """,
        ("GUI-3c", .blankLine, .decision): """
        A blank line, that is, two line feeds, separates the introduction from the keywords, even if the introduction \
        is empty or ends with a line feed. If `entries` is empty, the manual contains only the introduction.
        """,
        ("GUI-3d", .lineBreak, .decision): """
        A keyword that consists of a single line feed is written as a backslash and an n. Any other line feed in a \
        keyword or in an expression is written unchanged.
        """,
        ("GUI-3e", .result, .source(.mobileSand, "2.5.3", "2.5.4")): """
        If a `result` event comes while the guide is closed, the stream area shows the `text` of the result. The \
        `text` is the output or the error messages of the program, or the cause of a failure.
        """,
        ("GUI-3f", .resultIsKept, .decision): """
        If a `result` event comes while the guide is open, its text is not lost, but the stream area shows the text \
        only after the guide is closed.
        """,
    ]
}
