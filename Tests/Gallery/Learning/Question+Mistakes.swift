import Catalogue
import Foundation
import JSON
import Specification

extension Question: Mistaken {
    public static let careful: any Implementation<Question> = CarefulQuestion()

    public static let mistakes: [Mistake<Question>] = [
        Mistake(
            "italian-letters-alone",
            "Removes accents with a table that has only the accented letters of Italian.",
            breaks: "QUE-1", smallest: #"{"question":"Å"}"#,
            run: CarefulQuestion.but { $0.plain = .listed }),
        Mistake(
            "folds-everything",
            "Removes diacritics with a library function that also removes marks that the laws keep.",
            breaks: "QUE-1", smallest: #"{"question":"1\u0301"}"#,
            run: CarefulQuestion.but { $0.plain = .folded }),
        Mistake(
            "strips-every-mark",
            "Decomposes the question, removes every diacritic and composes the question again.",
            breaks: "QUE-1", smallest: #"{"question":"が"}"#,
            run: CarefulQuestion.but { $0.plain = .stripped }),
        Mistake(
            "lets-slashes-through",
            "Leaves unencoded every character that a path may contain, even the slash.",
            breaks: "QUE-1", under: ["learning.question.encoding": "full"], smallest: #"{"question":"/"}"#,
            run: CarefulQuestion.but { $0.kept = CharacterSet(charactersIn: "-._~/:@!$&'()*+,;=") }),
        Mistake(
            "plus-for-spaces", "Writes spaces as plus signs, as HTML forms do.",
            breaks: "QUE-1", under: ["learning.question.encoding": "full"], smallest: #"{"question":" "}"#,
            run: CarefulQuestion.but { $0.usesPlus = true }),
        Mistake(
            "asks-the-folder-above", "Sends a request even for `/qa/..`, which clients resolve to `/`.",
            breaks: "QUE-1", under: ["learning.question.encoding": "full"], smallest: #"{"question":"."}"#,
            run: CarefulQuestion.but { $0.refusesDots = false }),
        Mistake(
            "compares-doubles",
            "Compares scores as doubles, although it declares that it compares them exactly.",
            breaks: "QUE-2", under: ["learning.question.score": "exact"],
            smallest: #"""
                {"question":"","reply":[{"answer":"","score":0},{"answer":"a","score":1e-400}]}
                """#,
            run: CarefulQuestion.but { $0.comparison = .double }),
        Mistake(
            "compares-digits",
            "Compares scores exactly, although it declares that it compares them as doubles.",
            breaks: "QUE-2", under: ["learning.question.score": "double"],
            smallest: #"""
                {"question":"","reply":[{"answer":"","score":0},{"answer":"a","score":1e-400}]}
                """#,
            run: CarefulQuestion.but { $0.comparison = .exact }),
        Mistake(
            "trusts-the-server",
            "Returns the answers as received, on the assumption that the server has sorted them.",
            breaks: "QUE-2",
            smallest: #"{"question":"","reply":[{"answer":"","score":0},{"answer":"","score":1}]}"#,
            run: CarefulQuestion.but { $0.sorts = false }),
        Mistake(
            "unstable-sort", "Sorts with an algorithm that may swap answers with equal scores.",
            breaks: "QUE-2",
            smallest: #"{"question":"","reply":[{"answer":"","score":0},{"answer":"a","score":0}]}"#,
            run: CarefulQuestion.but { $0.isStable = false }),
        Mistake(
            "numbers-alone", "Decodes each score as a number, and so drops answers whose score is a string.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":[{"answer":"","score":"0"}]}"#,
            run: CarefulQuestion.but { $0.scoreTexts = .none }),
        Mistake(
            "whatever-the-library-reads",
            "Accepts as a score any string that Swift reads as a number, such as +1, .5 or 0x1.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":[{"answer":"","score":"+1"}]}"#,
            run: CarefulQuestion.but { $0.scoreTexts = .whatever }),
        Mistake(
            "one-spoils-all",
            "Decodes the whole list in one step, so one malformed answer makes the whole reply malformed.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":[null]}"#,
            run: CarefulQuestion.but { $0.spoilsAll = true }),
        Mistake(
            "drops-in-silence", "Leaves out malformed answers, but does not count them as dropped.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":[null]}"#,
            run: CarefulQuestion.but { $0.drops = false }),
        Mistake(
            "anything-is-a-list", "Treats a reply that is not a list as an empty list of answers.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":null}"#,
            run: CarefulQuestion.but { $0.wantsList = false }),
        Mistake(
            "empty-is-no-reply", "Returns the stored answers if the reply is an empty list.",
            breaks: "QUE-3", smallest: #"{"question":"","reply":[]}"#,
            run: CarefulQuestion.but { $0.takesEmptyForMissing = true }),
    ]
}
