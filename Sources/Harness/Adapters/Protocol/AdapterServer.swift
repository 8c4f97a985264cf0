import JSON
import Specification
import Synchronization

/// The other end of adapter protocol 1: answers requests with an implementation in this process.
public final class AdapterServer: Sendable {
    /// What comes of a line.
    public enum Response: Sendable {
        /// A line to send back, with its line end.
        case line([UInt8])
        case nothing
        /// The line is not the protocol; there is nothing to send.
        case malformed(String)
    }

    private let candidate: InProcess
    private let done = Mutex(false)

    public init(_ candidate: InProcess) {
        self.candidate = candidate
    }

    /// Whether bye was said.
    public var isDone: Bool { done.withLock { $0 } }

    /// The response to one line, which has no line end.
    public func answer(_ line: ArraySlice<UInt8>) -> Response {
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { return .nothing }
        let value: Value
        do {
            value = try JSONReader.value(of: line)
        } catch {
            return .malformed("a line is not JSON: \(error)")
        }
        guard case .string(let op)? = value["op"] else { return .malformed("a line has no text \"op\"") }
        switch op {
        case "hello": return .line(AdapterProtocol.line(hello))
        case "run": return run(value)
        case "bye":
            done.withLock { $0 = true }
            return .nothing
        default: return .malformed("there is no op \"\(op)\"; there is hello, run, bye")
        }
    }

    private var hello: Value {
        let hello = candidate.hello
        return .record(
            ("op", "hello".value), ("protocol", AdapterProtocol.version.value), ("name", hello.name.value),
            ("language", hello.language.value), ("version", hello.version.value),
            ("subsystems", candidate.specifications.map { $0.id.rawValue }.value),
            ("readings", hello.declaredReadings))
    }

    private func run(_ value: Value) -> Response {
        guard let id = value["id"] else { return .malformed("a run has no id") }
        guard case .string(let subsystem)? = value["subsystem"], let input = value["input"] else {
            let error = Value.record(
                ("code", "request.malformed".value), ("message", "a run has a subsystem and an input".value))
            return .line(AdapterProtocol.line(.record(("id", id), ("error", error))))
        }
        var readings: [String: String] = [:]
        if case .object(let members)? = value["readings"] {
            for member in members {
                if case .string(let option) = member.value { readings[member.name] = option }
            }
        }
        let request = Request(subsystem: SubsystemID(subsystem), input: input, readings: readings)
        let (name, said) = candidate.answer(to: request).member
        return .line(AdapterProtocol.line(.record(("id", id), (name, said))))
    }
}
