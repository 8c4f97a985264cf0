import Catalogue
import JSON
import Specification

extension Commands: Mistaken {
    public static let careful: any Implementation<Commands> = CarefulCommands()

    private static let count = ["voice.commands.replay": "count"]

    public static let mistakes: [Mistake<Commands>] = [
        Mistake(
            "reads-and", "Accepts the word \"and\" within a number.",
            breaks: "CMD-1", smallest: input("line one hundred and two"),
            run: CarefulCommands.but { $0.numbers.takesAnd = true }),
        Mistake(
            "shortest-number",
            "Reads only the shortest number that the words begin with, so \"twenty one\" is 20.",
            breaks: "CMD-1", smallest: input("line twenty one"),
            run: CarefulCommands.but { $0.numbers.shortest = true }),
        Mistake(
            "bare-hundred", "Treats the word `hundred` alone as the number 100.",
            breaks: "CMD-1", smallest: input("line hundred"),
            run: CarefulCommands.but { $0.numbers.bareHundred = true }),
        Mistake(
            "needs-the-accent", "Recognises `ventitré` only if it is written with its accent.",
            breaks: "CMD-1", smallest: input("riga ventitre", language: "it"),
            run: CarefulCommands.but { $0.numbers.accentNeeded = true }),
        Mistake(
            "keeps-leading-zeros", "Keeps the leading zeros of a number that is given in digits.",
            breaks: "CMD-1", smallest: input("line 003"),
            run: CarefulCommands.but { $0.numbers.keepsZeros = true }),
        Mistake(
            "skips-by-index",
            """
            Skips as many words as it has read in earlier transcripts, although the source rejects this method.
            """,
            breaks: "CMD-2", "CMD-3", "CMD-8", under: count, smallest: input("copy", "foo copy"),
            run: CarefulCommands.but { $0.memory = .index }),
        Mistake(
            "forgets-when-shorter",
            """
            If a transcript has fewer commands than have already run, runs the missing commands again when a later \
            transcript has them.
            """,
            breaks: "CMD-2", "CMD-8", under: count, smallest: input("copy", "", "copy"),
            run: CarefulCommands.but { $0.memory = .forgets }),
        Mistake(
            "counts-what-succeeded",
            "Does not count a refused command, and so runs it again with the next transcript.",
            breaks: "CMD-2", under: count, smallest: input("line 0", "line 0"),
            run: CarefulCommands.but { $0.memory = .successes }),
        Mistake(
            "opens-the-shortest",
            "If several names of documents fit, takes the name with the fewest words, not the most.",
            breaks: "CMD-3", smallest: input("open my script", names: ["my", "my_script"]),
            run: CarefulCommands.but { $0.opensShortest = true }),
        Mistake(
            "renames-to-the-last-okay",
            "Takes all words up to the last `okay` as the new name, not those up to the first.",
            breaks: "CMD-3", "CMD-2", smallest: input("rename a okay okay"),
            run: CarefulCommands.but { $0.renamesToLastOkay = true }),
        Mistake(
            "skips-what-is-no-number",
            "Skips the word after a `line` without a number, even if this word is a command.",
            breaks: "CMD-3", "CMD-2", smallest: input("line copy"),
            run: CarefulCommands.but { $0.skipsWholeLine = true }),
        Mistake(
            "clamps-lines",
            "Moves the cursor to the last line if the document does not have the requested line.",
            breaks: "CMD-4", smallest: input("line 9"), run: CarefulCommands.but { $0.clampsLines = true }),
        Mistake(
            "cursor-goes-up", "Moves the cursor to the line above the deleted line.",
            breaks: "CMD-5", smallest: input("line 2 delete", lines: ["a", "b", "c"]),
            run: CarefulCommands.but { $0.cursorGoesUp = true }),
        Mistake(
            "delete-copies", "Puts the deleted line on the clipboard, as a cut would do.",
            breaks: "CMD-5", smallest: input("delete"), run: CarefulCommands.but { $0.deleteCopies = true }),
        Mistake(
            "pastes-above", "Inserts a pasted line above the line of the cursor, not below it.",
            breaks: "CMD-6", "CMD-5", smallest: input("copy paste"),
            run: CarefulCommands.but { $0.pastesAbove = true }),
        Mistake(
            "paste-leaves-the-cursor",
            "After a paste, leaves the cursor where it was, instead of moving it to the pasted line.",
            breaks: "CMD-6", "CMD-5", smallest: input("copy paste"),
            run: CarefulCommands.but { $0.pasteStays = true }),
        Mistake(
            "empty-line-is-none", "Treats a clipboard that holds an empty line as an empty clipboard.",
            breaks: "CMD-6", smallest: input("copy paste", lines: [""]),
            run: CarefulCommands.but { $0.emptyLineIsNone = true }),
        Mistake(
            "runs-with-a-line-end", "Adds a line feed to the end of the program that it runs.",
            breaks: "CMD-7", smallest: input("run"), run: CarefulCommands.but { $0.runEndsLine = true }),
        Mistake(
            "writes-again-and-again",
            """
            Inserts the code of each transcript after the code of the previous transcript, instead of replacing \
            that code.
            """,
            breaks: "CMD-8", smallest: input("write a", "write a"),
            run: CarefulCommands.but { $0.appendsDictation = true }),
        Mistake(
            "any-stop-ends", "Ends the writing phase at every `stop`, even at a protected `stop`.",
            breaks: "CMD-8", "CMD-9", smallest: input("write literally stop"),
            run: CarefulCommands.but { $0.anyStopEnds = true }),
        Mistake(
            "no-code-is-a-line", "Inserts an empty line if a dictation has no code.",
            breaks: "CMD-8", smallest: input("write"), run: CarefulCommands.but { $0.emptyIsALine = true }),
        Mistake(
            "dictation-ends-at-the-stop", "Returns the dictation without the `stop` that ends it.",
            breaks: "CMD-8", smallest: input("write stop"),
            run: CarefulCommands.but { $0.dictationWithoutStop = true }),
        Mistake(
            "stop-goes-back",
            """
            Returns to the control phase at the `stop` that ends a dictation, although it declares that the \
            session closes.
            """,
            breaks: "CMD-9", under: ["voice.commands.stop": "closes"], smallest: input("write stop"),
            run: CarefulCommands.but { $0.stopGoesBack = true }),
        Mistake(
            "words-read-fall",
            "Skips as many words as the latest transcript had, not as many as the longest transcript had.",
            breaks: "CMD-2", under: ["voice.commands.replay": "index"],
            smallest: input("copy", "", "copy"), run: CarefulCommands.but { $0.readFalls = true }),
        Mistake(
            "counts-on", "Includes the commands of earlier sessions in the count of commands that have run.",
            breaks: "CMD-10", smallest: sessions(#"[{"hypotheses":["copy"]},{"hypotheses":["copy"]}]"#),
            run: CarefulCommands.but { $0.countsOn = true }),
        Mistake(
            "forgets-edits",
            """
            Begins a session with the document that the previous session left, even if a person has edited it \
            since.
            """,
            breaks: "CMD-10",
            smallest: sessions(
                #"""
                [{"hypotheses":[]},{"hypotheses":[],"document":{"lines":[],"cursor":1,"clipboard":null}}]
                """#), run: CarefulCommands.but { $0.forgetsEdits = true }),
        Mistake(
            "counts-only-what-ran",
            """
            Does not count the commands that it skips before the `stop` that ends the writing, and so runs this \
            `stop` or a later command again.
            """,
            breaks: "CMD-2", "CMD-8", under: count.merging(["voice.commands.stop": "toControl"]) { $1 },
            smallest: input("write", "copy copy stop", lines: []),
            run: CarefulCommands.but { $0.countsPassedOver = false }),
    ]

    private static func sessions(_ sessions: String) -> String {
        """
        {"language":"en","document":{"lines":["a"],"cursor":1,"clipboard":null},"names":[],"sessions":\(sessions)}
        """
    }

    private static func input(
        _ hypotheses: String..., lines: [String] = ["a"], language: String = "en", names: [String] = []
    ) -> String {
        func text(_ texts: [String]) -> String { JSONWriter.text(of: texts.value) }
        return """
            {"language":"\(language)","document":{"lines":\(text(lines)),"cursor":1,"clipboard":null},\
            "names":\(text(names)),"hypotheses":\(text(hypotheses))}
            """
    }
}
