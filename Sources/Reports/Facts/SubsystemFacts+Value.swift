import Harness
import JSON
import Specification

extension SubsystemFacts {
    /// The facts as JSON; members without content are left out.
    package var value: Value {
        let rejections = rejections.map {
            Value.record(
                ("code", $0.code.value), ("sentence", $0.sentence.value),
                ("cases", cases(rejectedAs: $0.code).value))
        }
        let tolerances = tolerances.map {
            Value.record(("number", $0.pattern.value), ("within", $0.within.value), ("why", $0.why.value))
        }
        return .record(
            ("subsystem", id.rawValue.value), ("summary", summary.value), ("caution", caution?.value),
            ("input", Self.value(of: input)), ("output", Self.value(of: output)),
            ("rejections", .array(rejections)), ("tolerances", .array(tolerances)),
            ("clauses", .array(clauses.map(\.value))),
            ("readings", .array(readings.map(value(of:)))),
            ("cases", cases.count.value), ("bases", laws.basesValue))
    }

    private static func value(of shape: Shape) -> Value {
        let members = MemberFacts.all(of: shape).map { member in
            Value.record(
                ("path", member.path.value), ("type", member.type.value),
                ("bounds", member.bounds.isEmpty ? nil : member.bounds.value),
                ("unit", member.unit?.value), ("presence", member.presence.words.value),
                ("default", member.standard?.value),
                ("sentence", member.about.value))
        }
        return .record(("members", .array(members)), ("schema", JSONSchema.schema(of: shape)))
    }

    private func value(of reading: Reading) -> Value {
        let options = reading.options.map { option in
            Value.record(
                ("option", option.name.value), ("sentence", option.sentence.value),
                ("cases", cases.count { $0.readings[reading.id] == option.name }.value))
        }
        return .record(
            ("reading", reading.id.value), ("question", reading.question.value),
            ("source", reading.source.description.value), ("options", .array(options)))
    }
}

extension ClauseFacts {
    fileprivate var value: Value {
        .record(
            ("clause", clause.id.rawValue.value), ("laws", .array(clause.laws.map(\.value))),
            ("properties", properties.isEmpty ? nil : properties.value),
            ("asksForRuns", asksForRuns.value), ("cases", cases.count.value),
            ("bases", clause.laws.basesValue),
            ("origins", .object(cases.counts(of: \.origin.kind).map { .init($0.name, $0.count.value) })))
    }
}

extension StatedLaw {
    /// The law as JSON.
    package var value: Value {
        let place: Value? =
            statement.section.map { $0.description.value } ?? statement.standard.map { $0.name.value }
        return .record(
            ("law", id.rawValue.value), ("text", statement.text.value), ("basis", basis.rawValue.value),
            ("in", place))
    }
}

extension Sequence where Element == StatedLaw {
    /// The number of laws by basis, as JSON.
    package var basesValue: Value { .object(bases.map { .init($0.basis.rawValue, $0.count.value) }) }
}

extension Shape.Field.Presence {
    /// The condition under which a member is present, in words.
    package var words: String {
        switch self {
        case .always: "always"
        case .conditional: "if the rules say so"
        case .free: "if you like"
        }
    }
}
