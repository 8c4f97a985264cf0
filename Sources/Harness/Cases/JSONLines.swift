import JSON

/// The lines of a file of JSON Lines; empty lines are ignored.
package enum JSONLines {
    /// Reads the value of each line in order, with its place.
    ///
    /// - Throws: `CorpusError` for the first line that is not JSON, or what `body` throws.
    package static func read(
        _ bytes: [UInt8], file: String, _ body: (Value, CorpusPlace) throws(CorpusError) -> Void
    ) throws(CorpusError) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let place = CorpusPlace(file: file, line: index + 1)
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
