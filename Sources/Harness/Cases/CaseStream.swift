import Foundation
import JSON
import Specification

/// Reads cases from bytes as they arrive, and keeps in memory only the bytes of unfinished lines.
public struct CaseStream {
    /// A case together with the number of bytes in its line.
    public typealias Element = (golden: GoldenCase, bytes: Int)

    private let name: String
    private let catalogue: Catalogue
    private var splitter: LineSplitter
    private var number = 0

    /// Makes a stream that reads cases of a catalogue's subsystems; error messages use `name` as the name of the file.
    public init(name: String, catalogue: Catalogue) {
        self.catalogue = catalogue
        self.name = name
        splitter = LineSplitter(limit: 64 << 20)
    }

    /// Adds bytes to the stream, and returns the cases whose lines are now complete, up to the first invalid line.
    public mutating func feed(_ data: Data) -> (cases: [Element], error: CorpusError?) {
        var lines: [[UInt8]] = []
        data.withUnsafeBytes { bytes in splitter.feed(bytes) { lines.append(Array($0)) } }
        var (cases, error) = read(lines)
        if error == nil, splitter.isOversized {
            error = CorpusError(
                "the line is longer than \(splitter.limit) bytes",
                at: CorpusPlace(file: name, line: number + 1))
        }
        return (cases, error)
    }

    /// Reads the case in the last line if that line has no line end.
    public mutating func finish() -> (cases: [Element], error: CorpusError?) {
        read([Array(splitter.remainder)])
    }

    private mutating func read(_ lines: [[UInt8]]) -> (cases: [Element], error: CorpusError?) {
        var cases: [Element] = []
        var reader = CaseLines(in: catalogue)
        for line in lines {
            number += 1
            if line.isWhiteSpace { continue }
            switch reader.result(for: Data(line), at: CorpusPlace(file: name, line: number)) {
            case .success(let golden): cases.append((golden, line.count))
            case .failure(let error): return (cases, error)
            }
        }
        return (cases, nil)
    }
}
