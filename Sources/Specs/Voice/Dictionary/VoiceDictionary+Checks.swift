import JSON
import SharedSpecs
import Specification

extension VoiceDictionary {
    public static func check(_ rule: Rule) -> Check<VoiceDictionary> {
        switch rule {
        case .file:
            .examined(.derivation, also: .property) { input, _ in
                [alone(input)].compactMap { $0 }
            } judge: { trial in
                against(trial, "with no other file there", alone(trial.input))
            }
        case .lines:
            .examined(.derivation, also: .property) { input, _ in
                [fromElsewhere(input)].compactMap { $0 }
            } judge: { trial in
                against(trial, "with a byte order mark and CRLF", fromElsewhere(trial.input))
            }
        case .twice: .examined(.derivation, also: .property, judge: apart)
        case .keywords, .expressions, .informations: .examined(.derivation)
        }
    }

    // MARK: What changes nothing

    private static func chosen(_ input: Input) -> TextMap.Entry? {
        input.candidates.lazy.compactMap { name in input.files[name].map { TextMap.Entry(name, $0) } }.first
    }

    /// Returns the input with the file alone that is read; nil if it is alone, or there is none.
    private static func alone(_ input: Input) -> Input? {
        guard let file = chosen(input), input.files.entries.count > 1 else { return nil }
        return Input(language: input.language, name: input.name, kind: input.kind, files: TextMap([file]))
    }

    /// Returns the input as an editor on another system writes it.
    private static func fromElsewhere(_ input: Input) -> Input? {
        guard let file = chosen(input), file.text.unicodeScalars.first != "\u{FEFF}",
            !file.text.unicodeScalars.contains("\r")
        else { return nil }
        var files = input.files
        let lines = file.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        files[file.name] = "\u{FEFF}" + lines.map { String($0) }.joined(separator: "\r\n")
        return Input(language: input.language, name: input.name, kind: input.kind, files: files)
    }

    private static func against(_ trial: Trial<VoiceDictionary>, _ how: String, _ input: Input?) -> Finding {
        guard input != nil, let probe = trial.probes.first else { return .notTouched }
        return told(probe) == told(trial.outcome)
            ? .holds : .violated("\(how) it gives \(told(probe)), not \(told(trial.outcome))")
    }

    /// No expression stands under two keywords, and no keyword twice.
    private static func apart(_ trial: Trial<VoiceDictionary>) -> Finding {
        guard trial.input.kind == .dictionary, let entries = trial.outcome.output?.entries, !entries.isEmpty
        else { return .notTouched }
        var seen: Set<[UInt8]> = []
        for expression in entries.flatMap(\.expressions)
        where !seen.insert(Array(FullCaseMapping.lowercase(expression).utf8)).inserted {
            return .violated("\"\(expression)\" is told twice, yet it stands under one keyword, once")
        }
        let keywords = Set(entries.map { Array($0.keyword.utf8) })
        return keywords.count == entries.count ? .holds : .violated("a keyword has two entries")
    }

    // MARK: The file

    public static func examine(_ trial: Trial<VoiceDictionary>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        findings.touch(.file)
        let got = trial.outcome
        guard let file = chosen(trial.input) else {
            if told(got) != told(.rejection(missing())) {
                findings.blame(.file, "there is no file to read, yet it gives \(told(got))")
            }
            return findings
        }
        let due = Derived(file.text, trial.input.kind)
        for rule in due.rules { findings.touch(rule) }
        let expected =
            due.fault.map { .rejection($0.rejection) }
            ?? Outcome.output(Output(file: file.name, entries: due.entries))
        guard told(got) != told(expected) else { return findings }
        let sentence = "\(file.name) gives \(told(expected)), not \(told(got))"
        if got.rejection?.code == missing.code
            || got.output.map({ !$0.file.hasSameScalars(as: file.name) }) ?? false
        {
            findings.blame(.file, sentence)
            return findings
        }
        let suspects = suspects(due, got, file.text, trial.input.kind)
        for rule in suspects { findings.blame(rule, sentence, suspects.count == 1 ? .certain : .likely) }
        return findings
    }

    /// The clauses that may be at fault for what came instead of what is derived.
    private static func suspects(
        _ due: Derived, _ got: Outcome<Output>, _ text: String, _ kind: Kind
    ) -> [Rule] {
        let contents = contents(of: text, kind)
        guard let rejection = got.rejection else {
            return suspects(due, got.output?.entries ?? [], contents, kind)
        }
        let line = rejection.details["line"].flatMap { try? Int($0) } ?? 0
        if let fault = due.fault {
            if fault.line == line {
                return fault.rejection.code == rejection.code ? [.expressions] : [.lines]
            }
            if line > fault.line { return [fault.rule] }
            // The right line, counted without the blank ones.
            let blanks = contents.prefix(fault.line).count { if case .blank = $0 { true } else { false } }
            if rejection.code == fault.rejection.code, line + blanks == fault.line { return [.lines] }
        }
        guard contents.indices.contains(line - 1), case .entry = contents[line - 1] else { return [.lines] }
        if rejection.code == ambiguous.code { return kind == .information ? [.informations] : [.twice] }
        return kind == .information ? [.informations, .keywords] : [.keywords, .expressions]
    }

    /// The same for what came as entries.
    private static func suspects(
        _ due: Derived, _ entries: [DictionaryEntry], _ contents: [Content], _ kind: Kind
    ) -> [Rule] {
        let ofKind = kind == .information ? Rule.informations : .twice
        let keywords = contents.compactMap { content -> String? in
            if case .entry(let keyword, _) = content { keyword } else { nil }
        }
        func count(_ keyword: String) -> Int { keywords.count { $0.hasSameScalars(as: keyword) } }
        let isUnknown = entries.contains { count($0.keyword) == 0 }
        if isUnknown, !keywords.isEmpty { return [.keywords] }
        if let fault = due.fault { return [fault.rule] }
        if isUnknown { return [.lines, ofKind] }
        for (entry, right) in zip(entries, due.entries) where entry.value != right.value {
            guard entry.keyword.hasSameScalars(as: right.keyword) else { return [ofKind] }
            let (wrong, sounds) = (entry.expressions.map(sound), right.expressions.map(sound))
            if wrong == sounds { return [.expressions] }
            if kind == .information { return [.informations] }
            return count(right.keyword) > 1 || wrong.count > sounds.count ? [.twice] : [.expressions]
        }
        return [ofKind]
    }

    /// An expression without its case and its white space.
    private static func sound(_ expression: String) -> [UInt8] {
        Array(FullCaseMapping.lowercase(expression.spokenWords.joined()).utf8)
    }

    private static func told(_ outcome: Outcome<Output>) -> String {
        switch outcome {
        case .output(let output): JSONWriter.text(of: output.value)
        case .rejection(let rejection):
            JSONWriter.text(
                of: .object(
                    [Value.Member("code", rejection.code.value)]
                        + rejection.details.sorted { $0.key < $1.key }.map { Value.Member($0.key, $0.value) })
            )
        }
    }
}
