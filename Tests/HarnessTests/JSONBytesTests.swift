import Catalogue
import Corpus
import Foundation
import JSON
import Reference
import Specification
import Testing

@testable import Adapters
@testable import Harness

struct JSONBytesTests {
    @Test
    func `among eight bytes, the first byte that is not plain is found, whatever its value and its position`()
    {
        for byte in UInt8.min...UInt8.max {
            for place in 0..<8 {
                for other in [UInt8(ascii: "a"), 0xFF, 0x20, 0x80, 0x22] {
                    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 8)
                    for after in place..<8 { bytes[after] = other }
                    bytes[place] = byte
                    let expected = bytes.firstIndex { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C } ?? 8
                    var isASCII = true
                    let end = bytes.withUnsafeBufferPointer { $0.endOfPlain(from: 0, &isASCII) }
                    #expect(end == expected, "\(bytes)")
                    #expect(isASCII == bytes[..<expected].allSatisfy { $0 < 0x80 }, "\(bytes)")
                }
            }
        }
    }

    @Test func `a byte that is not plain is found at any position in a string of any length`() {
        for count in 0..<40 {
            var isASCII = true
            let plain = [UInt8](repeating: UInt8(ascii: "a"), count: count)
            #expect(plain.withUnsafeBufferPointer { $0.endOfPlain(from: 0, &isASCII) } == count)
            for place in 0..<count {
                var bytes = plain
                bytes[place] = UInt8(ascii: "\\")
                #expect(bytes.withUnsafeBufferPointer { $0.endOfPlain(from: 0, &isASCII) } == place)
                bytes.withUnsafeBufferPointer { one in
                    plain.withUnsafeBufferPointer { two in
                        var (other, own) = (0, 0)
                        #expect(!one.take(two, at: &other) && other == 0, "\(place) of \(count)")
                        #expect(one.take(one, at: &own) && own == count)
                    }
                }
            }
        }
    }

    @Test func `a buffer contains all bytes that were added, however often it grew`() {
        var buffer = ByteBuffer(capacity: 1)
        var expected = ""
        for integer in [0, 7, -1, 10, 99, 100, -12_345, .max, .min] {
            buffer.append(integer)
            buffer.append(UInt8(ascii: " "))
            buffer.append("ì è a string of more than fifteen bytes ")
            expected += "\(integer) ì è a string of more than fifteen bytes "
        }
        #expect(buffer.text == expected)
        #expect(buffer.array == Array(expected.utf8))
        #expect(buffer.count == expected.utf8.count)
    }

    @Test func `a duplicate name is refused even in an object that is almost like the previous one`() throws {
        for (text, name) in [
            (#"[0,{"a":1,"b":2,"c":3},{"a":1,"b":2,"a":3}]"#, "a"),
            (#"[0,{"a":1,"b":2},{"b":1,"b":2}]"#, "b"),
        ] {
            let error = #expect(throws: JSONError.self) { try JSONReader.value(of: text) }
            #expect(error.map { "\($0)" }?.contains(#"the name "\#(name)" occurs twice"#) == true)
        }
    }

    @Test
    func `an input is sent as it is written in the corpus, except for characters that could end a line`()
        throws
    {
        func request(_ text: String) throws -> String {
            let line =
                #"{"id":"scholar.distance/x","clauses":["EDI-1"],"origin":{"kind":"worked","by":"a test"},"readings":{},"#
                + #""input":"# + text + #","output":{"distance":3}}"# + "\n"
            let golden = try CorpusReader.cases(
                in: Array(line.utf8), file: "scholar/distance/x.jsonl", catalogue: .assay)[0]
            let hello = Hello(
                name: "", language: "", version: "", subsystems: ["scholar.distance"], readings: [:])
            let run = AdapterProtocol.run(3, Plan([golden], for: hello).requests[0].requests[0])
            return String(decoding: run, as: UTF8.self)
        }
        let (head, end) = (#"{"op":"run","id":3,"subsystem":"scholar.distance","input":"#, "}\n")
        let spaced = #"{"a": "x\u0062z", "b" : ""}"#
        #expect(try request(spaced) == head + spaced + end)
        #expect(
            try request("{\"a\":\"x\u{2028}z\",\"b\":\"\"}")
                == head + #"{"a":"x\u2028z","b":""}"# + end)
    }
}
