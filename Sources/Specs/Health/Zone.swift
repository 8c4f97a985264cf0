import JSON
import Specification

/// A time zone whose clocks the kit knows from 2000 to 2025.
public enum Zone: String, CaseIterable, Sendable, Wire {
    case utc = "UTC"
    case rome = "Europe/Rome"
    case london = "Europe/London"
    case azores = "Atlantic/Azores"
    case newYork = "America/New_York"
    case losAngeles = "America/Los_Angeles"
    case stJohns = "America/St_Johns"
    case saoPaulo = "America/Sao_Paulo"
    case kolkata = "Asia/Kolkata"
    case kathmandu = "Asia/Kathmandu"
    case tokyo = "Asia/Tokyo"
    case sydney = "Australia/Sydney"
    case lordHowe = "Australia/Lord_Howe"
    case auckland = "Pacific/Auckland"
    case chatham = "Pacific/Chatham"
    case kiritimati = "Pacific/Kiritimati"
    case pagoPago = "Pacific/Pago_Pago"
}

/// The clocks of a zone: what they show at each moment, by the table of their changes.
struct ZoneClock: Sendable {
    private let first: Int
    private let second: Int
    /// The moments at which the clocks change, rising; each is the first moment of the new offset.
    let changes: [Int]

    init(_ zone: Zone) {
        let (offsets, changes) = zone.table
        first = offsets.first * 60
        second = offsets.second * 60
        self.changes = changes
    }

    /// Seconds by which the clocks are ahead of UTC at a moment.
    func offset(at moment: Int) -> Int { countOfChanges(until: moment).isMultiple(of: 2) ? first : second }

    /// What the clocks show at a moment, in seconds since they showed the beginning of 1970.
    func shown(at moment: Int) -> Int { moment + offset(at: moment) }

    /// The calendar day of a moment: days since that of 1970-01-01 by the clocks.
    func day(of moment: Int) -> Int { shown(at: moment).flooredQuotient(by: 86_400) }

    /// The changes after one moment, and up to and with another.
    func changes(after start: Int, upTo end: Int) -> ArraySlice<Int> {
        let (low, high) = (countOfChanges(until: start), countOfChanges(until: end))
        return changes[low..<max(low, high)]
    }

    /// How many changes there are up to and with a moment.
    private func countOfChanges(until moment: Int) -> Int {
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle] <= moment { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Int {
    /// The quotient, rounded down: -1 by 86 400 is -1.
    func flooredQuotient(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}

/// The date of a day counted from 1970-01-01, as people write it: 2020-10-25.
struct CalendarDate: CustomStringConvertible {
    let description: String

    init(day: Int) {
        // Eras of 400 years that begin on 1 March, so that the leap day comes last.
        let shifted = day + 719_468
        let era = shifted.flooredQuotient(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        description = "\(year)-\(padded(month))-\(padded(dayOfMonth))"
    }
}
