// A deliberately wrong adapter for tests. Except for the given misbehaviour, the adapter answers as the reference does.
//
// Environment variables: MINIATURE_NAME is the adapter's name. MINIATURE_STARTS, _RUNS and _LOG are files where the
// adapter notes its starts, all requests and the bad requests. MINIATURE_WAITS is the number of starts before the
// adapter says hello; MINIATURE_STOPS_AFTER is the number of requests before it hangs.

import Adapters
import Catalogue
import Foundation
import Harness
import JSON
import Misbehaviours
import Reference
import Specification

guard let misbehaviour = Misbehaviour(rawValue: CommandLine.arguments.dropFirst().first ?? "none") else {
    try? FileHandle.standardError.write(contentsOf: Data("miniature: no such misbehaviour\n".utf8))
    exit(64)
}

let environment = ProcessInfo.processInfo.environment
let implementations: [any Implementation] = [
    HIndex.reference, Colouring.reference, Distance.reference, Geofence.reference, Notation.reference,
]
let server = AdapterServer(
    InProcess(
        name: environment["MINIATURE_NAME"] ?? "miniature", version: "1", implementations: implementations))
signal(SIGPIPE, SIG_IGN)
note("started", in: "MINIATURE_STARTS")
if let count = environment["MINIATURE_WAITS"].flatMap({ Int($0) }) {
    wait(until: count, in: "MINIATURE_STARTS")
}

/// The line with which the adapter answers a hello.
let hello = server.answer(Array(#"{"op":"hello","protocol":1}"#.utf8)[...])

misbehaveAtStart(misbehaviour, hello)

var input = Input()
var held: [[UInt8]] = []
var runs = 0
serving: while true {
    let line: String
    switch input.next(wait: held.isEmpty ? -1 : 100) {
    case .line(let next): line = next
    case .end: break serving
    case .nothing:
        // For now there is no further input, so the adapter answers the requests that it has held back.
        if misbehaviour == .holdsUntilBye { continue }
        write(Array((misbehaviour == .reversed ? held.reversed() : held).joined()))
        held = []
        continue
    }
    if misbehaviour == .strict, !line.hasPrefix("{") { exit(1) }
    if misbehaviour == .shortLines, line.utf8.count > 64 << 10 { exit(1) }
    var reply = server.answer(Array(line.utf8)[...])
    if reply.isEmpty {
        if server.isDone { break serving }
        continue
    }
    guard line.contains(#""op":"run""#) else {
        write(misbehaviour == .commands ? evil(hello: reply) : reply)
        misbehaveAfterHello(misbehaviour, hello)
        continue
    }
    runs += 1
    note(line, in: "MINIATURE_RUNS")
    if let count = environment["MINIATURE_STOPS_AFTER"].flatMap({ Int($0) }), runs > count { sleepForever() }
    let isBad = line.contains("777")
    // If MINIATURE_LOG names a file, each bad request is added to this file, so that a test can count them.
    if isBad { note(line, in: "MINIATURE_LOG") }
    let id = String(line.drop { !$0.isNumber }.prefix { $0.isNumber })
    reply = misbehave(misbehaviour, at: line, isBad: isBad, id: id, run: runs, reply)
    if [.reversed, .oneBatch, .holdsUntilBye].contains(misbehaviour) {
        held.append(reply)
    } else {
        write(reply)
    }
    if misbehaviour == .exitsAfterEach { exit(0) }
}
for reply in held { write(reply) }
switch misbehaviour {
case .ignoresTermination, .outlivesBye: sleepForever()
case .writesAfterBye: write("Goodbye, world!\n{\"half\n")
case .failsAfterBye: exit(4)
default: break
}
