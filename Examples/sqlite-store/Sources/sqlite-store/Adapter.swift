import Foundation
import PublicationStore

/// The store as an adapter: requests on standard input, replies on standard output (docs/adapters.md).
struct Adapter {
    /// The folder for the databases of the runs; nil if the databases are in memory.
    let folder: String?

    private struct Request: Decodable {
        let op: String
        let id: Int?
        let subsystem: String?
        let input: Exactly<Input>?
        let readings: [String: String]?

        struct Input: HasMembers {
            let operations: [Exactly<Operation>]

            enum CodingKeys: CodingKey, CaseIterable { case operations }
        }
    }

    private struct Reply: Encodable {
        let id: Int?
        var skip: String?
        var output: Output?
        var error: Failure?

        struct Output: Encodable {
            let results: [Outcome]
        }

        struct Failure: Encodable {
            let code: String
            var message: String?
        }
    }

    private static let hello = """
        {"op":"hello","protocol":1,"name":"sqlite-store","language":"swift","version":"1.0.0",\
        "subsystems":["scholar.store"],"readings":{"scholar.store.key":["reused","never"]}}
        """

    func serve() throws {
        let encoder = JSONEncoder()
        while let line = readLine() {
            let request: Request
            do {
                request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
            } catch {
                // A line without an id is not a request, and is ignored.
                if let id = Self.id(in: line) {
                    let failure = Reply.Failure(code: "input.malformed", message: "\(error)")
                    try say(encoder.encode(Reply(id: id, error: failure)))
                }
                continue
            }
            switch request.op {
            case "hello": try say(Data(Self.hello.utf8))
            case "bye": return
            case "run": try say(encoder.encode(reply(to: request)))
            default: break
            }
        }
    }

    /// Returns the id in a line whose request cannot be read, for example because of its input.
    private static func id(in line: String) -> Int? {
        struct Head: Decodable { let id: Int }
        return try? JSONDecoder().decode(Head.self, from: Data(line.utf8)).id
    }

    private func say(_ line: Data) throws {
        try FileHandle.standardOutput.write(contentsOf: line + Data("\n".utf8))
    }

    private func reply(to request: Request) -> Reply {
        guard request.subsystem == "scholar.store" else {
            return Reply(id: request.id, skip: "only scholar.store is here")
        }
        guard let operations = request.input?.value.operations.map(\.value),
            operations.allSatisfy(\.hasExactNumbers)
        else {
            return Reply(id: request.id, error: .init(code: "input.malformed"))
        }
        if operations.contains(where: { $0.kind == .add && ($0.citations ?? 0) < 0 }) {
            return Reply(id: request.id, error: .init(code: "citations.invalid"))
        }
        let path = folder.map { "\($0)/\(UUID().uuidString).sqlite" }
        defer {
            if let path {
                for end in ["", "-journal"] { try? FileManager.default.removeItem(atPath: path + end) }
            }
        }
        do {
            let keys = request.readings?["scholar.store.key"].flatMap(PublicationStore.Keys.init) ?? .reused
            let store = try PublicationStore(path: path, keys: keys, survivesPowerFailure: false)
            return Reply(
                id: request.id, output: .init(results: try operations.map { try $0.run(on: store) }))
        } catch is Operation.Incomplete {
            return Reply(id: request.id, error: .init(code: "input.malformed"))
        } catch {
            // The input is valid, but the database failed, so the error has a code that no subsystem declares.
            let message = "\(path ?? "the database in memory"): \(error)"
            return Reply(id: request.id, error: .init(code: "adapter.failed", message: message))
        }
    }
}
