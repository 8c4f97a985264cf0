import JSON
import Specification

extension Runner {
    public static let properties: [Property<Runner>] = [
        Property("What must be percent-encoded is, and nothing else.", from: .unreserved) { trial in
            let texts = trial.outcome.output?.requests.flatMap(\.query).map(\.encoded) ?? []
            let wrong = texts.first { !isEncoded($0) }
            return wrong.map { .violated("\"\($0)\" is not percent-encoded") } ?? .holds
        },
        Property("All requests after create are GETs with the same parameters.", from: .carried) {
            trial in
            let requests = trial.outcome.output?.requests.dropFirst() ?? []
            let isSame = requests.allSatisfy { $0.method == "GET" && $0.query == requests.first?.query }
            return isSame
                ? .holds : .violated("a request after create is no GET, or has other parameters")
        },
        Property("What came of a program is known from its details alone.", from: .kind, .failed) { trial in
            guard let output = trial.outcome.output, output.result.kind != .failure else {
                return .notTouched
            }
            return output.requests.last?.path == "/runners/get_details"
                ? .holds
                : .violated("it is \(output.result.kind.rawValue), yet the details are not asked for")
        },
        Property("No input is refused, and no more is asked than the polls allow.", from: .polls) {
            trial in
            guard let output = trial.outcome.output else { return .violated("the input was rejected") }
            let count = output.requests.count
            return count > 0 && count - 2 <= trial.input.polls
                ? .holds : .violated("\(counted(count, "request")) were made")
        },
        Property(
            "What would come back after the end changes nothing.", from: .noDetails, .timeout,
            probes: { input, _ in
                [input.with(input.replies + [.timeout, .reply(status: 500, body: "")])]
            },
            judge: { same($0, "more replies follow, the first of them a timeout") }),
        Property(
            "The order of the members of a body makes no difference.", from: .grammar,
            probes: { input, _ in [input.with(input.replies.map(\.turned))] },
            judge: { same($0, "the members of each body come in the opposite order") }),
        Property(
            "First create is asked, then get_status, then get_details at most once, each with its parameters in order.",
            from: .create, .status, .details, .parameters
        ) { trial in
            let requests = trial.outcome.output?.requests ?? []
            let isRight = requests.enumerated().allSatisfy { index, request in
                let isLast = index > 0 && index == requests.count - 1
                let paths = index == 0 ? ["create"] : isLast ? ["get_status", "get_details"] : ["get_status"]
                return request.method == (index == 0 ? "POST" : "GET")
                    && paths.contains { request.path == "/runners/\($0)" }
                    && request.query.map(\.name)
                        == (index == 0 ? ["source_code", "language", "api_key"] : ["id", "api_key"])
            }
            return isRight ? .holds : .violated("a request is another than its place asks for")
        },
        Property(
            "Decoded, the parameters are the code, the key and the id that create answered.",
            from: .carried, .sameID, .space, .unreserved
        ) { trial in
            let id = trial.input.object(of: 0)?["id"]
            for parameter in trial.outcome.output?.requests.flatMap(\.query) ?? [] {
                let text: Value? =
                    switch parameter.name {
                    case "source_code": .string(trial.input.code)
                    case "api_key": .string(trial.input.apiKey)
                    case "id": id
                    default: "swift".value
                    }
                guard let decoded = parameter.encoded.removingPercentEncoding, text == .string(decoded) else {
                    return .violated("\(parameter.name) is \"\(parameter.encoded)\", which is another text")
                }
            }
            return .holds
        },
        Property(
            "A failure of the exchange has its ground in the last reply, and whoever has one there ends with it.",
            from: .timeout, .http, .notOnly200, .object, .refused, .refusedFirst, .surrogates, .grammar, .failed
        ) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let last = output.requests.count - 1
            let ground: String? =
                switch trial.input.reply(last) {
                case .timeout: "timeout"
                case .reply(let status, _) where !(200...299).contains(status): "http.\(status)"
                case .reply:
                    trial.input.object(of: last).map { $0["error"] ?? .null == .null ? nil : "refused" } ?? "malformed"
                }
            let others = ground == nil ? ["polls", "malformed"] : []
            let isRight =
                output.result.kind == .failure
                ? output.result.text == ground || others.contains(output.result.text) : ground == nil
            return isRight ? .holds : .violated("the last reply is no ground for \(output.result.value)")
        },
        Property(
            "More is asked after a sound reply alone, the details after completed alone, and with no ground left all is asked.",
            from: .afterCreate, .untilCompleted, .noDetails, .idMissing, .statusMissing, .polls, .onlyNeeded,
            judge: goesOn),
        Property(
            "The result is of the kind for which its details have a ground, with the text of that kind.",
            from: .text, .kind, .buildResult, .buildCode, .nullBuild, .exitCode, .nullExit, .success, .buildFirst,
            .zero, .nullText, .otherText, judge: hasItsText),
    ]

    private static func goesOn(_ trial: Trial<Runner>) -> Finding {
        guard let output = trial.outcome.output else { return .notTouched }
        let (input, requests) = (trial.input, output.requests)
        for (index, request) in requests.enumerated() where request.path != "/runners/get_details" {
            let said = input.object(of: index)?[index == 0 ? "id" : "status"]
            var isSound = false
            if case .string? = said { isSound = true }
            let isCompleted = index > 0 && said == "completed".value
            let next = index + 1 < requests.count ? requests[index + 1].path : nil
            let isRight =
                switch next {
                case nil: output.result.text == (!isSound ? output.result.text : isCompleted ? nil : "polls")
                case "/runners/get_details": isSound && isCompleted
                default: isSound && !isCompleted
                }
            if !isRight { return .violated("reply \(index) does not lead to \(next ?? "the end")") }
        }
        let asked = requests.count { $0.path == "/runners/get_status" }
        let isEmpty = output.result.kind == .failure && output.result.text == "polls"
        return !isEmpty || asked == input.polls ? .holds : .violated("it ends after \(counted(asked, "poll"))")
    }
    private static func same(_ trial: Trial<Runner>, _ condition: String) -> Finding {
        guard let probe = trial.probes.first, let output = trial.outcome.output else { return .notTouched }
        return probe.output?.value == output.value ? .holds : .violated("it ends otherwise if \(condition)")
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
    /// The same with the members of its body in the opposite order, each name once.
    fileprivate var turned: Runner.Reply {
        guard case .reply(let status, let body) = self,
            case .object(let members)? = try? JSONReader.value(of: body, duplicates: .lastCounts)
        else { return self }
        return .reply(status: status, body: JSONWriter.text(of: .object(members.reversed())))
    }
}
