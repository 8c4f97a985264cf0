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
            "edits-the-manual", "Lets an edit change the manual.",
            breaks: "GUI-1", smallest: input(info, edit), run: CarefulGuide.but { $0.edit = .shown }),
        Mistake(
            "loses-the-stream", "Drops the texts that the stream receives while the guide is open.",
            breaks: "GUI-1", smallest: input(info, stream, info), run: CarefulGuide.but { $0.stream = .lost }),
        Mistake(
            "streams-over-the-hint", "Shows the texts of the stream at once, although the guide is open.",
            breaks: "GUI-1", smallest: input(info, stream), run: CarefulGuide.but { $0.stream = .shown }),
        Mistake(
            "opens-with-the-last-description", "Shows the last description again in place of the hint.",
            breaks: "GUI-1", smallest: input(info, tap, info, info),
            run: CarefulGuide.but { $0.beginsWithTheHint = false }),
        Mistake(
            "never-fills", "Never fills the info button.",
            breaks: "GUI-1", smallest: input(info), run: CarefulGuide.but { $0.drawsInfo = false }),
        Mistake(
            "runs-while-showing", "Runs the button as well as describing it.",
            breaks: "GUI-2", under: ["voice.guide.tap": "describes"], smallest: input(info, tap),
            run: CarefulGuide.but { $0.describesOnly = false }),
        Mistake(
            "describes-once", "Describes only the first button that is tapped.",
            breaks: "GUI-2", smallest: input(info, tap, #"{"kind":"tap","name":"b"}"#),
            run: CarefulGuide.but { $0.describesAll = false }),
        Mistake(
            "tap-closes", "Closes the guide as soon as a button is tapped.",
            breaks: "GUI-2", smallest: input(info, tap), run: CarefulGuide.but { $0.tapCloses = true }),
        Mistake(
            "silent-about-strangers", "Ignores a tap on a name without a button silently.",
            breaks: "GUI-2", smallest: input(#"{"kind":"tap","name":"c"}"#),
            run: CarefulGuide.but { $0.tellsUnknown = false }),
        Mistake(
            "folds-case", "Finds a button without regard to case.",
            breaks: "GUI-2", smallest: input(#"{"kind":"tap","name":"A"}"#),
            run: CarefulGuide.but { $0.foldsCase = true }),
        Mistake(
            "ran-stays", "In every state, names the button that ran last.",
            breaks: "GUI-2", smallest: input(tap, info), run: CarefulGuide.but { $0.ranStays = true }),
        Mistake(
            "loses-the-result", "Drops a result that comes while the guide is open.",
            breaks: "GUI-3", smallest: input(info, result, info),
            run: CarefulGuide.but { $0.resultIsLost = true }),
        Mistake(
            "breaks-in-the-manual", "Writes the line break into the manual as a line break.",
            breaks: "GUI-3", smallest: input([("\\n", "a")]),
            run: CarefulGuide.but { $0.breaksInTheManual = true }),
        Mistake(
            "sorts-the-keywords", "Sorts the keywords of the manual.",
            breaks: "GUI-3", smallest: input([("b", "b"), ("a", "a")]),
            run: CarefulGuide.but { $0.sortsKeywords = true }),
    ]

    /// A guide that is opened, with these keywords in its manual.
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
