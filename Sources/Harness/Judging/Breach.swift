import JSON
import Specification

/// A law that an answer breaks, or may break.
public struct Breach: Sendable, Equatable {
    /// The law.
    public let law: LawID
    /// The sentence of the law.
    public let sentence: String
    /// The finding of a property that follows from the law, in a sentence; nil if no property shows the breach.
    public let finding: String?
    /// The related input that the property compares, with its answer; nil unless there is exactly one.
    public let related: RelatedAnswer?
    /// The basis of the law.
    public let basis: Basis
    /// The place that states the law, such as `mobilite-dynamique §4.3`; for a decision, the text begins with
    /// `decision`.
    public let ground: String
    /// The strength of the evidence that the answer breaks the law.
    public let evidence: Charge.Ground

    /// The clause that the law belongs to.
    public var clause: ClauseID { law.clause }

    package init(
        law: LawID, sentence: String, finding: String? = nil, related: RelatedAnswer? = nil, basis: Basis,
        ground: String = "", evidence: Charge.Ground = .explains
    ) {
        self.law = law
        self.sentence = ForeignText.line(sentence)
        self.finding = finding.map { ForeignText.line($0) }
        self.related = related
        self.basis = basis
        self.ground = ground
        self.evidence = evidence
    }

    /// Makes the breach of a law of a subsystem; nil if the subsystem has no such law.
    ///
    /// - Parameters:
    ///   - finding: The finding of a property, in a sentence; nil if the derivation shows the breach.
    ///   - related: The related input that the property compares, with its answer.
    init?<S: Specification>(
        _ law: LawID, finding: String? = nil, related: RelatedAnswer? = nil, evidence: Charge.Ground,
        _: S.Type
    ) {
        guard let stated = S.laws[law: law] else { return nil }
        self.init(
            law: law, sentence: stated.statement.text, finding: finding, related: related,
            basis: stated.basis,
            ground: stated.statement.groundInWords, evidence: evidence)
    }

    /// The id and the basis of the law, such as `TAB-1d (decision)`.
    public var title: String { "\(law) (\(basis.rawValue))" }

    /// The law and its sentence, such as `TAB-1d: Equally cited ones stay as given.`, and the finding if any.
    public var reason: String { "\(law): \(sentence)" + (finding.map { " Yet \($0)." } ?? "") }
}

extension Breach {
    /// Returns a breach for each charge (a law that an answer may break), with the property's finding if there is one.
    static func breaches<S: Specification>(
        _ charges: [Charge], finding: String? = nil, related: RelatedAnswer? = nil, _: S.Type
    ) -> [Breach] {
        charges.compactMap {
            Breach($0.law, finding: finding, related: related, evidence: $0.ground, S.self)
        }
    }
}

extension [Breach] {
    /// The breaches with the strongest evidence.
    package var strongest: [Breach] {
        let most = map(\.evidence).max()
        return filter { $0.evidence == most }
    }
}

/// An input that a property relates to the input of a case or sample, with the answer of the implementation.
public struct RelatedAnswer: Sendable, Equatable {
    /// The related input.
    public let input: Value
    /// The output, or the error if the input was rejected.
    public let answer: Value

    package init(input: Value, answer: Value) {
        self.input = input
        self.answer = answer
    }
}
