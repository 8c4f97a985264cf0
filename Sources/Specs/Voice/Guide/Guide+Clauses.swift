import SharedSpecs
import Specification

extension Guide {
    public enum Rule: String, RuleName {
        case opening = "GUI-1"
        case tapping = "GUI-2"
    }

    public static let clauses: Clauses<Guide> = [
        .opening: Statement(
            .source(
                """
                The info button toggles the guide. While it shows, the button is filled, the manual (an introduction \
                and ways to say each keyword in the set language) stands in the code area, and the hint in the stream \
                area. The code area keeps both its texts.
                """, Source(.mobileSand, "2.5.5", "3.3.5")),
            .decision(
                """
                Closing brings back both texts unchanged, byte for byte. An edit while the guide shows is lost; what \
                the stream gets meanwhile is kept beneath, and comes out on closing. The guide begins with the hint \
                each time it is opened.
                """),
            .decision(
                """
                There is a state after each event, none before the first. The manual is an input: how it is made \
                is not shown.
                """)),
        .tapping: Statement(
            .source(
                """
                While the guide shows, the stream area tells of a button that is tapped what it does.
                """, Source(.mobileSand, "2.5.5", "3.3.5")),
            .decision(
                """
                By the reading voice.guide.tap the button does not act then, or runs besides. While the guide is \
                closed, it runs. What ran is told in the state of that tap only.
                """),
            .decision(
                """
                A name that is not among the buttons is button.unknown, told in that state only, and nothing changes; \
                `info` is such a name, unless there is a button of it. Names are compared by their scalars.
                """)),
    ]
}
