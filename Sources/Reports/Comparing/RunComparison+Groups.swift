import Harness
import Specification

/// Groups of similar disagreements: the same law is broken, and the same places of the output differ in the same way.
extension RunComparison {
    /// Disagreements where the same law is broken and the same places differ; the smallest input comes first.
    struct Alike: Sendable {
        /// The broken law, such as `HIX-1a`; if no law is known, the subsystem and the fault: `scholar.hindex: timeout`.
        let law: String
        /// The places that differ, and how they differ: `$.events[].at is missing`.
        let shape: String
        let cases: [Disagreement]
    }

    /// Returns the groups for each law; larger groups come before smaller ones.
    static func alike(_ all: [Disagreement]) -> [[Alike]] {
        groups(all, by: \.law).map { law, own in
            groups(own, by: \.shape).map { Alike(law: law, shape: $0, cases: $1) }
        }
    }

    private static func groups(
        _ all: [Disagreement], by key: (Disagreement) -> String
    ) -> [(String, [Disagreement])] {
        let groups = Dictionary(grouping: all, by: key)
        return all.map(key).unique.map { ($0, groups[$0] ?? []) }.enumerated()
            .sorted { (-$0.element.1.count, $0.offset) < (-$1.element.1.count, $1.offset) }.map(\.element)
    }
}

extension RunComparison.Disagreement {
    /// The first verdict that names a broken law; if no verdict names one, the first verdict that is not a pass.
    private var decisive: Verdict? {
        let verdicts = alternatives.map(\.verdict).filter { $0.kind != .pass }
        return verdicts.first { !$0.breaches.isEmpty } ?? verdicts.first
    }

    var sentence: String { decisive?.breaches.first?.sentence ?? "" }

    fileprivate var law: String {
        decisive?.breaches.first?.law.rawValue
            ?? "\(golden.subsystem): \(decisive?.fault?.kind.rawValue ?? "no law named")"
    }

    fileprivate var shape: String {
        let shapes = (decisive?.differences ?? []).map(\.shape).unique
        if shapes.isEmpty { return decisive?.kind == .error ? "no answer" : "the answer as a whole" }
        return shapes.listed(most: 3)
    }
}

extension Difference {
    /// The place and the kind of the difference; all elements of a list count as one place: `$.events[].at is missing`.
    var shape: String {
        let words =
            switch (expected, actual) {
            case (_, nil): "is missing"
            case (nil, _): "is not expected"
            case (let expected?, let actual?):
                expected.kind == actual.kind ? "differs" : "is \(actual.kind), not \(expected.kind)"
            }
        return ForeignText.line("\(path.pattern) \(words)")
    }
}
