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
            "If no recording is under way, a tap begins one; otherwise the tap ends the recording.",
            Source(.mobileSand, "2.5.1", "3.3.1")),
        .stop: .source("The voice command `stop` ends the recording.", Source(.mobileSand, "2.5.4")),
        .greyIcon: .decision("The icon of the grey button is the microphone, not the waveform."),
        .states: .decision("The output has one state after each event, and none before the first event."),
        .atFirst: .decision("Before the first `authorize`, recording is not authorized."),
        .inert: .decision(
            """
            If recording is not authorized, a tap has no effect: a later `authorize` does not begin the recording that \
            the tap asked for.
            """),
        .deny: .decision(
            """
            A `deny` withdraws the authorization and ends the recording. It changes neither the transcript nor whether \
            the server can be reached.
            """),
        .taskEnd: .decision(
            """
            The end of the recogniser's task, for example after one minute, ends the recording. The event does not say \
            which recording it belongs to: it ends the recording that is under way.
            """,
            near: Source(.mobileSand, "1.4.4")),
        .onlyTapsBegin: .decision(
            """
            If no recording is under way, a `stopCommand` or `taskEnded` does nothing: unlike a tap, it does not begin \
            a recording.
            """
        ),
        .greyAgain: .decision(
            "After a `deny` the button is grey again, not red, until the next `authorize`."),
        .authorizedAgain: .decision(
            "If recording is already authorized, `authorize` changes nothing: it does not end the recording."),
        .recogniser: .source(
            "The recogniser is the server if the server can be reached; otherwise it is the local process.",
            Source(.mobileSand, "3.3.1")),
        .revoked: .source(
            """
            The end of a recording revokes the recogniser's task: if a transcript arrives while no recording is under \
            way, it changes nothing.
            """,
            Source(.mobileSand, "3.3.1")),
        .settled: .decision(
            """
            The recogniser of a recording is chosen when the recording begins. If the server becomes reachable or \
            unreachable later, the recogniser of this recording stays the same.
            """
        ),
        .unreachableAtFirst: .decision(
            "The server cannot be reached until an event says that it can."),
        .namedWhileRecording: .decision(
            "A state has the member `recogniser` only while a recording is under way."),
        .whole: .decision(
            """
            A transcript is complete, so it replaces the previous transcript; it is not appended. The event does not \
            say which recording it belongs to: any transcript counts while a recording is under way.
            """),
        .transcriptStays: .decision(
            "The transcript stays until the next transcript arrives: a new recording does not empty it."),
    ]
}
