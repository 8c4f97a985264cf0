import Specification

extension HIndex {
    public static let properties: [Property<HIndex>] = [
        Property(
            """
            At least h checked publications have at least h citations, and at most h have more than h citations.
            """, from: .enough
        ) { trial, output in
            guard trial.input.areValid else { return .notTouched }
            let h = output.h
            return trial.input.isHIndex(h)
                ? .holds
                : .violated(
                    """
                    h is \(h); checked publications with at least \(counted(h, "citation")): \
                    \(trial.input.having(h)), with more citations: \(trial.input.having(h + 1))
                    """)
        },
        Property(
            "Checking a publication raises h by 0 or 1, and unchecking a publication lowers h by 0 or 1.",
            from: .checking,
            probes: { input, _ in
                guard input.areValid, let last = input.publications.last else { return [] }
                let turned = Publication(citations: last.citations, checked: !last.checked)
                return [Input(publications: input.publications.dropLast() + [turned])]
            },
            judge: { trial, output in
                guard let last = trial.input.publications.last else { return .notTouched }
                let verb = last.checked ? "unchecking" : "checking"
                guard let after = trial.probes[0].output?.h else {
                    return .violated("after \(verb) the last publication, the input was rejected")
                }
                let h = output.h
                return (last.checked ? h - 1...h : h...h + 1).contains(after)
                    ? .holds : .violated("\(verb) the last publication changed h from \(h) to \(after)")
            }),
    ]
}
