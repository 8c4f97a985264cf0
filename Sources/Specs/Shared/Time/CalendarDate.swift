/// The date, such as 2020-10-25, of a day that is given as a number of days since 1970-01-01.
package struct CalendarDate: CustomStringConvertible {
    package let description: String

    package init(day: Int) {
        // The days are counted in eras of 400 years that begin on 1 March, so that a leap day is the last day
        // of its year.
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
