import JSON
import Specification

/// The samples that are simpler than a given sample and whose inputs are valid and allow only one outcome.
///
/// The samples are made only when they are needed. Samples from the subsystem's own simplifications come first, since
/// the subsystem knows which parts of an input belong together. A long input can have thousands of simpler samples, but
/// most searches find a failing input early, and never need the rest. Samples in which several parts are simpler at
/// once come last.
struct SimplerSamples<S: Specification>: IteratorProtocol {
    private let sample: Sample
    private let limit: Simplicity
    /// The digests of the simpler inputs that have occurred so far.
    private var seen: Set<UInt64> = []
    private var values: AnyIterator<Value>
    private var isShapeAsked = false
    /// The inputs in which several parts are simpler at once; nil until they are needed.
    private var together: AnyIterator<Value>?
    private var readings: ArraySlice<String>

    init(below sample: Sample, _: S.Type) {
        self.sample = sample
        limit = Simplicity(of: sample.input)
        let own = (try? S.Input(sample.input)).map { S.simpler(than: $0) } ?? []
        values = AnyIterator(own.lazy.map(\.value).makeIterator())
        readings = sample.readings.keys.sorted()[...]
    }

    mutating func next() -> Sample? { nextAlone() ?? nextTogether() }

    /// Returns at most `count` samples, either all with a single simpler part, or all with several simpler parts.
    mutating func next(_ count: Int) -> [Sample] {
        let alone = samples(count) { $0.nextAlone() }
        return alone.isEmpty ? samples(count) { $0.nextTogether() } : alone
    }

    private mutating func samples(_ count: Int, _ next: (inout Self) -> Sample?) -> [Sample] {
        var samples: [Sample] = []
        while samples.count < count, let sample = next(&self) { samples.append(sample) }
        return samples
    }

    /// Returns a sample that has a single simpler part, or that requests fewer readings.
    private mutating func nextAlone() -> Sample? {
        while let value = nextValue() {
            if let sample = simpler(value) { return sample }
        }
        guard let id = readings.popFirst() else { return nil }
        var fewer = sample.readings
        fewer[id] = nil
        return Sample(
            subsystem: sample.subsystem, number: sample.number, input: sample.input, readings: fewer)
    }

    private mutating func nextTogether() -> Sample? {
        let values = together ?? S.Input.shape.simplerTogether(than: sample.input).makeIterator()
        together = values
        while let value = values.next() {
            if let sample = simpler(value) { return sample }
        }
        return nil
    }

    /// Returns the sample with another input; nil unless the input is simpler, new and valid, and allows only one
    /// outcome.
    private mutating func simpler(_ value: Value) -> Sample? {
        guard Simplicity(of: value) < limit, isNew(value), let input = try? S.Input(value), S.isSettled(input)
        else { return nil }
        return Sample(
            subsystem: sample.subsystem, number: sample.number, input: value, readings: sample.readings)
    }

    private mutating func nextValue() -> Value? {
        if let value = values.next() { return value }
        guard !isShapeAsked else { return nil }
        isShapeAsked = true
        values = S.Input.shape.simpler(than: sample.input).makeIterator()
        return values.next()
    }

    /// Returns whether a value has not occurred before.
    private mutating func isNew(_ value: Value) -> Bool {
        seen.insert(Digest(of: JSONWriter.bytes(of: value)).state).inserted
    }
}
