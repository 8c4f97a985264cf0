import Foundation

/// Reads a file or standard input line by line, and keeps only one block of the input in memory.
struct LineReader {
    /// The number of the last line that was read, from 1.
    private(set) var line = 0

    /// The maximum length of a line, in bytes; the lines of real tracks are far shorter.
    static let longest = 1 << 20

    private let file: FileHandle
    private var block: [UInt8] = []
    private var next = 0
    private var isAtEnd = false

    init(_ file: FileHandle) {
        self.file = file
    }

    /// Returns the next line without its line feed, but with any carriage return before it; nil at the end.
    mutating func nextLine() throws(TrackError) -> [UInt8]? {
        var bytes: [UInt8] = []
        while true {
            if next == block.count {
                try fill()
                guard next < block.count else {
                    if bytes.isEmpty { return nil }
                    line += 1
                    return bytes
                }
            }
            let end = block[next...].firstIndex(of: UInt8(ascii: "\n"))
            bytes += block[next..<(end ?? block.count)]
            next = end.map { $0 + 1 } ?? block.count
            guard bytes.count <= Self.longest else {
                throw TrackError(line: line + 1, "the line is longer than a mebibyte")
            }
            if end != nil {
                line += 1
                return bytes
            }
        }
    }

    private mutating func fill() throws(TrackError) {
        guard !isAtEnd else { return }
        do {
            block = Array(try file.read(upToCount: 1 << 16) ?? Data())
        } catch {
            throw TrackError(
                line: line + 1, "the file cannot be read any further: \(error.localizedDescription)")
        }
        next = 0
        isAtEnd = block.isEmpty
    }
}
