import JSON

/// Holds a reply against the answer that it probably is.
extension JSONMatcher {
    /// Takes the member of a reply that is that answer.
    mutating func take(_ likely: LikelyAnswer) -> Bool {
        guard case .expected(let golden) = likely.answer, let text = golden.outputText else {
            return take(likely.answer.spelledOut)
        }
        let start = position
        if take("output"), take(UInt8(ascii: ":")), text.withBytes({ take(like: $0) }) { return true }
        position = start
        return likely.isInAnySpelling && take(likely.answer.spelledOut)
    }

    private mutating func take(_ answer: Answer) -> Bool {
        let (name, value) = answer.member
        return take(name) && take(UInt8(ascii: ":")) && take(value)
    }
}
