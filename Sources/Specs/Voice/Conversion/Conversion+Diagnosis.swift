import JSON
import SharedSpecs
import Specification

extension Conversion {
    /// Blames the clauses one of which, deciding otherwise, gives just the outcome, all others being kept.
    public static func examine(_ trial: Trial<Conversion>) -> Findings<Rule> {
        Diagnosis(trial).findings()
    }
}

/// Whom a conversion is laid at, from the derivation of the right one.
private struct Diagnosis {
    typealias Rule = Conversion.Rule

    let trial: Trial<Conversion>
    let right: Derivation

    init(_ trial: Trial<Conversion>) {
        self.trial = trial
        right = Derivation(trial.input, trial.readings)
    }

    func findings() -> Findings<Rule> {
        var found = Findings<Rule>()
        guard let actual = trial.outcome.output else {
            found.blame(.tokens, "every transcript converts, yet \(Conversion.told(trial.outcome)) came")
            return found
        }
        let touched = Rule.allCases.filter(isTouched)
        for rule in touched { found.touch(rule) }
        if actual.isSame(as: right.output) { return found }
        let beginning = """
            "\(trial.input.transcript)" gives \(told(right.output)), not \(told(actual))
            """
        let explanations = Rule.allCases.map { ($0, explanation(of: actual, by: $0)) }
        let best = explanations.compactMap(\.1).min()
        for (rule, explanation) in explanations {
            guard let explanation else { continue }
            found.blame(
                rule, "\(beginning), which is what comes of breaking this rule alone",
                explanation == best ? .likely : .possible)
        }
        if best == nil, !blameWriting(actual, beginning, &found) {
            blameFirstDifference(actual, beginning, &found)
        }
        let doubt =
            best == nil ? ", and the outcome fits no clause's trace" : ", though breaking another gives that"
        for rule in touched where mayHaveDecided(rule, actual) || !found.hasViolation {
            found.blame(rule, "\(beginning); this rule is at work on it\(doubt)", .possible)
        }
        return found
    }

    // MARK: What is at work

    /// Whether a clause decides something on this input.
    private func isTouched(_ rule: Rule) -> Bool {
        switch rule {
        case .tokens: true
        case .keywords, .purity: !trial.input.transcript.isEmpty
        case .order: orders.contains { !$0.isSame(as: right.output) }
        case .stop: right.hearsStop
        case .assembly: !right.code.isEmpty
        case .redo, .undo, .clear, .type, .literally: right.decisions.asked.contains(rule)
        }
    }

    /// What other orders of the passes give.
    private var orders: some Sequence<Conversion.Output> {
        Derivation.Order.others(of: right.passesAtWork).lazy.map { order in
            Derivation(trial.input, trial.readings, order: order, vocabulary: right.vocabulary).output
        }
    }

    /// Whether a clause took a decision on this transcript that others need not show: one outcome never clears it.
    private func mayHaveDecided(_ rule: Rule, _ actual: Conversion.Output) -> Bool {
        switch rule {
        case .tokens: trial.input.transcript.unicodeScalars.contains { $0 != " " && $0.isUnseen }
        case .redo, .undo, .clear, .type, .literally: right.decisions.asked.contains(rule)
        case .order, .purity: true
        case .assembly: differsInWhiteSpaceOnly(actual)
        case .keywords, .stop: false
        }
    }

    private func differsInWhiteSpaceOnly(_ actual: Conversion.Output) -> Bool {
        actual.code.spokenWords.joined().hasSameScalars(as: right.code.spokenWords.joined())
    }

    // MARK: What explains an outcome

    /// How a broken clause gives an outcome; the simpler is the likelier.
    private enum Explanation: Comparable {
        /// It decides the same otherwise each time, or in another order.
        case throughout
        /// It decides otherwise here and there.
        case somewhere
    }

    /// How breaking a clause gives just that outcome, all others being kept; nil if no way is found.
    private func explanation(of actual: Conversion.Output, by rule: Rule) -> Explanation? {
        switch rule {
        case .order: orders.contains { $0.isSame(as: actual) } ? .throughout : nil
        case .assembly:
            actual.ended == right.ended && right.differsInSpacesOnly(from: actual.code) ? .throughout : nil
        case .tokens, .redo, .undo, .clear, .type, .literally, .keywords, .stop, .purity:
            search(rule) { $0.isSame(as: actual) }
        }
    }

    /// Tries other decisions of a clause: one of them at every place, then one, two, … places at a time.
    private func search(_ rule: Rule, _ isWanted: (Conversion.Output) -> Bool) -> Explanation? {
        // A derivation takes the longer the more words there are.
        var patience = min(300, 6_000 / max(1, trial.input.transcript.utf8.count / 5))
        func derive(_ decisions: Decisions) -> Derivation {
            patience -= 1
            return Derivation(
                trial.input, trial.readings, decisions: decisions, vocabulary: right.vocabulary)
        }
        let first = derive(Decisions(of: rule))
        for option in first.decisions.options.uniqued.prefix(patience)
        where isWanted(derive(Decisions(of: rule, everywhere: option)).output) {
            return .throughout
        }
        var paths: [(path: [Int], counts: [Int])] = [([], first.decisions.counts)]
        var next = 0
        while next < paths.count {
            let (path, counts) = paths[next]
            next += 1
            for place in path.count..<max(path.count, counts.count) {
                for option in 0..<counts[place] {
                    if patience <= 0 { return nil }
                    let other = path + Array(repeating: 0, count: place - path.count) + [option + 1]
                    let derivation = derive(Decisions(of: rule, path: other))
                    // What the dictionary decides is decided alike wherever the same is heard.
                    if isWanted(derivation.output) {
                        return rule == .tokens || rule == .keywords ? .throughout : .somewhere
                    }
                    paths.append((other, derivation.decisions.counts))
                }
            }
        }
        return nil
    }

    // MARK: What no clause explains

    /// Blames the clauses that wrote the pieces that are there in other letters, or the one that put the spaces, if
    /// that is all that differs.
    private func blameWriting(
        _ actual: Conversion.Output, _ beginning: String, _ found: inout Findings<Rule>
    ) -> Bool {
        guard actual.ended == right.ended else { return false }
        if differsInWhiteSpaceOnly(actual) {
            let parted = parted(in: actual.code)
            for piece in parted {
                found.blame(
                    piece.maker, "\(beginning): this rule writes \"\(piece.text)\", which came in parts",
                    .likely)
            }
            if parted.isEmpty {
                found.blame(.assembly, "\(beginning): only white space differs", .likely)
            }
            return true
        }
        var rest = actual.code.unicodeScalars[...]
        var written: [(piece: SpokenToken, as: String)] = []
        for piece in right.tokens where !piece.text.isEmpty {
            while rest.first == " " { rest.removeFirst() }
            let (lower, upper) = (
                FullCaseMapping.lowercase(piece.text), FullCaseMapping.uppercase(piece.text)
            )
            guard
                let end = rest.indices.first(where: { end in
                    let text = String(rest[...end])
                    return FullCaseMapping.lowercase(text).hasSameScalars(as: lower)
                        || FullCaseMapping.uppercase(text).hasSameScalars(as: upper)
                })
            else { return false }
            let text = String(rest[...end])
            if !text.hasSameScalars(as: piece.text) { written.append((piece, text)) }
            rest = rest[rest.index(after: end)...]
        }
        guard rest.isEmpty else { return false }
        for (piece, text) in written {
            found.blame(
                piece.maker,
                "\(beginning): this rule writes \"\(piece.text)\", which came in other letters, \"\(text)\"",
                .likely)
        }
        return true
    }

    /// The pieces of one word that have white space in them; the code differs in white space only.
    private func parted(in code: String) -> [SpokenToken] {
        var rest = code.unicodeScalars[...]
        return right.tokens.filter { piece in
            rest = rest.drop(while: \.isWhiteSpace)
            let isWhole = rest.starts(with: piece.text.unicodeScalars)
            for scalar in piece.text.unicodeScalars where !scalar.isWhiteSpace {
                rest = rest.drop(while: \.isWhiteSpace).dropFirst()
            }
            return !isWhole && piece.text.spokenWords.count == 1
        }
    }

    /// Blames the clause that made the first piece which is not there, and those that removed what came back instead.
    private func blameFirstDifference(
        _ actual: Conversion.Output, _ beginning: String, _ found: inout Findings<Rule>
    ) {
        let unfitting = "and the outcome fits no clause's trace"
        var rest = actual.code.unicodeScalars[...]
        for piece in right.tokens {
            while rest.first == " " { rest.removeFirst() }
            guard rest.starts(with: piece.text.unicodeScalars) else {
                found.blame(
                    piece.maker,
                    "\(beginning): \"\(piece.text)\", which this rule makes, is not there, \(unfitting)",
                    .possible)
                break
            }
            rest.removeFirst(piece.text.unicodeScalars.count)
        }
        blameReturned(in: rest, beginning, unfitting, &found)
        if actual.ended != right.ended { found.blame(.stop, "\(beginning), \(unfitting)", .possible) }
    }

    /// Blames the clauses that removed what the code goes on with.
    private func blameReturned(
        in rest: Substring.UnicodeScalarView, _ beginning: String, _ unfitting: String,
        _ found: inout Findings<Rule>
    ) {
        var rest = rest
        while rest.first == " " { rest.removeFirst() }
        for (token, rule) in right.removed where rest.starts(with: token.text.unicodeScalars) {
            found.blame(
                rule, "\(beginning): \"\(token.text)\", which this rule removes, came back, \(unfitting)",
                .possible)
        }
    }

    private func told(_ output: Conversion.Output) -> String { Conversion.told(.output(output)) }
}

extension Derivation.Order {
    /// Every order that comes of moving one of these passes to another place; stop is decided where it was.
    fileprivate static func others(of passes: [Derivation.Pass]) -> [Derivation.Order] {
        var orders: [[Derivation.Pass]] = []
        for (from, pass) in passes.enumerated() where pass != .stop {
            for to in passes.indices where to != from {
                var order = passes
                order.remove(at: from)
                order.insert(pass, at: to)
                orders.append(order)
            }
        }
        return [Derivation.Order(isOneWalk: true)]
            + orders.uniqued.flatMap { order in
                let early = order.prefix { $0 != .type }
                let isLate = early.count < order.count
                var variants = [Derivation.Order(passes: order)]
                if isLate, early.contains(.keywords) {
                    variants.append(Derivation.Order(passes: order, hearsCode: true))
                }
                if isLate, early.contains(.literally) {
                    variants.append(Derivation.Order(passes: order, leavesNotations: true))
                }
                return variants
            }
    }
}
