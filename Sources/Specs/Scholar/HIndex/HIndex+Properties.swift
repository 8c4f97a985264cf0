import Specification

extension HIndex {
    public static let properties: [Property<HIndex>] = [
        Property(
            """
            At least h checked publications have h citations or more, and at most h have h + 1 citations or more.
            """, from: .enough
        ) {
            trial in
            guard trial.input.areValid, let h = trial.outcome.output?.h else { return .notTouched }
            let (enough, more) = (trial.input.having(h), trial.input.having(h + 1))
            if enough < h {
                return .violated(
                    "h is \(h), yet only \(enough) checked publications have \(h) citations or more")
            }
            if more > h {
                return .violated(
                    "h is \(h), yet \(more) checked publications have \(h + 1) citations or more")
            }
            return .holds
        },
        Property(
            "Checking a publication raises h by 0 or 1, and unchecking a publication lowers h by 0 or 1.",
            from: .checking,
            probes: { input, _ in turned(input).map { Publications(publications: $0.publications) } },
            judge: againstTurned),
    ]

    /// Returns the publications with one of them checked or unchecked: the first, the middle and the last in turn.
    private static func turned(_ input: Publications) -> [(index: Int, publications: [Publication])] {
        guard input.areValid, !input.publications.isEmpty else { return [] }
        let count = input.publications.count
        return Set([0, count / 2, count - 1]).sorted().map { index in
            var publications = input.publications
            let old = publications[index]
            publications[index] = Publication(citations: old.citations, checked: !old.checked)
            return (index, publications)
        }
    }

    private static func againstTurned(_ trial: Trial<HIndex>) -> Finding {
        let turned = turned(trial.input)
        guard let h = trial.outcome.output?.h, !turned.isEmpty else { return .notTouched }
        for (turn, probe) in zip(turned, trial.probes) {
            let checks = turn.publications[turn.index].checked
            guard let after = probe.output?.h else {
                return .violated(
                    "with publication \(turn.index) checked or unchecked, the input was rejected")
            }
            if !(checks ? h...h + 1 : h - 1...h).contains(after) {
                let verb = checks ? "checking" : "unchecking"
                return .violated("\(verb) publication \(turn.index) took h from \(h) to \(after)")
            }
        }
        return .holds
    }
}
