import JSON
import Specification

/// A generated input, which follows from the seed, the subsystem and its number, on every machine.
public struct Sample: Sendable {
    /// The subsystem that the input is for.
    public let subsystem: SubsystemID
    /// The number of the sample.
    public let number: Int
    /// The input.
    public let input: Value
    /// The options to request, if they are not those that the implementation uses by default.
    public let readings: [String: String]

    /// Makes a sample of an input.
    ///
    /// - Parameters:
    ///   - subsystem: The subsystem.
    ///   - number: The number that makes it from the seed, or made the larger sample; 0 if there is none.
    ///   - input: The input, as JSON.
    ///   - readings: The options to request, if they are not those that the implementation uses by default.
    public init(
        subsystem: SubsystemID, number: Int = 0, input: Value, readings: [String: String] = [:]
    ) {
        self.subsystem = subsystem
        self.number = number
        self.input = input
        self.readings = readings
    }

    /// The subsystem, the input and the readings as one line, which is equal for equal samples.
    var key: [UInt8] {
        JSONWriter.bytes(of: .array([subsystem.rawValue.value, input, readings.value]))
    }

    /// A digest of the subsystem, the input and the readings.
    public var digest: String {
        var digest = Digest()
        digest.add(key)
        return digest.text
    }
}

/// Draws the samples of a subsystem from its generator, or by changing inputs of a corpus.
public struct SampleSource<S: Specification>: Sendable {
    /// The seed that all samples follow from.
    public let seed: UInt64
    /// The inputs of the corpus; if there are none, all samples come from the generator.
    let donors: [Value]

    /// Makes a source of samples.
    public init(seed: UInt64, donors: [Value] = []) {
        self.seed = seed
        self.donors = donors
    }

    /// Returns the sample of that number, under readings that the implementation supports.
    public func sample(_ number: Int, for hello: Hello) -> Sample {
        var entropy = Entropy(seed: seed, for: S.id.rawValue, number: number)
        return sample(number, from: &entropy, for: hello)
    }

    /// Returns the sample that some entropy determines, such as the bytes of a coverage-guided fuzzer.
    public func sample(_ number: Int = 0, from entropy: inout Entropy, for hello: Hello) -> Sample {
        let chosen = S.readings.compactMap { reading -> (String, String)? in
            let options = reading.options.map(\.name).filter { hello.implements($0, of: reading) }
            guard !options.isEmpty else { return nil }
            let option = entropy.one(of: options)
            return option == hello.unasked(reading) ? nil : (reading.id, option)
        }
        return Sample(
            subsystem: S.id, number: number, input: input(from: &entropy),
            readings: Dictionary(uniqueKeysWithValues: chosen))
    }

    private func input(from entropy: inout Entropy) -> Value {
        if !donors.isEmpty, entropy.once(in: 4) {
            let mutated = S.Input.shape.mutated(
                entropy.one(of: donors), donor: entropy.one(of: donors), from: &entropy)
            if let input = try? S.Input(mutated), S.isSettled(input) { return mutated }
        }
        return S.generate(from: &entropy).value
    }
}
