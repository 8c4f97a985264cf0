import JSON
import Specification

extension Commands {
    public static func check(_ rule: Rule) -> Check<Commands> {
        switch rule {
        case .replay:
            .examined(.model, also: .property) { input, readings in
                readings[CommandsStop.self] == .closes ? repeated(input).map { [$0] } ?? [] : []
            } judge: { trial in
                againstRepeated(trial)
            }
        case .words, .reading, .lines, .clipboard, .pasting, .telling, .writing, .stopping: .examined(.model)
        }
    }

    // MARK: CMD-2: what is heard twice runs once

    private static func repeated(_ input: Input) -> Input? {
        guard let last = input.hypotheses.last else { return nil }
        return Input(
            language: input.language, dictionary: input.dictionary, document: input.document,
            names: input.names,
            hypotheses: input.hypotheses + [last])
    }

    private static func againstRepeated(_ trial: Trial<Commands>) -> Finding {
        guard let probe = trial.probes.first, let output = trial.outcome.output else { return .notTouched }
        guard let again = probe.output else {
            return .violated("with its last hypothesis repeated it is rejected")
        }
        if again.executed == output.executed { return .holds }
        return .violated(
            """
            with its last hypothesis repeated it runs \(told(again.executed.value)), not \
            \(told(output.executed.value))
            """)
    }

    // MARK: One hypothesis after the other

    public static func examine(_ trial: Trial<Commands>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        let sitting = Sitting(trial.input, trial.readings)
        for rule in [.words, .replay, .reading] + sitting.executed.flatMap({ rules(of: $0.command) }) {
            findings.touch(rule)
        }
        guard let got = trial.outcome.output else {
            let code = trial.outcome.rejection?.code ?? "an error"
            findings.blame(.reading, "no input is refused, yet it was rejected as \(code)")
            return findings
        }
        let due = sitting.output
        if let place = firstDifference(got.executed, due.executed) {
            blameExecution(place, got, sitting, trial.input, &findings)
        } else if let place = firstDifference(got.effects, due.effects) {
            blameEffect(place, got, due, &findings)
        } else if got.phase != due.phase {
            findings.blame(.stopping, "it ends in \(due.phase.rawValue), not in \(got.phase.rawValue)")
        } else if got.dictation?.value != due.dictation?.value || got.code?.value != due.code?.value {
            let (right, wrong) = ([due.dictation, due.code], [got.dictation, got.code])
            findings.blame(.writing, "dictation and code are \(told(right)), not \(told(wrong))")
        } else if got.document.value != due.document.value {
            let sentence = "the document is \(told(due.document.value)), not \(told(got.document.value))"
            let isClipboard = got.document.clipboard.value != due.document.clipboard.value
            blame(suspects(due.executed, isClipboard), sentence, &findings)
        }
        return findings
    }

    private static func firstDifference<Element: Equatable>(_ got: [Element], _ due: [Element]) -> Int? {
        (0..<max(got.count, due.count)).first { place in
            !got.indices.contains(place) || !due.indices.contains(place) || got[place] != due[place]
        }
    }

    private static func rules(of control: VoiceControl) -> [Rule] {
        switch control {
        case .line: [.lines]
        case .cut, .copy, .delete: [.clipboard]
        case .paste: [.pasting]
        case .read: [.telling, .clipboard]
        case .run: [.telling]
        case .write: [.writing]
        case .stop: [.stopping]
        case .new, .save, .open, .rename, .okay: []
        }
    }

    private static func blame(_ rules: [Rule], _ sentence: String, _ findings: inout Findings<Rule>) {
        for rule in rules { findings.blame(rule, sentence, rules.count == 1 ? .certain : .likely) }
    }

    /// The clauses of what may have changed the document.
    private static func suspects(_ executed: [Execution], _ isClipboard: Bool) -> [Rule] {
        let found = executed.flatMap { execution -> [Rule] in
            switch execution.command {
            case .cut, .delete: [.clipboard]
            case .copy: isClipboard ? [.clipboard] : []
            case .line: isClipboard ? [] : [.lines]
            case .paste: isClipboard ? [] : [.pasting]
            case .write: isClipboard ? [] : [.writing]
            default: []
            }
        }.uniqued
        return found.isEmpty ? [.telling] : found
    }

    private static func blameEffect(
        _ place: Int, _ got: Output, _ due: Output, _ findings: inout Findings<Rule>
    ) {
        let (wrong, right) = (
            got.effects.dropFirst(place).first, due.effects.dropFirst(place).first
        )
        let sentence = "effect \(place) is \(told(right?.value)), not \(told(wrong?.value))"
        func rule(_ text: String?) -> Rule? {
            switch text {
            case "line.outOfRange": .lines
            case "line.none": .clipboard
            case "clipboard.empty": .pasting
            case "name.invalid": .reading
            default: nil
            }
        }
        let isSameKind = wrong?.kind == right?.kind && wrong?.hypothesis == right?.hypothesis
        if isSameKind, right?.kind != .message {
            // What is read out may have become another before.
            let before = due.executed.filter { $0.hypothesis <= right?.hypothesis ?? 0 }
            let rules = suspects(before, false)
            return blame(rules == [.telling] ? rules : rules + [.telling], sentence, &findings)
        }
        // A message that nothing is due for comes before the one that is.
        let isExtra =
            wrong?.kind == .message
            && !due.effects.dropFirst(place).contains { $0 == wrong }
            && got.effects.dropFirst(place + 1).contains { $0 == right }
        let message =
            right?.kind == .message && !isExtra
            ? rule(right?.text) : wrong?.kind == .message ? rule(wrong?.text) : nil
        findings.blame(message ?? .telling, sentence)
    }

    /// Lays it at a clause that another command runs than is due, or another time.
    private static func blameExecution(
        _ place: Int, _ got: Output, _ sitting: Sitting, _ input: Input, _ findings: inout Findings<Rule>
    ) {
        let (wrong, right) = (got.executed.dropFirst(place).first, sitting.executed.dropFirst(place).first)
        let sentence = "command \(place) is \(told(right?.value)), not \(told(wrong?.value))"
        let index = min(wrong?.hypothesis ?? .max, right?.hypothesis ?? .max)
        guard input.hypotheses.indices.contains(index) else {
            findings.blame(.replay, "\(sentence), of which there is no such hypothesis")
            return
        }
        let phase = sitting.phase(after: place)
        let isBack = sitting.executed[..<place].contains { $0.command == .stop }
        if phase == .closed { return findings.blame(.stopping, sentence) }
        if phase == .writing { return findings.blame(.writing, sentence) }
        if let wrong, let right, wrong.command == right.command, wrong.hypothesis == right.hypothesis {
            return findings.blame(right.command == .line ? .words : .reading, sentence)
        }
        let held = sitting.ear.all(input.hypotheses[index].spokenWords)
        let ran = got.executed.filter { $0.hypothesis == index }
        // Whatever runs is held, in its order, though not when it should.
        let isHeld =
            !ran.isEmpty
            && held.indices.contains { start in
                ran.count <= held.count - start && zip(held[start...], ran).allSatisfy { $0.isSame(as: $1) }
            }
        if isHeld || ran.isEmpty && right?.command != .line && index > 0 {
            return findings.blame(.replay, sentence)
        }
        if isBack { return findings.blame(.stopping, sentence, .likely) }
        let isOfNumber = [wrong?.command, right?.command].contains(.line)
        if isOfNumber { findings.blame(.words, sentence, .likely) }
        findings.blame(.reading, sentence, .likely)
        if ran.isEmpty, !isOfNumber { findings.blame(.words, sentence, .likely) }
    }

    private static func told(_ value: Value?) -> String { value.map { JSONWriter.text(of: $0) } ?? "none" }

    private static func told(_ texts: [String?]) -> String {
        told(Value.array(texts.map { $0?.value ?? .null }))
    }
}
