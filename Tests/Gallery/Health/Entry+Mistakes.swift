import Catalogue
import JSON
import Specification

extension Entry: Mistaken {
    public static let careful: any Implementation<Entry> = CarefulEntry()

    public static let mistakes: [Mistake<Entry>] = [
        Mistake(
            "leaves-it-to-the-library",
            """
            Replaces each comma with a point and then accepts every string that the library's conversion accepts, as \
            the source does.
            """,
            breaks: "ENT-1", smallest: form(weight: "1."),
            run: CarefulEntry.but { $0.hasGrammar = false }),
        Mistake(
            "drops-thousands",
            "Treats a point before a comma as a thousands separator: 1.234,5 is 1234.5.",
            breaks: "ENT-1", smallest: form(weight: "1.1,1"),
            run: CarefulEntry.but { $0.dropsThousands = true }),
        Mistake(
            "knows-no-comma", "Accepts only a point as the decimal separator, and rejects a comma.",
            breaks: "ENT-1", smallest: form(weight: "1,1"),
            run: CarefulEntry.but { $0.knowsComma = false }),
        Mistake(
            "whole-numbers-with-decimals",
            "Reads heart rate and glycemia as decimals and drops their fractions, so 72.9 becomes 72.",
            breaks: "ENT-1", smallest: form(heartRate: "60.0"),
            run: CarefulEntry.but { $0.cutsDecimals = true }),
        Mistake(
            "by-way-of-a-double",
            "Reads a decimal as a double, and then rounds the double to single precision.",
            breaks: "ENT-1", "ENT-2", smallest: form(temperature: "44.00000190734863281250001"),
            run: CarefulEntry.but { $0.rounds = .twice }),
        Mistake(
            "skips-spaces",
            """
            Declares that it converts numbers as the source does, but also skips white space before a number, as the C \
            library does.
            """,
            breaks: "ENT-1", under: [EntryNumber.reading.id: "shipped"], smallest: form(weight: " 1"),
            run: CarefulEntry.but { $0.skipsSpaces = true }),
        Mistake(
            "bounds-in-doubles",
            "Compares the typed decimal with the bounds before rounding it to single precision.",
            breaks: "ENT-2", smallest: form(temperature: "44.000001"),
            run: CarefulEntry.but { $0.boundsSingle = false }),
        Mistake(
            "leaves-out-forty-four", "Uses the range 33..<44, and so rejects a temperature of 44.",
            breaks: "ENT-2", smallest: form(temperature: "44"),
            run: CarefulEntry.but { $0.takesFortyFour = false }),
        Mistake(
            "leaves-out-the-greatest",
            "Compares with < 32767, and so rejects the greatest signed 16-bit number.",
            breaks: "ENT-2", smallest: form(heartRate: "32767"),
            run: CarefulEntry.but { $0.greatest = 32_766 }),
        Mistake(
            "names-the-first-field", "Stops at the first invalid field, and so names only this field.",
            breaks: "ENT-3", smallest: form(weight: "0", heartRate: "0"),
            run: CarefulEntry.but { $0.namesAll = false }),
        Mistake(
            "names-texts-first",
            "Checks the text fields before the importances, and names the invalid fields in that order.",
            breaks: "ENT-3", smallest: form(weight: "0", more: #""importance":{"temperature":0},"#),
            run: CarefulEntry.but { $0.textsFirst = true }),
        Mistake(
            "importance-of-one", "Treats an absent importance as 1, not as 3.",
            breaks: "ENT-3", smallest: form(),
            run: CarefulEntry.but { $0.standard = 1 }),
        Mistake(
            "trims-notes", "Trims the note, so a note that consists only of white space is lost.",
            breaks: "ENT-3", smallest: form(more: #""note":" ","#),
            run: CarefulEntry.but { $0.trimsNotes = true }),
    ]

    private static func form(
        temperature: String = "37", weight: String = "1", heartRate: String = "60", more: String = ""
    ) -> String {
        #"{"temperature":"\#(temperature)","weight":"\#(weight)","heartRate":"\#(heartRate)","glycemia":"60","#
            + #"\#(more)"date":946684800}"#
    }
}
