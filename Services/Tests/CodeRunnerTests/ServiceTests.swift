import Foundation
import JSON
import Specification
import TestSupport
import Testing
import VoiceSpecs

@testable import CodeRunner

/// Tests the calls of the service, the calls that it refuses, the faults that it imitates on request, and clients in
/// other languages.
@Suite(.serialized) struct ServiceTests {
    @Test func `the client handles each fault as voice.runner requires`() async throws {
        try await Here.serving(delay: 5) { client, _ in
            func expect(
                _ fault: ServiceFault, _ kind: Runner.Kind, _ text: String, polls: Int = 10_000
            ) async throws {
                var faulty = Client(base: "\(client.base)/faults/\(fault.rawValue)")
                faulty.timeout = fault == .slow ? 0.3 : 600
                let result = try await faulty.result(of: "print(1)", polls: polls)
                #expect(result.value == Runner.Result(kind, text).value, "\(fault)")
            }
            try await expect(.slow, .failure, "timeout")
            try await expect(.status500, .failure, "http.500")
            try await expect(.malformed, .failure, "malformed")
            try await expect(.running, .failure, "polls", polls: 3)
            try await expect(.nulls, .runtimeError, "")
        }
    }

    @Test func `invalid calls are refused, and so are calls from web pages`() async throws {
        try await Here.serving { client, _ in
            let refused = Runner.Result(.failure, "refused").value
            let long = String(repeating: "/", count: CodeRunnerService.greatestProgram + 1)
            for (code, key) in [("print(1)", "other"), (long, Runner.guest)] {
                let result = try await client.result(of: code, key: key)
                #expect(result.value == refused)
            }
            for (method, path, status) in [
                ("GET", "/runners/create?api_key=guest", 405),
                ("POST", "/runners/get_status?api_key=guest", 405),
                ("GET", "/", 404), ("GET", "/faults/none/runners/get_status", 404),
                ("GET", "/runners/get_status?api_key=guest&id=x", 200),
                ("GET", "/runners/get_status?id=%FF", 400), ("GET", "/runners/get_status?id=1&id=2", 400),
                ("POST", "/runners/create?api_key=guest&language=c&source_code=x", 200),
            ] {
                let answer = await client.send(method, path)
                #expect(answer?.status == status, "\(method) \(path)")
                if status == 200 { #expect(answer?.body.hasPrefix(#"{"error":""#) == true, "\(path)") }
            }
            let path = "/runners/create?api_key=guest&language=swift&source_code=print(1)"
            #expect(
                await client.send("POST", path, headers: ["Origin": "https://example.org"])?.status == 403)
            #expect(await client.send("POST", path, headers: ["Host": "example.org"])?.status == 421)
            // The service takes no program from a request whose body has no clear end or is too long.
            for (headers, status) in [
                (["Content-Length": "abc"], 400), (["Content-Length": "1, 1"], 400),
                (["Content-Length": "0", "Transfer-Encoding": "chunked"], 400),
                (["Transfer-Encoding": "chunked"], 501), (["Content-Length": "1048577"], 413),
            ] {
                #expect(await client.send("POST", path, headers: headers)?.status == status, "\(headers)")
            }
        }
    }

    @Test func `the parameters of a URL are decoded as in HTML forms`() throws {
        let read = try CodeRunnerService.parameters(of: "source_code=a+b%2Bc%0A%C3%A8&api_key=&x")
        #expect(read == ["source_code": "a b+c\nè", "api_key": "", "x": ""])
    }

    @Test func `members without a value are null`() {
        let details = Details(build: .init(errors: "no", code: 1, result: .failure, seconds: 1.256))
        let value = details.value(id: "7")
        #expect(value["build_time"] == "1.26".value)
        #expect(value["build_result"] == "failure".value)
        for name in ["stdout", "stderr", "exit_code", "result", "time"] { #expect(value[name] == .null) }
    }

    @Test(arguments: [("print(\"è\")", 0), ("print(", 1)])
    func `an exchange with a Python client satisfies the clauses of voice.runner`(code: String, status: Int32)
        async throws
    {
        try await Here.serving { client, scratch in
            try scratch.write(code, to: "program.swift")
            let example = Here.root.appending(path: "Examples/python/client.py")
            let ended = try await onItsOwnThread {
                let process = Process()
                process.executableURL = URL(filePath: "/usr/bin/env")
                process.arguments = [
                    "python3", example.path, client.base, scratch["program.swift"], "--wait", "0.05",
                    "--polls",
                    "1000", "--record", scratch["exchange.json"],
                ]
                process.standardOutput = FileHandle.nullDevice
                process.standardError = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
                return process.terminationStatus
            }
            #expect(ended == status)
            let record = try JSONReader.value(of: scratch.read("exchange.json"))
            let input = try Runner.Input(try #require(record["input"]))
            let output = try Runner.Output(try #require(record["output"]))
            #expect(try violations(input, output).isEmpty)
            // The recorded exchange breaks a clause if its result is changed, or if its last request is removed.
            let other = Runner.Output(requests: output.requests, result: .init(.output, "2\n"))
            #expect(try violations(input, other) == ["RUN-2"])
            let fewer = Runner.Output(requests: output.requests.dropLast(), result: output.result)
            #expect(try violations(input, fewer) == ["RUN-1"])
        }
    }

    private func violations(_ input: Runner.Input, _ output: Runner.Output) throws -> [ClauseID] {
        let trial = Trial<Runner>(input: input, outcome: .output(output), readings: .standard)
        if Runner.demand(input).admits(trial.outcome) { return [] }
        let charges = Runner.charges(trial)
        let most = charges.map(\.ground).max()
        return Set(charges.filter { $0.ground == most }.map(\.law.clause)).sorted()
    }
}
