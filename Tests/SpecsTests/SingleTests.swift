import Catalogue
import Harness
import JSON
import Reports
import Specification
import Testing

@testable import HealthSpecs

/// Tests of single-precision numbers, which are read from their spelling and written as the shortest decimals.
struct SingleTests {
    @Test(arguments: [
        ("36.6", Float(36.6)), ("36.6000000001", 36.6), ("37.500001", 37.5), ("44.000003", Float(44).nextUp),
        ("3.75e1", 37.5), ("16777217", 16_777_216),
        // This decimal is slightly greater than 16777217, which is halfway between two floats; the nearest double
        // is 16777217.
        ("16777217.0000000000000000000001", 16_777_218), ("1e-60", 0),
    ])
    func `a number is rounded from the decimal as written, not from the nearest double`(
        text: String, float: Float
    ) throws {
        #expect(try Single(JSONReader.value(of: text)).float == float)
    }

    @Test(arguments: [
        (Float(36.6), "36.6"), (37, "37"), (70.149994, "70.149994"), (72.333336, "72.333336"),
        (0.001, "0.001"),
        (-0.5, "-0.5"),
    ])
    func `a number is written as the shortest decimal that rounds to it`(float: Float, text: String) {
        #expect(Single(float).number.text == text)
        #expect(Single(float).isShortest)
    }

    @Test func `a number keeps its spelling, which can be compared with the shortest decimal`() throws {
        let long = Single(spelled: "36.599998474121094")
        #expect(long.number.text == "36.599998474121094")
        #expect(!long.isShortest)
        #expect(long.shortened.number.text == "36.6")
        #expect(long == Single(36.6))
        #expect(Single(spelled: "37.0").isShortest)
        #expect(!Single(spelled: "1e400").isShortest)
    }

    @Test func `a number halfway between two candidates for the shortest decimal is recognised`() {
        #expect(Single(39_570.9375).hasTwoShortest)
        #expect(Single(2_860_142.75).hasTwoShortest)
        for float: Float in [36.6, 70.149994, 37, 0.5, 1e-6, 1e6] { #expect(!Single(float).hasTwoShortest) }
    }

    @Test(arguments: ["32.9", "44.1", "\"36.6\"", "null", "1e400"])
    func `the temperature of a report must be within bounds`(text: String) throws {
        let json = """
            {"date":1600000000,"temperature":\(text),"weight":70,"heartRate":72,"glycemia":90,\
            "importance":{"temperature":3,"weight":3,"heartRate":3,"glycemia":3}}
            """
        let value = try JSONReader.value(of: json)
        let misfit = try #require(throws: Misfit.self) { _ = try HealthReport(value) }
        #expect(misfit.path.description == "$.temperature")
    }

    @Test(arguments: [
        (#""date":946684799"#, "$.date"), (#""date":1767225600"#, "$.date"), (#""weight":0"#, "$.weight"),
        (#""weight":1e-50"#, "$.weight"), (#""weight":7e-46"#, "$.weight"),
        (#""weight":3.40282357e38"#, "$.weight"),
        (#""heartRate":29"#, "$.heartRate"), (#""glycemia":32768"#, "$.glycemia"), (#""note":"""#, "$.note"),
        (#""entries":0"#, "$.entries"),
    ])
    func `the members of a diary entry must be within bounds`(member: String, path: String) throws {
        let name = member.prefix { $0 != ":" }
        let ordinary = [
            #""date":1600000000"#, #""temperature":36.6"#, #""weight":70"#, #""heartRate":72"#,
            #""glycemia":90"#,
            #""importance":{"temperature":3,"weight":3,"heartRate":3,"glycemia":3}"#,
        ]
        let members = ordinary.filter { !$0.hasPrefix(name) } + [member]
        let value = try JSONReader.value(of: "{\(members.joined(separator: ","))}")
        let misfit = try #require(throws: Misfit.self) { _ = try Merge.Entry(value) }
        #expect(misfit.path.description == path)
    }

    @Test func `the note and the importances of an input stay as written`() throws {
        let value = try JSONReader.value(
            of:
                #"{"temperature":"37","weight":"1","heartRate":"60","glycemia":"60","importance":{"weight":1e400},"date":1600000000}"#
        )
        #expect(try Entry.Input(value).value == value)
    }
}
