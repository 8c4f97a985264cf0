import Foundation
import Harness
import JSON
import Reports
import Specification
import Specs
import Testing

/// Whatever is wrong with a corpus is told with its file and line, in a sentence, and never ends the program.
@Suite struct CorpusReaderTests {
    @Test func `reads the cases of some subsystems alone, or all where these have none`() throws {
        let corpus = try ScratchCorpus([
            "scholar/hindex/a.jsonl": [ScratchCorpus.hindex("one")],
            "scholar/distance/a.jsonl": ["{"],
        ])
        let some = try CorpusReader(folder: corpus.folder, catalogue: .assay, of: ["scholar.hindex"]).read()
        #expect(some.cases.map(\.id) == ["scholar.hindex/one"])
        #expect(some.errors.isEmpty)
        let none = try CorpusReader(folder: corpus.folder, catalogue: .assay, of: ["voice.notation"]).read()
        #expect(none.cases.map(\.id) == ["scholar.hindex/one"])
        #expect(none.errors.count == 1)
    }

    @Test(arguments: WrongLines.all)
    func `tells what is wrong with a line, and reads the others`(_ wrong: WrongLines) throws {
        let subsystem = wrong.subsystem
        let file = "\(subsystem.family)/\(subsystem.name)/wrong.jsonl"
        for (line, sentence) in wrong.lines {
            let (before, after) = (ScratchCorpus.line(subsystem, "a"), ScratchCorpus.line(subsystem, "b"))
            let corpus = try ScratchCorpus([file: [before, line, after]])
            let (cases, errors) = try corpus.read()
            #expect(cases.map(\.id) == ["\(subsystem)/a", "\(subsystem)/b"], "\(line)")
            #expect(errors.map(\.place) == [CorpusPlace(file: file, line: 2)], "\(line)")
            #expect(errors.first?.problem.contains(sentence) == true, "\(line): \(errors)")
        }
    }

    @Test func `tells bytes that are not UTF-8, or another encoding of Unicode`() throws {
        let line = Array(ScratchCorpus.hindex("one").utf8)
        let utf16 = ScratchCorpus.hindex("one").utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for (bytes, sentence) in [
            (line.map { $0 == UInt8(ascii: "h") ? 0xFF : $0 }, "not UTF-8"),
            ([0xEF, 0xBB, 0xBF] + line, "0xEF"), ([0xFF, 0xFE] + utf16, "0xFF"), (utf16, "byte 1"),
            ([0], "0x0"),
        ] {
            let corpus = try ScratchCorpus(files: ["scholar/hindex/a.jsonl": bytes + [0x0A]])
            let errors = try corpus.read().errors
            #expect(errors.first?.place == CorpusPlace(file: "scholar/hindex/a.jsonl", line: 1))
            #expect(errors.first?.problem.hasPrefix("the line is not JSON") == true)
            #expect(errors.first?.problem.contains(sentence) == true, "\(errors)")
        }
    }

    @Test func `tells cases that stand in a folder of no subsystem or of another one`() throws {
        for (file, id, sentence) in [
            ("scholar/nowhere/a.jsonl", "scholar.nowhere/x", "there is no subsystem scholar.nowhere"),
            ("scholar/nowhere/a.jsonl", "scholar.hindex/x", "a case of scholar.hindex stands below"),
            ("scholar/distance/a.jsonl", "scholar.hindex/x", "stands below scholar/hindex/"),
            ("scholar/hindex.jsonl", "scholar.hindex/x", "stands below scholar/hindex/"),
            ("a.jsonl", "scholar.hindex/x", "stands below scholar/hindex/"),
            ("hindex/scholar/a.jsonl", "scholar.hindex/x", "stands below scholar/hindex/"),
        ] {
            let corpus = try ScratchCorpus([file: [WrongLines.line(id: id)]])
            let (cases, errors) = try corpus.read()
            #expect(cases.isEmpty)
            #expect(errors.map(\.place) == [CorpusPlace(file: file, line: 1)])
            #expect(errors.first?.problem.contains(sentence) == true, "\(errors)")
        }
    }

    @Test func `reads every case, in the order of the catalogue, of files and of lines`() throws {
        let corpus = try ScratchCorpus([
            "scholar/colouring/a.jsonl": [ScratchCorpus.colouring("x")],
            "scholar/hindex/b.jsonl": [ScratchCorpus.hindex("z"), ScratchCorpus.hindex("y")],
            "scholar/hindex/a.jsonl": [ScratchCorpus.hindex("q")],
            "scholar/distance/a.jsonl": [ScratchCorpus.distance("d")],
        ])
        let cases = try corpus.golden().cases
        #expect(
            cases.map(\.id) == [
                "scholar.distance/d", "scholar.hindex/q", "scholar.hindex/z", "scholar.hindex/y",
                "scholar.colouring/x",
            ])
        #expect(cases[3].place == CorpusPlace(file: "scholar/hindex/b.jsonl", line: 2))
    }

    @Test func `tells a file that is cut anywhere, be it before its last line end, at the line`() throws {
        let first = Array((ScratchCorpus.hindex("first") + "\n").utf8)
        let second = Array(ScratchCorpus.hindex("second").utf8)
        let corpus = try ScratchCorpus(files: ["scholar/hindex/a.jsonl": first])
        for count in 1...second.count {
            try corpus.write(first + second.prefix(count), to: "scholar/hindex/a.jsonl")
            let errors = try corpus.read().errors
            #expect(errors.map(\.place) == [CorpusPlace(file: "scholar/hindex/a.jsonl", line: 2)], "\(count)")
            let sentence = count < second.count ? "is not JSON" : "has no line end: it may be cut"
            #expect(errors.first?.problem.contains(sentence) == true, "\(errors)")
        }
    }

    @Test func `tells an id that stands twice, with its first place`() throws {
        let again = try ScratchCorpus([
            "scholar/hindex/a.jsonl": [ScratchCorpus.hindex("one"), ScratchCorpus.hindex("two")],
            "scholar/hindex/b.jsonl": [ScratchCorpus.hindex("two"), ScratchCorpus.hindex("three")],
        ])
        let (cases, errors) = try again.read()
        #expect(cases.map(\.id) == ["scholar.hindex/one", "scholar.hindex/two", "scholar.hindex/three"])
        let sentence = "the id scholar.hindex/two stands already at scholar/hindex/a.jsonl:2"
        #expect(errors.map(\.description) == ["scholar/hindex/b.jsonl:1: \(sentence)"])
    }

    @Test func `counts the lines of a file that several processors read`() throws {
        var lines = (1...2000).map { ScratchCorpus.hindex("case-\($0)") }
        lines[1199] = lines[2]
        lines[1499] = "{"
        lines[1949] = lines[1949].replacingOccurrences(of: "HIX-1", with: "HIX-0")
        #expect(lines.joined().utf8.count > 4 * 64 << 10)
        let corpus = try ScratchCorpus(["scholar/hindex/a.jsonl": lines])
        let (cases, errors) = try corpus.read()
        #expect(errors.compactMap { $0.place?.line } == [1200, 1500, 1950])
        #expect(cases.map(\.place.line) == (1...2000).filter { ![1200, 1500, 1950].contains($0) })
        #expect(cases.allSatisfy { $0.id == "scholar.hindex/case-\($0.place.line)" })
    }

    @Test func `tells every wrong line, and throws the first where a whole corpus is asked for`() throws {
        let corpus = try ScratchCorpus([
            "scholar/hindex/a.jsonl": ["{", ScratchCorpus.hindex("one"), "", "[]"],
            "scholar/hindex/b.jsonl": [ScratchCorpus.hindex("one")],
        ])
        let (cases, errors) = try corpus.read()
        #expect(cases.map(\.id) == ["scholar.hindex/one"])
        #expect(
            errors.map { $0.place?.description } == [
                "scholar/hindex/a.jsonl:1", "scholar/hindex/a.jsonl:3", "scholar/hindex/a.jsonl:4",
                "scholar/hindex/b.jsonl:1",
            ])
        let error = #expect(throws: CorpusError.self) { try corpus.golden() }
        #expect(error?.description.hasPrefix("scholar/hindex/a.jsonl:1: the line is not JSON") == true)
    }

    @Test func `tells a folder that is missing, is a file, or holds no case`() throws {
        let corpus = try ScratchCorpus(["scholar/hindex/a.jsonl": []])
        for (path, sentence) in [
            ("nowhere", "no such folder"), ("scholar/hindex/a.jsonl", "no such folder"),
            ("", "has case files, yet no case in them"),
        ] {
            let folder = corpus.folder.appending(path: path)
            let error = #expect(throws: CorpusError.self) { try GoldenCorpus(folder: folder, catalogue: .assay) }
            #expect(error?.problem.contains(sentence) == true, "\(path): \(String(describing: error))")
            #expect(error?.problem.contains(corpus.folder.path) == true)
        }
        let empty = try ScratchCorpus([:])
        try empty.write(Array("{}\n".utf8), to: "scholar/hindex/readme.txt")
        let error = #expect(throws: CorpusError.self) { try empty.golden() }
        #expect(error?.problem.contains("no <family>/<subsystem>/<group>.jsonl below it") == true)
    }

    @Test func `tells a case file that cannot be read`() throws {
        let corpus = try ScratchCorpus(["scholar/hindex/a.jsonl": [ScratchCorpus.hindex("one")]])
        try corpus.makeFolder("scholar/hindex/x.jsonl")
        try corpus.makeLink("scholar/hindex/y.jsonl", to: "nowhere")
        let (cases, errors) = try corpus.read()
        #expect(cases.map(\.id) == ["scholar.hindex/one"])
        let sentences = ["x", "y"].map { "scholar/hindex/\($0).jsonl:1: the file cannot be read" }
        #expect(errors.map(\.description) == sentences)
    }

    @Test func `tells a subsystem's folder that is none`() throws {
        let corpus = try ScratchCorpus(["scholar/hindex/a.jsonl": [ScratchCorpus.hindex("one")]])
        try corpus.write([], to: "scholar/distance")
        let error = #expect(throws: CorpusError.self) { try corpus.golden() }
        #expect(error?.description.contains("scholar/distance") == true)
    }

    @Test func `survives any byte changed anywhere, and tells no line but that one`() throws {
        let lines = ["one", "two"].map { Array((ScratchCorpus.hindex($0) + "\n").utf8) }
        let corpus = try ScratchCorpus(files: ["scholar/hindex/a.jsonl": lines[0] + lines[1]])
        let place = CorpusPlace(file: "scholar/hindex/a.jsonl", line: 2)
        for (index, byte) in lines[1].dropLast().enumerated() {
            for other in [0x00, 0x22, 0x2C, 0x30, 0x5C, 0x61, 0x7D, 0xFF] as [UInt8] where other != byte {
                var line = lines[1]
                line[index] = other
                try corpus.write(lines[0] + line, to: place.file)
                let (cases, errors) = try corpus.read()
                #expect(cases.first?.id == "scholar.hindex/one")
                #expect(cases.count + errors.count == 2, "byte \(index) is \(other)")
                #expect(errors.allSatisfy { $0.place == place }, "byte \(index) is \(other)")
            }
        }
    }
}

/// Lines that are no right case for one kind of reason, each with a part of the sentence about it.
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

    /// A right case of scholar.hindex but for what is given.
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
        (#"{"scholar.distance.symbol":"byte"}"#, "byte is unknown; there is utf16, scalar, grapheme"),
        (#"{"scholar.distance.Symbol":"utf16"}"#, "there is scholar.distance.symbol"),
        (#"{"mobility.distance":"haversine"}"#, "the reading mobility.distance = haversine is unknown"),
    ]

    private static let notJSON = [
        ("", "the line is not JSON: a value is missing at byte 0"),
        ("  ", "not JSON: a value is missing at byte 2"), ("{", "is not JSON"),
        (String(line().dropLast()), "is not JSON: a comma or } is expected"),
        (line() + line(), "\"{\" follows the value"), (line() + ",", "\",\" follows the value"),
        ("// \(line())", "\"/\" at byte 0"), (#"{"id":1,"id":2}"#, "the name \"id\" stands twice at byte 8"),
        (String(repeating: "[", count: 100_000), "nested too deeply at byte 512"),
        (line(id: "\\uD800"), "a surrogate stands alone"), ("[]", "a case is an object, not an array"),
        ("null", "a case is an object, not null"), ("\"x\"", "not a text"),
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
        (#""output":{"h":0},"tags":[null]"#, "$.tags[0]: a text"),
        (#""output":{"h":0},"note":[]"#, "$.note: a text is expected, not an array"),
        (#""output":{"h":0},"stranger":1"#, "the member \"stranger\" is unknown"),
        (#""stranger":1,"output":{"h":0}"#, "the member \"stranger\" is unknown"),
        (#""error":{"code":"citations.invalid"},"output":{"h":0}"#, "stand in the order id, clauses, origin"),
        (#""output":{"h":0},"note":"x","tags":[]"#, "input, output, error, tags, note"),
        (#""tags":[],"output":{"h":0}"#, "stand in the order"),
        (#""note":"x","error":{"code":"citations.invalid"}"#, "stand in the order"),
    ]

    private static let ids =
        ["", "/", "A", "a b", "a_b", "a.b", "é", "e\u{301}", "a/b", "\\u0000", "\\n", "\u{FF41}"]
        .map { ("scholar.hindex/\($0)", "an id is the subsystem, a slash, and small letters") }
        + ["", "/x", "hindex/x", "Scholar.hindex/x", "scholar.hindexx/x", " scholar.hindex/x"]
        .map { ($0, "there is no subsystem ") }

    private static let origins = [
        ("null", "$.origin: an object"), ("{}", "$.origin: the member \"kind\""),
        (#"{"kind":"guessed"}"#, "$.origin.kind: one of source, worked"),
        (#"{"kind":"agreed","by":["one"]}"#, "$.origin.by: two names are needed"),
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
        (#""HIX-1""#, "$.clauses: an array is expected"), ("[1]", "$.clauses[0]: a text is expected"),
    ]

    private static let readings = [
        (#"{"x":"y"}"#, "the reading x = y is unknown; there is none"),
        (#"{"x":1}"#, "$.readings.x: a text is expected, not a number"),
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
        (#"{"code":"nope"}"#, "the error has the code \"nope\"; there is citations.invalid"),
        ("{}", "has no text \"code\""), ("null", "is null, not an object with a code"),
        (#"{"code":7}"#, "has no text \"code\""),
        (#"{"code":"citations.invalid","at":0}"#, "unknown member \"at\""),
        (#""citations.invalid""#, "is a text, not an object"),
        (#"{"code":"Citations.invalid"}"#, "has the code \"Citations.invalid\""),
    ]
}
