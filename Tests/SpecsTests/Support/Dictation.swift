import Catalogue
import JSON
import Specification
import Testing

extension Examination where Subsystem == Conversion {
    /// The verdicts of the clauses on this code for that transcript.
    init(
        hearing transcript: String, gives code: String, ended: Bool = false, language: String = "en",
        dictionary: Vocabulary? = nil, by readings: Readings = .standard
    ) {
        self.init(
            .init(transcript: transcript, language: language, dictionary: dictionary),
            .output(.init(code: code, ended: ended)), readings)
    }
}

/// Tests of what a mistake in a dictation breaks.
protocol DictationTests {}

extension DictationTests {
    /// A transcript, the code that a mistake gives, and the right one.
    typealias Mistake = (heard: String, given: String, right: String)

    /// The outcome breaks the clause, or else one of the others: one outcome cannot tell; the right one holds.
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
