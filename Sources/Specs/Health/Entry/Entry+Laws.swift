import SharedSpecs
import Specification

extension Entry {
    public enum Law: LawName, SingleLaws {
        public typealias Subsystem = Entry
        case separators, noThousands, number, plain, shipped, noSpaces, digitsOnly, nearest, shortest
        case temperature, weight, heartRate, glycemia, sixteenBits, bounds, boundsOfSingle, infinite,
            bothEnds
        case oneToFive, three, refused, whole, asWritten, allAtOnce, formOrder, unchanged, emptyNote
    }

    private static let addReport = Source(.healthMonitor, "Add Report")

    public static let laws: Laws<Entry> = [
        ("ENT-1a", .separators, .source(addReport)):
            "In a number, either a comma or a point separates the decimals from the whole part.",
        ("ENT-1b", .noThousands, .decision):
            "Neither a comma nor a point may group thousands: 1.234,5 is not a number.",
        ("ENT-1c", .number, .decision): """
        The reading `health.entry.number`, with the options `plain` (ENT-1d) and `shipped` (ENT-1e), determines which \
        strings for `temperature` and `weight` are numbers.
        """,
        ("ENT-1d", .plain, .decision): """
        Under the option `plain`, a number consists of digits 0 to 9, with at most one comma or point. A comma or \
        point must have digits on both sides.
        """,
        ("ENT-1e", .shipped, .source(addReport)): """
        Under the option `shipped`, all commas in a string are first replaced by points. Under this option, a string \
        is a number if and only if the code in the source then converts it to a number. Such a string has an optional \
        sign, then at least one digit, and at most one point before, between or after the digits. An exponent may \
        follow: e or E, an optional sign, and digits. After 0x or 0X the digits are hexadecimal, and an exponent of \
        base 2 may follow: p or P, an optional sign, and decimal digits. `inf` and `nan` are not numbers.
        """,
        ("ENT-1f", .noSpaces, .decision): """
        If there is white space before or after a number, the string is invalid: the white space is not skipped.
        """,
        ("ENT-1g", .digitsOnly, .decision): """
        The strings `heartRate` and `glycemia` may contain only the digits 0 to 9. A string with decimals is invalid; \
        its decimals are not cut off.
        """,
        ("ENT-1h", .nearest, .shared): .nearestSingle,
        ("ENT-1i", .shortest, .shared): .shortestSingle,
        ("ENT-2a", .temperature, .source(addReport)):
            "A temperature is valid only if it is between 33.0 and 44.0 °C.",
        ("ENT-2b", .weight, .source(addReport)): """
        A weight is valid only if its single-precision number is greater than 0. Even the smallest single-precision \
        number greater than 0 is valid.
        """,
        ("ENT-2c", .heartRate, .source(addReport)): """
        A heart rate is valid only if it is greater than 30 beats per minute, or exactly 30 under the option `shipped` \
        of ENT-2f.
        """,
        ("ENT-2d", .glycemia, .source(addReport)): """
        A glycemia is valid only if it is greater than 50 mg/dl, or exactly 50 under the option `shipped` of ENT-2f.
        """,
        ("ENT-2e", .sixteenBits, .source(.healthMonitor, "Report Data")): """
        A heart rate or glycemia is valid only if it is a whole number of at most 32767, the greatest signed 16-bit \
        number.
        """,
        ("ENT-2f", .bounds, .decision): """
        A heart rate of exactly 30 and a glycemia of exactly 50 are invalid under the option `stated` of the reading \
        `health.entry.bounds`, and valid under the option `shipped`.
        """,
        ("ENT-2g", .boundsOfSingle, .decision): """
        The bounds of a temperature or weight apply to the single-precision number, not to the decimal that the user \
        typed. A temperature of 44.000001 counts as 44.
        """,
        ("ENT-2h", .infinite, .decision):
            "A weight is invalid if its single-precision number is infinite.",
        ("ENT-2i", .bothEnds, .decision): "A temperature of exactly 33.0 °C or exactly 44.0 °C is valid.",
        ("ENT-3a", .oneToFive, .source(addReport)):
            "An importance is valid only if it is at least 1 and at most 5.",
        ("ENT-3b", .three, .source(addReport)):
            "If the form contains no importance for a value, the importance of this value is 3, not 1.",
        ("ENT-3c", .refused, .source(addReport)):
            "If any field of the form is invalid, the form is rejected as entry.invalid.",
        ("ENT-3d", .whole, .decision): """
        An importance is valid only if it is a whole number. An importance with a fraction is invalid; the fraction is \
        not cut off.
        """,
        ("ENT-3e", .asWritten, .decision): """
        The decimal in the input, not the nearest double, decides whether an importance is a whole number. For \
        example, 3.00000000000000000001 is invalid.
        """,
        ("ENT-3f", .allAtOnce, .decision): """
        If a form is rejected, the member `fields` of the error contains the names of all invalid fields, not only the \
        first.
        """,
        ("ENT-3g", .formOrder, .decision): """
        The names in `fields` are in the order of the form. The importance of each value directly follows the string \
        of that value: temperature, importance.temperature, weight, importance.weight and so on.
        """,
        ("ENT-3h", .unchanged, .decision): """
        The report has the same `date` and the same `note` as the form. White space in the note is kept.
        """,
        ("ENT-3i", .emptyNote, .decision): """
        If the note in the form is empty, the report has no note. A note that consists only of white space is not \
        empty, so the report has this note.
        """,
    ]
}
