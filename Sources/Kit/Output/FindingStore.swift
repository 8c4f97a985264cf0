import Foundation
import Harness
import JSON
import Specification

/// The folder of `assay fuzz --findings DIR`. It has one file for each finding, named after the subsystem and a digest
/// of the input.
struct FindingStore {
    /// A failure that fuzzing found, with the smallest input that shows it.
    struct Finding {
        let file: String
        let sample: Sample
        let seed: UInt64
        /// The id of the broken law, or a short description of another cause.
        let cause: String
    }

    private static let version = 1

    let folder: String

    /// Reads the findings of some subsystems, in the order of their files.
    func read(of specifications: [any Specification.Type]) throws -> [Finding] {
        try specifications.flatMap { specification in
            let place = URL(filePath: folder).appending(path: specification.id.rawValue)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            return try names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted().compactMap {
                try read(place.appending(path: $0).path, specification)
            }
        }
    }

    private func read(_ file: String, _ specification: any Specification.Type) throws -> Finding? {
        let data = try GivenFile.contents(file, "the finding ")
        return try orFailure("the finding \(file) was not written by \(Program.name) fuzz: ") {
            var members = try Members(of: try JSONReader.value(of: Array(data)))
            let version: Int = try members.required("finding")
            guard version == Self.version else { throw Misfit("its format is \(version)") }
            let subsystem: String = try members.required("subsystem")
            guard subsystem == specification.id.rawValue else { throw Misfit("it belongs to \(subsystem)") }
            let cause: String = try members.required("cause")
            _ = try members.required("sentence", as: String.self)
            let readings: Value = try members.required("readings", as: AnyValue.self).value
            let input: Value = try members.required("input", as: AnyValue.self).value
            let text: String = try members.required("seed")
            guard let seed = UInt64(text) else { throw Misfit("the seed is not a number: \(text)") }
            let number: Int = try members.required("number")
            try members.finish()
            let sample = Sample(
                subsystem: specification.id, number: number, input: input,
                readings: try Self.options(readings))
            guard Self.takes(input, specification) else {
                tell("\(file) is ignored: its input no longer fits \(subsystem)")
                return nil
            }
            return Finding(file: file, sample: sample, seed: seed, cause: cause)
        }
    }

    private static func options(_ value: Value) throws(Misfit) -> [String: String] {
        guard case .object(let members) = value else { throw Misfit("the readings are not an object") }
        var options: [String: String] = [:]
        for member in members { options[member.name] = try String(member.value) }
        return options
    }

    private static func takes<S: Specification>(_ input: Value, _: S.Type) -> Bool {
        (try? S.Input(input)).map(S.isSettled) ?? false
    }

    /// Makes the folder if it is missing, so that a session fails at its start if its findings cannot be stored.
    func check() throws(Failure) { try makeFolder(folder, or: Self.problem(folder)) }

    func write(_ discovery: Discovery, seed: UInt64) throws(Failure) {
        let sample = Sample(
            subsystem: discovery.subsystem, number: discovery.number, input: discovery.input,
            readings: discovery.readings)
        let place = "\(folder)/\(discovery.subsystem)"
        try makeFolder(place, or: Self.problem(place))
        let value = Value.record(
            ("finding", Self.version.value), ("subsystem", discovery.subsystem.rawValue.value),
            ("cause", discovery.title.value), ("sentence", discovery.reason.value),
            ("seed", String(seed).value), ("number", discovery.number.value),
            ("readings", discovery.readings.value), ("input", discovery.input))
        try writeWhole(JSONWriter.line(of: value), to: "\(place)/\(sample.digest).json", "the finding ")
    }

    func remove(_ finding: Finding) throws(Failure) {
        try orProblem("the finding \(finding.file) cannot be removed") {
            try FileManager.default.removeItem(atPath: finding.file)
        }
    }

    private static func problem(_ place: String) -> String { "the findings cannot be stored in \(place)" }
}

/// Makes a folder and the missing folders above it; the message of an error begins with `problem`.
func makeFolder(_ place: String, or problem: String) throws(Failure) {
    try orProblem(problem) {
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    }
}
