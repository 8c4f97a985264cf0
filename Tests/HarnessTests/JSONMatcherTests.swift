import Catalogue
import Corpus
import Foundation
import JSON
import Reference
import Specification
import Testing

@testable import Adapters
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
    func `if the matcher accepts bytes as a value, the reader reads the bytes as the same value`() {
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
        // Most undamaged JSON matches, and some damaged JSON still has the same value.
        #expect(matched > 4000)
        #expect(damagedMatches > 10)
    }

    @Test(arguments: [
        (#"{"b":1,"a":[true,null]}"#, #"{"a":[true,null],"b":1}"#), (#" { "a" : 7 } "#, #"{"a":7}"#),
        ("70.0", "70"), ("-3.000", "-3"), (#""\"\\\n\r\t""#, #""\"\\\n\r\t""#), ("36.6", "36.6"),
        ("[]", "[]"),
        ("{}", "{}"), (#""è""#, #""è""#),
    ])
    func `different spellings of a value are recognised`(text: String, other: String) throws {
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
    func `another value, invalid JSON, or 36.60 for 36.6 is not recognised`(text: String, other: String)
        throws
    {
        #expect(try !matches(text, other))
    }

    @Test
    func `a reply is recognised only if it is complete and is the expected answer to its own request`()
        throws
    {
        func golden(_ outcome: String) throws -> GoldenCase {
            let line =
                #"{"id":"scholar.hindex/x","clauses":["HIX-1"],"origin":{"kind":"worked","by":"a test"},"#
                + #""readings":{},"input":{},\#(outcome)}"#
            return try GoldenCase(JSONReader.value(of: line), at: CorpusPlace(file: "", line: 1), in: .assay)
        }
        let requests = [
            7: Request(try golden(#""output":{"h":3}"#)), 8: Request(try golden(#""error":{"code":"x"}"#)),
        ]
        func answer(_ line: String) throws -> String? {
            let line = Array(line.utf8)[...]
            if let (number, golden) = FastLane.recognise(line, { requests[$0] }) {
                return "\(number) " + JSONWriter.text(of: Answer(golden.expectation).value)
            }
            let reply = try AdapterProtocol.reply(line)
            return "\(reply.id) " + JSONWriter.text(of: reply.answer.value)
        }
        #expect(try answer(#"{"id":7,"output":{"h":3.0}}"#) == #"7 {"output":{"h":3}}"#)
        #expect(try answer(#"{"id":8,"error":{"code":"x"}}"#) == #"8 {"error":{"code":"x"}}"#)
        // The following replies are not recognised by their bytes, but parsed, so the outputs keep their spelling.
        #expect(try answer(#"{"id":7,"output":{"h":4.0}}"#) == #"7 {"output":{"h":4.0}}"#)
        #expect(try answer(#"{"id":9,"output":{"h":3.0}}"#) == #"9 {"output":{"h":3.0}}"#)
        #expect(try answer(#"{"output":{"h":3.0},"id":7}"#) == #"7 {"output":{"h":3.0}}"#)
        #expect(try answer(#"{"id":8,"output":{"code":"x"}}"#) == #"8 {"output":{"code":"x"}}"#)
        #expect(throws: ProtocolError.self) { try answer(#"{"id":7,"output":{"h":3},"skip":""}"#) }
        #expect(throws: ProtocolError.self) { try answer(#"{"id":7,"output":{"h":3}}}"#) }
        #expect(throws: ProtocolError.self) { try answer(#"{"id":7,"output":{"h":3}"#) }
    }

    private func matches(_ text: String, like other: String) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var matcher = JSONMatcher(bytes)
            return Array(other.utf8).withUnsafeBufferPointer { matcher.take(like: $0) } && matcher.isAtEnd()
        }
    }

    @Test func `if two JSON texts match, their values are the same`() {
        var (matched, otherMatches) = (0, 0)
        for number in 0..<6000 {
            var shapes = JSONShapes(number: number)
            let value = shapes.value()
            let text = JSONWriter.text(of: value)
            if matches(text, like: text) { matched += 1 }
            let spaced = text.replacing(",", with: " , ").replacing(":", with: " :\n")
            let longer = text.replacing("7", with: "7.0")
            let damaged = String(decoding: shapes.damaged(Array(text.utf8)), as: UTF8.self)
            for candidate in [spaced, longer, damaged] where matches(candidate, like: text) {
                if candidate != text { otherMatches += 1 }
                #expect((try? JSONReader.value(of: candidate)) == value, "\(candidate) like \(text)")
            }
        }
        #expect(matched == 6000)
        #expect(otherMatches > 1000)
    }

    @Test(arguments: [
        (#" { "a" : 7 } "#, #"{"a":7}"#), ("70.0", "70"), ("-3.000", "-3"), ("true", "true"),
        (#""\"\\""#, #""\"\\""#), ("[ null , false ]", "[null,false]"), ("1e5", "1e5"),
    ])
    func `JSON matches the same JSON in a slightly different spelling`(text: String, other: String) {
        #expect(matches(text, like: other))
    }

    @Test(arguments: [
        ("t rue", "true"), ("truex", "true"), ("70.", "70"), ("70.01", "70"), ("701", "70"), ("7", "70"),
        ("1e50", "1e5"), ("1e5.0", "1e5"), ("36.60", "36.6"), (#""a b""#, #""ab""#), (#""a""#, #""a\"""#),
        ("[1", "[1]"), ("", "1"), (#"{"a":1}"#, #"{"a":1,"b":2}"#), ("- 7", "-7"),
    ])
    func `a JSON value matches neither another value nor invalid JSON, and 36.6 does not match 36.60`(
        text: String, other: String
    ) {
        #expect(!matches(text, like: other))
    }

    @Test func `an expected reply is recognised even if its members are in a different order`() throws {
        let line =
            #"{"id":"scholar.colouring/x","clauses":["HIX-1"],"origin":{"kind":"worked","by":"a test"},"readings":{},"#
            + #""input":{"publications":[{"citations":1,"checked":true}]},"output":{"h":1,"colours":["green"]}}"#
        let cases = try CorpusReader.cases(
            in: Array((line + "\n").utf8), file: "scholar/colouring/x.jsonl", catalogue: .assay)
        let golden = try #require(cases.first)
        let book = RequestBook([CaseRequests(CaseIndex(0), [Request(golden)])])
        func isExpected(_ output: String) throws -> Bool {
            let line = Array(#"{"id":0,"output":\#(output)}"#.utf8)
            guard case .asExpected(let other) = try FastLane.reply(line[...], in: book).reply else {
                return false
            }
            return other === golden
        }
        #expect(try isExpected(#"{"h":1,"colours":["green"]}"#))
        #expect(try isExpected(#"{"h": 1.0, "colours": ["green"]}"#))
        #expect(try isExpected(#"{"colours":["green"],"h":1}"#))
        #expect(try !isExpected(#"{"h":2,"colours":["green"]}"#))
        #expect(try !isExpected(#"{"h":1,"colours":["gr\u0065en"]}"#))
        #expect(
            Reply.asExpected(golden).answer.map { JSONWriter.text(of: $0.value) }
                == #"{"output":{"h":1,"colours":["green"]}}"#)
    }
}
