import Catalogue
import JSON
import Specification
import Testing

extension Examination where Subsystem == Conversion {
    /// Examines `code` as the outcome for a transcript.
    init(
        hearing transcript: String, gives code: String, ended: Bool = false, language: String = "en",
        dictionary: Vocabulary? = nil, by readings: Readings = .standard
    ) {
        self.init(
            .init(transcript: transcript, language: language, dictionary: dictionary),
            .output(.init(code: code, ended: ended)), readings)
    }
}

/// A suite that tests which clauses are broken by wrong code for a transcript.
protocol DictationTests {}

extension DictationTests {
    /// A transcript, the wrong code that a mistake gives, and the right code.
    typealias Mistake = (heard: String, given: String, right: String)

    /// Expects that the wrong code breaks `clause`, or perhaps one of `others` instead, and that the right code
    /// satisfies `clause`.
    func expect(
        _ mistake: Mistake, breaks clause: ClauseID, orElse others: [ClauseID],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let accused = Examination(hearing: mistake.heard, gives: mistake.given).accused
        let isRight = accused.contains(clause) && Set(accused).isSubset(of: [clause] + others)
        #expect(isRight, "\(accused)", sourceLocation: sourceLocation)
        Examination(hearing: mistake.heard, gives: mistake.right)
            .expectHolds(clause, sourceLocation: sourceLocation)
    }
}
