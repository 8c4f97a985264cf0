import Harness
import JSON

/// Recognises the expected reply to a request by its bytes, so that most replies need not be parsed.
///
/// A line that is not recognised is parsed by `AdapterProtocol.reply`, which is slower. For a recognised line, parsing
/// would give the same result. Row *c* of `make throughput` shows how much time this saves.
enum FastLane {
    /// Returns the number of the request that an adapter's line answers, and the reply in that line.
    static func reply(
        _ line: ArraySlice<UInt8>, in book: RequestBook?
    ) throws(ProtocolError) -> (number: Int, reply: Reply) {
        if let (number, golden) = recognise(line, { book?.first($0) }) {
            return (number, .asExpected(golden))
        }
        let (number, answer) = try AdapterProtocol.reply(line)
        return (number, .answer(answer))
    }

    /// Returns the number of the request that a line answers, and the case whose expected answer the line contains; nil
    /// if the line must be parsed.
    ///
    /// The reply to a probe (an input that a property relates to the input of a case) is compared with the expected
    /// answer of the case. For a probe, only an answer that is spelled as in the case is recognised, since trying other
    /// spellings would take as long as parsing the reply.
    ///
    /// - Parameter request: A function that returns the request with a number, or nil if there is no such request.
    static func recognise(
        _ line: ArraySlice<UInt8>, _ request: (Int) -> Request?
    ) -> (number: Int, golden: GoldenCase)? {
        line.withUnsafeBufferPointer { bytes in
            var matcher = JSONMatcher(bytes)
            guard matcher.take(UInt8(ascii: "{")), matcher.take("id"), matcher.take(UInt8(ascii: ":")),
                let number = matcher.integer(), let request = request(number),
                let golden = request.golden ?? request.probed, matcher.take(UInt8(ascii: ",")),
                matcher.take(expectationOf: golden, inAnySpelling: request.golden != nil),
                matcher.take(UInt8(ascii: "}")), matcher.isAtEnd()
            else { return nil }
            return (number, golden)
        }
    }
}

extension JSONMatcher {
    /// Returns whether the answer in a reply is the expected answer of a case; if so, advances past the answer.
    fileprivate mutating func take(expectationOf golden: GoldenCase, inAnySpelling: Bool) -> Bool {
        if let text = golden.outputText {
            let start = self
            if take("output"), take(UInt8(ascii: ":")), text.withBytes({ take(like: $0) }) { return true }
            self = start
            guard inAnySpelling else { return false }
        }
        let (name, value) = Answer(golden.expectation).member
        return take(name) && take(UInt8(ascii: ":")) && take(value)
    }
}
