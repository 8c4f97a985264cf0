import JSON
import Specification

/// scholar.hindex: the h-index of the checked publications.
public enum HIndex: Specification {
    public static let id: SubsystemID = "scholar.hindex"
    public static let summary = "Computes the h-index of the checked publications."

    public typealias Input = Publications

    public struct Output: Wire {
        public let h: Int

        public init(h: Int) {
            self.h = h
        }

        public static let shape = Shape.record([
            .required("h", .integer(.natural), "The h-index.")
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            h = try members.required("h")
            try members.finish()
            guard h >= 0 else { throw Misfit("at least 0 is expected", at: Path([.member("h")])) }
        }

        public var value: Value { .record(("h", h.value)) }
    }

    public static let rejections = [Publications.invalid]

    public static let clauses = Clauses<HIndex>(
        CheckedClause(Publications.rule) { trial in
            trial.input.finding(h: trial.outcome.output?.h, rejection: trial.outcome.rejection)
        },
        CheckedClause(
            Clause(
                "HIX-2",
                "Checking a publication never lowers h, unchecking never raises it, each by at most 1.",
                source: Source(.hIndexCalculate, "4.1", "5.6")),
            check: Check(
                probes: { input, _ in turned(input).map { Publications(publications: $0.publications) } },
                judge: judgeTurning))
    )

    /// The publications with one of them checked or unchecked: the first, the middle and the last.
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

    private static func judgeTurning(_ trial: Trial<HIndex>) -> Finding {
        let turned = turned(trial.input)
        guard let h = trial.outcome.output?.h, !turned.isEmpty else { return .notTouched }
        for (turn, probe) in zip(turned, trial.probes) {
            let checks = turn.publications[turn.index].checked
            guard let after = probe.output?.h else {
                return .violated("HIX-2: with publication \(turn.index) turned the input was rejected")
            }
            if !(checks ? h...h + 1 : h - 1...h).contains(after) {
                let verb = checks ? "checking" : "unchecking"
                return .violated("HIX-2: \(verb) publication \(turn.index) took h from \(h) to \(after)")
            }
        }
        return .holds
    }
}
