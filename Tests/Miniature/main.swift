// An adapter that is wrong on purpose: it answers with the reference, but for the misbehaviour it is told.
//
// A request is bad when its input holds the number 777; misbehaviours that befall single cases befall those.

import Foundation
import Harness
import Reference
import Specs

let misbehaviour = CommandLine.arguments.dropFirst().first ?? "none"

func write(_ bytes: [UInt8]) {
    try? FileHandle.standardOutput.write(contentsOf: Data(bytes))
}

func write(_ text: String) { write(Array(text.utf8)) }

func sleepForever() -> Never {
    while true { pause() }
}

let implementations: [any Implementation] = [
    HIndex.reference, Colouring.reference, EditDistance.reference, Geofence.reference,
]
let server = AdapterServer(InProcess(name: "miniature", version: "1", implementations: implementations))
signal(SIGPIPE, SIG_IGN)

switch misbehaviour {
case "never-starts": exit(7)
case "no-hello": sleepForever()
case "garbage-for-hello": write("Hello, world!\n")
case "wrong-protocol": write(#"{"op":"hello","protocol":9,"name":"x","subsystems":[]}"# + "\n")
case "unknown-subsystem":
    write(#"{"op":"hello","protocol":1,"name":"x","subsystems":["scholar.nothing"]}"# + "\n")
case "unknown-reading":
    write(#"{"op":"hello","protocol":1,"name":"x","subsystems":[],"readings":{"scholar.x":"y"}}"# + "\n")
case "ignores-sigterm": signal(SIGTERM, SIG_IGN)
case "floods-stderr":
    let line = Data((String(repeating: "noise ", count: 200) + "\n").utf8)
    for _ in 0..<500 { try? FileHandle.standardError.write(contentsOf: line) }
default: break
}

var runs = 0
while let line = readLine(strippingNewline: true) {
    let bytes = Array(line.utf8)
    guard case .line(var reply) = server.answer(bytes[...]) else { continue }
    guard line.contains(#""op":"run""#) else {
        write(reply)
        if misbehaviour == "closes-stdin" { close(STDIN_FILENO) }
        if misbehaviour == "dies-after-hello" { exit(3) }
        continue
    }
    runs += 1
    let isBad = line.contains("777")
    // Where a test asks for it, every bad request is noted, so that the test can count how often it was asked.
    if isBad, let path = ProcessInfo.processInfo.environment["MINIATURE_LOG"],
        let log = FileHandle(forWritingAtPath: path)
    {
        _ = try? log.seekToEnd()
        try? log.write(contentsOf: Data((line + "\n").utf8))
    }
    let id = line.drop { !$0.isNumber }.prefix { $0.isNumber }
    switch misbehaviour {
    case "always-zero": reply = Array("{\"id\":\(id),\"output\":{\"h\":0}}\n".utf8)
    case "answers-twice": reply += reply
    case "never-answers": reply = []
    case "skips-all": reply = Array("{\"id\":\(id),\"skip\":\"not today\"}\n".utf8)
    case "hangs" where isBad: sleepForever()
    case "dies" where isBad:
        try? FileHandle.standardError.write(contentsOf: Data("about to die\n".utf8))
        exit(9)
    case "killed" where isBad: kill(getpid(), SIGKILL)
    case "three-faults" where line.contains("777001"): sleepForever()
    case "three-faults" where line.contains("777002"): exit(9)
    case "three-faults" where line.contains("777003"): reply = Array("%%% no JSON %%%\n".utf8)
    case "garbage" where isBad: reply = Array("%%% no JSON %%%\n".utf8)
    case "not-utf8" where isBad:
        reply = Array("{\"id\":\(id),\"skip\":\"".utf8) + [0xC3, 0x28] + Array("\"}\n".utf8)
    case "half-line" where isBad:
        write(Array(reply.prefix(5)))
        exit(0)
    case "wrong-id" where isBad: reply = Array("{\"id\":999999,\"skip\":\"\"}\n".utf8)
    case "text-id" where isBad: reply = Array("{\"id\":\"\(id)\",\"skip\":\"\"}\n".utf8)
    case "no-id" where isBad: reply = Array("{\"output\":{\"h\":1}}\n".utf8)
    case "two-answers-in-one" where isBad: reply = Array("{\"id\":\(id),\"skip\":\"\",\"output\":{}}\n".utf8)
    case "unknown-member" where isBad: reply = Array("{\"id\":\(id),\"output\":{\"h\":1},\"extra\":0}\n".utf8)
    case "wrong-shape" where isBad: reply = Array("{\"id\":\(id),\"output\":{\"h\":\"1\"}}\n".utf8)
    case "unknown-rejection" where isBad: reply = Array("{\"id\":\(id),\"error\":{\"code\":\"x.y\"}}\n".utf8)
    case "oversized" where isBad:
        write(Array("{\"id\":\(id),\"skip\":\"".utf8) + Array(repeating: UInt8(ascii: "x"), count: 3 << 20))
        sleepForever()
    case "endless" where isBad:
        let chunk = Array(repeating: UInt8(ascii: "y"), count: 1 << 16)
        while true { write(chunk) }
    case "deep" where isBad:
        reply =
            Array("{\"id\":\(id),\"output\":".utf8) + Array(repeating: UInt8(ascii: "["), count: 100_000) + [
                10
            ]
    case "not-a-number" where isBad: reply = Array("{\"id\":\(id),\"output\":{\"h\":NaN}}\n".utf8)
    case "duplicate-member" where isBad: reply = Array("{\"id\":\(id),\"output\":{\"h\":1,\"h\":1}}\n".utf8)
    case "leaves-a-child" where runs == 1:
        let child = Process()
        child.executableURL = URL(filePath: "/bin/sh")
        child.arguments = ["-c", "sleep 300"]
        try? child.run()
    case "dies-every-time": exit(5)
    case "exits-cleanly" where isBad: exit(0)
    default: break
    }
    write(reply)
}
if misbehaviour == "ignores-sigterm" || misbehaviour == "outlives-bye" { sleepForever() }
