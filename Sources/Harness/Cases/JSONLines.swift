import Foundation
import JSON

/// Reads files of JSON Lines, and ignores blank lines and a byte order mark at the beginning of a file.
package enum JSONLines {
    /// Reads the JSON value in each line of a file that need not fit in memory, and passes it with its place to `body`.
    ///
    /// - Throws: `CorpusError` if the file cannot be read or a line is not JSON, or the error that `body` throws.
    package static func read(
        _ blocks: LineBlocks, file: String, _ body: (Value, CorpusPlace) throws(CorpusError) -> Void
    ) throws(CorpusError) {
        var (blocks, number) = (blocks, 0)
        while true {
            let block: Data?
            do { block = try blocks.next() } catch {
                let reason = (error as? LineBlocks.LongLine).map { ": \($0)" } ?? ""
                throw CorpusError("\(file) cannot be read\(reason)")
            }
            guard let block else { return }
            var rest = [UInt8](block)[...]
            if number == 0 { rest = rest.withoutByteOrderMark }
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
    }

    /// Returns the JSON value in each line of a file of a corpus, with its place; nil if there is no such file.
    ///
    /// - Throws: `CorpusError` if the file cannot be read or a line is not JSON.
    static func lines(
        of file: String, in folder: URL
    ) throws(CorpusError) -> [(value: Value, place: CorpusPlace)]? {
        guard let bytes = try CorpusWriter.bytes(of: folder.appending(path: file)) else { return nil }
        var lines: [(value: Value, place: CorpusPlace)] = []
        try read(LineBlocks(Data(bytes)), file: file) { lines.append(($0, $1)) }
        return lines
    }
}
