import JSON
import LoopbackHTTP

/// Answers the requests that the gate accepts: pages by GET, inputs by POST.
struct Handler: Sendable {
    let explorer: Explorer
    let gate: Gate
    /// Limits how many inputs are judged at the same time, and therefore how many processes a user can start.
    private let turns = Turns(4)

    func response(to request: HTTPRequest) async -> HTTPResponse {
        // Browsers request this icon without being asked; the answer reveals only that there is no icon.
        if request.path == "/favicon.ico" { return HTTPResponse(.noContent, "image/x-icon", "") }
        do throws(Refusal) {
            let path = try gate.path(of: request)
            if request.method == "GET" { return try page(path) }
            let value = try await answer(path, to: try await gate.body(of: request))
            return HTTPResponse(.ok, "application/json", JSONWriter.text(of: value))
        } catch {
            return HTTPResponse(error)
        }
    }

    private func page(_ path: String) throws(Refusal) -> HTTPResponse {
        if path.isEmpty {
            return HTTPResponse(
                .seeOther, "text/plain; charset=utf-8", "", headers: ["Location": "/\(gate.token)/index.html"]
            )
        }
        guard let page = explorer.page(path) else { throw Refusal(.notFound, "There is no such page.") }
        return HTTPResponse(.ok, page.type, page.text)
    }

    private func answer(_ path: String, to body: [UInt8]) async throws(Refusal) -> Value {
        let work: @Sendable (Question) async -> Value
        switch path {
        case "evaluate": work = explorer.evaluation
        case "reasons": work = explorer.reasons
        case "shrink": work = explorer.shrunk
        case "case": work = explorer.goldenCase
        default: throw Refusal(.notFound, "Nothing can be sent to this address.")
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
            throw Refusal(
                .serviceUnavailable,
                "Too many inputs are being judged at the same time: wait until some are answered.")
        }
        let value = await withTaskExecutorPreference(OwnThread()) { await work(question) }
        await turns.giveBack()
        return value
    }
}
