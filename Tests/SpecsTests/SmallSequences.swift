import JSON

/// All sequences of given elements up to a given length; tests use them to try every small input.
///
/// If sequences differ only by an exchange of interchangeable elements, only one of the sequences is visited: the one
/// in which these elements first occur in the given order.
struct SmallSequences<Element: Sendable>: Sendable {
    /// The elements of the sequences, other than the interchangeable elements.
    let elements: [Element]
    /// Elements that behave alike. In each visited sequence, these elements first occur in the order of this array.
    let interchangeable: [Element]
    /// The length of the longest sequences that are visited.
    let length: Int

    /// Creates the sequences of these elements with at most `length` elements.
    init(of elements: [Element], interchangeable: [Element] = [], upTo length: Int) {
        self.elements = elements
        self.interchangeable = interchangeable
        self.length = length
    }

    /// The number of sequences that are visited, including the empty sequence.
    var count: Int {
        var count = 0
        visit { _ in count += 1 }
        return count
    }

    /// Calls `body` with each sequence, always after the shorter sequences that it begins with.
    func visit(_ body: ([Element]) throws -> Void) rethrows {
        try extend([], met: 0, body)
    }

    /// Calls `body` with the sequence `start`, and with each longer sequence that begins with it.
    func visit(after start: [Element], met: Int = 0, _ body: ([Element]) throws -> Void) rethrows {
        try extend(start, met: met, body)
    }

    private func extend(
        _ sequence: [Element], met: Int, _ body: ([Element]) throws -> Void
    ) rethrows {
        try body(sequence)
        guard sequence.count < length else { return }
        for element in elements { try extend(sequence + [element], met: met, body) }
        for (index, element) in interchangeable.prefix(met + 1).enumerated() {
            try extend(sequence + [element], met: max(met, index + 1), body)
        }
    }
}
