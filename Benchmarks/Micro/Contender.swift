import Benchmarking
import Catalogue
import Corpus
import Foundation
import Harness
import JSON
import Specification
import TestSupport
import Testing
import Workloads

/// A variant as a test argument; Swift Testing displays and encodes the variant's name.
struct Contender: Sendable, CustomTestStringConvertible, CustomTestArgumentEncodable {
    let benchmark: Benchmark

    static let all = Benchmark.all(of: .assay).map { Contender(benchmark: $0) }

    var testDescription: String { "\(benchmark.subsystem) \(benchmark.variant)" }

    func encodeTestArgument(to encoder: some Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(testDescription)
    }

    /// Records an issue with the input and both outcomes if the variant does not agree with the reference.
    ///
    /// - Returns: Whether the variant agrees with the reference.
    func agrees() throws -> Bool {
        let given = try Contender.corpus.get().cases(of: benchmark.subsystem).map { ($0.input, $0.readings) }
        guard let found = try benchmark.disagreement(on: given, quickly: !Effort.isFull) else { return true }
        Issue.record(
            "\(testDescription) does not agree with the reference: \(JSONWriter.text(of: found.value))")
        return false
    }

    /// Times the variant and the reference: on all workloads if `ASSAY_BENCH=full` is set, otherwise on the quick ones.
    func timed() -> [Comparison] {
        let reference = Benchmark.all(of: .assay).first { $0.subsystem == benchmark.subsystem }
        let both =
            reference?.variant == benchmark.variant ? [benchmark] : [reference, benchmark].compactMap { $0 }
        let workloads = benchmark.workloads.filter { Effort.isFull || $0.isQuick }
        let measurements = workloads.flatMap { Effort.stopwatch.measure(both, on: $0.name) }
        return Comparison.all(of: measurements).filter {
            $0.measurement.benchmark.variant == benchmark.variant
        }
    }

    private static let corpus = Result { try Corpus.bundled }
}

/// How much time the benchmarks may take.
enum Effort {
    /// Whether `ASSAY_BENCH=full` is set.
    static let isFull = ProcessInfo.processInfo.environment["ASSAY_BENCH"] == "full"

    static let stopwatch =
        isFull
        ? Stopwatch(repetitions: 11, least: .milliseconds(5))
        : Stopwatch(repetitions: 3, least: .milliseconds(1))
}
