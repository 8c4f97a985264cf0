import Foundation

/// Speaks Assay's adapter protocol 1 on standard input and output: one JSON value per line. It logs to standard error.
@main
enum Adapter {
    static var subsystems: [any Subsystem.Type] {
        [
            HIndex.self
            // To add a subsystem, write a type in a separate file, and list the type here. `assay list` shows all
            // subsystems, and `assay explain scholar.similarity` shows the rules and shapes of that subsystem.
            // , Similarity.self
        ]
    }

    static let hello = Hello(
        name: "my-adapter", version: "0.1", subsystems: subsystems.map { $0.name },
        readings: subsystems.reduce(into: [:]) { $0.merge($1.readings) { first, _ in first } })

    static func main() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        while let text = readLine() {
            guard text.contains(where: { !$0.isWhitespace }) else { continue }
            let line = Data(text.utf8)
            guard let request = request(on: line) else { continue }
            if request.op == "bye" { return }
            guard let reply = response(to: request, on: line) else { continue }
            // Each reply is written without a buffer, because the harness waits for it.
            try FileHandle.standardOutput.write(contentsOf: encoder.encode(reply) + Data("\n".utf8))
        }
    }

    private static func request(on line: Data) -> Request? {
        do {
            return try JSONDecoder().decode(Request.self, from: line)
        } catch {
            log("a line is not a request: \(error)")
            return nil
        }
    }

    /// Returns the reply to a request; nil if the request has no id.
    private static func response(to request: Request, on line: Data) -> (any Encodable)? {
        if request.op == "hello" { return hello }
        guard let id = request.id else {
            log("a request without an id cannot be answered")
            return nil
        }
        guard request.op == "run" else { return Skip(id: id, skip: "there is no op \(request.op)") }
        guard let subsystem = subsystems.first(where: { $0.name == request.subsystem }) else {
            return Skip(id: id, skip: "not implemented: \(request.subsystem)")
        }
        return answer(id, line, request.readings, subsystem)
    }

    /// Returns the answer of a subsystem; reads the line again, because each subsystem has its own type of input.
    private static func answer<S: Subsystem>(
        _ id: Int, _ line: Data, _ readings: [String: String], _: S.Type
    ) -> any Encodable {
        do {
            let input = try JSONDecoder().decode(Run<S.Input>.self, from: line).input.value
            return Answer(id: id, output: try S.run(input, readings: readings))
        } catch let rejection as Rejection {
            return Failure(id: id, error: .init(code: rejection.code))
        } catch {
            return Failure(id: id, error: .init(code: Rejection.malformed.code, message: "\(error)"))
        }
    }

    private static func log(_ sentence: String) {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }
}
