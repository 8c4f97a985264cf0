import Adapters
import ArgumentParser
import Foundation
import Harness
import JSON
import Reports
import Specification

/// `assay serve`: answers as an adapter with the reference or a variant.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract:
            "Be an adapter: speak protocol 1 on standard input and output, with the answers of the reference or a variant."
    )

    @Option(help: ArgumentHelp("The variant to use instead of the reference.", valueName: "name"))
    var variant: String?

    func run() throws {
        let candidate = try Kit.current.candidate(variant)
        let server = AdapterServer(candidate)
        let input = FileHandle.standardInput
        var rest: [UInt8] = []
        while true {
            let data = input.availableData
            // The bytes before this position contain no line end.
            var next = rest.endIndex
            rest += data
            var answers: [UInt8] = []
            var start = rest.startIndex
            while let end = rest[next...].firstIndex(of: UInt8(ascii: "\n")) {
                answers += server.answer(rest[start..<end])
                start = end + 1
                next = start
            }
            rest.removeSubrange(..<start)
            if data.isEmpty, !rest.isEmpty { answers += server.answer(rest[...]) }
            if let error = StandardOutput.write(answers) { throw StandardOutput.lost(error) }
            if data.isEmpty || server.isDone { return }
        }
    }
}
