import Catalogue
import Foundation
import JSON
import Testing

@testable import Explorer

/// Tests that the explorer answers the requests of its own pages, and refuses all others.
struct GateTests {
    private static let page = "/\(Fixture.token)/index.html"

    @Test func `a client with the token gets a page, with headers that restrict the browser`()
        async throws
    {
        let answer = try await Fixture().send(Self.page)
        #expect(answer.status == .ok && answer.body.contains("<!DOCTYPE html>"))
        let headers = answer.headers
        #expect(headers["Content-Type"] == "text/html; charset=utf-8")
        let policy = try #require(headers["Content-Security-Policy"])
        for part in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"] {
            #expect(policy.contains(part))
        }
        #expect(!policy.contains("unsafe") && !policy.contains("*"))
        #expect(headers["X-Content-Type-Options"] == "nosniff")
        #expect(headers["Referrer-Policy"] == "no-referrer")
        #expect(headers["Cache-Control"] == "no-store")
    }

    @Test func `the page of a subsystem has a section for inputs, and only the explorer's script fills it`()
        async throws
    {
        let page = try await Fixture().send("/\(Fixture.token)/scholar.distance.html").body
        #expect(page.contains(#"<section id="explorer" data-subsystem="scholar.distance">"#))
        #expect(page.contains(#"<script type="module" src="explorer.js">"#))
        let facts = try await Fixture().send("/\(Fixture.token)/facts/scholar.distance")
        #expect(facts.headers["Content-Type"] == "application/json")
        let read = try JSONReader.value(of: facts.body)["facts"]
        #expect(read?["examples"]?.elements.contains { $0 == read?["first"] } == true)
        let example = try await Fixture().send(
            "/\(Fixture.token)/example/scholar.distance%2Fempty-against-one")
        #expect(try JSONReader.value(of: example.body)["text"] == #"{"a": "", "b": "a"}"#.value)
    }

    @Test(arguments: [
        nil, "", "evil.example", "evil.example:7000", "127.0.0.1", "127.0.0.1:80",
        "127.0.0.1:7000.evil.example",
        "0.0.0.0:7000", "[::1]:7000",
    ])
    func `a request for another host name is refused`(host: String?) async throws {
        let answer = try await Fixture().send(Self.page, host: host)
        #expect(answer.status == .misdirectedRequest)
        #expect(!answer.body.contains("<"))
        let question = try await Fixture().send(
            "/\(Fixture.token)/evaluate", by: "POST", host: host, body: #"{"subsystem":"x","text":"1"}"#)
        #expect(question.status == .misdirectedRequest)
    }

    @Test(arguments: ["127.0.0.1:7000", "localhost:7000", "LOCALHOST:7000"])
    func `requests that are addressed to one of the server's own names are answered`(host: String)
        async throws
    {
        #expect(try await Fixture().send(Self.page, host: host).status == .ok)
    }

    @Test(arguments: [
        "/", "/index.html", "/evaluate", "//index.html", "/00112233445566778899aabbccddeefe/index.html",
        "/00112233445566778899aabbccddee/index.html", "/00112233445566778899aabbccddeeff0/index.html",
        "/00112233445566778899AABBCCDDEEFF/index.html", "/%30%30112233445566778899aabbccddeeff/index.html",
    ])
    func `a request without the token is refused`(path: String) async throws {
        for method in ["GET", "POST"] {
            let answer = try await Fixture().send(path, by: method, body: "{}")
            #expect(answer.status == .forbidden)
            #expect(!answer.body.contains(Fixture.token))
        }
    }

    @Test func `no two tokens are equal, and tokens are compared in full`() {
        let tokens = (0..<100).map { _ in Gate.newToken() }
        #expect(Set(tokens).count == 100 && tokens.allSatisfy { $0.utf8.count == 32 })
        #expect(Gate.isSame("abc".utf8, "abc".utf8) && !Gate.isSame("abd".utf8, "abc".utf8))
        #expect(!Gate.isSame("ab".utf8, "abc".utf8) && !Gate.isSame("abcd".utf8, "abc".utf8))
    }

    @Test(arguments: ["PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "get", ""])
    func `only GET and POST are answered`(method: String) async throws {
        let answer = try await Fixture().send(Self.page, by: method)
        #expect(answer.status == .methodNotAllowed)
        #expect(answer.headers["Allow"] == "GET, POST")
    }

    @Test(arguments: ["evaluate", "shrink", "case"])
    func `an input sent with GET, or a page requested with POST, is refused`(place: String) async throws {
        let fixture = try Fixture()
        #expect(await fixture.send("/\(Fixture.token)/\(place)").status == .notFound)
        let posted = await fixture.send(
            "/\(Fixture.token)/index.html", by: "POST", body: #"{"subsystem":"scholar.hindex","text":"1"}"#)
        #expect(posted.status == .notFound)
    }

    @Test(arguments: ["http://evil.example", "null", "http://127.0.0.1:7001", "https://127.0.0.1:7000"])
    func `a request from another site is refused`(origin: String) async throws {
        let body = #"{"subsystem":"scholar.hindex","text":"{}"}"#
        let place = "/\(Fixture.token)/evaluate"
        let answer = try await Fixture().send(place, by: "POST", headers: ["origin": origin], body: body)
        #expect(answer.status == .forbidden)
        let own = try await Fixture().send(
            place, by: "POST", headers: ["origin": "http://\(Fixture.host)"], body: body)
        #expect(own.status == .ok)
    }

    @Test(arguments: [
        "../Package.swift", "%2e%2e/%2e%2e/etc/passwd", "..%2f..%2fetc%2fpasswd", "/etc/passwd",
        "lines/../../x",
        "facts/..%2f..", "example/%00", "book.css/", "%FF%FE", "index.html%00.css", "facts/", "example",
    ])
    func `a path that leads to no page is refused`(path: String) async throws {
        let status = try await Fixture().send("/\(Fixture.token)/\(path)").status
        #expect(status == .notFound || status == .badRequest)
    }

    @Test(arguments: [("-1", 400), ("1e3", 400), ("", 400), ("99999999999999999999", 413), ("4194305", 413)])
    func `a length that is invalid or too large is refused`(length: String, status: Int) async throws {
        let answer = try await Fixture().send(
            "/\(Fixture.token)/evaluate", by: "POST", headers: ["content-length": length], body: "{}")
        #expect(answer.status.code == status)
        let endless = try await Fixture().send(
            "/\(Fixture.token)/evaluate", by: "POST", headers: ["transfer-encoding": "chunked"], body: "{}")
        #expect(endless.status == .lengthRequired)
    }

    @Test func `a body that is too long or has the wrong content type is refused`() async throws {
        let fixture = try Fixture()
        let place = "/\(Fixture.token)/evaluate"
        let long = String(repeating: " ", count: Gate.greatestBody + 1)
        #expect(await fixture.send(place, by: "POST", body: long).status == .payloadTooLarge)
        for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
            let answer = await fixture.send(place, by: "POST", headers: ["content-type": type], body: "{}")
            #expect(answer.status == .unsupportedMediaType)
        }
    }

    @Test(arguments: [
        "", "{", "[]", "{}", #"{"subsystem":1,"text":"1"}"#, #"{"subsystem":"no.such","text":"1"}"#,
        #"{"subsystem":"scholar.distance"}"#,
        #"{"subsystem":"scholar.distance","text":"1","readings":{"scholar.distance.symbol":1}}"#,
        #"{"subsystem":"scholar.distance","text":"1","readings":{"no.such":"x"}}"#,
        "\u{FF}", #"{"subsystem":"\u0000","text":"1"}"#,
    ])
    func `an invalid request body is refused with a single sentence`(body: String) async throws {
        let answer = try await Fixture().send("/\(Fixture.token)/evaluate", by: "POST", body: body)
        #expect(answer.status == .badRequest)
        #expect(answer.body.hasSuffix(".\n") && answer.body.count { $0 == "\n" } == 1, "\(answer.body)")
    }

    @Test(arguments: [
        ("{", "line 1, column 2"), ("{\n  \"a\": \"é\", b", "line 2, column 13"),
        (#"{"a":"x"}"#, "Not an input of scholar.distance: $"),
        (#"{"a":"x","b":1}"#, "$.b: "), (String(repeating: "[", count: 600), "Not JSON: "),
    ])
    func `an invalid input in a valid request is reported with the place of the error`(
        text: String, part: String
    ) async throws {
        let problem = try await Fixture().ask("evaluate", Distance.id, text)["problem"]?.text
        #expect(problem?.contains(part) == true, "\(problem ?? "no problem")")
        #expect(problem?.contains("\n") == false)
    }
}
