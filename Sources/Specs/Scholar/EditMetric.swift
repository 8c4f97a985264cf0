import JSON
import Specification

/// EDI-2: the distance is a metric, which no single run can show.
enum EditMetric {
    /// The pair turned round, each text with itself, and the two sides of a triangle over a third text.
    static func probes(_ input: EditDistance.Input, _ readings: Readings) -> [EditDistance.Input] {
        let third = third(input)
        return [
            .init(a: input.b, b: input.a),
            .init(a: input.a, b: input.a),
            .init(a: input.a, b: third),
            .init(a: third, b: input.b),
        ]
    }

    /// A text between the two: the first half of one and the second half of the other.
    private static func third(_ input: EditDistance.Input) -> String {
        let a = Array(input.a.unicodeScalars)
        let b = Array(input.b.unicodeScalars)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: a.prefix(a.count / 2))
        text.append(contentsOf: b.suffix(b.count / 2))
        return String(text)
    }

    static func finding(of trial: Trial<EditDistance>) -> Finding {
        guard let distance = trial.outcome.output?.distance else { return .notTouched }
        let finding = finding(of: trial, distance)
        if case .holds = finding { return .holds }
        // Where the wrong symbol was compared the bounds are those of other lengths: that is EDI-3's to tell.
        return EditOracle.confusion(trial, distance) == nil ? finding : .holds
    }

    private static func finding(of trial: Trial<EditDistance>, _ distance: Int) -> Finding {
        let symbol = trial.readings[Symbol.self]
        let a = SymbolSequence(trial.input.a, by: symbol)
        let b = SymbolSequence(trial.input.b, by: symbol)
        // A single wrong distance is EDI-1's to tell; that it is against the metric too says nothing more.
        if distance == 0, a != b { return .suspected("EDI-2: the texts differ, so their distance is not 0") }
        if distance != 0, a == b {
            return .suspected("EDI-2: the texts are equal, so their distance is 0, not \(distance)")
        }
        let bounds = abs(a.count - b.count)...max(a.count, b.count)
        if !bounds.contains(distance) {
            return .suspected(
                "EDI-2: texts of \(a.count) and \(b.count) symbols are \(bounds) apart, not \(distance)")
        }
        guard trial.probes.count == 4 else { return .holds }
        let probes = trial.probes.map { $0.output?.distance }
        guard let back = probes[0], let own = probes[1], let there = probes[2], let onward = probes[3] else {
            return .violated("EDI-2: any two texts have a distance, yet some of these were rejected")
        }
        if back != distance { return .violated("EDI-2: a to b is \(distance), yet b to a is \(back)") }
        if own != 0 { return .violated("EDI-2: a text is \(own) from itself") }
        if there + onward < distance {
            return .violated(
                "EDI-2: a to b is \(distance), yet by way of \"\(third(trial.input))\" it is \(there) + \(onward)"
            )
        }
        return .holds
    }
}
