import Book
import Harness
import JSON
import LoopbackHTTP
import Reports
import Specification

/// The book of a kit, served to this machine only; on the page of each subsystem, the reader can try inputs.
public struct Explorer: Sendable {
    let corpus: GoldenCorpus
    let reference: InProcess
    let beside: Beside?
    /// The name and version of the program; a case made from a failure names this program as its finder.
    let finder: (name: String, version: String)
    private let pages: Pages

    /// Makes an explorer for the cases of a corpus and the subsystems of its catalogue.
    ///
    /// - Parameter beside: The implementation to compare with the reference; nil if there is none.
    public init(
        _ corpus: GoldenCorpus, name: String, version: String, abstract: String, reference: InProcess,
        beside: Beside?
    ) {
        self.init(
            Pages(corpus, of: Site.Owner(name: name, version: version, abstract: abstract)), of: corpus,
            finder: (name, version), reference: reference, beside: beside)
    }

    init(
        _ pages: Pages, of corpus: GoldenCorpus, finder: (name: String, version: String),
        reference: InProcess, beside: Beside?
    ) {
        self.pages = pages
        self.corpus = corpus
        self.reference = reference
        self.beside = beside
        self.finder = finder
    }

    /// Serves the pages until the task is cancelled.
    ///
    /// - Parameters:
    ///   - port: The port of this machine; 0 for any free port.
    ///   - onStart: Receives the address of the first page; the address contains the token.
    /// - Throws: `Server.PortError` if the port is not available.
    public func serve(port: UInt16, onStart: @escaping @Sendable (_ address: String) -> Void) async throws {
        var server = Server()
        server.limits.body = Gate.greatestBody
        try await server.run(port: port) { port in
            let gate = Gate(token: Gate.newToken(), port: port)
            onStart("http://127.0.0.1:\(port)/\(gate.token)/index.html")
            return Handler(explorer: self, gate: gate).response
        }
    }

    /// Returns a page, or the data for the script of a page; nil if the path is unknown.
    func page(_ path: String) -> (type: String, text: String)? {
        if let text = pages.text(of: path) { return (Pages.type(of: path), text) }
        let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let value: Value? =
            switch parts[0] {
            case "facts": pages.facts(of: SubsystemID(parts[1]), beside: beside?.title)
            case "example": corpus[parts[1]].map(Pages.example)
            default: nil
            }
        return value.map { ("application/json", JSONWriter.text(of: $0)) }
    }

    /// Returns a value as JSON on several lines, for the editor.
    static func text(of value: Value) -> String {
        ValueLayout.lines(of: value).map { ForeignText.line($0.text) }.joined(separator: "\n")
    }
}
