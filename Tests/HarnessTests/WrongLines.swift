import JSON
import Specification
import Testing

/// Lines that are not valid cases, grouped by their error.
///
/// Each line comes with text that the error message for the line must contain.
struct WrongLines: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let subsystem: SubsystemID
    let lines: [(String, String)]

    init(
        _ name: String, of subsystem: SubsystemID = "scholar.hindex", _ parts: [(String, String)],
        in line: (String) -> String = { $0 }
    ) {
        testDescription = name
        self.subsystem = subsystem
        lines = parts.map { (line($0), $1) }
    }

    static let all = [
        WrongLines("not JSON", notJSON), WrongLines("missing members", missing),
        WrongLines("ids", ids) { line(id: $0) }, WrongLines("origins", origins) { line(origin: $0) },
        WrongLines("clauses", clauses) { line(clauses: $0) },
        WrongLines("tails", tails) { line(outcome: $0) }, WrongLines("inputs", inputs) { line(input: $0) },
        WrongLines("readings", readings) { line(readings: $0) },
        WrongLines("outputs", outputs) { line(outcome: "\"output\":\($0)") },
        WrongLines("rejections", rejections) { line(outcome: "\"error\":\($0)") },
        WrongLines("readings of another", of: "scholar.distance", symbols, in: distance),
    ]

    /// Returns a case of scholar.hindex with the given members; all other members are valid.
    static func line(
        id: String = "scholar.hindex/x", clauses: String = #"["HIX-1"]"#,
        origin: String = #"{"kind":"worked","by":"hand"}"#, readings: String = "{}",
        input: String = #"{"publications":[]}"#, outcome: String = #""output":{"h":0}"#
    ) -> String {
        let head = #"{"id":"\#(id)","clauses":\#(clauses),"origin":\#(origin),"readings":\#(readings)"#
        return #"\#(head),"input":\#(input),\#(outcome)}"#
    }

    private static func distance(_ readings: String) -> String {
        line(
            id: "scholar.distance/x", clauses: #"["EDI-1"]"#, readings: readings, input: #"{"a":"","b":""}"#,
            outcome: #""output":{"distance":0}"#)
    }

    private static let symbols = [
        (#"{"scholar.distance.symbol":"byte"}"#, "byte is unknown; known: utf16, scalar, grapheme"),
        (#"{"scholar.distance.Symbol":"utf16"}"#, "known: scholar.distance.symbol"),
        (#"{"mobility.distance":"haversine"}"#, "the reading mobility.distance = haversine is unknown"),
    ]

    private static let notJSON = [
        ("", "the line is not JSON: a value is missing at byte 0"),
        ("  ", "not JSON: a value is missing at byte 2"), ("{", "is not JSON"),
        (String(line().dropLast()), "is not JSON: a comma or } is expected"),
        (line() + line(), "\"{\" follows the value"), (line() + ",", "\",\" follows the value"),
        ("// \(line())", "\"/\" at byte 0"), (#"{"id":1,"id":2}"#, "the name \"id\" occurs twice at byte 8"),
        (String(repeating: "[", count: 100_000), "nested too deeply at byte 512"),
        (line(id: "\\uD800"), "a surrogate stands alone"), ("[]", "a case must be an object, not an array"),
        ("null", "a case must be an object, not null"), ("\"x\"", "not a string"),
    ]

    private static let missing = [
        ("{}", "the member \"id\" is missing"),
        (line().replacing(#""clauses":["HIX-1"],"#, with: ""), "\"clauses\" is missing"),
        (line().replacing(#""input":{"publications":[]},"#, with: ""), "\"input\" is missing"),
        (line().replacing(#""readings":{},"#, with: ""), "$.readings: an object is expected"),
        (line().replacing(#""origin":{"kind":"worked","by":"hand"},"#, with: ""), "\"origin\" is missing"),
        (line(outcome: #""note":"x""#), "exactly one of the members \"output\" and \"error\""),
    ]

    private static let tails = [
        (#""output":{"h":0},"error":{"code":"citations.invalid"}"#, "exactly one of the members"),
        (#""output":{"h":0},"tags":"x""#, "$.tags: an array is expected"),
        (#""output":{"h":0},"tags":[null]"#, "$.tags[0]: a string"),
        (#""output":{"h":0},"note":[]"#, "$.note: a string is expected, not an array"),
        (#""output":{"h":0},"stranger":1"#, "the member \"stranger\" is unknown"),
        (#""stranger":1,"output":{"h":0}"#, "the member \"stranger\" is unknown"),
        (#""error":{"code":"citations.invalid"},"output":{"h":0}"#, "must be in the order id, clauses"),
        (#""output":{"h":0},"note":"x","tags":[]"#, "input, output, error, tags, note"),
        (#""tags":[],"output":{"h":0}"#, "must be in the order"),
        (#""note":"x","error":{"code":"citations.invalid"}"#, "must be in the order"),
    ]

    private static let ids =
        ["", "/", "A", "a b", "a_b", "a.b", "é", "e\u{301}", "a/b", "\\u0000", "\\n", "\u{FF41}"]
        .map { ("scholar.hindex/\($0)", "must consist of the subsystem, a slash, and lower-case letters") }
        + ["", "/x", "hindex/x", "Scholar.hindex/x", "scholar.hindexx/x", " scholar.hindex/x"]
        .map { ($0, "there is no subsystem ") }

    private static let origins = [
        ("null", "$.origin: an object"), ("{}", "$.origin: the member \"kind\""),
        (#"{"kind":"guessed"}"#, "$.origin.kind: one of source, worked"),
        (#"{"kind":"agreed","by":["one"]}"#, "$.origin.by: at least two names are needed"),
        (#"{"kind":"agreed","by":"one"}"#, "$.origin.by: an array"),
        (#"{"kind":"computed","by":"x","version":"1"}"#, "\"script\" is missing"),
        (#"{"kind":"worked","by":"x","data":"y"}"#, "$.origin: the member \"data\" is unknown"),
        (#"{"kind":"source","document":"x"}"#, "\"section\" is missing"),
        (#"{"kind":"found","by":"x"}"#, "\"version\" is missing"),
        (#"{"kind":"real"}"#, "\"data\" is missing"),
    ]

    private static let clauses = [
        ("[]", "at least one clause"), (#"["HIX-9"]"#, "scholar.hindex has no clause HIX-9"),
        (#"["COL-1"]"#, "has no clause COL-1"), (#"["hix-1"]"#, "no clause hix-1"),
        (#"["HIX-1","HIX-1"]"#, "a clause is named twice"), (#"["HIX-1",""]"#, "has no clause "),
        (#""HIX-1""#, "$.clauses: an array is expected"), ("[1]", "$.clauses[0]: a string is expected"),
    ]

    private static let readings = [
        (#"{"x":"y"}"#, "the reading x = y is unknown; known: none"),
        (#"{"x":1}"#, "$.readings.x: a string is expected, not a number"),
        ("[]", "$.readings: an object is expected"),
    ]

    private static let inputs = [
        ("null", "the input at $: an object"), ("{}", "\"publications\" is missing"),
        (#"{"publications":null}"#, "$.publications: an array"),
        (#"{"publications":[],"x":1}"#, "the input at $: the member \"x\" is unknown"),
        (#"{"publications":[{"citations":1.5,"checked":true}]}"#, "[0].citations: a whole number"),
        (#"{"publications":[{"citations":1,"checked":"yes"}]}"#, "$.publications[0].checked: a boolean"),
        (#"{"publications":[{"citations":1e16,"checked":true}]}"#, "up to 2^53 - 1"),
    ]

    private static let outputs = [
        ("null", "the output at $: an object"), ("{}", "\"h\" is missing"),
        (#"{"h":"0"}"#, "the output at $.h: a whole number"), (#"{"h":-1}"#, "the output at $.h: at least 0"),
        (#"{"h":0,"x":1}"#, "the member \"x\" is unknown"), (#"{"h":0.5}"#, "not 0.5"),
        (#"{"h":1e400}"#, "not 1e400"),
    ]

    private static let rejections = [
        (#"{"code":"nope"}"#, "the error has the code \"nope\"; known codes: citations.invalid"),
        ("{}", "has no string \"code\""), ("null", "is null, not an object with a code"),
        (#"{"code":7}"#, "has no string \"code\""),
        (#"{"code":"citations.invalid","at":0}"#, "unknown member \"at\""),
        (#""citations.invalid""#, "is a string, not an object"),
        (#"{"code":"Citations.invalid"}"#, "has the code \"Citations.invalid\""),
    ]
}
