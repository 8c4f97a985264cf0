import JSON
import Specification

extension Runner {
    public static let properties: [Property<Runner>] = [
        Property(
            "No well-formed input is rejected, and no more requests are made than `polls` allows.",
            from: .polls
        ) { trial in
            guard let output = trial.outcome.output else { return .violated("the input was rejected") }
            let count = output.requests.count
            return count > 0 && count - 2 <= trial.input.polls
                ? .holds : .violated("an exchange with this input cannot have \(counted(count, "request"))")
        },
        Property(
            "Replies after the end of the exchange do not affect the output.", from: .noDetails, .timeout,
            probe: { input, _ in input.with { $0.replies += [.timeout, .reply(status: 500, body: "")] } },
            relates: \.value, otherwise: "the output changes if a timeout and another reply are added"),
        Property(
            """
            The first request is `create`, followed by `get_status` and finally `get_details`, each with its \
            parameters in order. Every byte is percent-encoded, except unreserved bytes.
            """,
            from: .create, .status, .details, .parameters, .carried, .sameID, .space, .unreserved,
            .hexadecimal
        ) { trial, output in
            guard isSettled(trial.input) else { return .notTouched }
            let key = ("api_key", trial.input.apiKey)
            let create = [("source_code", trial.input.code), ("language", "swift"), key]
            let session = [("id", trial.input.replies.first?.text("id") ?? ""), key]
            let wrong = output.requests.indices.first { index in
                let (request, isFirst) = (output.requests[index], index == 0)
                let isLast = index == output.requests.count - 1
                let paths = isFirst ? ["create"] : ["get_status"] + (isLast ? ["get_details"] : [])
                let query = (isFirst ? create : session).map { Parameter($0, encoded($1)) }
                return request.method != (isFirst ? "POST" : "GET") || request.query.value != query.value
                    || !paths.contains { request.path == "/runners/\($0)" }
            }
            return wrong.map { .violated("request \($0) has the wrong method, path or parameters") }
                ?? .holds
        },
        Property(
            """
            Each reply is followed by `get_status`, by `get_details` if `get_status` returned `completed`, or by a \
            failure with the correct cause.
            """,
            from: .afterCreate, .untilCompleted, .polls, .noDetails, .timeout, .http, .notOnly200, .object,
            .grammar, .surrogates, .lastCounts, .refused, .refusedFirst, .idMissing, .statusMissing,
            .onlyNeeded, .failed, judge: goesOn),
        Property(
            "The kind and the text of the result follow from the details in the reply to `get_details`.",
            from: .text, .kind, .buildResult, .buildCode, .nullBuild, .exitCode, .nullExit, .success,
            .buildFirst, .zero, .nullText, .otherText, judge: hasItsText),
    ]

    private static func goesOn(_ trial: Trial<Runner>, _ output: Output) -> Finding {
        guard !output.requests.isEmpty, isSettled(trial.input) else { return .notTouched }
        let ways = output.requests.dropFirst().map(\.path) + [output.result.text]
        for (index, way) in ways.enumerated() {
            let reply = trial.input.replies.dropFirst(index).first ?? .timeout
            let failure = reply.answer.failure
            if failure == nil, output.requests[index].path == "/runners/get_details" { continue }
            let said = reply.text(index == 0 ? "id" : "status")
            let isCompleted = index > 0 && said?.hasSameScalars(as: "completed") == true
            let next = index < trial.input.polls ? "/runners/get_status" : "polls"
            let expected = said == nil ? failure ?? "malformed" : isCompleted ? "/runners/get_details" : next
            let isEnd = index == ways.count - 1
            if way != expected || isEnd && output.result.kind != .failure {
                return .violated("\(way) must not follow reply \(index)")
            }
        }
        return .holds
    }

    private static func hasItsText(_ trial: Trial<Runner>, _ output: Output) -> Finding {
        guard isSettled(trial.input), output.requests.last?.path == "/runners/get_details",
            let details = trial.input.replies.dropFirst(output.requests.count - 1).first?.answer.object
        else { return .notTouched }
        let isBuilt =
            details["build_result"] != "failure".value
            && [0.value, .null].contains(details["build_exit_code"] ?? .null)
        let isFine = details["exit_code"] == 0.value && details["result"] == "success".value
        let (kind, name): (Kind, String) =
            !isBuilt
            ? (.compileError, "build_stderr") : isFine ? (.output, "stdout") : (.runtimeError, "stderr")
        let expected =
            switch details[name] ?? .null {
            case .string(let text): Result(kind, text)
            case .null: Result(kind, "")
            default: Result(.failure, "malformed")
            }
        return output.result.value == expected.value
            ? .holds
            : .violated("the details do not imply the result \(JSONWriter.text(of: output.result.value))")
    }

    /// Returns the text with a percent sign and two hexadecimal digits in place of each byte that is not unreserved.
    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let isKept =
                "-._~0123456789".utf8.contains(byte) || (0x41...0x5A).contains(byte & 0xDF) && byte < 0x80
            let digits = String(byte, radix: 16, uppercase: true)
            return isKept ? String(Unicode.Scalar(byte)) : (byte < 0x10 ? "%0" : "%") + digits
        }.joined()
    }
}

extension Runner.Reply {
    /// The object in the body, or the cause of the failure if no request can succeed with this reply.
    fileprivate var answer: (object: Value?, failure: String?) {
        guard case .reply(let status, let body) = self else { return (nil, "timeout") }
        guard (200...299).contains(status) else { return (nil, "http.\(status)") }
        guard let value = Value.object(in: body) else { return (nil, "malformed") }
        return value["error"] ?? .null == .null ? (value, nil) : (nil, "refused")
    }

    fileprivate func text(_ name: String) -> String? { answer.object?.text(name) }
}
