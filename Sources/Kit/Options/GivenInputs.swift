import Benchmarking
import JSON

/// The user's own inputs for `bench`: a file with one JSON value per line.
struct GivenInputs {
    private let file: String
    private let lines: [(number: Int, value: Value)]

    /// Reads the inputs from a file; the name `-` stands for standard input.
    init(_ file: String) throws {
        self.file = file
        let bytes = try InputFile(file == "-" ? nil : file).bytes().withoutByteOrderMark
        var lines: [(Int, Value)] = []
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated() where !line.isWhiteSpace
        {
            let value = try orFailure("\(file), line \(index + 1): ") { try JSONReader.value(of: line) }
            lines.append((index + 1, value))
        }
        guard !lines.isEmpty else { throw Failure(.usage, "\(file) contains no input") }
        self.lines = lines
    }

    /// Returns the same benchmark with the user's inputs in place of its own workloads.
    func timed(_ benchmark: Benchmark, _ readings: [String: String]) throws -> Benchmark {
        // Each input is first checked alone, so that the message can name the line of an input that does not fit.
        for (number, value) in lines {
            _ = try orFailure("\(file), line \(number): ") {
                try benchmark.timed(on: [(value, readings)], called: file)
            }
        }
        return try benchmark.timed(on: lines.map { ($0.value, readings) }, called: file)
    }
}
