import Foundation
import Harness
import JSON
import Specification
import TestSupport

/// A specification only for tests: the sum of two numbers, with laws of each kind of basis.
enum Sum: Effectful {
    static let id: SubsystemID = "test.sum"
    static let summary = "Adds two numbers."

    struct Input: Record {
        let a: Int
        let b: Int?

        static let form = Form(
            Input.init(a:b:), Member("a", { $0.a }, "The first number.", .within(0...100)),
            Member("b", { $0.b }, "The second number; 0 if absent.", .within(0...100)))
    }

    struct Output: Record {
        let sum: Int

        static let form = Form(Output.init(sum:), Member("sum", { $0.sum }, "The sum."))
    }

    /// A reading whose options change no outcome, so that each test can decide what its implementation does under them.
    enum Order: String, ReadingOption {
        case forward, backward, inward

        static let reading = Reading(
            "test.sum.order", "In which order are the numbers added?", source: source,
            options: .init("forward", "the first number first"), .init("backward", "the last number first"),
            .init("inward", "both at once"))
    }

    enum Law: LawName {
        typealias Subsystem = Sum
        case adding
        case absence, zero
        case most, nothingCarried
    }

    private static let source = Source(Source.Document("tests", about: "what these tests say"), "1")
    static let laws: Laws<Sum> = [
        ("SUM-1a", .adding, .source(source)): "The sum is a + b.",
        ("SUM-2a", .absence, .source(source)): "b may be absent.",
        ("SUM-2b", .zero, .decision): "If b is absent, it counts as 0, not as 1.",
        ("SUM-3a", .most, .standard(Standard("ISO 0", about: "small numbers"))): "A number is at most 100.",
        ("SUM-3b", .nothingCarried, .decision(near: source)): "Nothing is carried.",
    ]
    static let readings = [Order.reading]

    static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let b = law.holds(.absence, input.b == nil) ? law(.zero, 0, not: 1) : input.b ?? 0
        let a = law(.most, input.a, not: min(input.a, 99))
        return Output(sum: law.shows(.adding, law(.nothingCarried, a + b, not: (a + b) % 100)))
    }

    static let properties = [
        Property<Sum>("The sum is not less than a.", from: .adding) { trial in
            guard let sum = trial.outcome.output?.sum else { return .violated("there is no sum") }
            return sum >= trial.input.a ? .holds : .violated("\(sum) is less than \(trial.input.a)")
        }
    ]

    static func generate(from entropy: inout Entropy) -> Input {
        Input(a: entropy.integer(in: 0...100), b: entropy.once(in: 2) ? nil : entropy.integer(in: 0...100))
    }

    /// An implementation that adds an error to the correct sum; a closure returns the error.
    struct Adder: Implementation {
        typealias Subsystem = Sum
        var error: @Sendable (Input, Readings) -> Int = { _, _ in 0 }

        func run(_ input: Input, readings: Readings) throws(Rejection) -> Output {
            Output(sum: input.a + (input.b ?? 0) + error(input, readings))
        }
    }

    // The effect of a sum is one file, and the size of the file in bytes is the sum.
    static func fitsOnDisk(_ input: Input) -> Bool { input.a < 100 }

    static func breaches(
        in folder: WrittenFolder, after outcome: Outcome<Output>
    ) -> [(law: LawID, finding: String)] {
        var found = folder.strays.prefix(1).map { (law: Law.most.id, finding: $0) }
        if case .output(let output) = outcome, folder.entries != ["sum": .file(size: output.sum)] {
            let finding = "the folder has \(folder.entries.keys.map(\.path).sorted())"
            found.append((law: Law.adding.id, finding: finding))
        }
        return found
    }

    /// Returns a corpus of the given lines, after adding the beginning `{"id":"test.sum/` to each of them.
    static func corpus(_ lines: String...) throws -> GoldenCorpus {
        let scratch = try Scratch()
        let text = lines.map { #"{"id":"test.sum/\#($0)"# + "\n" }.joined()
        let folder = URL(filePath: scratch["test/sum"])
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: "all.jsonl"))
        return try GoldenCorpus(folder: URL(filePath: scratch["."]), catalogue: Catalogue([Sum.self]))
    }

    /// Returns a line of a corpus, without the beginning that `corpus` adds to the line.
    static func line(_ name: String, _ clauses: String, input: String, sum: Int) -> String {
        #"""
        \#(name)","clauses":\#(clauses),"origin":{"kind":"worked","by":"a test"},"readings":{},"input":\#(input),"output":{"sum":\#(sum)}}
        """#
    }

    /// Returns a corpus with one case for each clause.
    static func corpus() throws -> GoldenCorpus {
        try corpus(
            line("two", #"["SUM-1"]"#, input: #"{"a":1,"b":2}"#, sum: 3),
            line("one", #"["SUM-2"]"#, input: #"{"a":1}"#, sum: 1),
            line("most", #"["SUM-3"]"#, input: #"{"a":100,"b":0}"#, sum: 100))
    }
}
