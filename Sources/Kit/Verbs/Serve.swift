import Adapters
import ArgumentParser
import Foundation
import JSON

struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract:
            "Act as an adapter for the reference or a variant: speak protocol 1 on standard input and output."
    )

    @Option(help: ArgumentHelp("The variant to use instead of the reference.", valueName: "name"))
    var variant: String?

    func run() throws {
        let limit = AdapterLimits().line
        let server = AdapterServer(try Kit.current.candidate(variant), limit: limit)
        var splitter = LineSplitter(limit: limit)
        Interruption.endsProgram()
        while true {
            let data = try StandardInput.read()
            var answers: [UInt8] = []
            data.withUnsafeBytes { bytes in splitter.feed(bytes) { answers += server.answer($0) } }
            if data.isEmpty { answers += server.answer(splitter.remainder) }
            if let error = StandardOutput.write(answers) { throw StandardOutput.lost(error) }
            if splitter.isOversized {
                throw Failure(.usage, "standard input: a line is longer than \(splitter.limit) bytes")
            }
            if data.isEmpty || server.isDone { return }
        }
    }
}
