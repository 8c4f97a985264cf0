import JSON
import Specification

extension Runner {
    public static let properties: [Property<Runner>] = [
        Property("A query percent-encodes the bytes that need it, and no others.", from: .unreserved) {
            trial in
            let texts = trial.outcome.output?.requests.flatMap(\.query).map(\.encoded) ?? []
            let wrong = texts.first { !isEncoded($0) }
            return wrong.map { .violated("\"\($0)\" is wrongly percent-encoded") } ?? .holds
        },
        Property(
            "No well-formed input is refused, and no more requests are made than the polls allow.",
            from: .polls
        ) {
            trial in
            guard let output = trial.outcome.output else { return .violated("the input was rejected") }
            let count = output.requests.count
            return count > 0 && count - 2 <= trial.input.polls
                ? .holds : .violated("\(counted(count, "request")) were made")
        },
        Property(
            "Replies after the end of the exchange change nothing.", from: .noDetails, .timeout,
            probes: { input, _ in
                [input.with(input.replies + [.timeout, .reply(status: 500, body: "")])]
            },
            judge: { same($0, "more replies follow, first a timeout") }),
        Property(
            "The order of the members of a body makes no difference.", from: .grammar,
            probes: { input, _ in [input.with(input.replies.map(\.turned))] },
            judge: { same($0, "the members of each body come in the opposite order") }),
        Property(
            """
            The first request is create, followed by get_status and finally get_details, each with its parameters in \
            order.
            """,
            from: .create, .status, .details, .parameters, .carried, .sameID, .space
        ) { trial in
            guard let requests = trial.outcome.output?.requests, isSettled(trial.input) else {
                return .notTouched
            }
            let key = ("api_key", trial.input.apiKey)
            let wrong = requests.indices.first { index in
                let parameters =
                    index == 0
                    ? [("source_code", trial.input.code), ("language", "swift"), key]
                    : [("id", trial.input.replies.first?.text("id") ?? ""), key]
                let paths =
                    index == 0
                    ? ["create"] : ["get_status"] + (index == requests.count - 1 ? ["get_details"] : [])
                return requests[index].method != (index == 0 ? "POST" : "GET")
                    || !paths.contains { requests[index].path == "/runners/\($0)" }
                    || requests[index].query.map(\.name) != parameters.map(\.0)
                    || requests[index].query.map { decoded($0.encoded) }
                        != parameters.map { Array($0.1.utf8) }
            }
            return wrong.map { .violated("request \($0) does not fit its place") } ?? .holds
        },
        Property(
            """
            Each reply leads to its own failure, to another get_status, or, after `completed`, to get_details.
            """,
            from: .afterCreate, .untilCompleted, .polls, .noDetails, .timeout, .http, .notOnly200, .object,
            .grammar, .surrogates, .lastCounts, .refused, .refusedFirst, .idMissing, .statusMissing,
            .onlyNeeded,
            .failed, judge: goesOn),
        Property(
            "The details justify the kind of the result, and the text of the result is the text for that kind.",
            from: .text, .kind, .buildResult, .buildCode, .nullBuild, .exitCode, .nullExit, .success,
            .buildFirst, .zero, .nullText, .otherText, judge: hasItsText),
    ]

    private static func goesOn(_ trial: Trial<Runner>) -> Finding {
        guard let output = trial.outcome.output, !output.requests.isEmpty, isSettled(trial.input) else {
            return .notTouched
        }
        let ways = output.requests.dropFirst().map(\.path) + [output.result.text]
        for (index, way) in ways.enumerated() {
            let reply = trial.input.replies.dropFirst(index).first ?? .timeout
            if reply.failure == nil, output.requests[index].path == "/runners/get_details" { continue }
            let said = reply.failure == nil ? reply.text(index == 0 ? "id" : "status") : nil
            let isCompleted = index > 0 && said?.hasSameScalars(as: "completed") == true
            let next = index < trial.input.polls ? "/runners/get_status" : "polls"
            let expected =
                said == nil ? reply.failure ?? "malformed" : isCompleted ? "/runners/get_details" : next
            let isEnd = index == ways.count - 1
            if way != expected || isEnd && output.result.kind != .failure {
                return .violated("reply \(index) does not lead to \(way)")
            }
        }
        return .holds
    }

    private static func hasItsText(_ trial: Trial<Runner>) -> Finding {
        guard let output = trial.outcome.output, isSettled(trial.input),
            output.requests.last?.path == "/runners/get_details",
            let reply = trial.input.replies.dropFirst(output.requests.count - 1).first, reply.failure == nil,
            let details = reply.object
        else { return .notTouched }
        let isBuilt =
            details["build_result"] != "failure".value
            && [0.value, .null].contains(details["build_exit_code"] ?? .null)
        let isFine = details["exit_code"] == 0.value && details["result"] == "success".value
        let texts = ["build_stderr", "stderr", "stdout"].map { name -> Value in
            details[name] == .null ? "".value : details[name] ?? "".value
        }
        let text = output.result.text.value
        let isRight =
            switch output.result.kind {
            case .compileError: !isBuilt && text == texts[0]
            case .runtimeError: isBuilt && !isFine && text == texts[1]
            case .output: isBuilt && isFine && text == texts[2]
            case .failure:
                text == "malformed".value && texts.contains { if case .string = $0 { false } else { true } }
            }
        return isRight
            ? .holds : .violated("the details do not justify \(JSONWriter.text(of: output.result.value))")
    }

    private static func same(_ trial: Trial<Runner>, _ condition: String) -> Finding {
        guard let probe = trial.probes.first, let output = trial.outcome.output else { return .notTouched }
        return probe.output?.value == output.value
            ? .holds : .violated("the exchange ends differently if \(condition)")
    }

    /// Whether each scalar is unreserved, or a percent sign with two upper-case digits of another byte.
    private static func isEncoded(_ text: String) -> Bool {
        var rest = Substring(text)
        while let first = rest.unicodeScalars.first {
            let code = rest.unicodeScalars.dropFirst().prefix(2).map { String($0) }.joined()
            let byte =
                first == "%" && code.wholeMatch(of: /[0-9A-F]{2}/) != nil ? UInt8(code, radix: 16) : nil
            let isRight = first == "%" ? byte.map { !isUnreserved(Unicode.Scalar($0)) } : isUnreserved(first)
            guard isRight == true else { return false }
            rest.unicodeScalars.removeFirst(first == "%" ? 3 : 1)
        }
        return true
    }

    /// The bytes that are percent-encoded.
    private static func decoded(_ text: String) -> [UInt8] {
        let parts = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        return parts[0]
            + parts.dropFirst().flatMap { part in
                [UInt8(String(decoding: part.prefix(2), as: UTF8.self), radix: 16) ?? 0] + part.dropFirst(2)
            }
    }

    private static func isUnreserved(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || "-._~".unicodeScalars.contains(scalar))
    }
}

extension Runner.Input {
    fileprivate func with(_ replies: [Runner.Reply]) -> Runner.Input {
        .init(code: code, apiKey: apiKey, polls: polls, replies: replies)
    }
}

extension Runner.Reply {
    /// The body of the reply, if the body is an object.
    fileprivate var object: Value? {
        guard case .reply(_, let body) = self,
            let value = try? JSONReader.value(of: body, duplicates: .lastCounts), case .object = value
        else { return nil }
        return value
    }

    fileprivate func text(_ name: String) -> String? {
        if case .string(let text)? = object?[name] { text } else { nil }
    }

    /// The cause for which the reply fails by itself, whatever its request needs.
    fileprivate var failure: String? {
        switch self {
        case .timeout: "timeout"
        case .reply(let status, _) where !(200...299).contains(status): "http.\(status)"
        case .reply: object.map { $0["error"] ?? .null == .null ? nil : "refused" } ?? "malformed"
        }
    }

    /// The reply with the members of its body in the opposite order, each name only once.
    fileprivate var turned: Runner.Reply {
        guard case .reply(let status, let body) = self,
            case .object(let members)? = try? JSONReader.value(of: body, duplicates: .lastCounts)
        else { return self }
        return .reply(status: status, body: JSONWriter.text(of: .object(members.reversed())))
    }
}
