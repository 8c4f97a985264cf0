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
    ]

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
