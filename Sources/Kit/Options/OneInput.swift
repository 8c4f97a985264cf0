import ArgumentParser
import Harness
import JSON
import Reports
import Specification

/// The options that name one input of a subsystem, and the implementation and the readings to use for it.
package struct OneInput: ParsableArguments {
    package static let discussion = """
        The input is one JSON value, from a file or from standard input. An output or a rejection is printed as one \
        line of JSON; after a rejection the exit code is 1. If the input does not have the right shape, the message \
        names the place of the fault, and the exit code is 2.
        """

    @Argument(help: "A subsystem.", completion: Completions.subsystems)
    package var subsystem: String

    @Argument(help: "The file to read; standard input if none is named.")
    package var file: String?

    @Option(help: ArgumentHelp("The variant to use instead of the reference.", valueName: "name"))
    package var variant: String?

    @Option(
        name: .customLong("reading"),
        help: ArgumentHelp(
            "The option of a reading to use instead of the default; may be repeated.", valueName: "id=option")
    )
    package var readings: [ReadingChoice] = []

    package init() {}

    /// Prints the output or rejection for the input; `picture` is the file for an SVG picture of the input and output.
    package func answer(picture: String? = nil) throws {
        let specification = try Kit.current.specification(named: subsystem)
        let candidate = try candidate(for: specification.id)
        let declared = try ReadingChoice.declarations(readings, of: specification).declarations
        let value: Value
        let bytes = try InputFile(file).bytes()
        let hint = "an input must be JSON of the form that `\(Program.name) explain \(subsystem)` shows"
        if bytes.isEmpty, file == nil {
            throw Failure(.usage, "standard input is empty or closed; \(hint)")
        }
        do throws(JSONError) {
            value = try JSONReader.value(of: bytes.withoutByteOrderMark)
        } catch {
            throw Failure(.usage, "\(name): \(error); \(hint)")
        }
        let request = Request(subsystem: specification.id, input: value, readings: declared)
        let answer = candidate.answer(to: request)
        if let picture, case .output(let output) = answer {
            try draw(specification.id, value, output, declared, to: picture)
        }
        try report(answer)
    }

    /// Returns the reference, or the variant that the command line names.
    ///
    /// - Throws: `Failure` if the subsystem is not implemented; the message names the implemented subsystems.
    private func candidate(for id: SubsystemID) throws -> InProcess {
        let candidate = try Kit.current.candidate(variant)
        let implemented = candidate.specifications.map { $0.id }
        if implemented.contains(id) { return candidate }
        let name = variant.map { "the variant \($0)" } ?? "the reference"
        let others = implemented.isEmpty ? "nothing" : implemented.map(\.rawValue).listed()
        throw Failure(.usage, "\(name) does not implement \(id); it implements \(others)")
    }

    private func draw(
        _ id: SubsystemID, _ input: Value, _ output: Value, _ readings: [String: String], to file: String
    ) throws {
        let illustrations = Kit.current.illustrations
        guard let illustration = illustrations.first(where: { $0.subsystem == id }) else {
            let known = illustrations.map { $0.subsystem.rawValue }.joined(separator: ", ")
            throw Failure(.usage, "\(id) has no pictures; subsystems with pictures: \(known)")
        }
        let picture = illustration.picture(title: name, input: input, output: output, readings: readings)
        guard let picture else { throw Failure(.usage, "\(name): nothing to draw") }
        try writeWhole(picture.svg, to: file)
    }

    private func report(_ answer: Answer) throws {
        switch answer {
        case .output(let output): standardOutput(JSONWriter.text(of: output) + "\n")
        case .rejection(let error) where error["code"] == "input.malformed".value:
            guard case .string(let problem)? = error["message"] else { throw Failure(.usage, name) }
            throw Failure(.usage, "\(name): \(problem)")
        case .rejection(let error):
            standardOutput(JSONWriter.text(of: .record(("error", error))) + "\n")
            throw Failure(.doesNotConform)
        case .skip(let why): throw Failure(.usage, why)
        }
    }

    private var name: String { InputFile(file).name }
}

/// A file that is named on the command line, or standard input if no file is named.
public struct InputFile {
    private let file: String?

    /// Makes an input from the name of a file; nil stands for standard input.
    public init(_ file: String?) { self.file = file }

    /// The name of the file in messages.
    public var name: String { file ?? "standard input" }

    /// Reads the whole file, or standard input to its end.
    ///
    /// - Throws: `Failure` that names the file, if it cannot be read or is too large.
    public func bytes() throws -> [UInt8] {
        guard let file else { return Array(try GivenFile.standardInput(called: name)) }
        return Array(try GivenFile.contents(file))
    }
}

/// An option of a reading, as a command line names it: `health.merge.mean=running`.
public struct ReadingChoice: ExpressibleByArgument {
    let id: String
    let option: String

    public init?(argument: String) {
        guard let sides = argument.sides(mayBeEmpty: true) else { return nil }
        (id, option) = sides
    }

    /// Returns the chosen options as readings of a subsystem.
    ///
    /// - Throws: `Failure` if a chosen reading belongs only to other subsystems; the message names those subsystems.
    static func declarations(
        _ choices: [ReadingChoice], of specification: any Specification.Type
    ) throws -> Readings {
        let known = specification.readings
        for choice in choices where !known.contains(where: { $0.id == choice.id }) {
            let owners = Kit.current.catalogue.all.filter { owner in
                owner.readings.contains { $0.id == choice.id }
            }.map { $0.id.rawValue }
            if owners.isEmpty { continue }
            let own = known.isEmpty ? "none" : known.map(\.id).joined(separator: ", ")
            throw Failure(
                .usage,
                "the reading \(choice.id) belongs to \(owners.listed()); \(specification.id) has \(own)")
        }
        return try declarations(choices, known: known)
    }

    /// Returns the chosen options as readings; if a reading is chosen twice, the last choice applies.
    public static func declarations(_ choices: [ReadingChoice], known: [Reading]) throws -> Readings {
        let options = Dictionary(choices.map { ($0.id, $0.option) }) { $1 }
        return try orFailure { try Readings(options, known: known) }
    }
}
