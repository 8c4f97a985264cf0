import Adapters
import Catalogue
import Foundation
import Harness
import JSON
import Specification

/// Prints a finding whose bytes are in a file, with the smallest input that still breaks the same rule.
///
/// The implementation runs as an adapter in a separate process, so that the fuzzer can shrink even an input that
/// crashes or hangs the implementation.
///
/// - Returns: The exit code: 1 if the implementation still fails, otherwise 0.
func tell(_ file: String) -> CInt {
    let bytes: [UInt8]
    do {
        bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    } catch {
        refuse("\(file) cannot be read: \(error.localizedDescription)")
    }
    let (contender, sample) = Selection.current.sample(of: bytes)
    let program = CommandLine.arguments[0].replacing("'", with: "'\\''")
    var limits = AdapterLimits()
    // The limit applies to each batch of simpler inputs; the shrinker tries the largest reductions first.
    limits.restarts = 12
    var adapter = Adapter(
        command: "'\(program)' serve", catalogue: .assay, limits: limits, jobs: 1)
    adapter.environment = [
        "ASSAY_SUBSYSTEM": contender.specification.id.rawValue,
        "ASSAY_VARIANT": contender.kind == .mistake ? "" : contender.name,
        "SWIFT_BACKTRACE": "enable=no",
    ]
    let served = adapter
    let found = waiting { await contender.discovery(of: sample, on: served, isSmall: true) }
    guard let found else {
        standardOutput("holds \(contender.name) on \(JSONWriter.text(of: sample.input))\n")
        return 0
    }
    let golden = waiting { await contender.golden(found, failedBy: served) }
    standardOutput(
        found.text(in: .assay, again: contender.question(found), golden: golden, .standardOutput))
    return 1
}

/// Answers requests of adapter protocol 1 with the selected implementation.
func serve() -> Never {
    let contenders = Selection.current.contenders
    guard contenders.count == 1, let contender = contenders.first else {
        refuse("serve needs one subsystem and one implementation")
    }
    let server = AdapterServer(contender.candidate)
    while !server.isDone, let line = readLine() {
        FileHandle.standardOutput.write(Data(server.answer(Array(line.utf8)[...])))
    }
    exit(0)
}

/// Fuzzes the selected subsystems as `assay fuzz` does, without coverage, and reports the findings.
///
/// - Returns: The exit code: 1 if there are findings, otherwise 0.
func blind(samples: Int) -> CInt {
    var code: CInt = 0
    for contender in Selection.current.contenders {
        let (found, count) = waiting {
            var fuzzing = contender.fuzzing(contender.candidate)
            var found: [Discovery] = []
            do throws(CandidateStartError) {
                while found.isEmpty, fuzzing.tally.samplesOfEach < samples {
                    found = try await fuzzing.runRound()
                }
            } catch {
                refuse("\(error)")
            }
            return (found, fuzzing.tally.samplesOfEach)
        }
        if !found.isEmpty { code = 1 }
        let what = found.isEmpty ? "nothing" : found.map(\.title).joined(separator: ", ")
        standardOutput(
            "blind: \(contender.specification.id) by \(contender.name), \(count) samples: \(what)\n")
    }
    return code
}
