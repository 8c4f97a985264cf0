import Foundation
import JSON
import Misbehaviours
import Specification

/// Carries out the part of a misbehaviour that happens before the miniature reads anything.
func misbehaveAtStart(_ misbehaviour: Misbehaviour, _ hello: [UInt8]) {
    func say(_ members: String) { write("{\"op\":\"hello\",\(members)}\n") }
    switch misbehaviour {
    case .neverStarts: exit(7)
    case .noHello: sleepForever()
    case .garbageForHello: write("Hello, world!\n")
    case .halfHello:
        write(Array(hello.prefix(20)))
        exit(0)
    case .replyBeforeHello: write("{\"id\":0,\"skip\":\"\"}\n")
    case .byteOrderMark: write([0xEF, 0xBB, 0xBF])
    case .wrongProtocol: say(#""protocol":9,"name":"x","subsystems":[]"#)
    case .unknownSubsystem: say(#""protocol":1,"name":"x","subsystems":["scholar.nothing"]"#)
    case .unknownReading: say(#""protocol":1,"name":"x","subsystems":[],"readings":{"scholar.x":"y"}"#)
    case .ignoresTermination: signal(SIGTERM, SIG_IGN)
    case .closesErrors: close(STDERR_FILENO)
    case .commands: try? FileHandle.standardError.write(contentsOf: Data("\(Misbehaviour.evil)\n".utf8))
    case .floodsErrors:
        let line = Data((String(repeating: "noise ", count: 200) + "\n").utf8)
        for _ in 0..<5000 { try? FileHandle.standardError.write(contentsOf: line) }
    case .neverReads:
        write(hello)
        sleepForever()
    default: break
    }
}

/// Carries out the part of a misbehaviour that happens after the hello.
func misbehaveAfterHello(_ misbehaviour: Misbehaviour, _ hello: [UInt8]) {
    switch misbehaviour {
    case .closesInput:
        close(STDIN_FILENO)
        exit(0)
    case .diesAfterHello: exit(3)
    case .helloTwice: write(hello)
    case .replyBeforeRequest: write("{\"id\":1000000,\"skip\":\"\"}\n")
    case .answersEarly:
        var beginning = [UInt8](repeating: 0, count: 64)
        let count = read(STDIN_FILENO, &beginning, beginning.count)
        let line = String(decoding: beginning.prefix(max(0, count)), as: UTF8.self)
        write("{\"id\":\(line.drop { !$0.isNumber }.prefix { $0.isNumber }),\"output\":{\"h\":777}}\n")
        sleepForever()
    default: break
    }
}

/// Returns the reply that the misbehaviour gives to a request, or nothing if the request gets no reply.
func misbehave(
    _ misbehaviour: Misbehaviour, at line: String, isBad: Bool, id: String, run: Int, _ reply: [UInt8]
) -> [UInt8] {
    func told(_ members: String) -> [UInt8] { Array("{\"id\":\(id),\(members)}\n".utf8) }
    switch misbehaviour {
    case .alwaysZero: return told(#""output":{"h":0}"#)
    case .oneTooFew:
        let text = String(decoding: reply, as: UTF8.self)
        guard let h = text.firstMatch(of: /"h":([1-9][0-9]*)/).flatMap({ Int($0.1) }) else { return reply }
        return told("\"output\":{\"h\":\(h - 1)}")
    case .answersTwice: return reply + reply
    case .neverAnswers: return []
    case .skipsAll: return told(#""skip":"not today""#)
    case .garbageBeforeEach: return Array("debug: asked \(id)\n".utf8) + reply
    case .garbageAfterEach: return reply + Array("debug: answered \(id)\n".utf8)
    case .echoesEach: return Array("\(line)\n".utf8) + reply
    case .nextIDs:
        let text = String(decoding: reply, as: UTF8.self)
        return Array(text.replacing("\"id\":\(id)", with: "\"id\":\((Int(id) ?? 0) + 1)").utf8)
    case .blankLines: return reply + [0x0A]
    case .carriageReturns: return reply.dropLast() + [0x0D, 0x0A]
    case .decimalID:
        return Array(
            String(decoding: reply, as: UTF8.self).replacing("\"id\":\(id)", with: "\"id\":\(id).0").utf8)
    case .drips:
        for byte in reply { write([byte]) }
        return []
    case .diesEveryTime: exit(5)
    case .garbles: return reply.flatMap { Array(String(Unicode.Scalar($0)).utf8) }
    case .ownIDs:
        let text = String(decoding: reply, as: UTF8.self)
        return Array(text.replacing("\"id\":\(id)", with: "\"id\":\(run - 1)").utf8)
    case .threeFaults where line.contains("777001"): sleepForever()
    case .threeFaults where line.contains("777002"): exit(9)
    case .threeFaults where line.contains("777003"): return Array("%%% no JSON %%%\n".utf8)
    case .leavesAChild where run == 1: start("/bin/sleep", ["300"], inSession: false)
    case .leavesADaemon where run == 1: start("/bin/sleep", ["300"], inSession: true)
    default: break
    }
    guard isBad else { return reply }
    switch misbehaviour {
    case .hangs: sleepForever()
    case .dies:
        try? FileHandle.standardError.write(contentsOf: Data("about to die\n".utf8))
        exit(9)
    case .killed: kill(getpid(), SIGKILL)
    case .exitsCleanly: exit(0)
    case .stopsItself: kill(getpid(), SIGSTOP)
    case .closesOutput:
        close(STDOUT_FILENO)
        sleepForever()
    case .diesOnce:
        if let path = environment["MINIATURE_STATE"], !FileManager.default.fileExists(atPath: path) {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
            exit(9)
        }
    case .garbage: return Array("%%% no JSON %%%\n".utf8)
    case .notUTF8: return Array("{\"id\":\(id),\"skip\":\"".utf8) + [0xC3, 0x28] + Array("\"}\n".utf8)
    case .halfCharacter:
        write(Array("{\"id\":\(id),\"skip\":\"".utf8) + [0xE2, 0x82])
        exit(0)
    case .halfLine:
        write(Array(reply.prefix(5)))
        exit(0)
    case .nulBytes: return [0, 0] + reply
    case .wrongID: return Array("{\"id\":999999,\"skip\":\"\"}\n".utf8)
    case .textID: return Array("{\"id\":\"\(id)\",\"skip\":\"\"}\n".utf8)
    case .noID: return Array("{\"output\":{\"h\":1}}\n".utf8)
    case .repeatedID: return reply + reply
    case .twoAnswersInOne: return told(#""skip":"","output":{}"#)
    case .unknownMember: return told(#""output":{"h":1},"extra":0"#)
    case .duplicateMember: return told(#""output":{"h":1,"h":1}"#)
    case .notANumber: return told(#""output":{"h":NaN}"#)
    case .deep: return told("\"output\":" + String(repeating: "[", count: 100_000))
    case .numberAsText: return told(#""output":{"h":"1"}"#)
    case .commands: return evil(line, told)
    case .unknownRejection: return told(#""error":{"code":"x.y"}"#)
    case .oversized:
        write(Array("{\"id\":\(id),\"skip\":\"".utf8) + Array(repeating: UInt8(ascii: "x"), count: 3 << 20))
        sleepForever()
    case .hugeLine:
        write("{\"id\":\(id),\"skip\":\"")
        for _ in 0..<200 { write(Array(repeating: UInt8(ascii: "x"), count: 1 << 20)) }
        return Array("\"}\n".utf8)
    case .endless: while true { write(Array(repeating: UInt8(ascii: "y"), count: 1 << 16)) }
    case .floodsOutput:
        while true { write(Array(String(repeating: "{\"lines\":\"without end\"}\n", count: 2000).utf8)) }
    default: break
    }
    return reply
}

/// Returns a hello whose name, language and version are hostile.
func evil(hello: [UInt8]) -> [UInt8] {
    let evil = JSONWriter.text(of: Misbehaviour.evil.value)
    return Array(
        ["miniature", "swift", "1"].reduce(String(decoding: hello, as: UTF8.self)) {
            $0.replacing(":\"\($1)\"", with: ":\(evil)")
        }.utf8)
}

/// Returns a reply that is hostile in one of several ways, which the request selects.
private func evil(_ line: String, _ told: (String) -> [UInt8]) -> [UInt8] {
    func text(_ value: Value) -> String { JSONWriter.text(of: value) }
    let evil = Misbehaviour.evil
    switch true {
    case line.contains("777001"): return told("\"skip\":\(text(evil.value))")
    case line.contains("777002"):
        return told("\"output\":\(text(.object([.init("h", evil.value), .init(evil, 1.value)])))")
    case line.contains("777003"): return Array("\(evil)\n".utf8)
    case line.contains("777004"): exit(9)
    case line.contains("777005"): return told(#""output":{"h":0}"#)
    default: return told("\"error\":\(text(.record(("code", evil.value), ("message", evil.value))))")
    }
}
