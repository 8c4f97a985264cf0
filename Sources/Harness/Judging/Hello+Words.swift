import JSON

extension Hello {
    /// `rapidfuzz 3.14.6 (python)`.
    package var title: String { "\(name) \(version) (\(language))" }

    /// The declared readings as JSON, in the order of their ids.
    package var declaredReadings: Value { readings.sortedObject }
}
