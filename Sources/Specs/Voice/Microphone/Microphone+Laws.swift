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
        .grey: .source("Before anything is authorized, the button is grey.", Source(.mobileSand, "2.4")),
        .red: .source(
            "While a recording can begin, the button is red; every other available button is blue.",
            Source(.mobileSand, "2.4")),
        .green: .source("While it records, the button is green.", Source(.mobileSand, "2.4", "2.5.1")),
        .waveform: .source(
            "The icon is a microphone, and a waveform while it records.",
            Source(.mobileSand, "2.4", "2.5.1")),
        .toggle: .source(
            "A tap begins to record if nothing is recorded, else it ends the recording.",
            Source(.mobileSand, "2.5.1", "3.3.1")),
        .stop: .source("The voice command stop ends the recording.", Source(.mobileSand, "2.5.4")),
        .greyIcon: .decision("The icon of the grey button is the microphone, not the waveform."),
        .states: .decision("There is one state after each event, and none before the first."),
        .atFirst: .decision("At first nothing is authorized."),
        .inert: .decision(
            "A tap while nothing is authorized does nothing, and is not kept until something is."),
        .deny: .decision("To deny takes back the authorization, and ends a recording."),
        .taskEnd: .decision(
            """
            The end of the recogniser's task, such as after its minute, ends the recording. It names no task, so that a \
            late one ends the recording under way.
            """,
            near: Source(.mobileSand, "1.4.4")),
        .onlyTapsBegin: .decision(
            "A stop or the end of a task while nothing is recorded does nothing; unlike a tap, it begins nothing."
        ),
        .greyAgain: .decision("When it was denied the button is grey again, not red."),
        .authorizedAgain: .decision(
            "To authorize what is authorized changes nothing: it does not end a recording."),
        .recogniser: .source(
            "The server recognises if it can be reached, else the local process.",
            Source(.mobileSand, "3.3.1")),
        .revoked: .source(
            """
            When a recording ends its task is revoked: a transcript that arrives while nothing is recorded changes \
            nothing.
            """,
            Source(.mobileSand, "3.3.1")),
        .settled: .decision(
            "Who recognises is settled when the recording begins, not by what becomes of the server after that."
        ),
        .unreachableAtFirst: .decision(
            "Until an event says that the server can be reached, it cannot be reached."),
        .namedWhileRecording: .decision("The recogniser is named only while it records."),
        .whole: .decision(
            """
            A transcript stands in place of the one before, since it is whole; it is not added to it. It names no task, \
            so that any counts while it records.
            """),
        .transcriptStays: .decision(
            "The transcript stays until the next one arrives, not only until the next recording begins."),
    ]
}
