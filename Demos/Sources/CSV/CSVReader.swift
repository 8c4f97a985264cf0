/// A record of a table: its fields, and the line on which it begins.
public struct CSVRecord: Sendable, Equatable {
    /// The number of the line on which the record begins, from 1; the next record may begin several lines later.
    public let line: Int
    public let fields: [String]

    public init(line: Int, fields: [String]) {
        self.line = line
        self.fields = fields
    }
}

/// An error in a table, with the line on which it occurs.
public struct CSVError: Error, Equatable, CustomStringConvertible {
    public let line: Int
    public let problem: String

    public var description: String { "line \(line): \(problem)" }
}

/// Reads tables strictly by RFC 4180: it refuses an invalid table, and names the line of its first error.
///
/// Records end with CRLF or LF; the last record may end with neither. A field in quotes may contain separators, line
/// ends and doubled quotes; any other field contains no quotes. All records have as many fields as the first record.
/// The text is UTF-8, and may begin with a byte order mark, which is dropped.
public struct CSVReader: Sendable {
    private let separator: UInt8

    /// - Parameter separator: a comma, or another ASCII character, such as the semicolon of many spreadsheets.
    public init(separator: Unicode.Scalar = ",") {
        self.separator = separator.isASCII ? UInt8(separator.value) : UInt8(ascii: ",")
    }

    /// Returns all records of a table, including its first line; an empty table has no records.
    public func records(of bytes: [UInt8]) throws(CSVError) -> [CSVRecord] {
        var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        var line = 1
        var records: [CSVRecord] = []
        while !rest.isEmpty {
            let record = try record(from: &rest, at: &line)
            if let first = records.first, first.fields.count != record.fields.count {
                throw CSVError(
                    line: record.line,
                    problem:
                        "the number of fields is \(record.fields.count) here and \(first.fields.count) in line 1"
                )
            }
            records.append(record)
        }
        return records
    }

    private func record(from rest: inout ArraySlice<UInt8>, at line: inout Int) throws(CSVError) -> CSVRecord
    {
        let start = line
        var fields: [String] = []
        while true {
            let field = try field(from: &rest, at: &line)
            fields.append(field)
            guard let next = rest.popFirst() else { return CSVRecord(line: start, fields: fields) }
            if next == separator { continue }
            if next == UInt8(ascii: "\r"), rest.popFirst() != UInt8(ascii: "\n") {
                throw CSVError(line: line, problem: "a carriage return without a line feed")
            }
            line += 1
            return CSVRecord(line: start, fields: fields)
        }
    }

    /// Reads the next field, but not the separator or line end after it.
    private func field(from rest: inout ArraySlice<UInt8>, at line: inout Int) throws(CSVError) -> String {
        let start = line
        let quote = UInt8(ascii: "\"")
        var bytes: [UInt8] = []
        if rest.first == quote {
            rest.removeFirst()
            while true {
                guard let byte = rest.popFirst() else {
                    throw CSVError(line: start, problem: "a quoted field without a closing quote")
                }
                if byte == UInt8(ascii: "\n") { line += 1 }
                if byte == quote {
                    guard rest.first == quote else { break }
                    rest.removeFirst()
                }
                bytes.append(byte)
            }
            if let next = rest.first, !isEnd(next) {
                throw CSVError(line: line, problem: "text after the closing quote of a field")
            }
        } else {
            while let byte = rest.first, !isEnd(byte) {
                if byte == quote {
                    throw CSVError(line: line, problem: "a quote inside an unquoted field")
                }
                bytes.append(byte)
                rest.removeFirst()
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CSVError(line: start, problem: "text that is not UTF-8")
        }
        return text
    }

    private func isEnd(_ byte: UInt8) -> Bool {
        byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
