import Book
import FlyingSocks
import Foundation
import Harness
import JSON
import Reports
import Specification

/// The book of a kit on the loopback, where the page of each subsystem answers inputs of the reader's own.
public struct Explorer: Sendable {
    let corpus: GoldenCorpus
    let reference: InProcess
    /// What stands beside the reference; nil if nothing does.
    let beside: Beside?
    /// Whose name and version are told as the finder of a case.
    let finder: (name: String, version: String)
    private let files: [String: Site.File]
    private let facts: [SubsystemID: Value]

    /// Makes the pages.
    ///
    /// - Parameter beside: What stands beside the reference; nil if nothing does.
    public init(
        _ corpus: GoldenCorpus, name: String, version: String, abstract: String, reference: InProcess,
        beside: Beside?
    ) {
        self.corpus = corpus
        self.reference = reference
        self.beside = beside
        finder = (name, version)
        let site = Site(
            corpus, of: Site.Owner(name: name, version: version, abstract: abstract), isLive: true)
        files = Dictionary(site.files.map { ($0.path, $0) }) { first, _ in first }
        facts = Dictionary(
            uniqueKeysWithValues: corpus.bySubsystem.map { specification, cases in
                (specification.id, Self.facts(specification, cases, beside: beside?.title))
            })
    }

    /// Serves the pages until the task is cancelled.
    ///
    /// - Parameters:
    ///   - port: The port on the loopback; 0 for any that is free.
    ///   - onStart: Is told the address, token included.
    /// - Throws: `PortError` if the port cannot be had.
    public func serve(port: UInt16, onStart: @escaping @Sendable (_ address: String) -> Void) async throws {
        do {
            try await Server().run(port: port) { port in
                let gate = Gate(token: Gate.newToken(), port: port)
                onStart("http://127.0.0.1:\(port)/\(gate.token)/index.html")
                return Handler(explorer: self, gate: gate).response
            }
        } catch SocketError.failed(_, _, let message) {
            throw PortError(description: message)
        }
    }

    /// Why a port cannot be had, in the system's words.
    public struct PortError: Error, CustomStringConvertible {
        public let description: String
    }

    /// Returns a page, or what a script of one reads; nil if there is none at this place.
    func page(_ path: String) -> (type: String, text: String)? {
        if let file = files[path] { return (Self.type(of: path), file.text) }
        let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let value: Value? =
            switch parts[0] {
            case "facts": facts[SubsystemID(parts[1])]
            case "example": corpus[parts[1]].map(Self.example)
            default: nil
            }
        return value.map { (Self.type(of: ".json"), JSONWriter.text(of: $0)) }
    }

    private static func type(of path: String) -> String {
        switch path.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "application/json"
        }
    }

    // MARK: What the script of a page reads

    private static func facts(
        _ specification: any Specification.Type, _ cases: [GoldenCase], beside: String?
    ) -> Value {
        let readings = specification.readings.map { reading in
            Value.record(
                ("id", reading.id.value), ("question", reading.question.value),
                (
                    "options",
                    .array(
                        reading.options.map {
                            .record(("name", $0.name.value), ("sentence", $0.sentence.value))
                        })
                ))
        }
        let clauses = Catalogue.clauses(of: specification).map { clause in
            Value.record(("id", clause.id.rawValue.value), ("sentence", clause.sentence.value))
        }
        let examples = cases.map { golden in
            Value.record(("id", golden.id.value), ("note", golden.note?.value))
        }
        return .record(
            ("subsystem", specification.id.rawValue.value), ("readings", .array(readings)),
            ("clauses", .array(clauses)), ("examples", .array(examples)), ("beside", beside?.value))
    }

    private static func example(_ golden: GoldenCase) -> Value {
        .record(
            ("text", text(of: golden.input).value), ("readings", golden.readings.sortedObject),
            ("note", golden.note?.value))
    }

    /// Returns a value as JSON of several lines, for the editor.
    static func text(of value: Value) -> String {
        ValueLayout.lines(of: value).map { ForeignText.line($0.text) }.joined(separator: "\n")
    }
}
