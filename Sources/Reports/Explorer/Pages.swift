import Book
import Harness
import JSON
import Specification

/// The pages that do not depend on the compared implementation: the book, and data for its scripts.
struct Pages: Sendable {
    private let files: [String: String]
    private let facts: [SubsystemID: Value]

    init(_ corpus: GoldenCorpus, of owner: Site.Owner) {
        let site = Site(corpus, of: owner, isLive: true)
        files = Dictionary(site.files.map { ($0.path, $0.text) }) { first, _ in first }
        facts = Dictionary(
            uniqueKeysWithValues: corpus.bySubsystem.map {
                ($0.subsystem.id, Self.facts(of: $0.subsystem, $0.cases))
            })
    }

    func text(of path: String) -> String? { files[path] }

    /// Returns the media type of a file, which depends on its extension.
    static func type(of path: String) -> String {
        switch path.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "application/json"
        }
    }

    func facts(of id: SubsystemID, beside: String?) -> Value? {
        facts[id].map { .record(("facts", $0), ("beside", beside?.value)) }
    }

    private static func facts(of specification: any Specification.Type, _ cases: [GoldenCase]) -> Value {
        let readings = specification.readings.map { reading in
            let options = reading.options.map {
                Value.record(("name", $0.name.value), ("sentence", $0.sentence.value))
            }
            return Value.record(
                ("id", reading.id.value), ("question", reading.question.value), ("options", .array(options)))
        }
        let laws = specification.clauses.flatMap(\.laws).map { law in
            Value.record(
                ("id", law.id.rawValue.value), ("sentence", law.statement.text.value),
                ("ground", law.statement.groundInWords.value))
        }
        // The editor begins with a typical input: the first case from a source or, if there is none, the first large
        // case.
        let first =
            cases.first { $0.origin.kind == "source" }
            ?? cases.first { JSONWriter.bytes(of: $0.input).count > 100 } ?? cases.first
        return .record(
            ("subsystem", specification.id.rawValue.value), ("readings", .array(readings)),
            ("laws", .array(laws)), ("examples", cases.map(\.id).value), ("first", first?.id.value))
    }

    static func example(_ golden: GoldenCase) -> Value {
        .record(
            ("text", Explorer.text(of: golden.input).value), ("readings", golden.readings.value),
            ("note", golden.note?.value))
    }
}
