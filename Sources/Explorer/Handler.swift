import FlyingFox
import Foundation
import JSON

/// Answers what the gate lets in: pages by GET, inputs by POST.
struct Handler: HTTPHandler {
    let explorer: Explorer
    let gate: Gate
    private let turns = Turns()

    init(explorer: Explorer, gate: Gate) {
        self.explorer = explorer
        self.gate = gate
    }

    func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
        do throws(Refusal) {
            // Browsers ask for it of their own accord, and it is nobody's secret that there is none.
            if request.target.path() == "/favicon.ico" { return Self.response(.noContent, "image/x-icon", "") }
            let path = try gate.path(of: request)
            if request.method == .GET { return try page(path) }
            let value = try await answer(path, to: try await gate.body(of: request))
            return Self.response(.ok, "application/json", JSONWriter.text(of: value))
        } catch {
            var response = Self.response(error.status, "text/plain; charset=utf-8", error.sentence + "\n")
            // What is left of a body that nobody reads is no request.
            response.headers[.connection] = "close"
            if error.status == .methodNotAllowed { response.headers[.init("Allow")] = "GET, POST" }
            return response
        }
    }

    private func page(_ path: String) throws(Refusal) -> HTTPResponse {
        if path.isEmpty {
            var response = Self.response(.seeOther, "text/plain; charset=utf-8", "")
            response.headers[.location] = "/\(gate.token)/index.html"
            return response
        }
        guard let page = explorer.page(path) else { throw Refusal(.notFound, "There is no such page.") }
        return Self.response(.ok, page.type, page.text)
    }

    private func answer(_ path: String, to body: [UInt8]) async throws(Refusal) -> Value {
        let work: @Sendable (Question) async -> Value
        switch path {
        case "evaluate": work = explorer.evaluation
        case "shrink": work = explorer.shrunk
        case "case": work = explorer.goldenCase
        default: throw Refusal(.notFound, "There is nothing to be sent to this place.")
        }
        let question: Question
        do throws(Question.Problem) {
            question = try Question(body, in: explorer.corpus.catalogue)
        } catch {
            switch error {
            case .request(let sentence): throw Refusal(.badRequest, sentence)
            case .input(let sentence): return .record(("problem", sentence.value))
            }
        }
        guard await turns.take() else {
            throw Refusal(.serviceUnavailable, "Too many inputs at once: wait until some are answered.")
        }
        let value = await work(question)
        await turns.giveBack()
        return value
    }

    /// Returns a response that a browser obeys to the letter: its own files, no frame, nothing kept.
    private static func response(_ status: HTTPStatusCode, _ type: String, _ text: String) -> HTTPResponse {
        let policy =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        return HTTPResponse(
            statusCode: status,
            headers: HTTPHeaders([
                .contentType: type,
                // The styles of a picture stand in it.
                .init("Content-Security-Policy"): type == "image/svg+xml"
                    ? "default-src 'none'; style-src 'unsafe-inline'" : policy,
                .init("X-Content-Type-Options"): "nosniff", .init("Referrer-Policy"): "no-referrer",
                .init("Cross-Origin-Resource-Policy"): "same-origin",
                .init("Cross-Origin-Opener-Policy"): "same-origin", .init("Cache-Control"): "no-store",
            ]),
            body: Data(text.utf8))
    }
}

/// How many inputs are judged at once, so that nobody can start processes without end.
private actor Turns {
    private var free = 4

    func take() -> Bool {
        guard free > 0 else { return false }
        free -= 1
        return true
    }

    func giveBack() { free += 1 }
}
