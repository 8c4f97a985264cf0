import Foundation
import Harness
import JSON
import Specification

/// The state that `assay fuzz --state FILE` saves, so that a later session can continue the fuzzing.
struct FuzzState {
    let seed: UInt64
    /// The counts of all sessions so far; a tally that was read from a file has no failures.
    let tally: Tally

    /// Reads the state in a file; nil if the file does not exist yet.
    static func read(from file: String) throws -> FuzzState? {
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        let data = try GivenFile.contents(file, "the state ")
        return try orFailure("the state \(file) was not written by \(Program.name) fuzz: ") {
            var members = try Members(of: try JSONReader.value(of: Array(data)))
            let text: String = try members.required("seed")
            guard let seed = UInt64(text) else { throw Misfit("the seed is not a number: \(text)") }
            let tally: Tally = try members.required("tally")
            try members.finish()
            return FuzzState(seed: seed, tally: tally.withoutFailures)
        }
    }

    func write(to file: String) throws(Failure) {
        // The seed is a string, because some JSON readers would round a large number.
        let value = Value.record(("seed", String(seed).value), ("tally", tally.value))
        try writeWhole(JSONWriter.line(of: value), to: file, "the state ")
    }
}
