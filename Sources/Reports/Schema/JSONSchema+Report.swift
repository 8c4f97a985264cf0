import Harness
import JSON
import Specification

extension JSONSchema {
    /// The schema of a line of the report that `check --format json` writes, of any kind.
    ///
    /// Unknown members and kinds are accepted, since readers ignore them.
    static var reportLine: Value {
        document(
            "report.json", "A line of a report", about,
            oneOf: [header] + Verdict.Kind.allCases.map(verdict) + [footer, other])
    }

    private static let about = """
        A report is a header, one verdict per case, and a footer, each one line; without its footer it was cut short. \
        A later version may add members, and lines of other kinds, which a reader skips. If a line that readers know \
        changes its meaning, the number in the header's member report changes.
        """

    private static let kinds = ["header", "verdict", "footer"]

    private static var header: Value {
        line(
            "header", "The first line: the implementation, and the number of its cases.",
            [
                ("report", .record(("enum", .array([LineReport.version.value]))), true),
                (
                    "implementation",
                    object([
                        ("name", text("Its name."), true), ("language", text("Its language."), true),
                        ("version", text("Its version."), true),
                        (
                            "readings",
                            .record(
                                ("description", "The options it declares, by reading id.".value),
                                ("type", "object".value), ("additionalProperties", texts(""))), true
                        ),
                    ]), true
                ),
                (
                    "corpus",
                    described(
                        "The corpus of the run; corpora with the same digest are the same.",
                        object([
                            ("version", text("The version that the corpus declares."), false),
                            ("digest", text("The digest of all its cases."), true),
                        ])), false
                ),
                ("selection", selection, false),
                (
                    "shard",
                    described(
                        "The share of the selected cases; absent for all of them.",
                        object([("index", count, true), ("count", count, true)])), false
                ), ("cases", count, false),
            ])
    }

    private static var selection: Value {
        let conditions = ["subsystems", "clauses", "tags", "cases"]
        return described(
            "The filters that selected the cases; empty for all cases.",
            object(conditions.map { ($0, texts(""), false) }))
    }

    private static func verdict(_ kind: Verdict.Kind) -> Value {
        let common: [Field] = [
            ("case", text("The id of the case."), true),
            ("verdict", .record(("enum", [kind.rawValue].value)), true),
        ]
        let reason: Field = ("reason", text("Why, in a sentence."), true)
        let own: [Field] =
            switch kind {
            case .pass: []
            case .skip:
                [
                    ("reason", text("The reason; may be absent if the adapter gave none."), false),
                    (
                        "leftOut",
                        described(
                            "Whether the run ended before this case, at its limit of failures.",
                            .record(("type", "boolean".value))), false
                    ),
                ]
            case .fail:
                [
                    reason, ("basis", basis, false),
                    ("clauses", texts("The ids of the clauses that the answer breaks."), true),
                    ("breaches", breaches, false),
                    ("differences", differences, false), ("answer", answer, false),
                ]
            case .error:
                [
                    reason,
                    (
                        "error",
                        .record(
                            ("description", "The kind of the error.".value),
                            ("enum", Fault.Kind.allCases.map(\.rawValue).value)), true
                    ),
                    ("log", text("The end of the adapter's standard error."), false),
                    ("answer", answer, false),
                ]
            }
        return line("verdict", "The verdict on a case: \(kind.rawValue).", common + own)
    }

    private static var breaches: Value {
        let evidence = Value.record(
            ("description", "The evidence against the law.".value),
            ("enum", Charge.Ground.allCases.map(\.word).value))
        let one = object([
            ("law", text("The id of the law."), true), ("sentence", text("The sentence of the law."), true),
            ("finding", text("The finding of a property that follows from the law."), false),
            ("basis", basis, true), ("in", text("The section or standard that contains the law."), true),
            ("evidence", evidence, true),
        ])
        return .record(
            ("description", "The laws that the answer breaks, or may break; the likeliest first.".value),
            ("type", "array".value), ("items", one))
    }

    private static var differences: Value {
        let difference = object([
            ("path", text("The place in the output."), true),
            ("expected", any("The expected value there; absent if there is none."), false),
            ("actual", any("The actual value there; absent if there is none."), false),
        ])
        return .record(
            ("description", "Where the answer differs from the expected one, at most 20 places.".value),
            ("type", "array".value), ("items", difference))
    }

    private static var answer: Value {
        let one = ["output", "error"].map { name in object([(name, any("As the adapter wrote it."), true)]) }
        return .record(
            ("description", "The answer; absent if it is long.".value), ("oneOf", .array(one)))
    }

    /// The schema of the footer, which omits what a stream of verdicts does not know.
    private static var footer: Value {
        line(
            "footer", "The last line.",
            [
                ("conforms", .record(("type", "boolean".value)), false),
                ("interrupted", .record(("type", "boolean".value)), false),
            ] + Verdict.Kind.allCases.map { ($0.rawValue, count, true) }
                + [
                    ("broken", texts("The ids of the broken clauses."), false),
                    ("laws", texts("The ids of the broken laws."), false),
                    (
                        "advisory",
                        .record(
                            (
                                "description",
                                "The bases on which broken laws do not make the run fail.".value
                            ),
                            ("type", "array".value), ("items", basis)), false
                    ),
                    ("departures", count, false),
                    (
                        "leftOut",
                        described(
                            "How many cases were left out, after the run reached its limit of failures.",
                            count), false
                    ),
                ])
    }

    private static var basis: Value {
        .record(
            ("description", "The bases of the broken laws.".value),
            ("enum", Basis.allCases.map(\.rawValue).value))
    }

    private static var other: Value {
        let name = Value.record(
            ("type", "string".value), ("pattern", "^(?!(?:\(kinds.joined(separator: "|")))$).*$".value))
        return described("A line of a kind that a later version adds.", object([("kind", name, true)]))
    }
}
