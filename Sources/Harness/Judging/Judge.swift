import Specs

/// Turns the replies to a case into its verdict.
enum Judge {
    static func verdict<S: Specification>(on entry: Plan.Entry, _ replies: [Reply], _: S.Type) -> Verdict {
        let golden = entry.golden
        let answer: Answer
        switch replies[entry.requests.lowerBound] {
        case .failure(let fault):
            return Verdict(golden, .error, reason: "\(fault.kind.rawValue): \(fault.sentence)", fault: fault)
        case .success(.skip(let why)): return Verdict(golden, .skip, reason: why)
        case .success(let given): answer = given
        }
        // The probes matter only where the case itself was answered.
        for request in entry.requests.dropFirst() {
            if case .failure(let fault) = replies[request] {
                return Verdict(
                    golden, .error, reason: "\(fault.kind.rawValue) on a related input: \(fault.sentence)",
                    fault: fault)
            }
        }
        let outcome: Outcome<S.Output>
        do throws(Misfit) {
            outcome = try self.outcome(answer, S.self)
        } catch {
            return Verdict(
                golden, .fail, reason: "the answer has the wrong form at \(error)",
                differences: differences(golden, answer, S.self))
        }
        let differences = differences(golden, answer, S.self)
        if differences.isEmpty, entry.probing.isEmpty { return Verdict(golden, .pass) }
        var breaches: [Breach] = []
        if let input = try? S.Input(golden.input) {
            for clause in S.clauses where !differences.isEmpty || entry.probing[clause.id] != nil {
                if let breach = breach(of: clause, input, outcome, entry, replies) { breaches.append(breach) }
            }
        }
        if differences.isEmpty, breaches.isEmpty { return Verdict(golden, .pass) }
        let reason =
            breaches.first?.sentence
            ?? "the answer differs from the expected one, yet no clause's check names the rule; the case is of "
            + golden.clauses.map(\.rawValue).joined(separator: ", ")
        return Verdict(golden, .fail, reason: reason, breaches: breaches, differences: differences)
    }

    private static func breach<S: Specification>(
        of clause: Clause<S>, _ input: S.Input, _ outcome: Outcome<S.Output>, _ entry: Plan.Entry,
        _ replies: [Reply]
    ) -> Breach? {
        var probes: [Outcome<S.Output>] = []
        for request in entry.probing[clause.id] ?? 0..<0 {
            guard case .success(let answer) = replies[request], let probe = try? self.outcome(answer, S.self)
            else {
                let sentence = "\(clause.id): a related input got no answer of the right form"
                return Breach(clause: clause.id, sentence: sentence, weight: .certain)
            }
            probes.append(probe)
        }
        let trial = Trial<S>(input: input, outcome: outcome, readings: entry.readings, probes: probes)
        guard let violation = clause.check.judge(trial).violation else { return nil }
        return Breach(clause: clause.id, sentence: violation.sentence, weight: violation.weight)
    }

    private static func outcome<S: Specification>(
        _ answer: Answer, _: S.Type
    ) throws(Misfit) -> Outcome<S.Output> {
        switch answer {
        case .output(let value): return .output(try S.Output(value))
        case .rejection(let value):
            // A code that the subsystem does not have is still an answer that the clauses can be asked about.
            guard case .string? = value["code"] else { throw Misfit("the error has no text \"code\"") }
            return .rejection(RejectionForm.rejection(value))
        case .skip: throw Misfit("an answer is expected, not a skip")
        }
    }

    private static func differences<S: Specification>(
        _ golden: GoldenCase, _ answer: Answer, _: S.Type
    ) -> [Difference] {
        switch (golden.expectation, answer) {
        case (.output(let expected), .output(let actual)):
            var comparison = Comparison(shape: S.Output.shape, tolerances: S.tolerances)
            comparison.compare(expected, actual)
            return comparison.differences
        case (.rejection(let expected), .rejection(let actual)):
            if RejectionForm.rejection(expected) == RejectionForm.rejection(actual) { return [] }
            return [Difference(path: Path([.member("error")]), expected: expected, actual: actual)]
        case (.output(let expected), .rejection(let actual)):
            return [
                Difference(path: Path([.member("output")]), expected: expected, actual: nil),
                Difference(path: Path([.member("error")]), expected: nil, actual: actual),
            ]
        case (.rejection(let expected), .output(let actual)):
            return [
                Difference(path: Path([.member("error")]), expected: expected, actual: nil),
                Difference(path: Path([.member("output")]), expected: nil, actual: actual),
            ]
        case (_, .skip): return []
        }
    }
}
