import Harness
import Specification

/// The words that all reports use for a run.
extension Run {
    /// The reason why a run has no result on some of the cases or malformed inputs.
    static let early = "the run was ended early"

    /// The conclusion in a few words: `conforms`, or the reason why the run does not conform.
    var conclusion: String {
        if isAsExpected { return conforms ? "conforms" : "has only known failures" }
        if isInterrupted {
            let isOnAll = !verdicts.contains { $0.fault?.kind == .interrupted }
            return "was not run \(isOnAll ? "to the end" : "on every case"): \(Run.early)"
        }
        if wasEndedEarly { return "was not sent every malformed input: \(Run.early)" }
        if !refusesMalformed { return "does not conform" }
        if let known, known.new.isEmpty, !known.holds { return "does not match its list of known failures" }
        return count(.fail) + count(.error) == 0 ? "was not judged on any case" : "does not conform"
    }

    /// Whether the only problem is that no case was judged, as in a shard whose cases are all skipped.
    var isIdle: Bool { hasNoFailure && (known?.holds ?? true) && count(.pass) + count(.fail) == 0 }

    /// How the run compares with the list of known failures: `2 known failures, 1 new`; nil if there is no list.
    package var knownInWords: String? {
        known.map { known in
            let others = [
                (known.new.count, "new"), (known.passing.count, "listed but passing"),
                (known.idle.count, "listed but not a case"),
            ]
            return
                ([counted(known.expected, "known failure")]
                + others.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }).joined(separator: ", ")
        }
    }

    /// The broken laws, grouped by their bases, and the number of malformed inputs that were not refused: `breaks 2
    /// laws of the source: GEO-1a, GEO-4c; does not refuse 49 of 90 malformed inputs`.
    var brokenInWords: String {
        let groups = Dictionary(grouping: broken(in: verdicts(of: .fail)), by: \.breach.basis)
        let words = Basis.allCases.compactMap { basis -> String? in
            groups[basis].map { broken in
                let ids = broken.map(\.law.rawValue).joined(separator: ", ")
                return switch basis {
                case .source: "breaks \(counted(broken.count, "law")) of the source: \(ids)"
                case .standard: "breaks \(counted(broken.count, "law")) of a standard: \(ids)"
                case .decision: "departs from \(counted(broken.count, "decision")) of the kit: \(ids)"
                }
            }
        }
        return (words + [unrefusedInWords]).filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// The number of cases with each verdict, and of cases left out, if any: `3 pass, 1 fail, 0 skip, 0 error`.
    var countsInWords: String {
        let counts = Verdict.Kind.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
        return partialInWords.map { "\(counts); \($0)" } ?? counts
    }

    /// The number of cases that were left out: `partial: 12 cases were left out`; nil if the run is complete.
    var partialInWords: String? { Caveats(of: self).partial }

    static let rowTitles = ["subsystem", "clauses exercised", "cases", "pass", "fail", "skip", "error"]

    /// A row for each implemented subsystem: the number of exercised clauses out of all clauses, the number of cases,
    /// and the number of cases with each verdict.
    var rows: [[String]] {
        let tallies = tallies
        let unimplemented = Set(unimplemented(by: skips))
        return catalogue.all.compactMap { specification in
            guard let tally = tallies[specification.id], !unimplemented.contains(specification.id) else {
                return nil
            }
            let clauses = "\(tally.exercised.count)/\(specification.clauses.count)"
            let numbers = Verdict.Kind.allCases.map { tally.counts[$0] ?? 0 }
            return [specification.id.rawValue, clauses] + ([numbers.reduce(0, +)] + numbers).map(String.init)
        }
    }

    /// The rows, sorted so that the subsystems that failed come first, and the number of these subsystems.
    var rowsFailingFirst: (rows: [[String]], failing: Int) {
        let bad = Set((verdicts(of: .fail) + verdicts(of: .error)).map(\.subsystem.rawValue))
        let all = rows
        let failing = all.filter { bad.contains($0[0]) }
        return (failing + all.filter { !bad.contains($0[0]) }, failing.count)
    }

    /// Returns the subsystems that the implementation does not name; `skips` maps each reason to its number of cases.
    private func unimplemented(by skips: [String: Int]) -> [SubsystemID] {
        catalogue.all.map { $0.id }.filter { skips[hello.lack(of: $0)] != nil }
    }

    /// The reasons why cases were skipped, each with its number of cases; the most frequent reason comes first.
    ///
    /// All subsystems that are not implemented share one reason, which comes last.
    var skipReasons: [(reason: String, cases: Int)] {
        var counts = skips
        let ids = unimplemented(by: counts)
        let cases = ids.compactMap { counts.removeValue(forKey: hello.lack(of: $0)) }.reduce(0, +)
        let reasons = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
        guard ids.count > 1 else { return reasons + ids.map { (hello.lack(of: $0), cases) } }
        let names = ids.map(\.rawValue).listed()
        return reasons + [("\(hello.name) does not implement \(ids.count) subsystems: \(names)", cases)]
    }

    /// The errors, grouped by their kind, in the order of the kinds.
    var faults: [(kind: Fault.Kind, verdicts: [Verdict])] {
        let groups = Dictionary(grouping: verdicts(of: .error)) { $0.fault?.kind }
        return Fault.Kind.allCases.compactMap { kind in groups[kind].map { (kind, $0) } }
    }

    func failing(smallestFirst cases: [String: GoldenCase]) -> [Verdict] {
        verdicts(of: .fail)
            .map { (size: cases[$0.id]?.inputSize ?? 0, verdict: $0) }
            .sorted { ($0.size, $0.verdict.id) < ($1.size, $1.verdict.id) }
            .map(\.verdict)
    }
}

extension [String] {
    /// Returns the first few strings with commas between them, and the number of the others: `a, b, c, d and 2 more`.
    package func listed(most: Int = 4) -> String {
        prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
    }
}

extension RunDiagnosis {
    /// Lines about the behaviour that explains every answer of the implementation; empty if no such behaviour is known.
    package var lines: [String] {
        switch cause {
        case .sameAnswer(let answer, let cases):
            return ["\(subsystem) answers \(Difference.text(of: answer)) in all \(counted(cases, "case"))"]
        case .laws(let laws):
            guard laws.isComplete, laws.suspects.count == 1, let suspect = laws.suspects.first else {
                return []
            }
            let wrong = laws.failing == 1 ? "the only wrong answer" : "all \(laws.failing) wrong answers"
            let right = laws.passing == 1 ? " and the only right one" : " and all \(laws.passing) right ones"
            let answers = laws.passing == 0 ? wrong : wrong + right
            let ways = suspect.deviations.map { "  \($0.description)" }
            return ["\(subsystem) behaves as if one law were broken, which explains \(answers)"] + ways
        }
    }
}

extension GoldenCase {
    /// The readings that the case names, in the order of their ids: `scholar.distance.symbol = scalar`.
    var readingsInWords: [String] {
        readings.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
    }
}

extension Basis {
    /// Returns the basis of a law in words, with the place in the source: `decision, near h-index-calculate §4.1`.
    func inWords(at ground: String) -> String {
        self == .decision || ground.isEmpty ? ground : "\(rawValue), \(ground)"
    }
}

extension Breach {
    /// The basis of the law in words, with the place in the source: `decision, near h-index-calculate §4.1`.
    package var placeInWords: String { basis.inWords(at: ground) }
}

extension Verdict {
    /// The sentence of each broken law; the reason for the verdict if no broken law is known.
    package var sentences: [String] {
        breaches.isEmpty ? [reason] : likelyBreaches.map(\.sentence)
    }

    /// The sentence of each broken law with its basis and place; the reason for the verdict if no broken law is known.
    var rules: [String] {
        if breaches.isEmpty { return [reason] }
        let rules = likelyBreaches.flatMap { [$0.sentence, $0.breach.placeInWords] } + [circumstances]
        return rules.filter { !$0.isEmpty }
    }

    /// Returns the first few differences from the expected answer, and the number of further differences.
    func firstDifferences(_ most: Int = 5) -> [String] {
        let more = differences.count - most
        return differences.prefix(most).map(\.sentence)
            + (more > 0 ? ["and \(counted(more, "more difference"))"] : [])
    }

    /// Returns labelled lines for a failing case: a related input, the input, readings, note, and the command that runs
    /// the case again.
    ///
    /// A line is left out if there is nothing to show in it.
    ///
    /// - Parameter heading: The law in the heading above the case; the command names this law. Nil if there is no
    ///   heading.
    func background(
        _ golden: GoldenCase?, under heading: LawFailures? = nil, command: String?,
        style: Style = Style(hasColour: false)
    ) -> [(name: String, text: String)] {
        var lines = likelyBreaches.first?.breach.related?.lines ?? []
        if let golden {
            let input = ForeignText.json(golden.input)
            let words = [Program.name, "corpus show", ForeignText.line(id)] + SuggestedCommand.corpus
            let show = words.joined(separator: " ")
            lines.append(("input", input.count <= 200 ? input : style.dim(show)))
            if !golden.readings.isEmpty {
                lines.append(("readings", golden.readingsInWords.joined(separator: ", ")))
            }
            if let note = golden.note { lines.append(("note", ForeignText.line(note))) }
        }
        if let command { lines.append(("again", style.dim(again(command, heading?.law)))) }
        return lines
    }

    /// Returns the command that runs the case again.
    ///
    /// The command names the law that reports list the failure under, because a run of this case alone could name
    /// another law.
    func again(_ command: String, _ law: LawID? = nil) -> String {
        let law = law ?? likelyBreaches.first?.breach.law
        return "\(command) --case \(ForeignText.line(id))" + (law.map { " --law \($0)" } ?? "")
    }
}
