import SharedSpecs
import Specification

extension Microphone {
    public enum Law: String, LawName {
        case grey = "MIC-1a"
        case red = "MIC-1b"
        case green = "MIC-1c"
        case waveform = "MIC-1d"
        case toggle = "MIC-1e"
        case stop = "MIC-1f"
        case greyIcon = "MIC-1g"
        case states = "MIC-1h"
        case atFirst = "MIC-1i"
        case inert = "MIC-1j"
        case deny = "MIC-1k"
        case taskEnd = "MIC-1l"
        case onlyTapsBegin = "MIC-1m"
        case greyAgain = "MIC-1n"
        case authorizedAgain = "MIC-1o"
        case recogniser = "MIC-2a"
        case revoked = "MIC-2b"
        case settled = "MIC-2c"
        case unreachableAtFirst = "MIC-2d"
        case namedWhileRecording = "MIC-2e"
        case whole = "MIC-2f"
        case transcriptStays = "MIC-2g"
    }

    public static let laws: Laws<Microphone> = [
        .grey: .source("Before the first `authorize`, the button is grey.", Source(.mobileSand, "2.4")),
        .red: .source(
            "While recording is authorized and no recording is under way, the button is red.",
            Source(.mobileSand, "2.4")),
        .green: .source(
            "While a recording is under way, the button is green.", Source(.mobileSand, "2.4", "2.5.1")),
        .waveform: .source(
            "The icon is a waveform while a recording is under way; otherwise it is a microphone.",
            Source(.mobileSand, "2.4", "2.5.1")),
        .toggle: .source(
            """
            If no recording is under way, a tap begins a recording. Otherwise the tap ends the recording that is under \
            way.
            """, Source(.mobileSand, "2.5.1", "3.3.1")),
        .stop: .source(
            "The voice command `stop`, which is the event `stopCommand`, ends the recording.",
            Source(.mobileSand, "2.5.4")),
        .greyIcon: .decision("While the button is grey, its icon is `microphone`, not `waveform`."),
        .states: .decision(
            "`states` contains one state after each event, and no state before the first event."),
        .atFirst: .decision("Before the first `authorize`, recording is not authorized."),
        .inert: .decision(
            """
            If recording is not authorized, a tap has no effect. The next `authorize` does not begin a recording for \
            this tap either.
            """),
        .deny: .decision(
            """
            A `deny` withdraws the authorization and ends the recording that is under way. A `deny` changes neither \
            the transcript nor whether the server can be reached.
            """),
        .taskEnd: .decision(
            """
            A `taskEnded` event says that the recogniser's task has ended, for example after one minute. Since the \
            event does not say which recording it belongs to, it ends the recording that is under way.
            """, near: Source(.mobileSand, "1.4.4")),
        .onlyTapsBegin: .decision(
            """
            If no recording is under way, a `stopCommand` or `taskEnded` event does nothing. Unlike a tap, these \
            events never begin a recording.
            """),
        .greyAgain: .decision(
            "After a `deny`, the button is grey again, and not red, until the next `authorize`."),
        .authorizedAgain: .decision(
            """
            If recording is already authorized, another `authorize` changes nothing. In particular, it does not end \
            the recording.
            """),
        .recogniser: .source(
            """
            The recogniser of a recording is `server` if the server can be reached. Otherwise it is `local`, which is \
            the local process.
            """, Source(.mobileSand, "3.3.1")),
        .revoked: .source(
            """
            The end of a recording revokes the recogniser's task. A transcript that arrives while no recording is \
            under way therefore changes nothing.
            """, Source(.mobileSand, "3.3.1")),
        .settled: .decision(
            """
            The recogniser of a recording is chosen when the recording begins. If the server becomes reachable or \
            unreachable during the recording, the recogniser stays the same.
            """),
        .unreachableAtFirst: .decision(
            "The server cannot be reached until a `reachable` event says that it can."),
        .namedWhileRecording: .decision(
            "A state has the member `recogniser` only while a recording is under way."),
        .whole: .decision(
            """
            Each transcript is complete: it replaces the previous transcript, and is not appended to it. A \
            `transcript` event does not say which recording it belongs to, so any transcript that arrives while a \
            recording is under way counts as a transcript of this recording.
            """),
        .transcriptStays: .decision(
            """
            In the states, `transcript` stays the same until the next transcript arrives. A new recording does not \
            empty it.
            """),
    ]
}
