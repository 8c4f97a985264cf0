import Harness
import JSON

/// Recognises an expected reply by its bytes, so that most replies are never read in detail.
///
/// Other lines are read by `AdapterProtocol.reply`, which is slower and gives the same result for every line. Row *c*
/// of `make throughput` shows the gain.
enum FastLane {
    /// The id and the answer in an adapter's line.
    static func reply(
        _ line: ArraySlice<UInt8>, in book: RequestBook?
    ) throws(ProtocolError) -> (number: Int, reply: Reply) {
        if let (number, golden) = recognise(line, { book?.first($0) }) {
            return (number, .asExpected(golden))
        }
        let (number, answer) = try AdapterProtocol.reply(line)
        return (number, .answer(answer))
    }

    /// The case whose expected answer a line gives, if the line begins with the id and has the usual form.
    ///
    /// A probe is recognised by the answer of its case, since many clauses say that nothing changes. Only the same
    /// spelling is recognised: a search for other spellings would take as long as reading the reply.
    ///
    /// - Parameter request: the request of an id.
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
    /// Steps over the member of a reply if it is the expected answer of a case.
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
