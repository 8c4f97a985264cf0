import JSON
import Specification
import VoiceSpecs

extension Runner: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        var client = Client(replies: input.replies.reversed())
        let result: Result
        do throws(Failure) {
            result = try client.execute(input)
        } catch {
            result = Result(.failure, error.text)
        }
        return Output(requests: client.requests, result: result)
    }

    /// Clause: RUN-3
    private struct Failure: Error {
        let text: String
    }

    private struct Client {
        /// The remaining replies in reverse order, so that the next reply is at the end.
        var replies: [Reply]
        var requests: [Request] = []

        /// Clause: RUN-1
        mutating func execute(_ input: Input) throws(Failure) -> Result {
            let created = try ask(
                "POST", "create",
                [("source_code", input.code), ("language", "swift"), ("api_key", input.apiKey)])
            let session = [("id", try text("id", of: created)), ("api_key", input.apiKey)]
            for _ in 0..<input.polls {
                let status = try text("status", of: try ask("GET", "get_status", session))
                if status.hasSameScalars(as: "completed") {
                    return try result(of: try ask("GET", "get_details", session))
                }
            }
            throw Failure(text: "polls")
        }

        /// Sends a request to the service, and returns the JSON object in the reply. Clauses: RUN-1, RUN-3
        private mutating func ask(
            _ method: String, _ name: String, _ query: [(name: String, text: String)]
        ) throws(Failure) -> Value {
            requests.append(
                Request(method, "/runners/\(name)", query.map { Parameter($0.name, encoded($0.text)) }))
            guard case .reply(let status, let body)? = replies.popLast() else {
                throw Failure(text: "timeout")
            }
            guard (200...299).contains(status) else { throw Failure(text: "http.\(status)") }
            guard let value = try? JSONReader.value(of: body, duplicates: .lastCounts), case .object = value
            else {
                throw Failure(text: "malformed")
            }
            if let error = value["error"], error != .null { throw Failure(text: "refused") }
            return value
        }

        /// Returns the UTF-8 of a string with all bytes percent-encoded, except those of unreserved characters.
        /// Clause: RUN-1
        private func encoded(_ text: String) -> String {
            let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8
            return text.utf8.map { byte in
                if unreserved.contains(byte) { return String(Unicode.Scalar(byte)) }
                return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }.joined()
        }

        /// Clause: RUN-3
        private func text(_ name: String, of answer: Value) throws(Failure) -> String {
            guard case .string(let text)? = answer[name] else { throw Failure(text: "malformed") }
            return text
        }

        /// Clause: RUN-2
        private func result(of details: Value) throws(Failure) -> Result {
            let build = details["build_exit_code"] ?? .null
            if details["build_result"] == .string("failure") || build != .null && !isZero(build) {
                return Result(.compileError, try output("build_stderr", of: details))
            }
            if !isZero(details["exit_code"]) || details["result"] != .string("success") {
                return Result(.runtimeError, try output("stderr", of: details))
            }
            return Result(.output, try output("stdout", of: details))
        }

        private func output(_ name: String, of details: Value) throws(Failure) -> String {
            [nil, .null].contains(details[name]) ? "" : try text(name, of: details)
        }

        /// Returns whether a value is a number whose digits before the exponent are all 0.
        private func isZero(_ value: Value?) -> Bool {
            guard case .number(let number)? = value else { return false }
            return number.text.prefix { $0 != "e" && $0 != "E" }.allSatisfy { !("1"..."9").contains($0) }
        }
    }
}
