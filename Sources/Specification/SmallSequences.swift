import JSON

/// Every sequence of some elements up to a length, so that nothing small is left untried.
///
/// Of sequences that differ only in which of the interchangeable elements stands where, one stands for all: that in
/// which these first occur in their order.
public struct SmallSequences<Element: Sendable>: Sendable {
    public let elements: [Element]
    public let interchangeable: [Element]
    public let length: Int

    public init(of elements: [Element], interchangeable: [Element] = [], upTo length: Int) {
        self.elements = elements
        self.interchangeable = interchangeable
        self.length = length
    }

    /// How many there are, the empty one included.
    public var count: Int {
        var count = 0
        visit { _ in count += 1 }
        return count
    }

    /// Calls the body with each sequence, every one right after the one that it continues.
    public func visit(_ body: ([Element]) throws -> Void) rethrows {
        try extend([], met: 0, body)
    }

    /// Calls the body with each sequence that begins with these elements and with them alone.
    public func visit(after start: [Element], met: Int = 0, _ body: ([Element]) throws -> Void) rethrows {
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
