// The clocks of a zone, computed from the table of their changes.
extension Zone {
    /// The moments when the clocks change; each is the first moment with a new offset.
    package var changes: [Int] { table.changes }

    /// Returns the number of seconds by which the clocks are ahead of UTC at a moment.
    package func offset(at moment: Int) -> Int {
        let offsets = table.offsets
        return 60 * (countOfChanges(until: moment).isMultiple(of: 2) ? offsets.first : offsets.second)
    }

    /// Returns the time that the clocks show at a moment, in seconds since the beginning of 1970 by the same
    /// clocks.
    package func shown(at moment: Int) -> Int { moment + offset(at: moment) }

    /// Returns the calendar day that the clocks show at a moment, in days since 1970-01-01.
    package func day(of moment: Int) -> Int { shown(at: moment).flooredQuotient(by: 86_400) }
    package func day(of moment: Moment) -> Int { day(of: moment.seconds) }

    /// Returns the moments when the clocks change, after `start` and up to and including `end`.
    package func changes(after start: Int, upTo end: Int) -> ArraySlice<Int> {
        let (low, high) = (countOfChanges(until: start), countOfChanges(until: end))
        return changes[low..<max(low, high)]
    }

    /// Returns the number of changes of the clocks up to and including a moment.
    private func countOfChanges(until moment: Int) -> Int {
        let changes = changes
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle] <= moment { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Int {
    /// Returns the quotient, rounded down: -1 divided by 86 400 gives -1.
    package func flooredQuotient(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }

    /// Returns the remainder for the rounded-down quotient; this remainder is never below 0.
    package func flooredRemainder(by divisor: Int) -> Int { self - flooredQuotient(by: divisor) * divisor }
}
