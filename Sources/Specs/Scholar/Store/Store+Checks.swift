import JSON
import Specification

extension Store {
    public static func check(_ rule: Rule) -> Check<Store> {
        switch rule {
        case .texts, .changes: .examined(.derivation)
        case .tables:
            .examined(.derivation, also: .property) { input, _ in
                [opened(input)]
            } judge: { trial in
                againstOpening(trial)
            }
        }
    }

    /// The operations with an `open` before each, which keeps what exists.
    private static func opened(_ input: Input) -> Input { Input(input.operations.flatMap { [.open, $0] }) }

    private static func againstOpening(_ trial: Trial<Store>) -> Finding {
        guard let results = trial.outcome.output?.results, let probe = trial.probes.first else {
            return .notTouched
        }
        let others = (probe.output?.results ?? []).enumerated().filter { !$0.offset.isMultiple(of: 2) }
        let isSame = others.map(\.element.value) == results.map(\.value)
        return isSame ? .holds : .violated("with an open before each operation other results come of them")
    }

    /// Holds each result to the history of its table, by the program's own keys; what is wrong is told once.
    public static func examine(_ trial: Trial<Store>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        let operations = trial.input.operations
        if let negative = operations.firstIndex(where: \.hasNegativeCitations) {
            findings.touch(.changes)
            if trial.outcome.rejection?.code != Publications.invalid.code {
                let got = trial.outcome.rejection.map { "the rejection \($0.code)" } ?? "an output"
                findings.blame(
                    .changes,
                    "operation \(negative) has negative citations; citations.invalid is expected, not \(got)")
            }
            return findings
        }
        guard let results = trial.outcome.output?.results else {
            findings.blame(
                .changes,
                "no citations are negative, yet it was rejected as \(trial.outcome.rejection?.code ?? "")")
            return findings
        }
        guard results.count == operations.count else {
            findings.blame(
                .changes,
                "\(counted(operations.count, "operation")) need as many results, not \(results.count)")
            return findings
        }
        findings.touch(.tables)
        var walk = StoreWalk(key: trial.readings[StoreKey.self])
        for (place, (operation, result)) in zip(operations, results).enumerated() {
            for rule in operation.rules { findings.touch(rule) }
            guard let (rule, others, sentence) = walk.problem(of: operation, result) else { continue }
            for rule in [rule] + others {
                findings.blame(
                    rule, "operation \(place), \(operation.kind.rawValue), \(sentence)",
                    others.isEmpty ? .certain : .likely)
            }
            return findings
        }
        return findings
    }
}

extension Store.Operation {
    /// The clauses that have something to say of its result.
    fileprivate var rules: [Store.Rule] {
        switch self {
        case .open, .count, .deleteAll: [.tables]
        case .add, .addHomepageTitles: [.tables]
        case .addAuthors, .setChecked, .setPresent, .delete: [.changes]
        case .list: [.texts, .changes, .tables]
        case .deleteDuplicates: [.texts]
        }
    }
}
