import Adapters
import ArgumentParser
import Harness
import JSON
import Reports
import Specification

struct Smoke: AsyncParsableCommand, Coloured {
    static let configuration = CommandConfiguration(
        commandName: "smoke",
        abstract:
            "Test an adapter before its first case: show each rule of the protocol that it breaks, and the remedy.",
        discussion: """
            Each rule is tested by an exchange of messages with the adapter; no answer is judged. `\(Program.name) \
            explain protocol` shows the rules; `\(Program.name) explain PRT-5` shows how to mend an adapter that \
            breaks PRT-5. Exit codes: 0 if the adapter follows all rules, 1 if it breaks one, 3 if it sends no valid \
            hello.
            """)

    @OptionGroup var implementation: ImplementationOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption
    @OptionGroup var colour: ColourOption

    func run() async throws {
        guard let command = implementation.adapter else {
            throw Failure(.usage, "smoke needs an --adapter to test")
        }
        let adapter = implementation.treatment.adapter(command)
        let cases = try corpus.load().cases
        let test = try await Interruption.cancels {
            do {
                let test = try await SmokeTest(adapter, cases: cases)
                if !Task.isCancelled { return test }
            } catch {
                if !Task.isCancelled { throw error }
            }
            throw Failure(.interrupted, "ended early")
        }
        switch output.format {
        case .human: standardOutput(text(test))
        case .json: standardOutput(JSONWriter.text(of: value(test)) + "\n")
        }
        if test.hello == nil { throw Failure(.adapter) }
        if !test.isGood { throw Failure(.doesNotConform) }
    }

    private func text(_ test: SmokeTest) -> String {
        let style = Style.standardOutput
        var lines: [String] = []
        for result in test.results {
            let id = result.rule.id + String(repeating: " ", count: 6 - result.rule.id.count)
            switch result.state {
            case .ok: lines.append("\(style.green("ok"))      \(id)  \(result.rule.sentence)")
            case .unasked:
                lines.append("\(style.dim("unasked")) \(id)  \(result.rule.sentence) (\(result.seen))")
            case .broken:
                lines.append("\(style.red("broken"))  \(id)  \(result.rule.sentence)")
                lines.append("                seen: \(result.seen)")
                lines.append("                do: \(result.advice)")
            }
        }
        if !test.log.isEmpty {
            lines.append("the end of the adapter's standard error:")
            lines += test.log.split(separator: "\n").suffix(8).map { "  \($0)" }
        }
        let broken = test.results.filter { $0.state == .broken }.map(\.rule.id).joined(separator: ", ")
        let name = test.hello?.nameAndVersion ?? "the adapter"
        lines.append("")
        lines.append(
            test.isGood
                ? "\(name) \(style.green("follows the protocol")); next: \(Program.name) check \(words)"
                : "\(name) \(style.red("breaks")) \(broken)")
        return lines.joined(separator: "\n") + "\n"
    }

    private var words: String { (implementation.words + corpus.words).joined(separator: " ") }

    private func value(_ test: SmokeTest) -> Value {
        let rules = test.results.map { result -> Value in
            let isBroken = result.state == .broken
            return .record(
                ("rule", result.rule.id.value), ("sentence", result.rule.sentence.value),
                ("verdict", result.state.rawValue.value),
                ("seen", result.seen.isEmpty ? nil : result.seen.value),
                ("advice", isBroken ? result.advice.value : nil))
        }
        return .record(
            ("kind", "smoke".value), ("adapter", test.adapter.command.value),
            ("name", test.hello?.name.value), ("good", test.isGood.value), ("rules", .array(rules)),
            ("log", test.log.isEmpty ? nil : test.log.value))
    }
}
