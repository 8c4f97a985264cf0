import Catalogue
import Foundation
import JSON
import Specification

extension Question: Mistaken {
    public static let careful: any Implementation<Question> = CarefulQuestion()

    public static let mistakes: [Mistake<Question>] = [
        Mistake(
            "italian-letters-alone", "Has a table that holds only the accented letters of Italian.",
            breaks: "QUE-1", smallest: #"{"question":"Å"}"#,
            run: CarefulQuestion.but { $0.plain = .listed }),
        Mistake(
            "folds-everything",
            "Folds diacritics with a library function, which also folds those of other scripts.",
            breaks: "QUE-1", smallest: #"{"question":"1\u0301"}"#,
            run: CarefulQuestion.but { $0.plain = .folded }),
        Mistake(
            "strips-every-mark", "Decomposes, removes every diacritic and composes again.",
            breaks: "QUE-1", smallest: #"{"question":"が"}"#,
            run: CarefulQuestion.but { $0.plain = .stripped }),
        Mistake(
            "lets-slashes-through", "Encodes none of the characters that a path may contain.",
            breaks: "QUE-1", under: ["learning.question.encoding": "full"], smallest: #"{"question":"/"}"#,
            run: CarefulQuestion.but { $0.kept = CharacterSet(charactersIn: "-._~/:@!$&'()*+,;=") }),
        Mistake(
            "plus-for-spaces", "Writes spaces as plus signs, as forms do.",
            breaks: "QUE-1", under: ["learning.question.encoding": "full"], smallest: #"{"question":" "}"#,
            run: CarefulQuestion.but { $0.usesPlus = true }),
        Mistake(
            "asks-the-folder-above", "Asks for `/qa/..` too, which clients resolve to `/`.",
            breaks: "QUE-1", under: ["learning.question.encoding": "full"], smallest: #"{"question":"."}"#,
            run: CarefulQuestion.but { $0.refusesDots = false }),
        Mistake(
            "compares-doubles", "Declares that scores are compared exactly, and compares doubles.",
            breaks: "QUE-2", under: ["learning.question.score": "exact"],
            smallest: #"""
                {"question":"","reply":[{"answer":"","score":0},{"answer":"a","score":1e-400}]}
                """#,
            run: CarefulQuestion.but { $0.comparison = .double }),
        Mistake(
            "compares-digits", "Declares that scores are compared as doubles, and compares them exactly.",
            breaks: "QUE-2", under: ["learning.question.score": "double"],
            smallest: #"""
                {"question":"","reply":[{"answer":"","score":0},{"answer":"a","score":1e-400}]}
                """#,
            run: CarefulQuestion.but { $0.comparison = .exact }),
        Mistake(
            "trusts-the-server", "Gives the answers as received, because the server has sorted them.",
            breaks: "QUE-2",
            smallest: #"{"question":"","reply":[{"answer":"","score":0},{"answer":"","score":1}]}"#,
            run: CarefulQuestion.but { $0.sorts = false }),
        Mistake(
            "unstable-sort", "Sorts in a way that may swap answers with equal scores.",
            breaks: "QUE-2",
            smallest: #"{"question":"","reply":[{"answer":"","score":0},{"answer":"a","score":0}]}"#,
            run: CarefulQuestion.but { $0.isStable = false }),
        Mistake(
            "numbers-alone", "Decodes scores as numbers, and drops answers whose score is a text.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":[{"answer":"","score":"0"}]}"#,
            run: CarefulQuestion.but { $0.scoreTexts = .none }),
        Mistake(
            "whatever-the-library-reads",
            "Accepts any text that its language reads as a number: +1, .5, 0x1.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":[{"answer":"","score":"+1"}]}"#,
            run: CarefulQuestion.but { $0.scoreTexts = .whatever }),
        Mistake(
            "one-spoils-all", "Decodes the whole list at once, so one malformed answer rejects it.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":[null]}"#,
            run: CarefulQuestion.but { $0.spoilsAll = true }),
        Mistake(
            "drops-in-silence", "Leaves out malformed answers without counting them.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":[null]}"#,
            run: CarefulQuestion.but { $0.drops = false }),
        Mistake(
            "anything-is-a-list", "Treats a body that is not a list as a list without answers.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":null}"#,
            run: CarefulQuestion.but { $0.wantsList = false }),
        Mistake(
            "empty-is-no-reply", "Gives the stored answers if the reply has none.",
            breaks: "QUE-3", smallest: #"{"question":"","reply":[]}"#,
            run: CarefulQuestion.but { $0.takesEmptyForMissing = true }),
    ]
}
