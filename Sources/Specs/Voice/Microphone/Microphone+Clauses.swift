import SharedSpecs
import Specification

extension Microphone {
    public enum Rule: String, RuleName {
        case button = "MIC-1"
        case task = "MIC-2"
    }

    public static let clauses: Clauses<Microphone> = [
        .button: Statement(
            .source(
                """
                Not authorized, the button is grey and inert. Authorized, it is a red microphone, and a tap begins \
                to record; while it records it is green, and a tap ends that. The voice command stop and the end of \
                the recogniser's task, after one minute, end it too.
                """, Source(.mobileSand, "2.4", "2.5.4", "3.3.1", "1.4.4")),
            .decision(
                """
                There is a state after each event, none before the first; at first nothing is authorized. The icon \
                is a waveform while it records, else a microphone, the grey one too. To deny ends a recording.
                """),
            .decision(
                """
                To authorize or to deny once more changes nothing, nor does a tap while nothing is authorized, which \
                is not kept for later, nor an end of what does not record. A stop and an end name no task: whatever \
                records then is ended. The other buttons (blue, §2.4) are not shown.
                """)),
        .task: Statement(
            .source(
                """
                The recogniser is the server if possible, else the local process. When a recording ends, its task is \
                revoked: a transcript that arrives later changes nothing.
                """, Source(.mobileSand, "3.3.1", "2.5.1")),
            .decision(
                """
                Who recognises is settled when a recording begins, by the last event that says whether the server \
                can be reached, and is told only while it records; before any such event it cannot be reached.
                """),
            .decision(
                """
                The transcript is the last that arrived while it recorded, whole and as it came; it stays after the \
                recording, and until the first transcript of the next.
                """)),
    ]
}
