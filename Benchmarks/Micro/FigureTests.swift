import Benchmarking
import Catalogue
import JSON
import Specification
import Testing
import Workloads

/// Tests how the medians, ratios and growths of the figures are computed from the measured times.
@Suite("Figures")
struct FigureTests {
    @Test("figures have a median and a spread")
    func quantiles() throws {
        let measurement = try measurement("reference", size: 10, [4, 1, 3, 2, 5])
        #expect(measurement.median == 3)
        #expect(measurement.spread == 1.0 / 3)
        #expect(try self.measurement("reference", size: 10, [2, 4]).median == 3)
    }

    @Test("figures show the ratio to the reference, and how the time for a complete input grows")
    func comparison() throws {
        let comparisons = Comparison.all(of: [
            try measurement("reference", size: 10, [8]), try measurement("reference", size: 100, [8]),
            try measurement("counting", size: 10, [4]), try measurement("counting", size: 100, [1]),
        ])
        #expect(
            comparisons.map(\.measurement.benchmark.variant) == [
                "reference", "counting", "reference", "counting",
            ])
        #expect(comparisons.map(\.ratio) == [1, 2, 1, 8])
        // If the time for one unit is the same at every size, the total time grows as n. If an input is ten times as
        // large, and each of its units takes a quarter of the time, the total time grows as n^(1 - log10 4).
        let growths = comparisons.map { $0.growth.map { ($0 * 1000).rounded() / 1000 } }
        #expect(growths == [nil, nil, 1, 0.398])
    }

    @Test("a ratio compares adjacent turns, so a slow phase of the machine does not affect it")
    func turns() throws {
        let comparisons = Comparison.all(of: [
            try measurement("reference", size: 10, [8, 80, 80, 8, 8]),
            try measurement("counting", size: 10, [4, 40, 40, 40, 4]),
        ])
        #expect(comparisons.map(\.ratio) == [1, 2])
    }

    @Test("figures have no ratio if no reference was timed")
    func noReference() throws {
        let comparisons = Comparison.all(of: [try measurement("counting", size: 10, [4])])
        #expect(comparisons.map(\.ratio) == [nil])
    }

    @Test("figures show processor and wall time; ratio and growth are those of processor time")
    func processor() throws {
        let comparisons = Comparison.all(of: [
            try measurement("reference", size: 10, [9, 80, 90], processor: [8, 8, 8]),
            try measurement("counting", size: 10, [40, 4, 40], processor: [4, 4, 4]),
            try measurement("counting", size: 100, [400, 400, 400], processor: [4, 4, 4]),
        ])
        #expect(comparisons.map(\.ratio) == [1, 2, nil])
        #expect(comparisons.map { $0.growth.map { ($0 * 1000).rounded() / 1000 } } == [nil, nil, 1])
        #expect(Array(comparisons[1].cells[2...3]) == ["40.0", "4.0"])
    }

    @Test("figures are unreliable if their spread is large or the processor did other work")
    func doubts() throws {
        let steady = try measurement("reference", size: 10, [10, 10.5, 11])
        let spread = try measurement("reference", size: 10, [2, 8, 12, 40, 8])
        let busy = try measurement("reference", size: 10, [10, 10, 10], processor: [6, 7, 7])
        #expect(steady.doubt == nil)
        #expect(spread.doubt == "unreliable: a spread of 25 %")
        #expect(busy.doubt == "unreliable: the processor did something else for 30 % of the time")
        // Figures are reliable even if the work used more than one processor.
        #expect(try measurement("reference", size: 10, [10], processor: [19]).doubt == nil)
        let comparisons = Comparison.all(of: [steady, spread, busy])
        #expect(comparisons.map { $0.cells.last } == ["", spread.doubt, busy.doubt])
        #expect(comparisons.doubts?.hasPrefix("2 of 3 rows cannot be relied on; ") == true)
        #expect(comparisons.table.titles.last == "remark" && comparisons.table.rows[1].last == spread.doubt)
        #expect(Comparison.all(of: [steady]).doubts == nil)
        #expect(Comparison.all(of: [steady]).table.titles.last == "growth")
        #expect(comparisons[0].value["doubt"] == nil && comparisons[1].value["doubt"] == spread.doubt?.value)
    }

    @Test("a workload is timed as often as requested, and each measured time is above 0")
    func stopwatch() throws {
        let benchmark = try #require(Benchmark.all(of: .assay).first { $0.subsystem == HIndex.id })
        let workload = try #require(benchmark.workloads.first)
        let measurements = Stopwatch(repetitions: 4, least: .zero).measure(
            [benchmark, benchmark], on: workload.name)
        #expect(measurements.count == 2)
        #expect(measurements.allSatisfy { $0.nanoseconds.count == 4 && $0.nanoseconds[0] > 0 })
        #expect(Stopwatch(repetitions: 4, least: .zero).measure([benchmark], on: "nothing").isEmpty)
    }

    /// Returns the figures of an `HIndex` variant on the workload of the given size.
    private func measurement(
        _ variant: String, size: Int, _ nanoseconds: [Double], processor: [Double]? = nil
    ) throws -> Measurement {
        let benchmark = try #require(
            Benchmark.all(of: .assay).first { $0.subsystem == HIndex.id && $0.variant == variant })
        let workload = try #require(benchmark.workloads.first { $0.size == size })
        return Measurement(benchmark, workload, nanoseconds: nanoseconds, processor: processor)
    }
}
