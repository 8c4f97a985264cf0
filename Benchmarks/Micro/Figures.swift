import Benchmarking
import Catalogue
import Foundation
import Harness
import JSON
import Reports
import Specification
import Synchronization
import Testing
import Workloads

/// Collects the times that the tests of a suite measure, and makes tables of them.
final class Figures: Sendable {
    /// The figures of the running suite.
    @TaskLocal static var current = Figures()

    private let comparisons = Mutex<[Comparison]>([])

    func add(_ more: [Comparison]) {
        comparisons.withLock { $0 += more }
    }

    /// The figures as text: a table for each subsystem, then notes on the reliability of the figures.
    var text: String {
        let all = comparisons.withLock { $0 }
        let tables = Catalogue.assay.all.compactMap { subsystem in
            Figures.table(of: all.filter { $0.measurement.benchmark.subsystem == subsystem.id })
        }
        return tables.isEmpty ? "" : (tables + [Figures.note]).joined(separator: "\n\n")
    }

    /// Returns the table of one subsystem. The rows are grouped by workload, in the order of the first variant's rows.
    private static func table(of comparisons: [Comparison]) -> String? {
        guard let first = comparisons.first?.measurement.benchmark else { return nil }
        let workloads = comparisons.filter { $0.measurement.benchmark.variant == first.variant }
            .map(\.measurement.workload.name)
        let (titles, rows) = workloads.flatMap { workload in
            comparisons.filter { $0.measurement.workload.name == workload }
        }.table
        var table = TextTable(columns: titles)
        for row in rows { table.add(row) }
        return table.text
    }

    private static var note: String {
        var sentences = [
            "Each ratio compares a variant with the reference; the two run in turn, possibly alongside other tests."
        ]
        #if DEBUG
            sentences.append(
                "The times of a debug build say little. Use swift run -c release assay bench.")
        #endif
        if !Effort.isFull {
            let left = Benchmark.all(of: .assay).filter { $0.variant == Benchmark.referenceName }.map {
                benchmark in
                let sizes = Set(benchmark.workloads.filter { !$0.isQuick }.map(\.size)).sorted().map(
                    String.init)
                return "\(benchmark.subsystem) of \(sizes.joined(separator: " and "))"
            }
            sentences.append("Left out: \(left.joined(separator: ", ")); to time them, set ASSAY_BENCH=full.")
        }
        return sentences.joined(separator: "\n")
    }
}

/// Prints the figures of a suite when all its tests have finished.
struct PrintsFigures: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let figures = Figures()
        try await Figures.$current.withValue(figures) { try await function() }
        // Writes to standard output without a buffer, since text that `print` buffers would appear in the middle of
        // other output.
        if !figures.text.isEmpty { FileHandle.standardOutput.write(Data("\n\(figures.text)\n\n".utf8)) }
    }
}

extension Trait where Self == PrintsFigures {
    /// Prints the figures of the suite when all its tests have finished.
    static var printsFigures: Self { Self() }
}
