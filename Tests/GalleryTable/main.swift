import Corpus
import Foundation
import Gallery
import Harness
import JSON
import Reports
import Specification
import Specs
import Reference

let golden = try GoldenCorpus(folder: Corpus.folder(nil))
let args = CommandLine.arguments.dropFirst()
let fuzzes = args.contains("fuzz")
let names = args.filter { $0 != "fuzz" }
let clock = ContinuousClock()
for exhibit in Exhibit.all where exhibit.subsystem.family == "voice" {
    if !names.isEmpty, !names.contains(where: { exhibit.name.contains($0) }) { continue }
    let specification = Catalogue.assay.specification(exhibit.subsystem)!
    let candidate = InProcess(name: exhibit.name, version: "1", implementations: [exhibit.implementation], readings: exhibit.declared)
    let start = clock.now
    let run = try await Run(golden.cases(of: exhibit.subsystem), with: candidate)
    let time = clock.now - start
    let blamed = run.brokenClauses
    let bad = blamed.filter { !exhibit.clauses.contains($0.clause) }
    print(bad.isEmpty && !blamed.isEmpty ? "ok " : "BAD", exhibit.name, "breaks", exhibit.clauses, "fail", run.count(.fail), "blamed", blamed.map { "\($0.clause):\($0.cases)" }, time)
    let without = run.verdicts.filter { v in v.kind == .fail && !v.breaches.contains { $0.sentence.contains("alone") || $0.isCertain } }
    if !without.isEmpty { print("    unexplained:", without.count, without.first!.reason) }
    if !bad.isEmpty || !names.isEmpty {
        for (c, _) in blamed { if let v = run.verdicts.first(where: { $0.breaches.contains { $0.clause == c } }) { print("   ", c, v.id, v.breaches.map { "\($0.clause) \($0.weight)" }, v.reason) } }
        for v in run.verdicts.filter({ $0.kind == .fail }).prefix(names.isEmpty ? 0 : 8) { print("      ", v.id, v.breaches.first?.sentence ?? "") }
    }
    if fuzzes {
        var fuzzing = Fuzzing(candidate, seed: 1, subsystems: [specification])
        var own: [Discovery] = []
        let s = clock.now
        while own.isEmpty, fuzzing.tally.samplesOfEach < 1500 {
            own = try await fuzzing.runRound().filter { $0.clause.map(exhibit.clauses.contains) ?? false }
        }
        let size = own.map { JSONWriter.bytes(of: $0.input).count }.min() ?? 0
        print(own.isEmpty || 2 * size > 3 * exhibit.smallest.utf8.count + 20 ? "BADFUZZ" : "  fuzz ok", size, exhibit.smallest.utf8.count, clock.now - s, own.first.map { JSONWriter.text(of: $0.input) } ?? "")
    }
}
struct Fixed: Implementation {
    typealias Subsystem = Conversion
    let change: @Sendable (Conversion.Input, Conversion.Output) -> Conversion.Output
    func run(_ input: Conversion.Input, readings: Readings) throws(Rejection) -> Conversion.Output {
        change(input, try Conversion.reference.run(input, readings: readings))
    }
}
if names.isEmpty || names.contains("three") {
let three: [(String, Fixed)] = [("empty", Fixed { .init(code: "", ended: $1.ended) }), ("capitals", Fixed { .init(code: $1.code.uppercased(), ended: $1.ended) }), ("unchanged", Fixed { .init(code: $0.transcript, ended: $1.ended) })]
for (name, implementation) in three {
    let start = clock.now
    let run = try await Run(golden.cases(of: Conversion.id), with: InProcess(name: name, version: "1", implementations: [implementation]))
    print(name, run.count(.fail), run.brokenClauses.map { "\($0.clause):\($0.cases)" }, clock.now - start)
    for (c, _) in run.brokenClauses { for v in run.verdicts.filter({ $0.breaches.contains { $0.clause == c } }).prefix(2) { print("   ", v.breaches.first { $0.clause == c }!.weight, v.breaches.first { $0.clause == c }!.sentence) } }
}
}
