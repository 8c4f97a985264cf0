import Catalogue
import Corpus
import Harness
import JSON
import Reports
import Specification
import Testing

/// Tests of how JSON values become typed inputs and outputs, and of the errors for values that do not fit.
struct WireTests {
    private func misfit<T: Wire>(_: T.Type, _ json: String) throws -> Misfit {
        let value = try JSONReader.value(of: json)
        return try #require(throws: Misfit.self) { _ = try T(value) }
    }

    private func fits<T: Wire>(_: T.Type, _ json: String) throws -> T {
        try T(try JSONReader.value(of: json))
    }

    private static let fix = #"{"t":0,"lat":1,"lon":2,"accuracy":5}"#

    // MARK: Places

    @Test func `a radius beyond the range of doubles is refused, or written without loss`() throws {
        let text = #"{"platform":"ios","fixes":[],"parameters":{"radius":1e400}}"#
        guard let input = try? Geofence.Input(JSONReader.value(of: text)) else { return }
        let again = try Geofence.Input(JSONReader.value(of: JSONWriter.bytes(of: input.value)))
        #expect(again.parameters?.radius == input.parameters?.radius)
    }

    @Test func `the description of a path contains its indices, but the pattern of a path does not`() {
        let path = Path([.member("events"), .index(3), .member("centre"), .member("lat")])
        #expect(path.description == "$.events[3].centre.lat")
        #expect(path.pattern == "$.events[].centre.lat")
        #expect(Path.root.description == "$")
    }

    @Test(arguments: [
        (
            #"{"platform":"ios","fixes":[{"t":0,"lat":"1","lon":2,"accuracy":5}]}"#, "$.fixes[0].lat",
            "a string"
        ),
        (
            #"{"platform":"ios","fixes":[FIX,{"t":0,"lat":1,"lon":2}]}"#, "$.fixes[1]",
            "\"accuracy\" is missing"
        ),
        (#"{"platform":"ios","fixes":[FIX,3]}"#, "$.fixes[1]", "a number"),
        (#"{"platform":"ios","fixes":{}}"#, "$.fixes", "an object"),
        (#"{"platform":"palm","fixes":[]}"#, "$.platform", "ios, android"),
        (#"{"platform":null,"fixes":[]}"#, "$.platform", "null"),
        (#"{"fixes":[]}"#, "$", "\"platform\" is missing"),
        (#"{"platform":"ios","fixes":[],"radius":100}"#, "$", "\"radius\" is unknown"),
        (
            #"{"platform":"ios","fixes":[],"parameters":{"window":5,"size":1}}"#, "$.parameters",
            "\"size\" is unknown"
        ),
        (
            #"{"platform":"ios","fixes":[],"parameters":{"closeFixes":0}}"#, "$.parameters.closeFixes",
            "at least 1"
        ),
        (#"{"platform":"ios","fixes":[],"parameters":{"closeFixes":1.5}}"#, "$.parameters.closeFixes", "1.5"),
        (#"{"platform":"ios","fixes":[],"parameters":{"window":1}}"#, "$.parameters.window", "at least 2"),
        (#"{"platform":"ios","fixes":[],"parameters":{"radius":-1}}"#, "$.parameters.radius", "at least 0"),
        (
            #"{"platform":"ios","fixes":[],"parameters":{"interval":0}}"#, "$.parameters.interval",
            "more than 0"
        ),
        (#"{"platform":"ios","fixes":[],"parameters":null}"#, "$.parameters", "null"),
        (#"[]"#, "$", "an array"),
    ])
    func `the error for a value that does not fit names the value's path and the problem`(
        json: String, path: String, problem: String
    )
        throws
    {
        let misfit = try misfit(Geofence.Input.self, json.replacing("FIX", with: Self.fix))
        #expect(misfit.path.description == path)
        #expect(misfit.problem.contains(problem))
        #expect("\(misfit)" == "\(path): \(misfit.problem)")
    }

    @Test func `the error for a value deep within an input names the complete path to the value`() throws {
        let json = """
            {"transcript":"","language":"en","dictionary":{"keywords":[],"commands":\
            [{"keyword":"stop","expressions":[]},{"keyword":"go","expressions":[]}],"notations":[]}}
            """
        let misfit = try misfit(Conversion.Input.self, json)
        #expect(misfit.path.description == "$.dictionary.commands[1].keyword")
        #expect(misfit.problem.contains("\"go\""))
    }

    // MARK: Members

    @Test func `the members of an object may be in any order`() throws {
        let input = try fits(Distance.Input.self, #"{"b":"2","a":"1"}"#)
        #expect(input.a == "1")
        #expect(input.b == "2")
    }

    @Test func `the error names an unknown member, wherever the member is in the object`() throws {
        for json in [#"{"x":1,"a":"","b":""}"#, #"{"a":"","x":1,"b":""}"#, #"{"a":"","b":"","x":1}"#] {
            #expect(try misfit(Distance.Input.self, json).problem.contains("\"x\""))
        }
    }

    @Test func `a member that may be absent must not be null`() throws {
        let with = { (speed: String) in #"{"t":0,"lat":1,"lon":2,"accuracy":5"# + speed + "}" }
        #expect(try fits(Fix.self, with("")).speed == nil)
        #expect(try fits(Fix.self, with(#","speed":3"#)).speed == 3)
        #expect(try misfit(Fix.self, with(#","speed":null"#)).path.description == "$.speed")
    }

    @Test func `unknown members are found even if an object has very many members`() throws {
        let strangers = (0..<70).map { #""m\#($0)":0"# }.joined(separator: ",")
        #expect(
            try misfit(Distance.Input.self, #"{"a":"","b":"",\#(strangers)}"#).problem.contains("\"m0\""))
        let late = (0..<70).map { #""m\#($0)":0"# }.joined(separator: ",")
        #expect(try misfit(Distance.Input.self, #"{\#(late),"a":"","b":""}"#).problem.contains("\"m0\""))
    }

    // MARK: Values

    @Test(arguments: ["7", "7.0", "70e-1", "0.7e1"])
    func `a whole number may be written with a decimal point or an exponent`(spelling: String) throws {
        #expect(try fits(Int.self, spelling) == 7)
    }

    @Test(arguments: [
        "9007199254740992", "-9007199254740992", "1e300", "0.5", "\"7\"", "true", "null", "[7]",
    ])
    func `an integer must be a whole number with an absolute value of at most 2^53 - 1`(json: String) throws {
        #expect(try misfit(Int.self, json).problem.contains("a whole number"))
    }

    @Test func `the greatest and the least allowed whole numbers fit`() throws {
        #expect(try fits(Int.self, "9007199254740991") == Int.exactRange.upperBound)
        #expect(try fits(Int.self, "-9007199254740991") == Int.exactRange.lowerBound)
    }

    @Test(arguments: ["\"\"", "\"a b\"", "\"a\u{A0}b\"", "\"\u{3000}\"", "\"a\\n\""])
    func `a word that is empty, or that contains white space, does not fit`(json: String) throws {
        #expect(try misfit(Word.self, json).problem.contains("a word"))
    }

    @Test func `a word may contain a character that only looks like white space`() throws {
        #expect(try fits(Word.self, "\"a\u{200B}b\"").text == "a\u{200B}b")
    }

    @Test func `strings keep their scalars when they are read and written`() throws {
        let text = "e\u{301}\u{0}\u{FFFF}\u{1F44D}"
        #expect(try fits(String.self, JSONWriter.text(of: text.value)).hasSameScalars(as: text))
    }

    @Test(arguments: ["Ios", "ios ", "\u{FF49}os"])
    func `an option of a choice must be spelled exactly`(spelling: String) throws {
        #expect(try misfit(Geofence.Platform.self, "\"\(spelling)\"").problem.contains(spelling))
    }

    @Test(arguments: ["-1", "-1e0", "0.5", "9007199254740992"])
    func `an output with an invalid count does not fit`(count: String) throws {
        #expect(try misfit(HIndex.Output.self, #"{"h":\#(count)}"#).path.description == "$.h")
        #expect(
            try misfit(Distance.Output.self, #"{"distance":\#(count)}"#).path.description == "$.distance")
        #expect(try misfit(Colouring.Output.self, #"{"h":\#(count),"colours":[]}"#).path.description == "$.h")
    }

    @Test(arguments: ["-0.1", "100.1", "1e400", "\"80\""])
    func `an output with a similarity outside 0 to 100 does not fit`(similarity: String) throws {
        let misfit = try misfit(Similarity.Output.self, #"{"similarity":\#(similarity),"similar":true}"#)
        #expect(misfit.path.description == "$.similarity")
    }

    @Test func `the error for an unknown colour says where the colour is`() throws {
        let misfit = try misfit(Colouring.Output.self, #"{"h":0,"colours":["red","gray"]}"#)
        #expect(misfit.path.description == "$.colours[1]")
        #expect(misfit.problem.contains("green, grey, red"))
    }

    // MARK: Reading what was written

    @Test func `a number keeps its spelling when it is read and written`() throws {
        let input = try fits(Similarity.Input.self, #"{"a":"","b":"","percent":9.00e1}"#)
        #expect(input.percent.text == "9.00e1")
        #expect(JSONWriter.text(of: input.value) == #"{"a":"","b":"","percent":9.00e1}"#)
    }

    @Test func `parameters that the input leaves out are written with their defaults`() throws {
        let parameters = try fits(Geofence.Parameters.self, #"{"window":3}"#)
        #expect(
            JSONWriter.text(of: parameters.value)
                == #"{"radius":100,"interval":180,"closeFixes":7,"window":3}"#)
    }

    @Test func `a fix with infinite numbers can be read, and is written without loss`() throws {
        let fix = try fits(Fix.self, #"{"t":1e400,"lat":-1e400,"lon":1.8e308,"accuracy":1e308}"#)
        #expect(fix.t == .infinity)
        let again = try fits(Fix.self, JSONWriter.text(of: fix.value))
        #expect(again.t == .infinity)
        #expect(again.lat == -.infinity)
        #expect(again.lon == .infinity)
        #expect(again.accuracy == 1e308)
    }

    /// Returns the value with each number replaced by the nearest double, because all numbers of a fix are doubles.
    private func asDoubles(_ value: Value) -> Value {
        switch value {
        case .number(let number): number.double.value
        case .array(let values): .array(values.map(asDoubles))
        case .object(let members): .object(members.map { .init($0.name, asDoubles($0.value)) })
        default: value
        }
    }

    /// Returns the JSON that is written for an input, with defaults for absent members.
    private func written(_ input: Value, of specification: any Specification.Type) -> Value {
        func shape<S: Specification>(_: S.Type) -> Shape { S.Input.shape }
        let isOfFixes = specification.id.family == "mobility"
        return filled(isOfFixes ? asDoubles(input) : input, shape(specification))
    }

    private func filled(_ value: Value, _ shape: Shape) -> Value {
        switch (shape.bare, value) {
        case (.record(let fields), .object):
            .object(
                fields.compactMap { field in
                    (value[field.name].map { filled($0, field.shape) } ?? field.standard)
                        .map { .init(field.name, $0) }
                })
        case (.array(let element), .array(let elements)): .array(elements.map { filled($0, element) })
        case (.either(let shapes), _): shapes.first { $0.admits(value) }.map { filled(value, $0) } ?? value
        default: value
        }
    }

    @Test(arguments: Catalogue.assay.all.map { $0.id })
    func `the inputs and outputs of the corpus are read and written without loss`(id: SubsystemID) throws {
        let specification = try #require(Catalogue.assay.specification(id))
        func inputs<S: Specification>(_: S.Type) throws {
            for golden in try Corpus.bundled.cases(of: S.id) {
                let input = try S.Input(golden.input).value
                #expect(input == written(golden.input, of: S.self), "\(golden.id)")
                #expect(try S.Input(input).value == input, "\(golden.id)")
                guard case .output(let output) = golden.expectation else { continue }
                #expect(try S.Output(output).value == output, "\(golden.id)")
            }
        }
        try inputs(specification)
    }

    @Test(arguments: Catalogue.assay.all.map { $0.id })
    func `an input of the corpus becomes malformed if a member is removed or added`(id: SubsystemID) throws {
        let specification = try #require(Catalogue.assay.specification(id))
        func spoil<S: Specification>(_: S.Type) throws {
            for golden in try Corpus.bundled.cases(of: S.id).prefix(20) {
                guard case .object(let members) = golden.input else { continue }
                let more = Value.object(members + [.init("stranger", .null)])
                #expect(throws: Misfit.self, "\(golden.id)") { _ = try S.Input(more) }
                for field in Self.required(S.Input.shape) {
                    let fewer = Value.object(members.filter { $0.name != field })
                    #expect(throws: Misfit.self, "\(golden.id) without \(field)") { _ = try S.Input(fewer) }
                }
            }
        }
        try spoil(specification)
    }

    private static func required(_ shape: Shape) -> [String] {
        guard case .record(let fields) = shape.bare else { return [] }
        return fields.filter { $0.presence == .always }.map(\.name)
    }
}
