import JSON
import Specification

extension Runner {
    /// Returns an exchange that succeeds or breaks off at any request; in some answers, members are missing or have
    /// unusual values.
    public static func generate(from entropy: inout Entropy) -> Input {
        let polls = entropy.once(in: 8) ? nil : entropy.integer(in: 0...4)
        let running = max(0, min(5, (polls ?? 2) + entropy.one(of: [-1, -2, 0, 1, -3])))
        var replies = [created(from: &entropy)]
        let statuses = (0..<running).map { _ in
            entropy.one(of: ["running", "queued", "", "Completed", "completed "])
        }
        replies += (statuses + ["completed"]).map { reply([("status", .string($0))]) }
        replies.append(details(from: &entropy))
        if entropy.once(in: 2) {
            let place = entropy.integer(in: 0...replies.count - 1)
            replies[place] = broken(from: &entropy)
        }
        if entropy.once(in: 10) { replies.removeLast(entropy.integer(in: 1...replies.count)) }
        if entropy.once(in: 10) { replies.append(.timeout) }
        return Input(
            code: entropy.once(in: 3)
                ? entropy.text(upTo: 12)
                : entropy.one(of: ["print(1)", "let x = \"a b\"\n", "è+~-._", "%2e&a=b", ""]),
            apiKey: entropy.once(in: 3) ? entropy.one(of: ["k-1", "a b", "é&x=1", ""]) : guest,
            polls: polls ?? usualPolls, replies: replies)
    }

    private static func reply(status: Int = 200, _ members: [(String, Value)]) -> Reply {
        .reply(status: status, body: JSONWriter.text(of: .object(members.map { Value.Member($0, $1) })))
    }

    private static func created(from entropy: inout Entropy) -> Reply {
        let id: String = entropy.one(of: ["s1", "s1", "", "a b", "../x?y=1", "é", entropy.text(upTo: 4)])
        var members: [(String, Value)] = [("id", .string(id))]
        if entropy.once(in: 2) {
            members.append(("status", .string(entropy.one(of: ["running", "completed"]))))
        }
        if entropy.once(in: 2) { members.append(("error", .null)) }
        return reply(status: entropy.one(of: [200, 200, 201, 299]), members)
    }

    private static func details(from entropy: inout Entropy) -> Reply {
        func member(_ name: String, _ usual: Value, _ others: [Value?]) -> (String, Value)? {
            let value = entropy.once(in: 4) ? entropy.one(of: others) : usual
            return value.map { (name, $0) }
        }
        let codes: [Value?] =
            [1.value, .null, nil, (-9).value, "0".value, false.value, .number(Number(written: "1e-400"))]
            + ["0.0", "-0", "0e7"].map { .number(Number(written: $0)) }
        let odd: [Value?] = [.null, nil, "".value, "a\r\n\0😀".value, 5.value, [String]().value]
        return reply(
            [
                member("build_exit_code", 0.value, codes),
                member(
                    "build_result", "success".value,
                    ["failure".value, .null, nil, "error".value, "Failure".value]),
                member("build_stderr", "b".value, odd), member("exit_code", 0.value, codes),
                member(
                    "result", "success".value,
                    ["failure".value, "timeout".value, .null, nil, "Success".value]),
                member("stdout", "o".value, odd), member("stderr", "e".value, odd),
            ].compactMap { $0 })
    }

    private static func broken(from entropy: inout Entropy) -> Reply {
        let errors = ["quota".value, "".value, false.value, 0.value, .array([])]
        return switch entropy.below(4) {
        case 0: .timeout
        case 1:
            .reply(
                status: entropy.one(of: [404, 500, 199, 300, 100, 0, -200]),
                body: entropy.one(of: ["", #"{"id":"s1","status":"completed"}"#]))
        case 2:
            .reply(
                status: 200,
                body: entropy.one(of: [
                    "", "[]", "null", #"{"id":"s1""#, #"{"id":7}"#, #"{"status":1}"#, "{}", "\u{FEFF}{}",
                    "<html>",
                    #"{"id":"s1",}"#, #"{"id":"s1","id":"s2","status":"completed","status":"running"}"#,
                    #"{"id":"\ud800"}"#, #" {"id" : "s2", "status":"completed"} "#, #"{"id":"s1"} x"#,
                ]))
        default:
            reply(
                (entropy.once(in: 3) ? [] : [("id", "s1".value), ("status", "completed".value)])
                    + [("error", entropy.one(of: errors))])
        }
    }

    /// Returns whether every body has fewer than 200 opening brackets, so that no JSON reader rejects its nesting.
    public static func isSettled(_ input: Input) -> Bool {
        input.replies.allSatisfy { reply in
            guard case .reply(_, let body) = reply else { return true }
            return body.utf8.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") } < 200
        }
    }
}
