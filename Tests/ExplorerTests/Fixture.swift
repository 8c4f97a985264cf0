import Book
import Catalogue
import Corpus
import Foundation
import Harness
import JSON
import Reference
import Specification

@testable import Explorer
@testable import LoopbackHTTP

/// An explorer of a few subsystems, with methods that send requests to it as a browser does.
struct Fixture {
    static let token = "00112233445566778899aabbccddeeff"
    static let host = "127.0.0.1:7000"

    private static let catalogue = Catalogue([Geofence.self, Distance.self, HIndex.self, Conversion.self])
    static let corpus = Result {
        let all = try GoldenCorpus(
            folder: Corpus.folder(), catalogue: .assay, of: Set(catalogue.all.map { $0.id }))
        return GoldenCorpus(folder: all.folder, catalogue: catalogue, cases: all.cases)
    }

    /// The pages of the explorer, made only once, since making them takes longer than all the tests together.
    private static let pages = corpus.map {
        Pages($0, of: Site.Owner(name: "assay", version: "1", abstract: "Checks programs against rules."))
    }

    let explorer: Explorer
    let handler: Handler

    init(beside: Beside? = nil) throws {
        explorer = Explorer(
            try Self.pages.get(), of: try Self.corpus.get(), finder: ("assay", "1"),
            reference: InProcess(
                name: "reference", version: "1", implementations: References.assay.implementations),
            beside: beside)
        handler = Handler(explorer: explorer, gate: Gate(token: Self.token, port: 7000))
    }

    /// Makes an explorer that compares an implementation with the reference.
    init(_ implementation: any Implementation, readings: [String: [String]]? = nil) throws {
        let mine = InProcess(
            name: "mine", version: "2", implementations: [implementation], readings: readings)
        try self.init(beside: Beside(mine))
    }

    /// Sends a request to the explorer, and returns the response.
    func send(
        _ path: String, by method: String = "GET", host: String? = host, headers: [String: String] = [:],
        body: String = ""
    ) async -> HTTPResponse {
        var all = headers
        all["host"] = host
        if method == "POST" {
            all["content-type"] = all["content-type"] ?? "application/json"
            all["content-length"] = all["content-length"] ?? String(body.utf8.count)
        }
        return await handler.response(
            to: HTTPRequest(method: method, path: path, query: nil, headers: all) {
                Array(body.utf8.prefix($0))
            })
    }

    /// Asks the explorer a question as a page does, and returns the answer.
    func ask(
        _ place: String, _ subsystem: SubsystemID, _ text: String, readings: [String: String] = [:],
        more: [String: String] = [:]
    ) async throws -> Value {
        let members = more.map { Value.Member($0.key, $0.value.value) }
        let question = Value.object(
            [
                .init("subsystem", subsystem.rawValue.value), .init("text", text.value),
                .init("readings", readings.value),
            ] + members)
        let answer = await send("/\(Self.token)/\(place)", by: "POST", body: JSONWriter.text(of: question))
        guard answer.status == .ok else { throw Unexpected(text: answer.body) }
        return try JSONReader.value(of: answer.body)
    }

    struct Unexpected: Error {
        let text: String
    }
}

/// An implementation that counts one edit too many if the first string has three letters or more.
struct OneTooMany: Implementation {
    typealias Subsystem = Distance

    func run(_ input: Distance.Input, readings: Readings) throws(Rejection) -> Distance.Output {
        let right = try Distance.answer(input, readings: readings).distance
        return Distance.Output(distance: input.a.count > 2 ? right + 1 : right)
    }
}

extension Value {
    /// The element at an index, if the value is an array that has this element.
    subscript(index: Int) -> Value? {
        if case .array(let values) = self, values.indices.contains(index) { values[index] } else { nil }
    }

    var text: String? { if case .string(let text) = self { text } else { nil } }
    var elements: [Value] { if case .array(let values) = self { values } else { [] } }
}
