import Catalogue
import Foundation
import JSON
import Specification

extension Question: Mistaken {
    public static let careful: any Implementation<Question> = CarefulQuestion()

    public static let mistakes: [Mistake<Question>] = [
        Mistake(
            "italian-letters-alone", "Has a table of the accented letters of Italian and no others.",
            breaks: "QUE-1", smallest: #"{"question":"Å"}"#,
            run: CarefulQuestion.but { $0.plain = .listed }),
        Mistake(
            "folds-everything", "Folds diacritics with the library, which folds those of other scripts too.",
            breaks: "QUE-1", smallest: #"{"question":"1\u0301"}"#,
            run: CarefulQuestion.but { $0.plain = .folded }),
        Mistake(
            "strips-every-mark", "Decomposes, drops what is a diacritic and composes again.",
            breaks: "QUE-1", smallest: #"{"question":"が"}"#,
            run: CarefulQuestion.but { $0.plain = .stripped }),
        Mistake(
            "lets-slashes-through", "Encodes with the set of characters that a path may have.",
            breaks: "QUE-1", under: ["learning.question.encoding": "full"], smallest: #"{"question":"/"}"#,
            run: CarefulQuestion.but { $0.kept = CharacterSet(charactersIn: "-._~/:@!$&'()*+,;=") }),
        Mistake(
            "plus-for-spaces", "Writes spaces as forms do.",
            breaks: "QUE-1", under: ["learning.question.encoding": "full"], smallest: #"{"question":" "}"#,
            run: CarefulQuestion.but { $0.usesPlus = true }),
        Mistake(
            "asks-the-folder-above", "Asks for /qa/.. too, which clients make / of.",
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
            "trusts-the-server", "Takes the answers as they come, since the server has sorted them.",
            breaks: "QUE-2",
            smallest: #"{"question":"","reply":[{"answer":"","score":0},{"answer":"","score":1}]}"#,
            run: CarefulQuestion.but { $0.sorts = false }),
        Mistake(
            "unstable-sort", "Sorts so that equal scores change places.",
            breaks: "QUE-2",
            smallest: #"{"question":"","reply":[{"answer":"","score":0},{"answer":"a","score":0}]}"#,
            run: CarefulQuestion.but { $0.isStable = false }),
        Mistake(
            "numbers-alone", "Decodes scores as numbers, and drops those that are texts.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":[{"answer":"","score":"0"}]}"#,
            run: CarefulQuestion.but { $0.scoreTexts = .none }),
        Mistake(
            "whatever-the-library-reads", "Takes any text that the language reads as a number: +1, .5, 0x1.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":[{"answer":"","score":"+1"}]}"#,
            run: CarefulQuestion.but { $0.scoreTexts = .whatever }),
        Mistake(
            "one-spoils-all", "Decodes the whole list at once, so that one malformed answer refuses it.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":[null]}"#,
            run: CarefulQuestion.but { $0.spoilsAll = true }),
        Mistake(
            "drops-in-silence", "Leaves malformed answers out and does not count them.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":[null]}"#,
            run: CarefulQuestion.but { $0.drops = false }),
        Mistake(
            "anything-is-a-list", "Takes a body that is no list for one without answers.",
            breaks: "QUE-2", smallest: #"{"question":"","reply":null}"#,
            run: CarefulQuestion.but { $0.wantsList = false }),
        Mistake(
            "empty-is-no-reply", "Falls back on the stored answers where the reply has none.",
            breaks: "QUE-3", smallest: #"{"question":"","reply":[]}"#,
            run: CarefulQuestion.but { $0.takesEmptyForMissing = true }),
    ]
}
