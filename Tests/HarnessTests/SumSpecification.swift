import Foundation
import Harness
import JSON
import Specification
import TestSupport

/// A specification of these tests alone: the sum of two numbers, with a clause for each kind of basis.
enum Sum: Effectful {
    static let id: SubsystemID = "test.sum"
    static let summary = "Adds two numbers."

    struct Input: Record {
        let a: Int
        let b: Int?

        static let form = Form(
            Input.init(a:b:), Member("a", { $0.a }, "The first number.", .within(0...100)),
            Member("b", { $0.b }, "The second number; 0 where absent.", .within(0...100)))
    }

    struct Output: Record {
        let sum: Int

        static let form = Form(Output.init(sum:), Member("sum", { $0.sum }, "The sum."))
    }

    /// What no outcome depends on, or in half of the cases.
    enum Order: String, ReadingOption {
        case forward, backward, inward

        static let reading = Reading(
            "test.sum.order", "In which order are they added?", source: source,
            options: .init("forward", "the first first"), .init("backward", "the last first"),
            .init("inward", "both at once"))
    }

    enum Rule: String, RuleName {
        case adding = "SUM-1"
        case absence = "SUM-2"
        case wrapping = "SUM-3"
    }

    private static let source = Source(Source.Document("tests", about: "what these tests say"), "1")
    static let clauses: Clauses<Sum> = [
        .adding: Statement(.source("The sum is a + b.", source)),
        .absence: Statement(.source("b may be absent.", source), .decision("It is 0 then.")),
        .wrapping: Statement(
            .standard("A number is at most 100.", Standard("ISO 0", about: "small numbers")),
            .decision("Nothing is carried.", near: source)),
    ]
    static let readings = [Order.reading]

    static func check(_ rule: Rule) -> Check<Sum> {
        switch rule {
        case .adding: holds(.derivation) { $0.b != nil }
        case .absence: holds(.property) { $0.b == nil }
        case .wrapping: holds(.model) { _ in true }
        }
    }

    private static func holds(
        _ kind: CheckKind, if applies: @escaping @Sendable (Input) -> Bool
    ) -> Check<Sum> {
        Check(kind) { trial in
            guard applies(trial.input) else { return .notTouched }
            guard case .output(let output) = trial.outcome else { return .violated("it is no sum") }
            let sum = trial.input.a + (trial.input.b ?? 0)
            return output.sum == sum ? .holds : .violated("\(sum) is the sum, not \(output.sum)")
        }
    }

    static func generate(from entropy: inout Entropy) -> Input {
        Input(a: entropy.integer(in: 0...100), b: entropy.once(in: 2) ? nil : entropy.integer(in: 0...100))
    }

    /// Adds, and is wrong as a closure says.
    struct Adder: Implementation {
        typealias Subsystem = Sum
        var error: @Sendable (Input, Readings) -> Int = { _, _ in 0 }

        func run(_ input: Input, readings: Readings) throws(Rejection) -> Output {
            Output(sum: input.a + (input.b ?? 0) + error(input, readings))
        }
    }

    // As an effect, it leaves one file, as many bytes long as the sum is great.
    static func fitsOnDisk(_ input: Input) -> Bool { input.a < 100 }

    static func examine(_ folder: WrittenFolder, after outcome: Outcome<Output>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        if let stray = folder.strays.first { findings.blame(.wrapping, stray) }
        if case .output(let output) = outcome, folder.entries != ["sum": .file(size: output.sum)] {
            findings.blame(.adding, "the folder has \(folder.entries.keys.map(\.path).sorted())")
        }
        return findings
    }

    /// Returns a corpus of these lines, each without its beginning `{"id":"test.sum/`.
    static func corpus(_ lines: String...) throws -> GoldenCorpus {
        let scratch = try Scratch()
        let text = lines.map { #"{"id":"test.sum/\#($0)"# + "\n" }.joined()
        let folder = URL(filePath: scratch["test/sum"])
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: "all.jsonl"))
        return try GoldenCorpus(folder: URL(filePath: scratch["."]), catalogue: Catalogue([Sum.self]))
    }

    /// Returns a line of a corpus.
    static func line(
        _ name: String, _ clauses: String, basis: String? = nil, input: String, sum: Int
    ) -> String {
        let stated = basis.map { #""basis":"\#($0)","# } ?? ""
        return #"""
            \#(name)","clauses":\#(clauses),"origin":{"kind":"worked","by":"a test"},\#(stated)"readings":{},"input":\#(input),"output":{"sum":\#(sum)}}
            """#
    }

    /// A case of the source and one of each other basis.
    static func corpus() throws -> GoldenCorpus {
        try corpus(
            line("two", #"["SUM-1"]"#, input: #"{"a":1,"b":2}"#, sum: 3),
            line("one", #"["SUM-2"]"#, basis: "decision", input: #"{"a":1}"#, sum: 1),
            line("most", #"["SUM-3"]"#, basis: "standard", input: #"{"a":100,"b":0}"#, sum: 100))
    }
}
