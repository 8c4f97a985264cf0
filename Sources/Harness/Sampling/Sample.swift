import JSON
import Specification

/// A generated input of a subsystem; the same seed and number give the same input on every machine.
public struct Sample: Sendable {
    /// The subsystem that the input is for.
    public let subsystem: SubsystemID
    /// The number of this sample, or of the original sample if this one is simplified; 0 if there is no number.
    public let number: Int
    /// The input.
    public let input: Value
    /// The options to request, by the id of the reading; for other readings, the implementation uses its default.
    public let readings: [String: String]

    /// Makes a sample with a given input.
    ///
    /// - Parameters:
    ///   - subsystem: The subsystem that the input is for.
    ///   - number: The number of the sample, or of the original sample if this one is simplified; 0 if there is no
    ///     number.
    ///   - input: The input, as JSON.
    ///   - readings: The options to request, by the id of the reading; for other readings, the implementation uses its
    ///     default.
    public init(subsystem: SubsystemID, number: Int = 0, input: Value, readings: [String: String] = [:]) {
        self.subsystem = subsystem
        self.number = number
        self.input = input
        self.readings = readings
    }

    /// The subsystem, the input and the readings in one line; two samples with the same key are equal.
    var key: [UInt8] {
        JSONWriter.bytes(of: .array([subsystem.rawValue.value, input, readings.value]))
    }

    /// A short digest of the subsystem, the input and the readings.
    public var digest: String { Digest(of: key).text }
}

/// Makes the samples of a subsystem, either with the subsystem's generator or by changing inputs of a corpus.
public struct SampleSource<S: Specification>: Sendable {
    /// The seed used to make the samples.
    public let seed: UInt64
    /// Inputs of cases, which are changed to make some of the samples; if empty, the generator makes all samples.
    let donors: [Value]

    /// Makes a source of samples.
    public init(seed: UInt64, donors: [Value] = []) {
        self.seed = seed
        self.donors = donors
    }

    /// Returns the sample with the given number, under readings that the implementation supports.
    public func sample(_ number: Int, for hello: Hello) -> Sample {
        var entropy = Entropy(seed: seed, for: S.id.rawValue, number: number)
        return sample(number, from: &entropy, for: hello)
    }

    /// Returns the sample that is made from some entropy, such as the bytes that a coverage-guided fuzzer supplies.
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
