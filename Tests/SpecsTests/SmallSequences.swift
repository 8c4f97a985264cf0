import JSON

/// Every sequence of some elements up to a length, so that all small inputs are tried.
///
/// Of the sequences that differ only by an exchange of interchangeable elements, one is visited: the sequence in which
/// these elements first occur in their order.
struct SmallSequences<Element: Sendable>: Sendable {
    /// The elements of which sequences are made.
    let elements: [Element]
    /// Elements that behave alike, so that only one order of first occurrence is visited.
    let interchangeable: [Element]
    /// The greatest number of elements in a sequence.
    let length: Int

    /// Makes the sequences of some elements.
    init(of elements: [Element], interchangeable: [Element] = [], upTo length: Int) {
        self.elements = elements
        self.interchangeable = interchangeable
        self.length = length
    }

    /// The number of sequences, including the empty sequence.
    var count: Int {
        var count = 0
        visit { _ in count += 1 }
        return count
    }

    /// Calls `body` with each sequence, right after the sequence that it extends.
    func visit(_ body: ([Element]) throws -> Void) rethrows {
        try extend([], met: 0, body)
    }

    /// Calls `body` with these elements, and with each longer sequence that begins with them.
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
