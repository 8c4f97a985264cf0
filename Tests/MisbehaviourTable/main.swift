// Runs every misbehaviour once, and prints the results as a table. The exit code is 1 if a result is not as
// expected.

import Foundation
import Harness
import JSON
import Misbehaviours
import Reports
import Specification

let wanted = CommandLine.arguments.dropFirst()
var table = TextTable(
    "misbehaviour", "what it does", "verdict", "other cases", "orphans", "memory MB", "seconds", "as expected"
)
var isWell = true

for misbehaviour in Misbehaviour.allCases where wanted.isEmpty || wanted.contains(misbehaviour.rawValue) {
    let encounter = Encounter(misbehaviour)
    let outcome = try await encounter.run()
    let pairs = zip(encounter.citations, outcome.words)
    let isSingle = if case .bad = misbehaviour.expectation { true } else { false }
    let seen: String
    if let error = outcome.startError, case .start(let words) = misbehaviour.expectation {
        seen = error.contains(words) ? "not started" : "not started, for another reason"
    } else {
        let words = isSingle ? pairs.filter { Misbehaviour.isBad($0.0) }.map(\.1) : outcome.words
        seen = words.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(
            separator: ", ")
    }
    let others = isSingle ? pairs.filter { !Misbehaviour.isBad($0.0) }.map(\.1) : []
    let isRight =
        outcome.orphans.isEmpty && outcome.isBounded
        && (misbehaviour.words(for: encounter.citations).map {
            $0 == outcome.words && outcome.ids.0 == outcome.ids.1
        }
            ?? (seen == "not started"))
    isWell = isWell && isRight
    table.add([
        misbehaviour.rawValue, misbehaviour.about, seen,
        isSingle ? "\(others.count { $0 == "pass" }) of \(others.count) pass" : "",
        "\(outcome.orphans.count)", outcome.peak.map { "\($0 >> 20)" } ?? "",
        String(format: "%.2f", outcome.time.inSeconds), isRight ? "yes" : "NO",
    ])
}
print(table.text)
exit(isWell ? 0 : 1)
