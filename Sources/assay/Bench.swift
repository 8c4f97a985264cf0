import ArgumentParser
import Benchmarking
import Foundation
import Harness
import Specs

/// `assay bench`: variants side by side.
struct Bench: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Time the variants of an algorithm side by side, once they agree with the reference.",
        discussion: """
            Each variant first agrees with the reference on the corpus and on generated inputs, under every reading; \
            one that does not is told, and not timed. Figures are medians; the spread is half the distance between \
            the quartiles.
            """)

    @Option(name: .customLong("subsystem"), help: "Only this subsystem; may be given again.")
    var subsystems: [String] = []

    @Option(name: .customLong("variant"), help: "Only this variant; may be given again.")
    var variants: [String] = []

    @Option(help: "How many figures a workload gets.")
    var repetitions = 11

    @Option(help: ArgumentHelp("Milliseconds that each figure takes at least.", valueName: "ms"))
    var least = 5

    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption

    func validate() throws {
        if repetitions < 1 || least < 0 { throw ValidationError("there is at least 1 repetition, of 0 ms or more") }
    }

    func run() throws {
        let golden = try corpus.load()
        let chosen = Benchmark.all.filter { benchmark in
            (subsystems.isEmpty || subsystems.contains(benchmark.subsystem.rawValue))
                && (variants.isEmpty || variants.contains(benchmark.variant))
        }
        guard !chosen.isEmpty else {
            let known = Set(Benchmark.all.map { "\($0.subsystem) \($0.variant)" }).sorted().joined(separator: ", ")
            throw Failure(.usage, "nothing is selected; there is \(known)")
        }
        #if DEBUG
            standardError("assay: this is a debug build; its times say little. Use swift run -c release assay bench\n")
        #endif
        var disagreements = 0
        for subsystem in Catalogue.all.map({ $0.id }) where chosen.contains(where: { $0.subsystem == subsystem }) {
            var sound: [Benchmark] = []
            for benchmark in chosen where benchmark.subsystem == subsystem {
                if let disagreement = benchmark.disagreement(inputs(golden.cases(of: subsystem))) {
                    disagreements += 1
                    standardError("assay: \(disagreement), on \(JSONWriter.text(of: disagreement.input)); it is not timed\n")
                } else {
                    sound.append(benchmark)
                }
            }
            show(sound)
        }
        if disagreements > 0 { throw Failure(.doesNotConform, "\(disagreements) variants disagree with the reference") }
    }

    private func inputs(_ cases: [GoldenCase]) -> [(Value, Readings)] {
        cases.compactMap { golden in
            let known = Catalogue.specification(golden.subsystem)?.readings ?? []
            return (try? Readings(golden.readings, known: known)).map { (golden.input, $0) }
        }
    }

    private func show(_ benchmarks: [Benchmark]) {
        guard let first = benchmarks.first else { return }
        var growth: [String: (size: Int, time: Double)] = [:]
        var table = TextTable("\(first.subsystem)", "variant", "ns/\(first.unit)", "spread", "ratio", "growth")
        for workload in first.workloads {
            var base: Double?
            for benchmark in benchmarks {
                guard let own = benchmark.workloads.first(where: { $0.name == workload.name }) else { continue }
                let measured = benchmark.measure(own, repetitions: repetitions, least: .milliseconds(least))
                base = base ?? measured.median
                let family = benchmark.variant + workload.name.filter { !$0.isNumber }
                let exponent = growth[family].flatMap { before -> String? in
                    guard measured.size > before.size, before.time > 0 else { return nil }
                    let time = log(measured.median / before.time) / log(Double(measured.size) / Double(before.size))
                    return String(format: "n^%.1f", time)
                }
                growth[family] = (measured.size, measured.median)
                let ratio = (base ?? 0) / measured.median
                switch output.format {
                case .human:
                    table.add([
                        workload.name, benchmark.variant, String(format: "%.1f", measured.median),
                        String(format: "±%.0f %%", measured.spread * 100), String(format: "%.1f×", ratio), exponent ?? "",
                    ])
                case .json:
                    print(
                        JSONWriter.text(
                            of: .record(
                                ("subsystem", measured.subsystem.rawValue.value), ("workload", measured.workload.value),
                                ("variant", measured.variant.value), ("unit", measured.unit.value),
                                ("median", measured.median.value), ("spread", measured.spread.value),
                                ("nanoseconds", measured.nanoseconds.value))))
                }
            }
        }
        if output.format == .human { print(table.text + "\n") }
    }
}
