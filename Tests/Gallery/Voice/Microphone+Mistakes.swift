import Catalogue
import JSON
import Specification

extension Microphone: Mistaken {
    public static let careful: any Implementation<Microphone> = CarefulMicrophone()

    private static let said = #"{"kind":"transcript","text":"a"}"#

    public static let mistakes: [Mistake<Microphone>] = [
        Mistake(
            "deny-waits", "Checks the authorization only when a recording begins.",
            breaks: "MIC-1", smallest: input("authorize", "tap", "deny"),
            run: CarefulMicrophone.but { $0.deniesAtRestOnly = true }),
        Mistake(
            "keeps-taps", "Begins a recording at `authorize`, if the button was tapped before.",
            breaks: "MIC-1", smallest: input("tap", "authorize"),
            run: CarefulMicrophone.but { $0.keepsTaps = true }),
        Mistake(
            "minute-passes", "Goes on recording after the task has ended.",
            breaks: "MIC-1", smallest: input("authorize", "tap", "taskEnded"),
            run: CarefulMicrophone.but { $0.minuteEnds = false }),
        Mistake(
            "stop-is-a-tap", "Treats a stop as a tap.",
            breaks: "MIC-1", smallest: input("authorize", "stopCommand"),
            run: CarefulMicrophone.but { $0.stopToggles = true }),
        Mistake(
            "grey-waveform", "Shows the waveform until recording is authorized.",
            breaks: "MIC-1", smallest: input("tap"),
            run: CarefulMicrophone.but { $0.iconWhenGrey = "waveform" }
        ),
        Mistake(
            "takes-late-transcripts",
            "Lets the task continue after the recording, so its last transcript is used.",
            breaks: "MIC-2", smallest: input(said),
            run: CarefulMicrophone.but { $0.takesLateTranscripts = true }),
        Mistake(
            "empties-the-transcript", "Empties the transcript when the next recording begins.",
            breaks: "MIC-2", smallest: input("authorize", "tap", said, "tap", "tap"),
            run: CarefulMicrophone.but { $0.emptiesTranscript = true }),
        Mistake(
            "appends-transcripts", "Appends each transcript to the one before.",
            breaks: "MIC-2", smallest: input("authorize", "tap", said, said),
            run: CarefulMicrophone.but { $0.appendsTranscripts = true }),
        Mistake(
            "changes-the-recogniser", "Changes to the server during a recording.",
            breaks: "MIC-2", smallest: input("authorize", "tap", #"{"kind":"reachable","reachable":true}"#),
            run: CarefulMicrophone.but { $0.settlesRecogniser = false }),
        Mistake(
            "assumes-the-server", "Assumes that the server can be reached until an event says otherwise.",
            breaks: "MIC-2", smallest: input("authorize", "tap"),
            run: CarefulMicrophone.but { $0.assumesServer = true }),
        Mistake(
            "recogniser-stays", "Names the recogniser after the recording too.",
            breaks: "MIC-2", smallest: input("authorize", "tap", "tap"),
            run: CarefulMicrophone.but { $0.tellsRecogniserAlways = true }),
    ]

    private static func input(_ events: String...) -> String {
        let written = events.map { $0.hasPrefix("{") ? $0 : #"{"kind":"\#($0)"}"# }
        return #"{"events":[\#(written.joined(separator: ","))]}"#
    }
}
