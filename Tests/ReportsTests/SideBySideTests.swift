import Catalogue
import JSON
import Specification
import Testing

@testable import Harness
@testable import Reports

/// Tests how values are laid out in lines, and how two values are shown beside each other.
struct SideBySideTests {
    private func value(_ text: String) throws -> Value { try JSONReader.value(of: text) }

    private func rows(_ expected: String, _ actual: String, _ tolerances: [Tolerance] = []) throws
        -> [SideBySide.Row]
    {
        SideBySide(expected: try value(expected), actual: try value(actual), tolerances: tolerances).rows
    }

    @Test func `a flat value is on one line, and any other value has a line for each member`() throws {
        let lines = ValueLayout.lines(of: try value(#"{"a":[{"x":1,"y":"b"},[]],"c":{},"d":null}"#))
        #expect(
            lines.map(\.text) == [
                "{", "  \"a\": [", "    {\"x\": 1, \"y\": \"b\"},", "    []", "  ],", "  \"c\": {},",
                "  \"d\": null", "}",
            ])
        #expect(lines[2].scalars.map(\.pattern) == ["$.a[].x", "$.a[].y"])
        let long = Value.array((0..<40).map { ($0 * 1000).value })
        #expect(ValueLayout.lines(of: long).count == 42)
        #expect(ValueLayout.lines(of: "x".value).map(\.text) == ["\"x\""])
    }

    @Test func `if the lines of a layout are joined, the result is JSON of the original value`() throws {
        let source = #"{"a":[1,[2,{"b":[3,4,{"c":"d e"}]}],{}],"f":[[[]]],"g h":{"i":{"j":false}}}"#
        let text = ValueLayout.lines(of: try value(source)).map(\.text).joined(separator: "\n")
        #expect(try value(text) == value(source))
    }

    @Test func `equal lines are beside each other, and changed lines are paired`() throws {
        #expect(
            try rows(#"{"a":[{"x":1},{"x":2},{"x":3}]}"#, #"{"a":[{"x":1},{"x":5},{"x":3},{"x":4}]}"#) == [
                .same("{"), .same("  \"a\": ["), .same("    {\"x\": 1},"),
                .different("    {\"x\": 2},", "    {\"x\": 5},"),
                .different("    {\"x\": 3}", "    {\"x\": 3},"),
                .different(nil, "    {\"x\": 4}"), .same("  ]"), .same("}"),
            ])
        #expect(try rows("[1]", "[]") == [.different("[1]", "[]")])
    }

    @Test func `values that differ only in the order of their members are shown as equal`() throws {
        #expect(
            try rows(#"{"a":1,"b":[{"c":2,"d":3}]}"#, #"{"b":[{"d":3,"c":2}],"a":1}"#).allSatisfy {
                if case .same = $0 { true } else { false }
            })
        #expect(try rows(#"{"a":1}"#, #"{"z":2,"a":1}"#) == [.different(#"{"a": 1}"#, #"{"a": 1, "z": 2}"#)])
    }

    @Test func `lines count as near only if their numbers differ by at most the tolerance for their path`()
        throws
    {
        let tolerance = Tolerance("$.a[].x", within: 0.5, why: "")
        let expected = #"{"a":[{"x":1,"y":1}]}"#
        #expect(
            try rows(expected, #"{"a":[{"x":1.5,"y":1}]}"#, [tolerance])[2]
                == .near("    {\"x\": 1, \"y\": 1}", "    {\"x\": 1.5, \"y\": 1}"))
        #expect(try rows("[1]", "[1.0]") == [.near("[1]", "[1.0]")], "one number, written in two ways")
        for wrong in [#"{"a":[{"x":1.6,"y":1}]}"#, #"{"a":[{"x":1,"y":1.1}]}"#, #"{"a":[{"y":1,"z":1}]}"#] {
            guard case .different = try rows(expected, wrong, [tolerance])[2] else {
                Issue.record("\(wrong) must be shown as different")
                continue
            }
        }
    }

    @Test
    func `long runs of equal lines are folded, and the number of rows and the length of lines are limited`()
        throws
    {
        func list(_ numbers: some Sequence<Int>) -> String {
            "[" + numbers.map { "{\"x\":\($0)}" }.joined(separator: ",") + "]"
        }
        let folded = try rows(list(0..<100), list([7] + (1..<100)))
        #expect(folded.count == 6 && folded[1] == .different("  {\"x\": 0},", "  {\"x\": 7},"))
        #expect(folded.last == .folded(97))
        let cut = try rows(list(0..<1000), list(5000..<6000))
        #expect(cut.count == 301 && cut.last == .cut(702))
        let long = String(repeating: "a", count: 5000)
        guard case .different(let left?, let right?)? = try rows("\"\(long)b\"", "\"\(long)c\"").first else {
            throw Misfit("no difference")
        }
        #expect(left.hasSuffix("aab\"") && right.hasSuffix("aac\"") && left.count < 700)
        #expect(left.hasPrefix("(4403 before) …"))
    }
}
