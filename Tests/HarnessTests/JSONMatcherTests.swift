import Foundation
import Specs
import Testing

@testable import Harness

struct JSONMatcherTests {
    private func matches(_ bytes: [UInt8], _ value: Value) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var matcher = JSONMatcher(bytes)
            return matcher.take(value) && matcher.isAtEnd()
        }
    }

    private func matches(_ text: String, _ other: String) throws -> Bool {
        matches(Array(text.utf8), try JSONReader.value(of: other))
    }

    @Test
    func `a match is proof, the reader takes the same bytes for an equal value`() {
        var (matched, damagedMatches) = (0, 0)
        for number in 0..<6000 {
            var shapes = JSONShapes(number: number)
            let value = shapes.value()
            let bytes = JSONWriter.bytes(of: shapes.shuffled(value))
            if matches(bytes, value) { matched += 1 }
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...2) { damaged = shapes.damaged(damaged) }
            for candidate in [bytes, damaged] where matches(candidate, value) {
                if candidate != bytes { damagedMatches += 1 }
                let read = try? JSONReader.value(of: candidate)
                #expect(read == value, "\(String(decoding: candidate, as: UTF8.self))")
            }
        }
        // Most of what is written plainly matches, and some of what was damaged still says the same.
        #expect(matched > 4000)
        #expect(damagedMatches > 10)
    }

    @Test(arguments: [
        (#"{"b":1,"a":[true,null]}"#, #"{"a":[true,null],"b":1}"#), (#" { "a" : 7 } "#, #"{"a":7}"#),
        ("70.0", "70"), ("-3.000", "-3"), (#""\"\\\n\r\t""#, #""\"\\\n\r\t""#), ("36.6", "36.6"),
        ("[]", "[]"),
        ("{}", "{}"), (#""è""#, #""è""#),
    ])
    func `what is the same is seen`(text: String, other: String) throws {
        #expect(try matches(text, other))
    }

    @Test(arguments: [
        (#"{"a":1,"a":1}"#, #"{"a":1,"b":1}"#), (#"{"a":1}"#, #"{"a":1,"b":1}"#),
        (#"{"a":1,"b":1}"#, #"{"a":1}"#),
        ("070", "70"), ("70.", "70"), ("70.01", "70"), ("701", "70"), ("7", "70"), ("+7", "7"),
        ("-7", "7"),
        ("70.0e1", "70"), ("36.60", "36.6"), (#""a"b""#, #""a\"b""#), (#""a\b""#, #""a\\b""#),
        ("\"a\nb\"", #""a\nb""#),
        ("[1,]", "[1]"), ("[1 2]", "[1,2]"), ("[1", "[1]"), ("truex", "true"), ("nul", "null"), ("", "0"),
        (#"{"a"1}"#, #"{"a":1}"#),
    ])
    func `what is another, or no JSON, is none`(text: String, other: String) throws {
        #expect(try !matches(text, other))
    }

    @Test func `a reply is the likely answer of its own request only, and in full`() throws {
        let answers: [Int: Answer] = [
            7: .output(try JSONReader.value(of: #"{"h":3}"#)),
            8: .rejection(try JSONReader.value(of: #"{"code":"x"}"#)),
        ]
        func answer(_ line: String) throws -> String? {
            let reply = try AdapterProtocol.reply(Array(line.utf8)[...]) { answers[$0] }
            return "\(reply.id) " + JSONWriter.text(of: reply.answer.value)
        }
        #expect(try answer(#"{"id":7,"output":{"h":3.0}}"#) == #"7 {"output":{"h":3}}"#)
        #expect(try answer(#"{"id":8,"error":{"code":"x"}}"#) == #"8 {"error":{"code":"x"}}"#)
        // Read in full, and so as they were written.
        #expect(try answer(#"{"id":7,"output":{"h":4.0}}"#) == #"7 {"output":{"h":4.0}}"#)
        #expect(try answer(#"{"id":9,"output":{"h":3.0}}"#) == #"9 {"output":{"h":3.0}}"#)
        #expect(try answer(#"{"output":{"h":3.0},"id":7}"#) == #"7 {"output":{"h":3.0}}"#)
        #expect(try answer(#"{"id":8,"output":{"code":"x"}}"#) == #"8 {"output":{"code":"x"}}"#)
        #expect(throws: AdapterProtocol.Breach.self) { try answer(#"{"id":7,"output":{"h":3},"skip":""}"#) }
        #expect(throws: AdapterProtocol.Breach.self) { try answer(#"{"id":7,"output":{"h":3}}}"#) }
        #expect(throws: AdapterProtocol.Breach.self) { try answer(#"{"id":7,"output":{"h":3}"#) }
    }
}
