import SharedSpecs
import Specification

extension Entry {
    public enum Law: String, LawName, SingleLaws {
        case separators = "ENT-1a"
        case noThousands = "ENT-1b"
        case number = "ENT-1c"
        case plain = "ENT-1d"
        case shipped = "ENT-1e"
        case noSpaces = "ENT-1f"
        case digitsOnly = "ENT-1g"
        case nearest = "ENT-1h"
        case shortest = "ENT-1i"
        case temperature = "ENT-2a"
        case weight = "ENT-2b"
        case heartRate = "ENT-2c"
        case glycemia = "ENT-2d"
        case sixteenBits = "ENT-2e"
        case bounds = "ENT-2f"
        case boundsOfSingle = "ENT-2g"
        case infinite = "ENT-2h"
        case bothEnds = "ENT-2i"
        case oneToFive = "ENT-3a"
        case three = "ENT-3b"
        case refused = "ENT-3c"
        case whole = "ENT-3d"
        case asWritten = "ENT-3e"
        case allAtOnce = "ENT-3f"
        case formOrder = "ENT-3g"
        case unchanged = "ENT-3h"
        case emptyNote = "ENT-3i"
    }

    private static let addReport = Source(.healthMonitor, "Add Report")

    public static let laws: Laws<Entry> = [
        .separators: .source("Either a comma or a point separates the decimals of a number.", addReport),
        .noThousands: .decision("Neither comma nor point groups thousands: 1.234,5 is not a number."),
        .number: .decision(
            """
            Which texts of temperature and weight are numbers depends on the reading `health.entry.number`.
            """),
        .plain: .decision(
            """
            Under the option `plain`, a number consists of digits 0 to 9, with at most one separator, which has digits \
            on both sides.
            """),
        .shipped: .source(
            """
            Under the option `shipped`, a number is any text that the code in the source converts once its commas are \
            replaced by points. It has an optional sign, then at least one digit, with at most one point before, \
            between or after the digits. An exponent may follow: e or E, an optional sign, and digits. After 0x or 0X \
            the digits are hexadecimal, and the exponent begins with p or P. `inf` and `nan` are not numbers.
            """,
            addReport),
        .noSpaces: .decision("White space before or after a number is not skipped: the text is invalid."),
        .digitsOnly: .decision(
            """
            The texts of heart rate and glycemia may contain only digits 0 to 9: decimals are not cut off.
            """),
        .nearest: .nearestSingle,
        .shortest: .shortestSingle,
        .temperature: .source("A valid temperature is between 33.0 and 44.0 °C.", addReport),
        .weight: .source(
            "A valid weight is greater than 0 in single precision, by however little.", addReport),
        .heartRate: .source("A valid heart rate is greater than 30.", addReport),
        .glycemia: .source("A valid glycemia is greater than 50.", addReport),
        .sixteenBits: .source(
            "A valid heart rate or glycemia is a whole number of at most 32767, the greatest signed 16-bit number.",
            Source(.healthMonitor, "Report Data")),
        .bounds: .decision(
            """
            Whether a heart rate of 30 and a glycemia of 50 are valid depends on the reading `health.entry.bounds`.
            """),
        .boundsOfSingle: .decision(
            """
            The bounds apply to the single-precision number, not to the decimal as typed: 44.000001 counts as 44.
            """
        ),
        .infinite: .decision("A weight that is infinite in single precision is invalid."),
        .bothEnds: .decision("33.0 and 44.0 °C are both valid."),
        .oneToFive: .source("A valid importance is from 1 to 5, both included.", addReport),
        .three: .source("A missing importance counts as 3, not 1.", addReport),
        .refused: .source("The form is rejected if any of its fields is invalid.", addReport),
        .whole: .decision("A valid importance is a whole number: a fraction is not cut off."),
        .asWritten: .decision(
            """
            Whether an importance is whole depends on the decimal as written, not on the nearest double: \
            3.00000000000000000001 is invalid.
            """
        ),
        .allAtOnce: .decision(
            "The member `fields` of the error names all invalid fields, not only the first."),
        .formOrder: .decision(
            """
            The fields are named in the order of the form: the importance of each value (such as \
            importance.temperature) follows the text of that value, not the texts of all values.
            """),
        .unchanged: .decision(
            "The report has the same date and the same note as the form, and keeps white space in the note."),
        .emptyNote: .decision("An empty note counts as no note, but a note of white space is a note."),
    ]
}
