import JSON

/// The choices of which generators are made.
extension Entropy {
    /// A whole number of the range, each as likely as the others.
    public mutating func integer(in range: ClosedRange<Int>) -> Int {
        let span = UInt64(bitPattern: Int64(range.upperBound) &- Int64(range.lowerBound))
        let offset = span == .max ? next() : below(span + 1)
        return Int(Int64(range.lowerBound) &+ Int64(bitPattern: offset))
    }

    /// A number of the range.
    public mutating func double(in range: ClosedRange<Double>) -> Double {
        let share = Double(below(1 << 53)) / 0x1p53
        return min(range.lowerBound + (range.upperBound - range.lowerBound) * share, range.upperBound)
    }

    /// Whether something that happens once in so many times happens now.
    public mutating func once(in times: Int) -> Bool {
        below(UInt64(max(1, times))) == UInt64(max(1, times)) - 1
    }

    /// One of them; the first is the simplest.
    ///
    /// - Precondition: there is one.
    public mutating func one<C: RandomAccessCollection>(of choices: C) -> C.Element {
        choices[choices.index(choices.startIndex, offsetBy: Int(below(UInt64(choices.count))))]
    }

    /// One of them, the heavier the likelier.
    ///
    /// - Precondition: a weight is above 0.
    public mutating func one<Choice>(weighed choices: [(weight: Int, Choice)]) -> Choice {
        var rest = Int(below(UInt64(choices.reduce(0) { $0 + $1.weight })))
        for (weight, choice) in choices {
            if rest < weight { return choice }
            rest -= weight
        }
        return choices[choices.count - 1].1
    }

    /// How many of something: up to a limit that grows with the size, small numbers more often.
    public mutating func count(upTo limit: Int) -> Int {
        let most = max(1, (limit * (size + 5) + 104) / 105)
        return min(integer(in: 0...most), integer(in: 0...most))
    }

    /// As many as `count(upTo:)` says.
    public mutating func list<Element>(upTo limit: Int, _ element: (inout Entropy) -> Element) -> [Element] {
        (0..<count(upTo: limit)).map { _ in element(&self) }
    }

    /// Just below, at or just above a threshold, or a step away from it.
    public mutating func near(_ threshold: Int) -> Int { threshold + one(of: [0, -1, 1, -2, 2]) }

    /// At a threshold, one step or the least possible to its sides.
    public mutating func near(_ threshold: Double, step: Double) -> Double {
        switch below(5) {
        case 0: threshold
        case 1: threshold - step
        case 2: threshold + step
        case 3: threshold.nextDown
        default: threshold.nextUp
        }
    }

    /// The elements in another order.
    public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var shuffled = elements
        for index in shuffled.indices.dropFirst().reversed() {
            shuffled.swapAt(index, integer(in: 0...index))
        }
        return shuffled
    }
}
