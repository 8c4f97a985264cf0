import JSON
import Specification
import Specs

extension Examination where Subsystem == Conversion {
    /// What the clauses say of this code for that transcript.
    init(
        hearing transcript: String, gives code: String, ended: Bool = false, language: String = "en",
        dictionary: VoiceDictionary? = nil, by readings: Readings = .standard
    ) {
        self.init(
            .init(transcript: transcript, language: language, dictionary: dictionary),
            .output(.init(code: code, ended: ended)), readings)
    }
}
