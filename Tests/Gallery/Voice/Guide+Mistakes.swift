import Catalogue
import JSON
import Specification

extension Guide: Mistaken {
    public static let careful: any Implementation<Guide> = CarefulGuide()

    private static let info = #"{"kind":"info"}"#
    private static let tap = #"{"kind":"tap","name":"a"}"#
    private static let edit = #"{"kind":"edit","text":"a"}"#
    private static let result = #"{"kind":"result","result":{"kind":"output","text":"a"}}"#
    private static let stream = #"{"kind":"stream","text":"a"}"#

    public static let mistakes: [Mistake<Guide>] = [
        Mistake(
            "edits-beneath",
            "Keeps an edit made while the guide is open, and shows it as the code afterwards.",
            breaks: "GUI-1", smallest: input(info, edit, info), run: CarefulGuide.but { $0.edit = .kept }),
        Mistake(
            "edits-the-manual", "Lets an edit change the text of the manual while the guide is open.",
            breaks: "GUI-1", smallest: input(info, edit), run: CarefulGuide.but { $0.edit = .shown }),
        Mistake(
            "loses-the-stream", "Drops text that the stream receives while the guide is open.",
            breaks: "GUI-1", smallest: input(info, stream, info), run: CarefulGuide.but { $0.stream = .lost }),
        Mistake(
            "streams-over-the-hint", "Shows new text from the stream even while the guide is open.",
            breaks: "GUI-1", smallest: input(info, stream), run: CarefulGuide.but { $0.stream = .shown }),
        Mistake(
            "opens-with-the-last-description",
            "When the guide is opened again, shows the last description instead of the hint.",
            breaks: "GUI-1", smallest: input(info, tap, info, info),
            run: CarefulGuide.but { $0.beginsWithTheHint = false }),
        Mistake(
            "never-fills", "Never shows the info button as filled, even while the guide is open.",
            breaks: "GUI-1", smallest: input(info), run: CarefulGuide.but { $0.drawsInfo = false }),
        Mistake(
            "runs-while-showing",
            "Performs the action of a tapped button while the guide is open, instead of only describing the button.",
            breaks: "GUI-2", under: ["voice.guide.tap": "describes"], smallest: input(info, tap),
            run: CarefulGuide.but { $0.describesOnly = false }),
        Mistake(
            "describes-once", "Describes only the first button that is tapped while the guide is open.",
            breaks: "GUI-2", smallest: input(info, tap, #"{"kind":"tap","name":"b"}"#),
            run: CarefulGuide.but { $0.describesAll = false }),
        Mistake(
            "tap-closes", "Closes the guide as soon as a button is tapped.",
            breaks: "GUI-2", smallest: input(info, tap), run: CarefulGuide.but { $0.tapCloses = true }),
        Mistake(
            "silent-about-strangers",
            "Ignores a tap with a name that belongs to no button, instead of reporting an error.",
            breaks: "GUI-2", smallest: input(#"{"kind":"tap","name":"c"}"#),
            run: CarefulGuide.but { $0.tellsUnknown = false }),
        Mistake(
            "folds-case", "Ignores case when it compares the name of a tap with the names of the buttons.",
            breaks: "GUI-2", smallest: input(#"{"kind":"tap","name":"A"}"#),
            run: CarefulGuide.but { $0.foldsCase = true }),
        Mistake(
            "ran-stays",
            "Keeps `ran` in all states after the tap that performs an action, not only in the first state.",
            breaks: "GUI-2", smallest: input(tap, info), run: CarefulGuide.but { $0.ranStays = true }),
        Mistake(
            "loses-the-result", "Drops a result that arrives while the guide is open.",
            breaks: "GUI-3", smallest: input(info, result, info),
            run: CarefulGuide.but { $0.resultIsLost = true }),
        Mistake(
            "breaks-in-the-manual",
            "Writes a keyword that is a line feed unchanged into the manual, instead of as `\\n`.",
            breaks: "GUI-3", smallest: input([("\\n", "a")]),
            run: CarefulGuide.but { $0.breaksInTheManual = true }),
        Mistake(
            "sorts-the-keywords", "Sorts the keywords of the manual, instead of keeping their order.",
            breaks: "GUI-3", smallest: input([("b", "b"), ("a", "a")]),
            run: CarefulGuide.but { $0.sortsKeywords = true }),
    ]

    /// Returns an input that opens a guide whose manual has these keywords.
    private static func input(_ entries: [(keyword: String, expression: String)]) -> String {
        let list = entries.map { #"{"keyword":"\#($0.keyword)","expressions":["\#($0.expression)"]}"# }
        return """
            {"manual":{"introduction":"m","entries":[\(list.joined(separator: ","))]},"hint":"h","buttons":{},\
            "code":"c","stream":"s","events":[\(info)]}
            """
    }

    private static func input(_ events: String...) -> String {
        """
        {"manual":"m","hint":"h","buttons":{"a":"x","b":"y"},"code":"c","stream":"s",\
        "events":[\(events.joined(separator: ","))]}
        """
    }
}
