import Adapters
import Catalogue
import Corpus
import Foundation
import Harness
import JSON
import Reports
import Skeletons
import Specification
import TestSupport
import Testing

/// Tests each skeleton whose language is installed.
///
/// Each skeleton is built with its own command, checked with the corpus, `smoke` and `--malformed`, and must answer
/// single lines of the protocol.
struct SkeletonTests {
    @Test(.enabled(if: isThere("c"), "cc or make is not installed"))
    func `the C skeleton conforms and follows the protocol`() async throws { try await hold("c") }

    @Test(.enabled(if: isThere("csharp"), "mcs, mono or make is not installed"))
    func `the C# skeleton conforms and follows the protocol`() async throws { try await hold("csharp") }

    @Test(.enabled(if: isThere("go"), "go is not installed"))
    func `the Go skeleton conforms and follows the protocol`() async throws { try await hold("go") }

    @Test(.enabled(if: isThere("java"), "javac, java or make is not installed"))
    func `the Java skeleton conforms and follows the protocol`() async throws { try await hold("java") }

    @Test(.enabled(if: isThere("javascript"), "node is not installed"))
    func `the JavaScript skeleton conforms and follows the protocol`() async throws {
        try await hold("javascript")
    }

    @Test(.enabled(if: isThere("javascript"), "node is not installed"))
    func `the JavaScript skeleton does not round long numbers`() async throws {
        try await holdToDigits("javascript", "js")
    }

    @Test(.enabled(if: isThere("ruby"), "ruby is not installed"))
    func `the Ruby skeleton does not round long numbers`() async throws {
        let skeleton = try #require(Skeleton.all.first { $0.language == "ruby" })
        let scratch = try Scratch()
        try skeleton.write(to: scratch.folder)
        let script = """
            require "./adapter"
            line = %({"op":"run","id":1e2,"input":[37.00000000000000000001,12345678901234567890,0.1,-1.50e-3]})
            puts JSON.generate(Adapter.request(line)["input"])
            """
        let shell = try await Shell("ruby -e '\(script)'", in: scratch.folder)
        #expect(shell.output == "[37.00000000000000000001,12345678901234567890,0.1,-0.0015]\n")
    }

    @Test(.enabled(if: isThere("kotlin"), "kotlinc, java or make is not installed"))
    func `the Kotlin skeleton conforms and follows the protocol`() async throws { try await hold("kotlin") }

    @Test(.enabled(if: isThere("perl"), "perl is not installed"))
    func `the Perl skeleton conforms and follows the protocol`() async throws { try await hold("perl") }

    @Test(.enabled(if: isThere("php"), "php is not installed"))
    func `the PHP skeleton conforms and follows the protocol`() async throws { try await hold("php") }

    @Test(.enabled(if: isThere("python"), "python3 is not installed"))
    func `the Python skeleton conforms and follows the protocol`() async throws { try await hold("python") }

    @Test(.enabled(if: isThere("ruby"), "ruby is not installed"))
    func `the Ruby skeleton conforms and follows the protocol`() async throws { try await hold("ruby") }

    @Test(.enabled(if: isThere("rust"), "cargo is not installed"))
    func `the Rust skeleton conforms and follows the protocol`() async throws { try await hold("rust") }

    @Test(.enabled(if: isThere("swift"), "swift is not installed"))
    func `the Swift skeleton conforms and follows the protocol`() async throws { try await hold("swift") }

    @Test(.enabled(if: stripsTypes, "node 22.18 or later is not installed"))
    func `the TypeScript skeleton conforms and follows the protocol`() async throws {
        try await hold("typescript")
    }

    @Test(.enabled(if: stripsTypes, "node 22.18 or later is not installed"))
    func `the TypeScript skeleton does not round long numbers`() async throws {
        try await holdToDigits("typescript", "ts")
    }

    @Test(.enabled(if: isThere("php"), "php is not installed"))
    func `the PHP skeleton does not round long numbers`() async throws {
        let skeleton = try #require(Skeleton.all.first { $0.language == "php" })
        let scratch = try Scratch()
        try skeleton.write(to: scratch.folder)
        let script = #"""
            require "json.php";
            $numbers = JsonReader::value("[37.00000000000000000001,12345678901234567890,-1.50e3,7]");
            echo $numbers[0]->text, " ", $numbers[1]->text, " ", $numbers[2]->whole(), " ", $numbers[3];
            """#
        let shell = try await Shell("php -r '\(script)'", in: scratch.folder)
        #expect(shell.output == "37.00000000000000000001 12345678901234567890 -1500 7")
    }

    private static func isThere(_ language: String) -> Bool {
        Skeleton.all.contains { $0.language == language && Shell.has($0.tools, path: path(of: language)) }
    }

    /// Whether the installed Node can run TypeScript by stripping types from the code.
    private static let stripsTypes: Bool = {
        let node = path(of: "typescript").split(separator: ":").map { "\($0)/node" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let node else { return false }
        let process = Process()
        process.executableURL = URL(filePath: node)
        process.arguments = ["-e", "process.exit(process.features.typescript ? 0 : 1)"]
        try? process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Returns the folders with the tools of a language.
    ///
    /// The first folder is where `make test-tools` installs missing tools.
    private static func path(of language: String) -> String {
        let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return "\(project.path)/.build/test-tools/\(language):\(path)"
    }

    private func hold(_ language: String) async throws {
        let skeleton = try #require(Skeleton.all.first { $0.language == language })
        let scratch = try Scratch()
        try skeleton.write(to: scratch.folder)
        let path = "PATH='\(Self.path(of: language))'"
        if let build = skeleton.build {
            let shell = try await Shell("\(path) \(build)", in: scratch.folder)
            try #require(shell.status == 0, "\(build): \(shell.output)")
            #expect(!shell.output.contains("warning"), "\(shell.output)")
        }
        try await holdToCorpus(skeleton, "env \(path) \(skeleton.command)", in: scratch.folder)
        try await speak("env \(path) \(skeleton.command)", in: scratch.folder)
    }

    /// Tests the JSON reader and writer of a skeleton, `json.js` or `json.ts`, with numbers that doubles cannot
    /// represent.
    private func holdToDigits(_ language: String, _ ending: String) async throws {
        let skeleton = try #require(Skeleton.all.first { $0.language == language })
        let scratch = try Scratch()
        try skeleton.write(to: scratch.folder)
        let numbers = "[37.00000000000000000001,1e400,4.9e-324,12345678901234567890,0.1,\"1e400\"]"
        let script = """
            import { parse, stringify } from "./json.\(ending)";
            import { decimal } from "./contract.\(ending)";
            const numbers = parse(process.argv[1]);
            console.log(stringify(numbers), decimal(numbers[0]), numbers[0] * 2, decimal(numbers[4]));
            """
        let shell = try await Shell(
            "PATH='\(Self.path(of: language))' node --input-type=module -e '\(script)' '\(numbers)'",
            in: scratch.folder)
        #expect(shell.output == "\(numbers) 37.00000000000000000001 74 0.1\n")
    }

    private func holdToCorpus(_ skeleton: Skeleton, _ command: String, in folder: URL) async throws {
        var limits = AdapterLimits()
        limits.time = .seconds(60)
        limits.start = .seconds(120)
        let adapter = Adapter(
            command: "cd '\(folder.path)' && exec \(command)", catalogue: .assay,
            limits: limits)
        let cases = try Corpus.bundled.cases(of: SubsystemID(Skeleton.subsystem))
        let smoke = try await SmokeTest(adapter, cases: cases)
        for result in smoke.results where result.state == .broken {
            Issue.record("smoke: \(result.rule.id): \(result.seen)")
        }
        let malformed = try await MalformedRun(cases, with: adapter)
        #expect(!malformed.trials.isEmpty)
        for trial in malformed.failures {
            Issue.record("malformed: \(trial.about): \(trial.problem ?? "")")
        }
        // If the hello announced effects, the run would also check the files that the skeleton writes into its folders.
        // Only subsystems of learning write files, so a skeleton of scholar.hindex announces no effects.
        let run = try await Run(cases, with: adapter)
        for verdict in run.verdicts where verdict.kind != .pass {
            Issue.record("case \(verdict.id): \(verdict.kind): \(verdict.reason)")
        }
        // A failure shows only these two values, since the complete run would flood the log.
        let (hello, conforms) = (run.hello, run.conforms)
        #expect(conforms)
        #expect(hello.language == skeleton.language)
        #expect(hello.subsystems == [SubsystemID(Skeleton.subsystem)])
        #expect(hello.effects.isEmpty)
    }

    private func speak(_ command: String, in folder: URL) async throws {
        var dialogue = try Dialogue(command, in: folder)
        let hello = try await dialogue.ask(#"{"op":"hello","protocol":1}"#)
        #expect(hello?["protocol"] == 1.value)

        let stranger = try await dialogue.ask(#"{"op":"run","id":1,"subsystem":"schön.☃","input":{}}"#)
        #expect(stranger?["id"] == 1.value && stranger?["skip"] != nil)
        #expect(try await dialogue.ask(#"{"op":"dance","id":2}"#)?["skip"] != nil)

        for (index, (input, answer)) in Self.inputs.enumerated() {
            let id = index + 1_000_000
            let line = #"{"op":"run","id":\#(id),"subsystem":"scholar.hindex","input":\#(input)}"#
            let reply = try await dialogue.ask(line)
            #expect(reply?["id"] == id.value, "\(input)")
            #expect(Self.told(reply) == answer, "\(input)")
        }

        // A line without an id cannot be answered, but the next line can.
        let lines = [
            "", "  ", "%%% no JSON %%%", #"{"op":"run""#, "[1, 2", "[]", "7", "null", #"{"op":7}"#,
            #""\u12""#, "01",
            "NaN", #"{"op":"run","subsystem":"scholar.hindex"}"#, String(repeating: "[", count: 100_000),
        ]
        for (id, line) in lines.enumerated() {
            try dialogue.send(line)
            let reply = try await dialogue.ask(
                #"{"op":"run","id":\#(id),"subsystem":"scholar.hindex","input":{"publications":[]}}"#)
            #expect(reply?["id"] == id.value && Self.told(reply) == "0", "\(line.prefix(20))")
        }

        try dialogue.send(#"{"op":"bye"}"#)
        let end = try await dialogue.close()
        #expect(end.rest == nil && end.status == 0)

        var silent = try Dialogue(command, in: folder)
        let silence = try await silent.close()
        #expect(silence.rest == nil && silence.status == 0)
    }

    /// Returns the h in a reply, or the code of its error.
    private static func told(_ reply: Value?) -> String? {
        if case .string(let code)? = reply?["error"]?["code"] { return code }
        return reply?["output"]?["h"].map { JSONWriter.text(of: $0) }
    }

    private static func publications(_ citations: String..., checked: String = "true") -> String {
        let list = citations.map { #"{"citations":\#($0),"checked":\#(checked)}"# }
        return #"{"publications":[\#(list.joined(separator: ","))]}"#
    }

    private static let malformed = "input.malformed"

    /// Inputs of scholar.hindex, each with the expected h or error code.
    private static let inputs: [(input: String, answer: String)] = [
        ("null", malformed), ("[]", malformed), ("{}", malformed), ("\"publications\"", malformed),
        (#"{"publications":null}"#, malformed), (#"{"publications":{}}"#, malformed),
        (#"{"publications":[null]}"#, malformed), (#"{"publications":[[]]}"#, malformed),
        (#"{"publications":[{"citations":1}]}"#, malformed),
        (#"{"publications":[{"checked":true}]}"#, malformed),
        (publications("1", checked: "1"), malformed), (publications("1", checked: "null"), malformed),
        (publications("1", checked: "\"true\""), malformed), (publications("\"1\""), malformed),
        (publications("true"), malformed), (publications("null"), malformed),
        (publications("1.5"), malformed),
        (publications("15e-1"), malformed), (publications("1e400"), malformed),
        (publications("3.00000000000000000001"), malformed),
        (publications("2.99999999999999999999"), malformed),
        (publications("3.00000000000000000000"), "1"),
        (#"{"publications":[],"more":1}"#, malformed),
        (#"{"publications":[{"citations":1,"checked":true,"more":1}]}"#, malformed),
        (#"{"publications":[{"citations":-1,"checked":true}],"more":null}"#, malformed),
        (publications(String(repeating: "[", count: 300) + String(repeating: "]", count: 300)), malformed),
        (publications("9007199254740992"), malformed), (publications("-9007199254740992"), malformed),
        (publications("100000000000000000000000000"), malformed),
        (publications("-1", "true"), malformed), (publications("true", "-1"), malformed),
        (publications("9007199254740991"), "1"), (publications("-9007199254740991"), "citations.invalid"),
        (publications("90071992547409910e-1", checked: "false"), "0"),
        (publications("-1", "5"), "citations.invalid"),
        (publications("-1", checked: "false"), "citations.invalid"),
        (publications("-0", "-0.0", "0e7"), "0"), (publications("3.0", "30e-1", "0.3E+1"), "3"),
        (#" { "publications" : [ { "checked" : true , "citations" : 2 } ] } "#, "1"),
        (#"{"\u0070ublications":[{"citations":2,"check\u0065d":true}]}"#, "1"),
        (
            #"{"publications":[\#(String(repeating: #"{"citations":6000,"checked":true},"#, count: 5999))"#
                + #"{"citations":6000,"checked":true}]}"#, "6000"
        ),
    ]
}
