import Adapters
import Catalogue
import Foundation
import Gallery
import Harness
import JSON
import Reference
import Specification

/// An implementation of one subsystem that the fuzzer runs.
struct Contender: Sendable {
    enum Kind: Sendable {
        case reference, variant, mistake
    }

    let specification: any Specification.Type
    let name: String
    let kind: Kind
    /// The options of each reading that the implementation declares, by the id of the reading.
    let readings: [String: [String]]
    /// Returns a new instance for each sample, so that the state after one sample cannot affect the next.
    private let start: @Sendable () -> any Implementation

    init(
        _ specification: any Specification.Type, _ name: String, _ kind: Kind,
        built: [String: String] = [:], start: @escaping @Sendable () -> any Implementation
    ) {
        self.specification = specification
        self.name = name
        self.kind = kind
        self.start = start
        var readings: [String: [String]] = [:]
        for reading in specification.readings {
            readings[reading.id] = built[reading.id].map { [$0] } ?? reading.options.map(\.name)
        }
        self.readings = readings
    }

    var candidate: InProcess {
        InProcess(name: name, version: "0", implementations: [start()], readings: readings)
    }

    /// Returns a session in which all clauses judge a candidate; a variant must also answer as the reference does.
    func fuzzing(_ candidate: any Candidate) -> Fuzzing {
        Fuzzing(
            candidate, seed: 1, subsystems: [specification],
            rival: kind == .variant ? Contender.reference : nil)
    }

    /// Returns what is wrong with a candidate's answer to a sample, or nil if the answer is right.
    func discovery(of sample: Sample, on candidate: any Candidate, isSmall: Bool) async -> Discovery? {
        do throws(CandidateStartError) {
            return try await fuzzing(candidate).discovery(of: sample, isSmall: isSmall)
        } catch {
            refuse("\(error)")
        }
    }

    /// Returns a corpus case that shows a discovery, or nil if there is no such case or if the reference itself fails.
    func golden(_ found: Discovery, failedBy candidate: any Candidate) async -> Value? {
        guard kind != .reference else { return nil }
        return try? await found.goldenCase(
            settledBy: Contender.reference, in: .assay, finder: "coverage-guided fuzzing of \(name)",
            version: "0", failedBy: candidate)
    }

    /// Returns a command that sends the request of a discovery to `assay serve`; nil for a mistake, since `serve`
    /// cannot run mistakes.
    func question(_ found: Discovery) -> String? {
        guard kind != .mistake else { return nil }
        let run = Value.record(
            ("op", "run".value), ("id", 1.value), ("subsystem", found.subsystem.rawValue.value),
            ("input", found.input), ("readings", found.readings.value))
        let quoted = JSONWriter.text(of: run).replacing("'", with: "'\\''")
        return "printf '%s\\n' '\(quoted)' | assay serve" + (kind == .variant ? " --variant \(name)" : "")
    }

    static let reference = InProcess(
        name: "reference", version: "0", implementations: References.assay.implementations)
}
