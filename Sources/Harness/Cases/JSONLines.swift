import Foundation
import JSON

/// Reads files of JSON Lines, and ignores a byte order mark at their beginning and lines of white space.
package enum JSONLines {
    /// Reads the JSON value in each line in order, and passes it with its place to `body`.
    ///
    /// - Parameter first: The number of the first line in the file.
    /// - Throws: `CorpusError` for the first line that is not JSON, or the error that `body` throws.
    package static func read(
        _ bytes: [UInt8], file: String, first: Int = 1,
        _ body: (Value, CorpusPlace) throws(CorpusError) -> Void
    ) throws(CorpusError) {
        var (number, rest) = (first - 1, first == 1 ? bytes.withoutByteOrderMark : bytes[...])
        while !rest.isEmpty {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest[line.endIndex...].dropFirst()
            number += 1
            if line.isWhiteSpace { continue }
            let place = CorpusPlace(file: file, line: number)
            let value: Value
            do {
                value = try JSONReader.value(of: line)
            } catch {
                throw CorpusError("the line is not JSON: \(error)", at: place)
            }
            try body(value, place)
        }
    }

    /// Reads the JSON value in each line of a file that need not fit in memory, and passes it with its place to `body`.
    ///
    /// - Throws: `CorpusError` if the file cannot be read or a line is not JSON, or the error that `body` throws.
    package static func read(
        _ blocks: LineBlocks, file: String, _ body: (Value, CorpusPlace) throws(CorpusError) -> Void
    ) throws(CorpusError) {
        var (blocks, first) = (blocks, 1)
        while true {
            let block: Data?
            do { block = try blocks.next() } catch {
                let reason = (error as? LineBlocks.LongLine).map { ": \($0)" } ?? ""
                throw CorpusError("\(file) cannot be read\(reason)")
            }
            guard let block else { return }
            let bytes = [UInt8](block)
            try read(bytes, file: file, first: first, body)
            first += bytes.count { $0 == UInt8(ascii: "\n") }
        }
    }
}
