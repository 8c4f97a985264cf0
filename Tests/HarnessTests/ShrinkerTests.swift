import Catalogue
import JSON
import Reference
import Reports
import Specification
import Testing

@testable import Harness

/// Tests the search for a smaller failing input: its limits, and the steps that change several parts at once.
struct ShrinkerTests {
    /// Returns the smallest failing input that the search finds, starting from an input for which `wrong` fails.
    private func smallest<Wrong: Implementation>(_ wrong: Wrong, from input: String) async throws -> String {
        let candidate = InProcess(name: "wrong", version: "1", implementations: [wrong])
        let fuzzing = Fuzzing(candidate, seed: 1, subsystems: [Wrong.Subsystem.self])
        let sample = Sample(subsystem: Wrong.Subsystem.id, input: try JSONReader.value(of: input))
        let found = try #require(try await fuzzing.discovery(of: sample))
        #expect(found.cutOff == nil)
        return JSONWriter.text(of: found.input)
    }

    @Test func `if only inputs with the difference 3 fail, both numbers become smaller`() async throws {
        let wrong = Sum.Adder { input, _ in input.a - (input.b ?? 0) == 3 ? 1 : 0 }
        #expect(try await smallest(wrong, from: #"{"a":45,"b":42}"#) == #"{"a":3}"#)
    }

    @Test func `if only inputs with the sum 57 fail, the first number becomes 0`() async throws {
        let wrong = Sum.Adder { input, _ in input.a + (input.b ?? 0) == 57 ? 1 : 0 }
        #expect(try await smallest(wrong, from: #"{"a":27,"b":30}"#) == #"{"a":0,"b":57}"#)
    }

    /// An implementation for which two equal strings have the distance 1.
    private struct UnequalToItself: Implementation {
        typealias Subsystem = Distance
        func run(_ input: Distance.Input, readings: Readings) throws(Rejection) -> Distance.Output {
            let right = try Distance.reference.run(input, readings: readings)
            return input.a == input.b && !input.a.isEmpty ? Distance.Output(distance: 1) : right
        }
    }

    @Test func `if a failure needs two equal strings, both become the same simpler string`() async throws {
        #expect(
            try await smallest(UnequalToItself(), from: #"{"a":"Kéyz","b":"Kéyz"}"#) == #"{"a":"a","b":"a"}"#)
    }

    // MARK: Limits

    /// Shrinks an input with two publications to a smaller input whose answer also has the wrong form.
    private func shrunk(
        _ candidate: some Candidate, budget: Int = SearchLimit.greatestCount,
        patience: Duration = SearchLimit.longestTime, isCancelled: Bool = false
    ) async throws -> Shrunk {
        let judge = SampleJudge(catalogue: .assay, candidate: candidate, rival: nil)
        let publication = Value.record(("citations", 3.value), ("checked", true.value))
        let input = Value.record(("publications", .array([publication, publication])))
        let verdicts = try await judge.verdicts { _ in [Sample(subsystem: HIndex.id, input: input)] }
        let verdict = try #require(verdicts.first)
        let shrinker = Shrinker(judge: judge, budget: budget, patience: patience)
        return try await Task {
            if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
            return try await shrinker.smallest(from: verdict, for: .form)
        }.value
    }

    private static let formless = Constant("scholar.hindex", .answer(.output(.record(("h", "1".value)))))

    @Test func `a search that was cut off says which limit ended it, and a complete search names no limit`()
        async throws
    {
        let whole = try await shrunk(Self.formless)
        #expect(JSONWriter.text(of: whole.verdict.sample.input) == #"{"publications":[]}"#)
        #expect(whole.cutOff == nil && whole.tried > 0)
        #expect(try await shrunk(Self.formless, budget: whole.tried).cutOff == nil)
        for (cut, limit) in [
            (try await shrunk(Self.formless, budget: 0), SearchLimit.inputs),
            (try await shrunk(Self.formless, patience: .zero), .time),
            (try await shrunk(Self.formless, isCancelled: true), .interruption),
        ] { #expect(cut.cutOff == limit && cut.tried == 0) }
    }

    @Test func `a search in this process has no time limit, so that its result does not depend on the load`()
        async throws
    {
        let wrong = InProcess(name: "wrong", version: "1", implementations: [Seven()])
        #expect(try await shrunk(wrong, patience: .zero).cutOff == nil)
    }

    /// An implementation whose h-index is always 7.
    private struct Seven: Implementation {
        typealias Subsystem = HIndex
        func run(_ input: HIndex.Input, readings: Readings) throws(Rejection) -> HIndex.Output {
            HIndex.Output(h: 7)
        }
    }

    @Test(
        arguments: [
            (nil, nil), (.inputs, "was cut off after 20000 inputs"), (.time, "was cut off after 60 seconds"),
            (.interruption, "was interrupted"),
        ] as [(SearchLimit?, String?)])
    func `a search is mentioned only if it was cut off`(limit: SearchLimit?, words: String?) async throws {
        var shrunk = try await shrunk(Self.formless)
        shrunk.cutOff = limit
        let found = Discovery(shrunk, [], blame: .form)
        let text = found.text(in: .assay, again: nil, golden: nil, Style(hasColour: false))
        let sentence = words.map { "  the search for a smaller input \($0), so a smaller one may fail too\n" }
        #expect(text.contains("search") == (sentence != nil))
        #expect(text.contains(sentence ?? "\n"), "\(text)")
        #expect(found.line(again: "", golden: nil)["cutOff"] == limit?.rawValue.value)
    }
}
