import Benchmarking
import Catalogue
import Harness
import JSON
import Specification
import Testing
import Workloads

/// Checks that every variant agrees with the reference, and then times it. No test's result depends on a measured time.
@Suite("Variants", .serialized, .printsFigures)
struct VariantTests {
    @Test("each variant agrees with the reference, and is then timed", arguments: Contender.all)
    func agreement(contender: Contender) throws {
        guard try contender.agrees() else { return }
        let comparisons = contender.timed()
        #expect(!comparisons.isEmpty, "\(contender.testDescription) must have at least one quick workload")
        Figures.current.add(comparisons)
        let lines = comparisons.map { JSONWriter.text(of: $0.value) + "\n" }
        Attachment.record(
            lines.joined(), named: "\(contender.benchmark.subsystem)-\(contender.benchmark.variant).jsonl")
    }

    @Test("a subsystem's variants and its reference have the same workloads, and all names are unique")
    func list() {
        for (subsystem, benchmarks) in Dictionary(grouping: Benchmark.all(of: .assay), by: \.subsystem) {
            #expect(benchmarks.first?.variant == Benchmark.referenceName, "\(subsystem)")
            #expect(benchmarks.count > 1, "\(subsystem) must have a variant in addition to its reference")
            #expect(Set(benchmarks.map(\.variant)).count == benchmarks.count, "\(subsystem)")
            #expect(Set(benchmarks.map { $0.workloads.map(\.name) }).count == 1, "\(subsystem)")
            for benchmark in benchmarks {
                #expect(
                    Set(benchmark.workloads.map(\.name)).count == benchmark.workloads.count, "\(subsystem)")
                #expect(benchmark.workloads.contains { $0.isQuick }, "\(subsystem)")
            }
        }
    }
}
