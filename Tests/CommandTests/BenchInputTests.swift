import Foundation
import JSON
import TestSupport
import Testing

/// Tests the option `bench --input`, which times the variants on the user's own inputs.
struct BenchInputTests {
    @Test func `the variants are timed on all inputs of a file together`() throws {
        let scratch = try Scratch()
        try scratch.write(
            #"{"a":"kitten","b":"sitting"}"# + "\n\n" + #"{"a":"naïve 🚲","b":"native"}"# + "\n",
            to: "texts.jsonl")
        let result = try Program.run([
            "bench", "--subsystem", "scholar.distance", "--variant", "adaptive", "--input",
            scratch["texts.jsonl"], "--reading", "scholar.distance.symbol=grapheme", "--repetitions", "3",
            "--least", "0", "--format", "json",
        ])
        #expect(result.status == 0, "\(result.errors)")
        let rows = try result.values
        #expect(rows.map { $0["variant"] } == ["reference".value, "adaptive".value])
        #expect(rows.allSatisfy { $0["unit"] == "input".value && $0["size"] == 2.value })
    }

    @Test func `an input that does not match its schema is reported with its line number`() throws {
        let scratch = try Scratch()
        try scratch.write(
            #"{"a":"kitten","b":"sitting"}"# + "\n" + #"{"a":1,"b":"x"}"# + "\n", to: "texts.jsonl")
        let given = ["bench", "--subsystem", "scholar.distance", "--input", scratch["texts.jsonl"]]
        let result = try Program.run(given)
        #expect(result.status == 2)
        #expect(result.errors.contains("line 2: "), "\(result.errors)")
        try scratch.write("\n", to: "texts.jsonl")
        let empty = try Program.run(given)
        #expect(empty.status == 2 && empty.errors.contains("contains no input"), "\(empty.errors)")
        let two = try Program.run(given + ["--subsystem", "scholar.hindex"])
        #expect(two.status == 2 && two.errors.contains("one --subsystem"), "\(two.errors)")
    }
}
