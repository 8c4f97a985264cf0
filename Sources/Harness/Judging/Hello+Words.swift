import JSON

extension Hello {
    /// `rapidfuzz 3.14.6 (python)`.
    package var title: String { "\(name) \(version) (\(language))" }

    /// The declared readings as JSON, in the order of their ids.
    package var declaredReadings: Value {
        .object(readings.sorted { $0.key < $1.key }.map { Value.Member($0.key, $0.value.value) })
    }
}
