import JSON
import Specification

/// The samples simpler than a given one, made on demand: valid, settled and strictly simpler, without duplicates.
///
/// The subsystem's own simplifications come first, since it knows which parts belong together. Most steps of a
/// shrinking take one of the first. So the others (thousands, if the sample is a page) are not made at all.
struct SimplerSamples<S: Specification>: IteratorProtocol {
    private let sample: Sample
    private let limit: Simplicity
    private var seen: Set<[UInt8]> = []
    private var values: ArraySlice<Value>
    private var isShapeAsked = false
    private var readings: ArraySlice<String>

    init(below sample: Sample, _: S.Type) {
        self.sample = sample
        limit = Simplicity(of: sample.input)
        values = ((try? S.Input(sample.input)).map { S.simpler(than: $0).map(\.value) } ?? [])[...]
        readings = sample.readings.keys.sorted()[...]
    }

    mutating func next() -> Sample? {
        while let value = nextValue() {
            guard Simplicity(of: value) < limit, seen.insert(JSONWriter.bytes(of: value)).inserted,
                let input = try? S.Input(value), S.isSettled(input)
            else { continue }
            return Sample(
                subsystem: sample.subsystem, number: sample.number, input: value, readings: sample.readings)
        }
        // Fewer requested readings are simpler, too.
        guard let id = readings.popFirst() else { return nil }
        var fewer = sample.readings
        fewer[id] = nil
        return Sample(
            subsystem: sample.subsystem, number: sample.number, input: sample.input, readings: fewer)
    }

    /// Returns the next samples, at most `count`.
    mutating func next(_ count: Int) -> [Sample] {
        var samples: [Sample] = []
        while samples.count < count, let sample = next() { samples.append(sample) }
        return samples
    }

    private mutating func nextValue() -> Value? {
        if let value = values.popFirst() { return value }
        guard !isShapeAsked else { return nil }
        isShapeAsked = true
        values = S.Input.shape.simpler(than: sample.input)[...]
        return values.popFirst()
    }
}
