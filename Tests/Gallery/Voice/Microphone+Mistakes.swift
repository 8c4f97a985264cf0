import Catalogue
import JSON
import Specification

extension Microphone: Mistaken {
    public static let careful: any Implementation<Microphone> = CarefulMicrophone()

    private static let said = #"{"kind":"transcript","text":"a"}"#

    public static let mistakes: [Mistake<Microphone>] = [
        Mistake(
            "deny-waits",
            "Checks the authorization only when a recording begins, so a denial does not end a recording.",
            breaks: "MIC-1", smallest: input("authorize", "tap", "deny"),
            run: CarefulMicrophone.but { $0.deniesAtRestOnly = true }),
        Mistake(
            "keeps-taps",
            "Begins a recording as soon as it is authorized, if the user has already tapped the button.",
            breaks: "MIC-1", smallest: input("tap", "authorize"),
            run: CarefulMicrophone.but { $0.keepsTaps = true }),
        Mistake(
            "minute-passes", "Continues to record after the task has ended.",
            breaks: "MIC-1", smallest: input("authorize", "tap", "taskEnded"),
            run: CarefulMicrophone.but { $0.minuteEnds = false }),
        Mistake(
            "stop-is-a-tap", "Treats the command `stop` like a tap, so `stop` can also begin a recording.",
            breaks: "MIC-1", smallest: input("authorize", "stopCommand"),
            run: CarefulMicrophone.but { $0.stopToggles = true }),
        Mistake(
            "grey-waveform", "Shows the waveform, instead of the microphone, on the grey button.",
            breaks: "MIC-1", smallest: input("tap"),
            run: CarefulMicrophone.but { $0.iconWhenGrey = "waveform" }
        ),
        Mistake(
            "takes-late-transcripts",
            "Accepts transcripts that arrive after the recording has ended.",
            breaks: "MIC-2", smallest: input(said),
            run: CarefulMicrophone.but { $0.takesLateTranscripts = true }),
        Mistake(
            "empties-the-transcript", "Clears the transcript when the next recording begins.",
            breaks: "MIC-2", smallest: input("authorize", "tap", said, "tap", "tap"),
            run: CarefulMicrophone.but { $0.emptiesTranscript = true }),
        Mistake(
            "appends-transcripts", "Appends each transcript to the previous one, instead of replacing it.",
            breaks: "MIC-2", smallest: input("authorize", "tap", said, said),
            run: CarefulMicrophone.but { $0.appendsTranscripts = true }),
        Mistake(
            "changes-the-recogniser",
            """
            Switches to the other recogniser if the server becomes reachable or unreachable during a recording.
            """,
            breaks: "MIC-2", smallest: input("authorize", "tap", #"{"kind":"reachable","reachable":true}"#),
            run: CarefulMicrophone.but { $0.settlesRecogniser = false }),
        Mistake(
            "assumes-the-server", "Assumes that the server is reachable until an event reports otherwise.",
            breaks: "MIC-2", smallest: input("authorize", "tap"),
            run: CarefulMicrophone.but { $0.assumesServer = true }),
        Mistake(
            "recogniser-stays", "Names the recogniser even after the recording has ended.",
            breaks: "MIC-2", smallest: input("authorize", "tap", "tap"),
            run: CarefulMicrophone.but { $0.tellsRecogniserAlways = true }),
    ]

    private static func input(_ events: String...) -> String {
        let written = events.map { $0.hasPrefix("{") ? $0 : #"{"kind":"\#($0)"}"# }
        return #"{"events":[\#(written.joined(separator: ","))]}"#
    }
}
