import Foundation
import JSON
import LoopbackHTTP
import Specification
import VoiceSpecs

/// An HTTP server on the loopback interface that answers the three calls of the subsystem voice.runner.
public struct CodeRunnerService: Sendable {
    private let workshop: Workshop
    private let apiKey: String
    /// The maximum number of programs that the service processes at once; further programs wait.
    private let turns: Int
    /// The number of seconds by which the service delays each answer under the fault `slow`.
    private let delay: Double
    private let sessions = Sessions()

    /// The maximum size of a program, in bytes.
    public static let greatestProgram = 64 << 10

    public init(_ workshop: Workshop, apiKey: String = Runner.guest, turns: Int = 2, delay: Double = 3) {
        self.workshop = workshop
        self.apiKey = apiKey
        self.turns = turns
        self.delay = delay
    }

    /// Serves requests until the task is cancelled; the cancellation also ends all running programs.
    ///
    /// - Parameter onStart: Called once, with the service's address, when the service accepts requests.
    public func serve(port: UInt16, onStart: @escaping @Sendable (_ address: String) -> Void) async throws {
        workshop.clear()
        var server = Server()
        // A byte of the program can take three bytes in the URL (`%0A`), and the request has other fields too.
        server.limits.head = Self.greatestProgram * 3 + (16 << 10)
        try await withThrowingTaskGroup(of: Void.self) { [server] group in
            group.addTask {
                try await server.run(port: port) { port in
                    onStart("http://127.0.0.1:\(port)")
                    return { await response(to: $0, port: port) }
                }
            }
            group.addTask { await work() }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Compiles and runs the programs in the queue, up to `turns` of them at once, until the task is cancelled.
    private func work() async {
        await withTaskGroup(of: Void.self) { group in
            var running = 0
            for await (id, code) in sessions.programs {
                if running == turns {
                    await group.next()
                    running -= 1
                }
                running += 1
                group.addTask { await sessions.complete(id, workshop.details(of: code)) }
            }
        }
    }

    // MARK: Requests

    private func response(to request: HTTPRequest, port: UInt16) async -> HTTPResponse {
        do throws(Refusal) {
            try Self.check(request, port: port)
            var path = request.path[...]
            var fault: ServiceFault?
            if let match = path.wholeMatch(of: /\/faults\/([^\/]+)(\/.*)/) {
                guard let named = ServiceFault(rawValue: String(match.1)) else {
                    throw Refusal(.notFound, "There is no such fault.")
                }
                (fault, path) = (named, match.2)
            }
            if fault == .slow { try? await Task.sleep(for: .seconds(delay)) }
            let answer = try await answer(to: String(path), request)
            return Self.response(answer, fault)
        } catch {
            return HTTPResponse(error)
        }
    }

    /// Refuses a request that a web page sent, since a person who opens a page has not agreed to send a program.
    private static func check(_ request: HTTPRequest, port: UInt16) throws(Refusal) {
        let host = request.headers["host"]?.lowercased()
        guard host == "127.0.0.1:\(port)" || host == "localhost:\(port)" else {
            throw Refusal(
                .misdirectedRequest, "The service answers only requests to 127.0.0.1 and localhost.")
        }
        guard request.headers["origin"] == nil, request.headers["sec-fetch-site"] == nil else {
            throw Refusal(.forbidden, "The service does not answer requests from pages in a browser.")
        }
    }

    private static func response(_ answer: Value, _ fault: ServiceFault?) -> HTTPResponse {
        var value = answer
        if case .object(let members) = answer {
            switch fault {
            case .running:
                value = .object(
                    members.map { $0.name == "status" ? Value.Member("status", "running".value) : $0 })
            case .nulls:
                value = .object(
                    members.map { ["id", "status"].contains($0.name) ? $0 : Value.Member($0.name, .null) })
            case .slow, .status500, .malformed, nil: break
            }
        }
        let body = JSONWriter.text(of: value)
        return HTTPResponse(
            fault == .status500 ? .internalServerError : .ok, "application/json",
            fault == .malformed ? String(body.dropLast(body.count / 2)) : body)
    }

    /// Returns the answer to a call, which is an object with an error if a parameter is wrong. Clauses: RUN-1, RUN-3
    private func answer(to path: String, _ request: HTTPRequest) async throws(Refusal) -> Value {
        let isCreate = path == "/runners/create"
        guard isCreate || path == "/runners/get_status" || path == "/runners/get_details" else {
            throw Refusal(.notFound, "There is no such call.")
        }
        guard request.method == (isCreate ? "POST" : "GET") else {
            throw Refusal(.methodNotAllowed, "Programs are sent with POST; all other calls use GET.")
        }
        let parameters = try Self.parameters(of: request.query ?? "")
        func refused(_ sentence: String) -> Value { .record(("error", sentence.value)) }
        guard parameters["api_key"]?.hasSameScalars(as: apiKey) == true else {
            return refused("api_key is unknown")
        }
        if isCreate {
            guard let code = parameters["source_code"] else { return refused("source_code is missing") }
            guard parameters["language"] == "swift" else { return refused("language is not swift") }
            guard code.utf8.count <= Self.greatestProgram else {
                return refused("source_code is longer than \(Self.greatestProgram) bytes")
            }
            guard let id = await sessions.take(code) else { return refused("too many programs are waiting") }
            return .record(("id", id.value), ("status", "running".value), ("error", .null))
        }
        let id = parameters["id"] ?? ""
        switch await sessions.standing(of: id) {
        case nil: return refused("id is unknown")
        case .running: return .record(("id", id.value), ("status", "running".value), ("error", .null))
        case .completed(let details):
            if path == "/runners/get_details" { return details.value(id: id) }
            return .record(("id", id.value), ("status", "completed".value), ("error", .null))
        }
    }

    /// Reads the parameters of a URL, in which `+` is a space as in HTML forms; no parameter may occur twice.
    static func parameters(of query: String) throws(Refusal) -> [String: String] {
        var parameters: [String: String] = [:]
        for part in query.split(separator: "&") {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                $0.replacing("+", with: " ").removingPercentEncoding
            }
            guard let name = sides[0], let value = sides.count > 1 ? sides[1] : "",
                parameters.updateValue(value, forKey: name) == nil
            else { throw Refusal(.badRequest, "A parameter occurs twice or has invalid percent-encoding.") }
        }
        return parameters
    }
}
