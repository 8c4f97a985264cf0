import Harness
import JSON
import Specification
import Synchronization

/// The adapter's side of adapter protocol 1, which answers requests with an implementation in this process.
public final class AdapterServer: Sendable {
    private let candidate: InProcess
    /// The maximum number of bytes in a reply, without its line end; Assay refuses longer lines.
    private let limit: Int
    private let done = Mutex(false)

    public init(_ candidate: InProcess, limit: Int = .max) {
        self.candidate = candidate
        self.limit = limit
    }

    /// Whether the harness has sent its bye.
    public var isDone: Bool { done.withLock { $0 } }

    /// Returns the reply to a line, which is given without its line end. The result is empty if the line, such as a
    /// bye, gets no reply.
    ///
    /// If the line is not a request, the reply is the error `request.malformed`. Unknown members of a request are
    /// ignored.
    public func answer(_ line: ArraySlice<UInt8>) -> [UInt8] {
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { return [] }
        let value: Value
        do {
            value = try JSONReader.value(of: line)
        } catch {
            return refusal("a line is not JSON: \(error)")
        }
        guard case .string(let op)? = value["op"] else {
            return refusal("a line has no string \"op\"", value)
        }
        switch op {
        case "hello": return JSONWriter.line(of: hello)
        case "run": return run(value)
        case "bye":
            done.withLock { $0 = true }
            return []
        default: return refusal("there is no op \"\(op)\"; known ops: hello, run, bye", value)
        }
    }

    private var hello: Value {
        let hello = candidate.hello
        return .record(
            ("op", "hello".value), ("protocol", AdapterProtocol.version.value), ("name", hello.name.value),
            ("language", hello.language.value), ("version", hello.version.value),
            ("subsystems", candidate.specifications.map { $0.id.rawValue }.value),
            ("readings", hello.readings.value))
    }

    /// Returns the id of a request; nil if the id is missing or is not a whole number.
    private static func id(of request: Value) -> Value? {
        guard let id = request["id"], case .number(let number) = id, number.isWhole else { return nil }
        return id
    }

    /// Returns the reply to a line that is not a valid request; the reply's id is null if the line has no valid id.
    private func refusal(_ sentence: String, _ request: Value? = nil) -> [UInt8] {
        Self.error("request.malformed", sentence, to: request.flatMap(Self.id) ?? .null)
    }

    private static func error(_ code: String, _ sentence: String, to id: Value) -> [UInt8] {
        let error = Value.record(("code", code.value), ("message", sentence.value))
        return JSONWriter.line(of: .record(("id", id), ("error", error)))
    }

    private func run(_ value: Value) -> [UInt8] {
        guard let id = Self.id(of: value) else {
            return refusal(value["id"] == nil ? "a run has no id" : "the id of a run must be a whole number")
        }
        guard case .string(let subsystem)? = value["subsystem"], let input = value["input"] else {
            return refusal("a run must have a subsystem and an input", value)
        }
        var readings: [String: String] = [:]
        if let named = value["readings"] {
            guard case .object(let members) = named else {
                return refusal("the readings of a run are \(named.kind), not an object", value)
            }
            for member in members {
                guard case .string(let option) = member.value else {
                    return refusal(
                        "the option of \(member.name) is \(member.value.kind), not a string", value)
                }
                readings[member.name] = option
            }
        }
        let request = Request(subsystem: SubsystemID(subsystem), input: input, readings: readings)
        let (name, said) = candidate.answer(to: request).member
        let reply = JSONWriter.line(of: .record(("id", id), (name, said)))
        let size = reply.count - 1  // The limit does not include the line end.
        if size <= limit { return reply }
        let sentence = "the reply would have \(size) bytes, and the limit is \(limit)"
        return Self.error("adapter.failed", sentence, to: id)
    }
}
