import Harness
import JSON
import Specification

/// The schemas of the messages of the adapter protocol, and of small files.
extension JSONSchema {
    /// The schema of a line that an adapter is sent.
    static var request: Value {
        document(
            "protocol.request.json", "A line to an adapter",
            "A hello, then runs, then bye; each message is one line. A later version adds members only if the hello asks.",
            oneOf: [
                message("The first line.", "hello", [("protocol", number, true)]),
                message(
                    "An input to run.", "run",
                    [
                        ("id", count, true), ("subsystem", text("Its id."), true),
                        ("input", any("Valid against the subsystem's input schema."), true),
                        (
                            "readings",
                            optionsByID("The options to use for the run; absent if there are none."),
                            false
                        ),
                        ("folder", text("The empty folder to write to, if effects were announced."), false),
                    ]),
                message("The last line.", "bye", []),
            ])
    }

    /// The schema of a line of an adapter.
    static var reply: Value {
        let id: Field = ("id", described("The id of the request.", count), true)
        func answer(_ about: String, _ member: String, _ schema: Value) -> Value {
            described(about, object([id, (member, schema, true)], isClosed: true))
        }
        let error = described(
            "A code, and details; a message is for people.", object([("code", text("The error."), true)]))
        let hello = object([
            ("op", .record(("enum", ["hello"].value)), true), ("protocol", number, true),
            ("name", text("Its name."), true), ("language", text("The language of its source."), false),
            ("version", text("Its version."), false),
            ("subsystems", texts("The subsystems that it implements."), true),
            ("readings", declaredReadings, false),
            ("effects", texts("The subsystems whose files it writes to a folder."), false),
        ])
        return document(
            "protocol.reply.json", "A line of an adapter",
            "A hello, then one reply per run, in any order; each is one line.",
            oneOf: [
                described(
                    "The first line: the implementation's name and version, and its subsystems.", hello),
                answer("The output.", "output", any("Valid against the subsystem's output schema.")),
                answer("A rejection.", "error", error),
                answer("Why it leaves this out.", "skip", text("")),
                described(
                    "The reply to a line that is not a request.",
                    object(
                        [("id", .record(("enum", .array([.null]))), true), ("error", error, true)],
                        isClosed: true)),
            ])
    }

    private static var declaredReadings: Value {
        let option = Value.record(("type", "string".value))
        let list = Value.record(("type", "array".value), ("items", option), ("minItems", 1.value))
        return .record(
            (
                "description",
                "For each reading id, the option or a list of options; the first is the default.".value
            ),
            ("type", "object".value),
            ("additionalProperties", .record(("oneOf", .array([option, list])))))
    }

    private static var number: Value {
        .record(("enum", .array([ProtocolRule.version.value])))
    }

    private static func message(_ about: String, _ op: String, _ fields: [Field]) -> Value {
        described(about, object([("op", .record(("enum", [op].value)), true)] + fields, isClosed: true))
    }

    private static func optionsByID(_ about: String) -> Value {
        .record(
            ("description", about.value), ("type", "object".value),
            ("additionalProperties", .record(("type", "string".value))))
    }

    // MARK: Small files

    /// The schema of a line of the known failures, as a text.
    static var knownLine: Value {
        .object(
            head("known.json", "A line of a list of known failures") + [
                .init(
                    "description",
                    """
                    The id of a case, in which * stands for anything, with an optional reason after #; or nothing, \
                    or a comment. The list is not JSON: this schema is for one of its lines, as a text.
                    """.value),
                .init("type", "string".value),
                .init("pattern", "^\\s*(?:[a-z0-9./*-]+\\s*)?(?:#.*)?$".value),
            ])
    }

    /// The schema of a finding that `fuzz --findings` keeps.
    static var finding: Value {
        let fields: [Field] = [
            ("finding", .record(("enum", .array([1.value]))), true), ("subsystem", text("Its id."), true),
            ("cause", text("The clause that was broken, or the error."), true),
            ("sentence", text("How, in a sentence."), true),
            ("seed", text("The seed that found it, a number."), true), ("number", count, true),
            ("readings", optionsByID("The options that were requested."), true),
            ("input", any("The smallest input, by the subsystem's input schema."), true),
        ]
        guard case .object(let members) = object(fields, isClosed: true) else { return .null }
        return .object(head("finding.json", "A finding of fuzz") + members)
    }
}
