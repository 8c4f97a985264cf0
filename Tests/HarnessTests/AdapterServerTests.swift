import Adapters
import Catalogue
import Harness
import JSON
import Reference
import Testing

/// Tests how the adapter's side of the protocol reads the members of a request.
struct AdapterServerTests {
    /// Returns a request for `scholar.hindex` with the given id and further members.
    private static func request(_ id: String, _ more: String = "") -> String {
        #"{"op":"run","id":\#(id),"subsystem":"scholar.hindex","input":{"publications":[]}\#(more)}"#
    }

    private func reply(to line: String) throws -> Value {
        let server = AdapterServer(
            InProcess(name: "test", version: "1", implementations: [HIndex.reference]))
        return try JSONReader.value(of: String(decoding: server.answer(Array(line.utf8)[...]), as: UTF8.self))
    }

    @Test(arguments: ["\"7\"", "7.5", "7.00000000000000000001", "null", "[7]", "{\"7\":7}", "true"])
    func `an id that is not a whole number is refused, and the reply has the id null`(id: String) throws {
        for line in [Self.request(id), Self.request(id, #","readings":7"#), #"{"op":"dance","id":\#(id)}"#] {
            let reply = try reply(to: line)
            #expect(reply["id"] == .null)
            #expect(reply["error"]?["code"] == "request.malformed".value)
        }
        let error = try reply(to: Self.request(id))["error"]
        #expect(error?["message"] == "the id of a run must be a whole number".value)
    }

    @Test func `a reply that is longer than the line limit is replaced by an error`() throws {
        let line = Array(Self.request("1").utf8)[...]
        let implementation = InProcess(name: "test", version: "1", implementations: [HIndex.reference])
        let whole = AdapterServer(implementation).answer(line)
        #expect(AdapterServer(implementation, limit: whole.count - 1).answer(line) == whole)
        let short = AdapterServer(implementation, limit: whole.count - 2).answer(line)
        let reply = try JSONReader.value(of: String(decoding: short, as: UTF8.self))
        #expect(reply["id"] == 1.value)
        #expect(reply["error"]?["code"] == "adapter.failed".value)
    }

    @Test(arguments: ["0", "-7", "7.0", "70e-1", "1000000000000000000000000000000"])
    func `every whole number is accepted as an id`(id: String) throws {
        let reply = try reply(to: Self.request(id))
        #expect(reply["id"] == (try JSONReader.value(of: id)))
        #expect(reply["output"]?["h"] == 0.value)
    }

    @Test(
        arguments: [
            ("null", "the readings of a run are null, not an object"),
            (#"["strict"]"#, "the readings of a run are an array, not an object"),
            (#""strict""#, "the readings of a run are a string, not an object"),
            (#"{"x":1}"#, "the option of x is a number, not a string"),
            (#"{"x":"y","z":["strict"]}"#, "the option of z is an array, not a string"),
        ])
    func `readings of the wrong form are refused`(readings: String, sentence: String) throws {
        let reply = try reply(to: Self.request("7", #","readings":\#(readings)"#))
        #expect(reply["id"] == 7.value)
        #expect(reply["output"] == nil)
        #expect(reply["error"]?["code"] == "request.malformed".value)
        #expect(reply["error"]?["message"] == sentence.value)
    }

    @Test(arguments: [#","readings":{}"#, #","folder":"/x""#, #","later":{"a":[1]}"#])
    func `unknown members are ignored, and readings may be empty`(more: String) throws {
        #expect(try reply(to: Self.request("7", more))["output"]?["h"] == 0.value)
    }
}
