import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import VoiceSpecs

/// Tests of the clauses RUN-1 to RUN-3 of voice.runner, with hand-written exchanges and generated inputs.
struct RunnerClauseTests {
    private typealias S = Runner

    private static let created = #"{"id":"s 1"}"#
    private static let completed = #"{"status":"completed"}"#

    private func input(_ bodies: String..., code: String = "a b", polls: Int = 2) -> S.Input {
        .init(code: code, polls: polls, replies: bodies.map { .reply(status: 200, body: $0) })
    }

    private func right(_ input: S.Input) throws -> S.Output {
        try #require(S.reference.outcome(of: input).output)
    }

    private func examined(
        _ input: S.Input, requests: [S.Request]? = nil, result: S.Result? = nil
    ) throws -> Examination<S> {
        let output = try right(input)
        return Examination(
            input, .output(.init(requests: requests ?? output.requests, result: result ?? output.result)))
    }

    private func details(_ members: String) -> S.Input { input(Self.created, Self.completed, "{\(members)}") }

    // MARK: RUN-1

    @Test func `an exchange consists of three requests, each with its parameters`() throws {
        let whole = input(Self.created, Self.completed, "{}")
        let output = try right(whole)
        #expect(
            output.requests.map(\.path) == ["/runners/create", "/runners/get_status", "/runners/get_details"])
        #expect(output.requests[0].query[0] == .init("source_code", "a%20b"))
        #expect(output.requests[2].query == [.init("id", "s%201"), .init("api_key", "guest")])
        try examined(whole).expectHolds("RUN-1")
        func changed(_ place: Int, _ request: S.Request) throws -> Examination<S> {
            var requests = output.requests
            requests[place] = request
            return try examined(whole, requests: requests)
        }
        let (create, status) = (output.requests[0], output.requests[1])
        try changed(0, .init("GET", create.path, create.query)).expectBroken("RUN-1")
        try changed(1, .init("GET", "/runners/status", status.query))
            .expectBroken("RUN-1")
        try changed(1, .init("GET", status.path, status.query.reversed()))
            .expectBroken("RUN-1")
        try changed(0, .init("POST", create.path, [.init("source_code", "a%20c")] + create.query.dropFirst()))
            .expectBroken("RUN-1")
    }

    @Test(arguments: ["a+b", "a%2", "a%2f", "a b", "%61", "a/b", "%+1", "é"])
    func `encoding a parameter wrongly breaks RUN-1`(text: String) throws {
        let whole = input()
        let create = try right(whole).requests[0]
        let query = [S.Parameter("source_code", text)] + create.query.dropFirst()
        try examined(whole, requests: [.init("POST", create.path, query)])
            .expectBroken("RUN-1")
    }

    @Test func `get_status is repeated only until the status is 'completed'`() throws {
        let running = #"{"status":"Completed"}"#
        let twice = input(Self.created, running, Self.completed, "{}")
        let requests = try right(twice).requests
        #expect(requests.count == 4)
        try examined(twice, requests: Array(requests[...1]) + [requests[3]])
            .expectBroken("RUN-1")
        try examined(twice, requests: requests + [requests[3]]).expectBroken("RUN-1")
    }

    // MARK: RUN-2

    @Test(arguments: [
        (
            #""build_result":"failure","build_stderr":"b","exit_code":0,"result":"success""#,
            Runner.Kind.compileError, "b"
        ),
        (#""build_exit_code":1,"build_stderr":"b""#, .compileError, "b"),
        (#""build_exit_code":"0""#, .compileError, ""), (#""build_exit_code":1e-400"#, .compileError, ""),
        (#""build_exit_code":0.0,"exit_code":-0,"result":"success","stdout":"o""#, .output, "o"),
        (#""build_exit_code":null,"exit_code":0e7,"result":"success","stdout":null"#, .output, ""),
        (#""exit_code":1,"result":"success","stderr":"e""#, .runtimeError, "e"), ("", .runtimeError, ""),
        (#""exit_code":null,"result":"success""#, .runtimeError, ""),
        (#""exit_code":0,"result":"timeout""#, .runtimeError, ""),
        (#""exit_code":0,"result":"success","stdout":5"#, .failure, "malformed"),
    ])
    func `the kind and the text of the result follow from the details of the program`(
        members: String, kind: Runner.Kind, text: String
    ) throws {
        try examined(details(members), result: .init(kind, text)).expectHolds("RUN-2")
        for other in [S.Kind.output, .compileError, .runtimeError] where other != kind {
            try examined(details(members), result: .init(other, text))
                .expectBroken("RUN-2")
        }
        if kind != .failure {
            try examined(details(members), result: .init(kind, text + "x")).expectBroken("RUN-2")
            try examined(details(members), result: .init(.failure, "malformed"))
                .expectBroken("RUN-2")
        }
    }

    // MARK: RUN-3

    @Test(arguments: [
        (Runner.Reply.timeout, "timeout"), (.reply(status: 199, body: "{}"), "http.199"),
        (.reply(status: 300, body: #"{"error":1}"#), "http.300"),
        (.reply(status: -200, body: "{}"), "http.-200"),
        (.reply(status: 200, body: "[]"), "malformed"),
        (.reply(status: 200, body: "\u{FEFF}{}"), "malformed"),
        (.reply(status: 200, body: #"{"error":false}"#), "refused"),
        (.reply(status: 200, body: "{}"), "malformed"),
        (.reply(status: 200, body: #"{"id":null}"#), "malformed"),
        (.reply(status: 200, body: #"{"id":"\ud800"}"#), "malformed"),
    ])
    func `an exchange may fail at its first request`(reply: Runner.Reply, text: String) throws {
        let input = S.Input(code: "", replies: [reply])
        try examined(input, result: .init(.failure, text)).expectHolds("RUN-3")
        try examined(input, result: .init(.failure, "no")).expectBroken("RUN-3")
        try examined(input, result: .init(.output, "")).expectBroken("RUN-3")
        let requests = try right(input).requests
        // Here the first request, a POST, is sent twice, but every later request must be a GET.
        try examined(input, requests: requests + requests).expectBroken("RUN-1")
    }

    @Test func `an exchange may fail at a later request`() throws {
        let status = input(Self.created, #"{"status":7}"#)
        try examined(status, result: .init(.failure, "malformed")).expectHolds("RUN-3")
        let details = input(Self.created, Self.completed)
        try examined(details, result: .init(.failure, "timeout")).expectHolds("RUN-3")
        try examined(details, result: .init(.runtimeError, "")).expectBroken("RUN-3")
        let none = input(Self.created, polls: 0)
        try examined(none, result: .init(.failure, "polls")).expectHolds("RUN-3")
        let running = #"{"status":""}"#
        let two = input(Self.created, running, running, Self.completed, "{}")
        #expect(try right(two).requests.count == 3)
        try examined(two, result: .init(.failure, "polls")).expectHolds("RUN-3")
        let last = input(Self.created, running, Self.completed, "{}")
        #expect(try right(last).requests.count == 4)
        #expect(try right(input(#"{"id":"a","id":"b"}"#)).requests[1].query[0] == .init("id", "b"))
    }

    @Test func `replies after the end of an exchange are ignored, and no input is rejected`() {
        let program = Improvised<S> { input, readings in
            let right = S.reference.outcome(of: input, readings: readings).output
            let result = right?.result ?? .init(.failure, "")
            let isMore = input.replies.last == .reply(status: 500, body: "")
            return .init(
                requests: right?.requests ?? [], result: isMore ? .init(.failure, "http.500") : result)
        }
        #expect(Examination(input(), by: program).broken == ["RUN-3"])
        Examination(input(), by: S.reference).expectHolds("RUN-3")
        Examination<S>(input(), .rejection(Rejection("no.network"))).expectBroken("RUN-3")
    }

    // MARK: Properties without the derivation

    @Test func `the properties suffice to reveal an output that contradicts itself`() throws {
        let whole = input(Self.created, Self.completed, "{}")
        let requests = try right(whole).requests
        func contradicted(_ requests: [S.Request], _ kind: S.Kind = .failure) -> [S.Law] {
            Relations<S>(whole, .output(.init(requests: requests, result: .init(kind, "")))).contradicted
        }
        #expect(contradicted(requests, .runtimeError).isEmpty)
        #expect(contradicted([requests[0], requests[1]], .output).contains(.afterCreate))
        #expect(contradicted([]).contains(.polls))
        #expect(contradicted(requests + requests.suffix(2)).contains(.polls))
        #expect(
            contradicted([requests[0], .init("POST", requests[1].path, requests[1].query)]).contains(.create))
        let session = [S.Parameter("id", "t")] + requests[2].query.dropFirst()
        #expect(
            contradicted([requests[0], requests[1], .init("GET", requests[2].path, session)]).contains(
                .create))
        for text in ["a b", "%2f", "%61", "%", "%4", "é", "+", "a/b"] {
            let parameters = requests[0].query.dropFirst()
            let create = S.Request("POST", requests[0].path, [.init("source_code", text)] + parameters)
            #expect(contradicted([create]).contains(.create), "\(text)")
        }
        #expect(Relations<S>(whole, .rejection(Rejection("no"))).contradicted == [.polls])
    }

    @Test func `the probes reveal a program that reads replies after the end of an exchange`() {
        let greedy = Improvised<S> { input, _ in
            .init(requests: [.init("POST", "", [])], result: .init(.failure, "\(input.replies.count)"))
        }
        #expect(Relations(input(), by: greedy).contradicted.contains(.noDetails))
        #expect(Relations(input(), by: S.reference).contradicted.isEmpty)
    }

    @Test(arguments: [
        #"{"code":"","replies":[{"kind":"reply","status":200}]}"#, #"{"code":"","replies":["timeout"]}"#,
        #"{"code":"","polls":-1,"replies":[]}"#, #"{"code":"","replies":[{"kind":"timeout","status":1}]}"#,
    ])
    func `a malformed exchange is refused when the input is read`(text: String) {
        #expect(throws: Misfit.self) { try S.Input(JSONReader.value(of: text)) }
    }

    // MARK: Generated inputs

    @Test func `generated exchanges end in every possible way`() {
        let results = GeneratorExamination<S>().inputs.compactMap {
            S.reference.outcome(of: $0).output?.result
        }
        for kind in S.Kind.allCases { #expect(results.count { $0.kind == kind } >= 15, "\(kind)") }
        for text in ["timeout", "malformed", "refused", "polls", "http.500"] {
            #expect(results.count { $0.kind == .failure && $0.text == text } >= 5, "\(text)")
        }
    }
}
