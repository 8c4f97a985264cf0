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
        .separators: .source("Comma and point both separate decimals, not the point alone.", addReport),
        .noThousands: .decision("Neither groups thousands: 1.234,5 is not one number."),
        .number: .decision(
            "Which texts of temperature and weight are numbers follows the reading health.entry.number."),
        .plain: .decision(
            "By plain a number is digits 0 to 9, perhaps with one separator that has digits on both sides."),
        .shipped: .source(
            "By shipped a number is what the printed code converts, commas having become points.", addReport),
        .noSpaces: .decision("White space before or after a number is not skipped."),
        .digitsOnly: .decision("Heart rate and glycemia are digits 0 to 9 only; decimals are not cut off."),
        .nearest: .nearestSingle,
        .shortest: .shortestSingle,
        .temperature: .source("The temperature is between 33.0 and 44.0 °C.", addReport),
        .weight: .source("The weight is greater than 0, however little it is.", addReport),
        .heartRate: .source("The heart rate is greater than 30.", addReport),
        .glycemia: .source("The glycemia is greater than 50.", addReport),
        .sixteenBits: .source(
            "Heart rate and glycemia are whole numbers of 16 bits, 32767 included.",
            Source(.healthMonitor, "Report Data")),
        .bounds: .decision("A heart rate of 30 and a glycemia of 50 follow the reading health.entry.bounds."),
        .boundsOfSingle: .decision(
            "The bounds hold for the number of single precision, not for the decimal as typed: 44.000001 is 44."
        ),
        .infinite: .decision("A weight that is infinite in single precision is invalid."),
        .bothEnds: .decision("33.0 and 44.0 °C are valid themselves, both of them."),
        .oneToFive: .source("The importance of a value is from 1 to 5, both included.", addReport),
        .three: .source("An importance that is not given is 3, not the least.", addReport),
        .refused: .source("The form is refused until all of it is valid.", addReport),
        .whole: .decision("An importance is a whole number; a fraction is not cut off."),
        .asWritten: .decision(
            "Whole is the decimal as it is written, not the nearest double: 3.00000000000000000001 is invalid."
        ),
        .allAtOnce: .decision(
            "The error names all invalid fields at once, in its member fields, not the first alone."),
        .formOrder: .decision(
            """
            They stand in the order of the form, where the importance of a value (importance.temperature) follows its \
            text and not all texts.
            """),
        .unchanged: .decision("Date and note go through unchanged, white space too."),
        .emptyNote: .decision("An empty note is none, yet one of white space is a note."),
    ]
}
