import Catalogue
import Gallery
import Harness
import JSON
import Reference
import Reports
import Specification
import Testing

/// Tests samples that are made from the bytes of a coverage-guided fuzzer.
struct ByteSampleTests {
    private static func fuzzing(_ implementation: any Implementation) -> Fuzzing {
        Fuzzing(candidate(implementation), seed: 1, subsystems: [Distance.self])
    }

    private static func candidate(_ implementation: any Implementation) -> InProcess {
        InProcess(name: "fuzzed", version: "1", implementations: [implementation])
    }

    private static func sample(_ bytes: [UInt8]) -> Sample {
        var entropy = Entropy(bytes: bytes)
        return SampleSource<Distance>(seed: 0)
            .sample(from: &entropy, for: candidate(Distance.reference).hello)
    }

    /// Returns a fuzzing session for an implementation with a mistake, and a sample that shows the mistake.
    private static func failing() async throws -> (fuzzing: Fuzzing, sample: Sample) {
        let mistake = try #require(Distance.mistakes.first { $0.name == "first-row-of-zeros" })
        let fuzzing = fuzzing(mistake.implementation)
        var random = SplitMix(seed: 1)
        for _ in 0..<200 {
            let sample = sample((0..<64).map { _ in UInt8(truncatingIfNeeded: random.next()) })
            if try await fuzzing.discovery(of: sample, isSmall: false) != nil { return (fuzzing, sample) }
        }
        throw NothingFails()
    }

    private struct NothingFails: Error {}

    @Test func `a sample made from no bytes has the first option of every reading, and the simplest input`() {
        let sample = Self.sample([])
        #expect(sample.readings.isEmpty)
        #expect(JSONWriter.text(of: sample.input) == #"{"a":"","b":""}"#)
    }

    @Test func `the first bytes of a sample choose the readings`() {
        let chosen = Set((0..<8).map { Self.sample([$0]).readings[Symbol.reading.id] })
        #expect(chosen == [nil, "scalar", "grapheme"])
    }

    @Test func `a failing sample is reported either unchanged or shrunk`() async throws {
        let (fuzzing, sample) = try await Self.failing()
        let asItIs = try #require(try await fuzzing.discovery(of: sample, isSmall: false))
        #expect(asItIs.input == sample.input)
        #expect(asItIs.tried == 0)
        let small = try #require(try await fuzzing.discovery(of: sample))
        #expect(JSONWriter.text(of: small.input) == #"{"a":"","b":"a"}"#)
        #expect(small.tried > 0)
        #expect(small.clause == asItIs.clause)
        let text = small.text(in: .assay, again: "this command", golden: nil, Style(hasColour: false))
        #expect(text.hasPrefix("broken \(small.title)") && text.contains(" in scholar.distance\n"))
        #expect(text.contains("smallest input, of \(small.tried) tried: {\"a\":\"\",\"b\":\"a\"}\n"))
        #expect(text.contains("again: this command\n"))
    }

    @Test func `a passing sample is not reported`() async throws {
        let (_, sample) = try await Self.failing()
        #expect(try await Self.fuzzing(Distance.reference).discovery(of: sample) == nil)
    }
}
