/// The choices that generators make.
extension Entropy {
    /// Returns a whole number in the range; all numbers are equally likely.
    public mutating func integer(in range: ClosedRange<Int>) -> Int {
        let span = UInt64(bitPattern: Int64(range.upperBound) &- Int64(range.lowerBound))
        let offset = span == .max ? next() : below(span + 1)
        return Int(Int64(range.lowerBound) &+ Int64(bitPattern: offset))
    }

    /// Returns a number in the range.
    public mutating func double(in range: ClosedRange<Double>) -> Double {
        let share = Double(below(1 << 53)) / 0x1p53
        return min(range.lowerBound + (range.upperBound - range.lowerBound) * share, range.upperBound)
    }

    /// Returns true once in `times` calls on average.
    public mutating func once(in times: Int) -> Bool {
        below(UInt64(max(1, times))) == UInt64(max(1, times)) - 1
    }

    /// Returns one of the choices, which are all equally likely; the first choice must be the simplest.
    ///
    /// - Precondition: `choices` is not empty.
    public mutating func one<C: RandomAccessCollection>(of choices: C) -> C.Element {
        choices[choices.index(choices.startIndex, offsetBy: Int(below(UInt64(choices.count))))]
    }

    /// Returns one of the choices; the probability of a choice is proportional to its weight.
    ///
    /// - Precondition: At least one weight is greater than 0.
    public mutating func one<Choice>(weighed choices: [(weight: Int, Choice)]) -> Choice {
        var rest = Int(below(UInt64(choices.reduce(0) { $0 + $1.weight })))
        for (weight, choice) in choices {
            if rest < weight { return choice }
            rest -= weight
        }
        return choices[choices.count - 1].1
    }

    /// Returns a count from 0 to `limit`; a `size` below 100 lowers the limit, and small counts are likelier.
    public mutating func count(upTo limit: Int) -> Int {
        let most = max(1, (limit * (size + 5) + 104) / 105)
        return min(integer(in: 0...most), integer(in: 0...most))
    }

    /// Returns a list of elements; `count(upTo:)` draws their number, and `element` makes each of them.
    public mutating func list<Element>(upTo limit: Int, _ element: (inout Entropy) -> Element) -> [Element] {
        (0..<count(upTo: limit)).map { _ in element(&self) }
    }

    /// Returns a whole number that differs from the threshold by at most 2.
    public mutating func near(_ threshold: Int) -> Int { threshold + one(of: [0, -1, 1, -2, 2]) }

    /// Returns the threshold, or a number that differs from it by one `step` or by the least possible amount.
    public mutating func near(_ threshold: Double, step: Double) -> Double {
        one(of: [threshold, threshold - step, threshold + step, threshold.nextDown, threshold.nextUp])
    }

    /// Returns the elements in a random order.
    public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var shuffled = elements
        for index in shuffled.indices.dropFirst().reversed() {
            shuffled.swapAt(index, integer(in: 0...index))
        }
        return shuffled
    }
}
