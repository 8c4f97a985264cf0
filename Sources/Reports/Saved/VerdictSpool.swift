import Foundation
import Harness

/// The verdict lines of a long run, kept in a file until the header and footer of its report are known.
///
/// For each failure the file contains an empty line, because the laws that explain failures are known only at the end
/// of the run.
public struct VerdictSpool: Sendable {
    private let file: FileHandle
    private let newline = UInt8(ascii: "\n")

    /// Makes an empty spool; its file has no name, so it disappears however the program ends.
    public init() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "assay-spool-\(UUID().uuidString)")
        try Data().write(to: place, options: .withoutOverwriting)
        defer { try? FileManager.default.removeItem(at: place) }
        file = try FileHandle(forUpdating: place)
    }

    /// Adds the lines of some verdicts, with an empty line in place of each failure.
    public func add(_ verdicts: [Verdict]) throws {
        let lines = Parallel.map(verdicts) { $0.kind == .fail ? [] : $0.line }
        var bytes: [UInt8] = []
        for line in lines { bytes += line + [newline] }
        try file.write(contentsOf: bytes)
    }

    /// Passes the complete report to `put` in pieces; failures come from `report`, all other verdicts from the spool.
    public func write(_ report: LineReport, _ put: ([UInt8]) throws -> Void) throws {
        try put(Array("\(ForeignText.json(report.header))\n".utf8))
        try file.seek(toOffset: 0)
        var failures = report.run.verdicts(of: .fail)[...]
        var blocks = LineBlocks(file)
        while let block = try blocks.next() {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(block.count)
            var last = newline
            for byte in block {
                if byte == newline, last == newline, let failure = failures.popFirst() {
                    bytes += failure.line
                }
                bytes.append(byte)
                last = byte
            }
            try put(bytes)
        }
        for line in report.malformed + [report.footer] { try put(Array("\(ForeignText.json(line))\n".utf8)) }
    }
}
