import CSV
import Testing

/// Tests that the reader accepts the tables that RFC 4180 allows, and refuses invalid ones.
struct CSVReaderTests {
    private func fields(_ text: String, by separator: Unicode.Scalar = ",") throws -> [[String]] {
        try CSVReader(separator: separator).records(of: Array(text.utf8)).map(\.fields)
    }

    private func refused(_ bytes: [UInt8]) throws -> CSVError {
        try #require(throws: CSVError.self) { _ = try CSVReader().records(of: bytes) }
    }

    @Test(arguments: [
        "a,b\r\nc,d\r\n", "a,b\nc,d\n", "a,b\nc,d", "\u{FEFF}a,b\r\nc,d", "\"a\",b\n\"c\",\"d\"",
    ])
    func `lines end with CRLF or LF, and the last line may have no line end`(text: String) throws {
        #expect(try fields(text) == [["a", "b"], ["c", "d"]])
    }

    @Test func `a quoted field may contain separators, quotes and line ends`() throws {
        #expect(
            try fields("\"a,b\",\"say \"\"a\"\"\"\n\"x\r\ny\",\"\"") == [
                ["a,b", "say \"a\""], ["x\r\ny", ""],
            ])
    }

    @Test func `white space is part of a field, and fields may be empty`() throws {
        #expect(try fields(" a ,\n,") == [[" a ", ""], ["", ""]])
        #expect(try fields("") == [])
        #expect(try fields("\n") == [[""]])
    }

    @Test func `if another separator is chosen, commas are ordinary text`() throws {
        #expect(try fields("36,6;70", by: ";") == [["36,6", "70"]])
    }

    @Test func `each record has the number of its first line`() throws {
        let records = try CSVReader().records(of: Array("a\n\"b\n\nc\"\nd\n".utf8))
        #expect(records.map(\.line) == [1, 2, 5])
    }

    @Test(arguments: [
        ("a,b\nc\n", 2, "1 here and 2"), ("a\nb,c\n", 2, "2 here and 1"), ("a,b\n\nc,d", 2, "1 here and 2"),
        ("a\n\"b\nc", 2, "without a closing quote"), ("a\n\"b\"c\n", 2, "after the closing quote"),
        ("a\nb\"c\n", 2, "a quote inside"),
        ("a\rb", 1, "carriage return"),
    ])
    func `an invalid table is refused, and the error names the line`(text: String, line: Int, problem: String)
        throws
    {
        let error = try refused(Array(text.utf8))
        #expect(error.line == line)
        #expect(error.problem.contains(problem))
        #expect("\(error)" == "line \(line): \(error.problem)")
    }

    @Test func `invalid UTF-8 is refused, and the error names the line`() throws {
        let error = try refused(Array("a\n".utf8) + [0xFF])
        #expect(error.line == 2)
        #expect(error.problem.contains("UTF-8"))
    }
}
