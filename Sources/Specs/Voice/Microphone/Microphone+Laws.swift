import SharedSpecs
import Specification

extension Microphone {
    public enum Law: LawName {
        public typealias Subsystem = Microphone
        case grey, red, green, waveform, toggle, stop, greyIcon, states, atFirst, inert, deny, taskEnd,
            onlyTapsBegin, greyAgain, authorizedAgain
        case recogniser, revoked, settled, unreachableAtFirst, namedWhileRecording, whole, transcriptStays
    }

    public static let laws: Laws<Microphone> = [
        ("MIC-1a", .grey, .source(.mobileSand, "2.4")): "Before the first `authorize`, the button is grey.",
        ("MIC-1b", .red, .source(.mobileSand, "2.4")):
            "While recording is authorized and no recording is under way, the button is red.",
        ("MIC-1c", .green, .source(.mobileSand, "2.4", "2.5.1")):
            "While a recording is under way, the button is green.",
        ("MIC-1d", .waveform, .source(.mobileSand, "2.4", "2.5.1")):
            "The icon is a waveform while a recording is under way; otherwise it is a microphone.",
        ("MIC-1e", .toggle, .source(.mobileSand, "2.5.1", "3.3.1")): """
        If no recording is under way, a tap begins a recording. If a recording is under way, a tap ends this recording.
        """,
        ("MIC-1f", .stop, .source(.mobileSand, "2.5.4")):
            "The voice command `stop`, which is the event `stopCommand`, ends the recording.",
        ("MIC-1g", .greyIcon, .decision):
            "While the button is grey, its icon is `microphone`, not `waveform`.",
        ("MIC-1h", .states, .decision):
            "`states` contains one state after each event, and no state before the first event.",
        ("MIC-1i", .atFirst, .decision): "Before the first `authorize`, recording is not authorized.",
        ("MIC-1j", .inert, .decision): """
        If recording is not authorized, a tap has no effect. A tap without authorization does not make the next \
        `authorize` begin a recording.
        """,
        ("MIC-1k", .deny, .decision): """
        A `deny` withdraws the authorization and ends the recording that is under way. A `deny` changes neither the \
        transcript nor whether the server can be reached.
        """,
        ("MIC-1l", .taskEnd, .decision(near: .mobileSand, "1.4.4")): """
        A `taskEnded` event says that the recogniser's task has ended, for example after one minute. Since the event \
        does not identify a recording, the event ends the recording that is under way.
        """,
        ("MIC-1m", .onlyTapsBegin, .decision): """
        If no recording is under way, a `stopCommand` or `taskEnded` event does nothing. Unlike a tap, these events \
        never begin a recording.
        """,
        ("MIC-1n", .greyAgain, .decision):
            "After a `deny`, the button is grey again, not red, until the next `authorize`.",
        ("MIC-1o", .authorizedAgain, .decision): """
        If recording is already authorized, another `authorize` changes nothing; in particular, it does not end a \
        recording.
        """,
        ("MIC-2a", .recogniser, .source(.mobileSand, "3.3.1")): """
        The recogniser of a recording is `server` if the server can be reached, and otherwise `local`, which is the \
        local process.
        """,
        ("MIC-2b", .revoked, .source(.mobileSand, "3.3.1")): """
        When a recording ends, the recogniser's task is cancelled, so a transcript that arrives while no recording is \
        under way changes nothing.
        """,
        ("MIC-2c", .settled, .decision): """
        The recogniser of a recording is chosen when the recording begins. If the server becomes reachable or \
        unreachable during the recording, the recogniser stays the same.
        """,
        ("MIC-2d", .unreachableAtFirst, .decision):
            "Until a `reachable` event says otherwise, the server cannot be reached.",
        ("MIC-2e", .namedWhileRecording, .decision):
            "A state has the member `recogniser` only while a recording is under way.",
        ("MIC-2f", .whole, .decision): """
        Each transcript is complete: it replaces the previous transcript, and is not appended to it. A `transcript` \
        event does not identify a recording, so any transcript that arrives while a recording is under way counts as \
        a transcript of this recording.
        """,
        ("MIC-2g", .transcriptStays, .decision): """
        In the states, `transcript` stays the same until the next transcript arrives. A new recording does not clear \
        `transcript`.
        """,
    ]
}
