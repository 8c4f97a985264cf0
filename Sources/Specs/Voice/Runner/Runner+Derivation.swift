import Foundation
import JSON
import Specification

extension Runner {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        var exchange = Exchange(input: input, law: law)
        let result = exchange.result()
        return Output(requests: exchange.requests, result: result)
    }

    /// A failure that ends the exchange; no further requests are made.
    private struct Failure: Error {
        let cause: String
    }

    private struct Exchange {
        let input: Input
        let law: Ruling<Law>
        var requests: [Request] = []

        // MARK: The requests. Clause: RUN-1

        mutating func result() -> Result {
            do throws(Failure) {
                return result(of: try details())
            } catch {
                return Result(law(.failed, .failure), law.shows(.failed, error.cause))
            }
        }

        private mutating func details() throws(Failure) -> Value {
            requests = [
                Request(
                    law(.create, "POST", not: "GET"), law.shows(.create, "/runners/create"),
                    query(("source_code", input.code), ("language", "swift"), ("api_key", input.apiKey)))
            ]
            var answers = [try answer(0, needs: "id", .idMissing)]
            var isOver = law(.afterCreate, false, not: answers[0].text("status") == "completed")
            while !isOver, law.isBelow(.polls, answers.count - 1, input.polls) {
                ask(.status, "/runners/get_status", answers)
                let answer = try answer(answers.count, needs: "status", .statusMissing)
                answers.append(answer)
                let status = answer.text("status") ?? ""
                isOver = law(
                    .untilCompleted, status.hasSameScalars(as: "completed"),
                    not: status.lowercased() == "completed")
            }
            if !isOver, law.does(.noDetails) { throw Failure(cause: "polls") }
            ask(.details, "/runners/get_details", answers)
            return try answer(answers.count)
        }

        /// Makes a GET request that has the session's id.
        private mutating func ask(_ name: Law, _ path: String, _ answers: [Value]) {
            let ids = answers.compactMap { $0.text("id") }
            let id = law(.sameID, ids.first ?? "", not: ids.last ?? "")
            let request = Request(
                law(name, "GET", not: "POST"), law.shows(name, path),
                query(("id", law.shows(.carried, id)), ("api_key", law.shows(.carried, input.apiKey))))
            law.emit(name, request, into: &requests)
        }

        private func query(_ parameters: (String, String)...) -> [Parameter] {
            law.inOrder(.parameters, parameters).map { Parameter($0, encoded($1)) }
        }

        private static let unreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

        private func encoded(_ text: String) -> String {
            func encoded(_ kept: CharacterSet) -> String {
                text.addingPercentEncoding(withAllowedCharacters: kept) ?? ""
            }
            let right = law(.unreserved, encoded(Self.unreserved), not: encoded(.urlQueryAllowed))
            return law(
                .hexadecimal, law(.space, right, not: right.replacing("%20", with: "+")),
                not: right.replacing(/%[0-9A-F]{2}/) { $0.output.lowercased() })
        }

        // MARK: The end of the program. Clause: RUN-2

        private func result(of details: Value) -> Result {
            let build = details["build_exit_code"] ?? .null
            let isThere = law(.nullBuild, build != .null, not: true)
            let isUnbuilt =
                law.holds(.buildResult, details["build_result"] == .string("failure"))
                || isThere && law.holds(.buildCode, !isZero(build))
            let exit = details["exit_code"] ?? .null
            let isFine = law(.nullExit, isZero(exit), not: isZero(exit) || exit == .null)
            let isBroken =
                law.holds(.exitCode, !isFine) || law.holds(.success, details["result"] != .string("success"))
            let isRunFirst = law(.buildFirst, false, not: isBroken)
            if isUnbuilt && !isRunFirst { return result(.compileError, details["build_stderr"]) }
            return isBroken ? result(.runtimeError, details["stderr"]) : result(.output, details["stdout"])
        }

        private func result(_ kind: Kind, _ value: Value?) -> Result {
            switch value ?? .null {
            case .string(let text) where law.does(.otherText):
                Result(law(.kind, kind), law.shows(.text, text))
            case .null where law.does(.otherText): Result(law(.kind, kind), law(.nullText, "", not: "null"))
            default: Result(law(.otherText, .failure), law.shows(.otherText, "malformed"))
            }
        }

        /// Returns whether a value is a number that is exactly 0.
        private func isZero(_ value: Value) -> Bool {
            guard case .number(let number) = value else { return false }
            return law(.zero, value == 0.value, not: number.double == 0)
        }

        // MARK: Failures. Clause: RUN-3

        /// Returns the object in a reply.
        ///
        /// - Throws: `Failure` if the reply is missing, its status is outside 200 to 299, its body is not an object, or
        ///   the object has an `error` or lacks the required string.
        private func answer(
            _ index: Int, needs name: String? = nil, _ missing: Law = .object
        ) throws(Failure) -> Value {
            guard index < input.replies.count, case .reply(let status, let body) = input.replies[index] else {
                throw Failure(cause: law.shows(.timeout, "timeout"))
            }
            let isFine = law.isAtLeast(.http, status, 200) && law.isAtMost(.http, status, 299)
            guard law(.notOnly200, isFine, not: status == 200) else { throw Failure(cause: "http.\(status)") }
            guard let object = object(body), law.does(.object) else { throw Failure(cause: "malformed") }
            let error = object["error"] ?? .null
            let isEmpty = error == .string("")
            var causes: [String] = []
            if law(.refused, error != .null, not: error != .null && !isEmpty) { causes.append("refused") }
            let lacks = { (name: String) in object.text(name) == nil }
            let isMissing = name.map { law.holds(missing, lacks($0)) } ?? false
            if law(.onlyNeeded, isMissing, not: lacks("id") || lacks("status")) { causes.append("malformed") }
            if let cause = law.inOrder(.refusedFirst, causes).first { throw Failure(cause: cause) }
            return object
        }

        private func object(_ body: String) -> Value? {
            let value = law(.lastCounts, Value.object(in: body), not: Value.object(in: body, .refused))
            func unmarked() -> String {
                body.unicodeScalars.first == "\u{FEFF}" ? String(body.unicodeScalars.dropFirst()) : body
            }
            return law(
                .surrogates, law(.grammar, value, not: Value.object(in: unmarked())),
                not: value ?? Value.object(in: body.replacing(/(?i)\\ud[89a-f][0-9a-f]{2}/, with: "\\uFFFD")))
        }
    }
}
