import Harness
import JSON
import Specification

/// Writes the lines that the harness sends in adapter protocol 1, and reads the lines of adapters.
public enum AdapterProtocol {
    public static let version = ProtocolRule.version

    static let hello = JSONWriter.line(of: .record(("op", "hello".value), ("protocol", version.value)))
    static let bye = JSONWriter.line(of: .record(("op", "bye".value)))

    /// Returns the line that sends a request to an adapter.
    public static func run(_ id: Int, _ request: Request) -> [UInt8] {
        var buffer = ByteBuffer()
        write(id, request, to: &buffer)
        return buffer.array
    }

    /// Appends to a buffer the line that `run` would return; this is faster than making an array for each request.
    static func write(_ id: Int, _ request: Request, to buffer: inout ByteBuffer) {
        buffer.append(#"{"op":"run","id":"#)
        buffer.append(id)
        buffer.append(#","subsystem":"#)
        JSONWriter.write(request.subsystem.rawValue, to: &buffer)
        buffer.append(#","input":"#)
        if let text = request.inputText {
            text.withBytes { buffer.append($0) }
        } else {
            JSONWriter.write(request.input, to: &buffer)
        }
        if !request.readings.isEmpty {
            buffer.append(#","readings":"#)
            JSONWriter.write(request.readings.value, to: &buffer)
        }
        if let folder = request.folder {
            buffer.append(#","folder":"#)
            JSONWriter.write(folder, to: &buffer)
        }
        buffer.append("}\n")
    }

    /// Returns everything that is sent to an adapter for these requests, from the hello to the bye.
    public static func session(_ requests: [Request]) -> [UInt8] {
        var buffer = ByteBuffer()
        for (id, request) in requests.enumerated() { write(id, request, to: &buffer) }
        return hello + buffer.array + bye
    }

    static func reply(_ line: ArraySlice<UInt8>) throws(ProtocolError) -> (id: Int, answer: Answer) {
        let value = try read(line)
        guard case .object(let members) = value, isMeantAsReply(value) else {
            throw ProtocolError("a line is not a reply: \(quoted(line))\(advice)")
        }
        guard let written = value["id"] else {
            throw ProtocolError("a reply has no id: \(excerpt(line))")
        }
        guard case .number(let number) = written, let id = number.integer else {
            throw ProtocolError("a reply's id is not the number that was sent: \(excerpt(line))")
        }
        let answers = members.map(\.name).filter(Self.answers.contains)
        guard answers.count == 1 else {
            throw ProtocolError("a reply must have exactly one of output, error and skip: \(excerpt(line))")
        }
        if let stranger = members.first(where: { $0.name != "id" && $0.name != answers[0] }) {
            throw ProtocolError("a reply has an unknown member \"\(stranger.name)\": \(excerpt(line))")
        }
        guard let answer = Answer(member: value) else {
            throw ProtocolError("a skip must give its reason as a string: \(excerpt(line))")
        }
        return (id, answer)
    }

    /// The members of a reply that contain its answer.
    private static let answers = ["output", "error", "skip"]

    /// Returns whether a value has a member that identifies it as a reply, even if other members are missing or wrong.
    ///
    /// An adapter may also print the request, which has an id and an op, or print a value of its own.
    private static func isMeantAsReply(_ value: Value) -> Bool {
        answers.contains { value[$0] != nil } || (value["id"] != nil && value["op"] == nil)
    }

    /// Returns whether a line of an adapter is not meant as a reply, so that it is probably debugging output.
    static func isOtherOutput(_ line: ArraySlice<UInt8>) -> Bool {
        guard let value = try? JSONReader.value(of: line) else { return !resemblesMessage(line) }
        return !isMeantAsReply(value)
    }

    /// Returns whether a line that is not JSON is probably a hello or a reply with a mistake, such as `NaN`.
    private static func resemblesMessage(_ line: ArraySlice<UInt8>) -> Bool {
        let start = line.prefix(200)
        return start.first == UInt8(ascii: "{")
            && (answers + ["hello"]).contains { start.contains(Array($0.utf8)) }
    }

    /// Reads an adapter's hello, which describes the adapter.
    ///
    /// - Parameter known: the specifications that the hello may name.
    static func hello(
        _ line: ArraySlice<UInt8>, known: [any Specification.Type]
    ) throws(ProtocolError) -> Hello {
        if line.hasByteOrderMark {
            throw ProtocolError("the output begins with a byte order mark, which JSON does not allow")
        }
        let value = try read(line)
        guard case .string("hello")? = value["op"] else {
            throw ProtocolError("the first line is not a hello: \(excerpt(line))")
        }
        guard case .number(let number)? = value["protocol"], number.integer == version else {
            throw ProtocolError("the hello's protocol is not \(version): \(excerpt(line))")
        }
        guard case .string(let name)? = value["name"] else {
            throw ProtocolError("the hello has no string \"name\": \(excerpt(line))")
        }
        guard let list = value["subsystems"], let subsystems = try? [String](list) else {
            throw ProtocolError("the hello has no list \"subsystems\" of strings: \(excerpt(line))")
        }
        if let stranger = subsystems.first(where: { name in !known.contains { $0.id.rawValue == name } }) {
            throw ProtocolError(
                "the hello names the subsystem \(stranger), which does not exist",
                isAboutNames: true)
        }
        let language: String = if case .string(let text)? = value["language"] { text } else { Hello.unknown }
        let version: String = if case .string(let text)? = value["version"] { text } else { Hello.unknown }
        return Hello(
            name: name, language: language, version: version,
            subsystems: Set(subsystems.map { SubsystemID($0) }),
            readings: try readings(value["readings"], known: known.flatMap { $0.readings }),
            effects: try effects(value["effects"], among: subsystems, known: known))
    }

    private static func effects(
        _ value: Value?, among subsystems: [String], known: [any Specification.Type]
    ) throws(ProtocolError) -> Set<SubsystemID> {
        guard let value else { return [] }
        guard let names = try? [String](value) else {
            throw ProtocolError("the hello's effects are \(value.kind), not a list of subsystems")
        }
        let able = known.filter { $0 is any Effectful.Type }.map { $0.id.rawValue }
        if let stranger = names.first(where: { !able.contains($0) || !subsystems.contains($0) }) {
            throw ProtocolError(
                """
                the hello announces effects of \(stranger); it may announce those of its own subsystems among \
                \(able.joined(separator: ", "))
                """, isAboutNames: true)
        }
        return Set(names.map { SubsystemID($0) })
    }

    private static func readings(
        _ value: Value?, known: [Reading]
    ) throws(ProtocolError) -> [String: [String]] {
        guard let value else { return [:] }
        guard case .object(let members) = value else {
            throw ProtocolError("the hello's readings are \(value.kind), not an object")
        }
        var readings: [String: [String]] = [:]
        for member in members {
            guard let reading = known.first(where: { $0.id == member.name }) else {
                throw ProtocolError(
                    "the hello declares the reading \(member.name), which does not exist",
                    isAboutNames: true)
            }
            let options = options(member.value)
            if options.isEmpty {
                throw ProtocolError("the hello's \(reading.id) must be an option or a list of options")
            }
            if let stranger = options.first(where: { !reading.hasOption($0) }) {
                let there = reading.options.map(\.name).joined(separator: ", ")
                throw ProtocolError(
                    "the hello declares \(reading.id) = \(stranger); known options: \(there)",
                    isAboutNames: true)
            }
            readings[reading.id] = options
        }
        return readings
    }

    /// Returns the options in a string or a list of strings; none if the value is neither.
    private static func options(_ value: Value) -> [String] {
        if case .string(let option) = value { [option] } else { (try? [String](value)) ?? [] }
    }

    private static func read(_ line: ArraySlice<UInt8>) throws(ProtocolError) -> Value {
        do {
            return try JSONReader.value(of: line)
        } catch {
            let end = resemblesMessage(line) ? "" : advice
            throw ProtocolError("a line is not JSON, \(error): \(quoted(line))\(end)")
        }
    }

    /// The end of a message about a line that is probably debugging output.
    private static let advice = "; print such lines on standard error"

    /// Returns the beginning of an adapter's line in quotation marks, for lines that may not be JSON.
    static func quoted(_ line: ArraySlice<UInt8>) -> String { "\"\(excerpt(line))\"" }

    /// Returns the beginning of an adapter's line, for quoting in messages.
    static func excerpt(_ line: ArraySlice<UInt8>) -> String {
        let text = String(decoding: line.prefix(120), as: UTF8.self)
        return line.count > 120 ? text + "…" : text
    }
}

/// An error in a line that an adapter wrote.
struct ProtocolError: Error {
    let sentence: String
    /// Whether the form of the line is right, and only a name in it is unknown.
    let isAboutNames: Bool

    init(_ sentence: String, isAboutNames: Bool = false) {
        self.sentence = sentence
        self.isAboutNames = isAboutNames
    }
}
