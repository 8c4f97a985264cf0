import JSON

/// The lines of a file of JSON Lines; empty lines are ignored.
package enum JSONLines {
    /// Reads the value of each line in order, with its place.
    ///
    /// - Throws: `CorpusError` for the first line that is not JSON, or what `body` throws.
    package static func read(
        _ bytes: [UInt8], file: String, _ body: (Value, CorpusPlace) throws(CorpusError) -> Void
    ) throws(CorpusError) {
        var (number, rest) = (0, bytes[...])
        while !rest.isEmpty {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest[line.endIndex...].dropFirst()
            number += 1
            if line.isEmpty { continue }
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
