import Adapters
import ArgumentParser
import Explorer
import Foundation

struct Explore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explore",
        abstract: "Serve the book to a browser, and answer your own inputs as you type.",
        discussion: """
            The page of each subsystem has an editor: while you type, it shows the reference's answer and the verdict \
            of each clause. With --adapter or --variant, the page also shows the answer of a second implementation, \
            and the clauses that this answer breaks. If the second implementation fails on an input, you can make the \
            input smaller and turn it into a case. The pages are available only on this machine, at the printed \
            address. Ctrl-C ends the program.
            """)

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The port; by default, any free port.", valueName: "number"))
    var port = 0

    @OptionGroup var implementation: ImplementationOptions
    @OptionGroup var corpus: CorpusOption

    func validate() throws {
        try checkBounds("--port", port, 0...65_535)
    }

    func run() async throws {
        let kit = Kit.current
        let beside: Beside? =
            if let command = implementation.adapter {
                Beside(implementation.treatment.adapter(command))
            } else {
                try implementation.variant.map { Beside(try kit.variant($0)) }
            }
        let explorer = Explorer(
            try corpus.load(), name: kit.name, version: kit.version, abstract: kit.abstract,
            reference: kit.reference, beside: beside)
        let port = UInt16(port)
        let problem = await Interruption.cancels { () async -> String? in
            await withTaskCancellationHandler {
                await beside?.prepare()
                defer { Adapter.killAll() }
                do {
                    try await explorer.serve(port: port) { address in
                        standardOutput("open \(address)\nCtrl-C ends it\n")
                    }
                } catch {
                    if !Task.isCancelled { return "\(error)" }
                }
                await beside?.end()
                return nil
            } onCancel: {
                // If nothing is being computed, the server and the adapter end within half a second. A long computation
                // cannot be stopped, but its answer is no longer needed.
                Thread {
                    Thread.sleep(forTimeInterval: 0.5)
                    Interruption.end()
                }.start()
            }
        }
        if let problem { throw Failure(.usage, "the book cannot be served on port \(port): \(problem)") }
        throw Failure(.interrupted)
    }
}
