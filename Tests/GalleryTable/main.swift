// Prints how the corpus and the fuzzer find each mistake in the gallery: `swift run -c release gallery`.

import Catalogue
import Corpus
import Foundation
import Gallery
import Harness
import JSON
import Reports
import Specification

let usage = """
    usage: gallery [--bases | --blame [--runs]] [SUBSYSTEM …] [SEED]
           gallery --list

    Prints how the corpus and the fuzzer find each mistake in the gallery. This takes some minutes. If you name
    subsystems, only their mistakes are used. The default seed of the fuzzer is 1.

      --bases  prints the laws that each mistake breaks, and the bases of the cases that fail
      --blame  prints how often the clause that a mistake breaks is named; with --runs, cases are judged together
      --list   prints the mistakes, one line of JSON each: `make mistakes` writes them into the corpus

    The exit code is 1 if a mistake is not found, if the mistake breaks none of the clauses that are named, or if
    the smallest input found is too long. The exit code is 2 if there is no corpus, or if a name or option is unknown.
    """
let words = CommandLine.arguments.dropFirst()
if words.contains("--help") || words.contains("-h") {
    print(usage)
    exit(0)
}
if let option = words.first(where: { $0.hasPrefix("-") }),
    !["--bases", "--blame", "--runs", "--list"].contains(option)
{
    FileHandle.standardError.write(Data("gallery: there is no option \(option)\n\(usage)\n".utf8))
    exit(2)
}
if words == ["--list"] {
    for exhibit in Exhibit.all { print(exhibit.line) }
    exit(0)
}

let limit = 10.0
let seed = words.compactMap { UInt64($0) }.first ?? 1
let named = Set(words.filter { UInt64($0) == nil && !$0.hasPrefix("--") }.map { SubsystemID($0) })
if let stranger = named.subtracting(Exhibit.all.map(\.subsystem)).first {
    FileHandle.standardError.write(Data("gallery: there is no mistake in \(stranger)\n".utf8))
    exit(2)
}
let golden: GoldenCorpus
do {
    golden = try GoldenCorpus(folder: Corpus.folder(nil), catalogue: .assay)
} catch {
    FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
    exit(2)
}
if words.contains("--bases") {
    for exhibit in Exhibit.all where named.isEmpty || named.contains(exhibit.subsystem) {
        let run = try await Run(golden.cases(of: exhibit.subsystem), with: exhibit.candidate)
        let laws = run.brokenLaws.map { "\($0.law) (\($0.basis))" }.joined(separator: ", ")
        let bases = Set(run.verdicts(of: .fail).map { "\($0.basis)" }).sorted().joined(separator: ", ")
        print("\(exhibit.title): \(bases.isEmpty ? "nothing" : bases): \(laws)")
    }
    exit(0)
}
if words.contains("--blame") {
    for id in Catalogue.assay.all.map({ $0.id }) where named.isEmpty || named.contains(id) {
        var blame = Blame()
        for exhibit in Exhibit.all where exhibit.subsystem == id {
            try await blame.add(exhibit, golden.cases(of: id))
        }
        print("\(id)\n\(blame.report)")
    }
    exit(0)
}
let clock = ContinuousClock()

var table = TextTable(columns: [
    "mistake", "breaks", "check: cases", "blamed", "fuzz: samples", "seconds", "blamed", "smallest", "known",
])
var misses: [String] = []

for exhibit in Exhibit.all where named.isEmpty || named.contains(exhibit.subsystem) {
    guard let specification = Catalogue.assay.specification(exhibit.subsystem) else { continue }
    let candidate = exhibit.candidate

    let run = try await Run(golden.cases(of: exhibit.subsystem), with: candidate)
    let blamed = run.brokenClauses
    if !blamed.contains(where: exhibit.clauses.contains) {
        misses.append("\(exhibit.title): check does not find it")
    }

    let start = clock.now
    var fuzzing = Fuzzing(candidate, seed: seed, subsystems: [specification])
    var found: [Discovery] = []
    var hits: [Discovery] = []
    while hits.isEmpty, (clock.now - start).inSeconds < limit {
        let round = try await fuzzing.runRound()
        found += round
        hits = round.filter { finding in finding.clause.map(exhibit.clauses.contains) ?? false }
    }
    let time = (clock.now - start).inSeconds
    let smallest = hits.map { JSONWriter.text(of: $0.input) }.min { $0.utf8.count < $1.utf8.count }
    let size = smallest?.utf8.count
    if hits.isEmpty { misses.append("\(exhibit.title): fuzz does not find it within \(Int(limit)) s") }
    if let smallest, let size, size > exhibit.smallest.utf8.count * 3 / 2 + 10 {
        misses.append(
            "\(exhibit.title): fuzz ends at \(size) bytes; \(exhibit.smallest.utf8.count) suffice: \(smallest)"
        )
    }
    table.add([
        exhibit.title, exhibit.clauses.map(\.rawValue).joined(separator: " "), "\(run.count(.fail))",
        blamed.map(\.rawValue).joined(separator: " "), "\(fuzzing.tally.samples)",
        String(format: "%.2f", time), found.map(\.title).joined(separator: " "),
        size.map { "\($0)" } ?? "-", "\(exhibit.smallest.utf8.count)",
    ])
}

print(table.text)
print("\n\(Exhibit.all.count) wrong implementations, seed \(seed)")
for miss in misses { print(miss) }
exit(misses.isEmpty ? 0 : 1)
