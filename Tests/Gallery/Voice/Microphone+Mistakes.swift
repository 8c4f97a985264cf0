import Catalogue
import JSON
import Specification

extension Microphone: Mistaken {
    public static let careful: any Implementation<Microphone> = CarefulMicrophone()

    private static let said = #"{"kind":"transcript","text":"a"}"#

    public static let mistakes: [Mistake<Microphone>] = [
        Mistake(
            "deny-waits", "Looks at the authorization only when a recording begins.",
            breaks: "MIC-1", smallest: input("authorize", "tap", "deny"),
            run: CarefulMicrophone.but { $0.deniesAtRestOnly = true }),
        Mistake(
            "keeps-taps", "Begins to record as soon as it may, if a tap has asked for it before.",
            breaks: "MIC-1", smallest: input("tap", "authorize"),
            run: CarefulMicrophone.but { $0.keepsTaps = true }),
        Mistake(
            "minute-passes", "Goes on after the task has ended.",
            breaks: "MIC-1", smallest: input("authorize", "tap", "taskEnded"),
            run: CarefulMicrophone.but { $0.minuteEnds = false }),
        Mistake(
            "stop-is-a-tap", "Calls for stop what it calls for a tap.",
            breaks: "MIC-1", smallest: input("authorize", "stopCommand"),
            run: CarefulMicrophone.but { $0.stopToggles = true }),
        Mistake(
            "grey-waveform", "Shows the waveform until it may record.",
            breaks: "MIC-1", smallest: input("tap"),
            run: CarefulMicrophone.but { $0.iconWhenGrey = "waveform" }
        ),
        Mistake(
            "takes-late-transcripts",
            "Lets the task go on, whose last transcript comes when nothing records.",
            breaks: "MIC-2", smallest: input(said),
            run: CarefulMicrophone.but { $0.takesLateTranscripts = true }),
        Mistake(
            "empties-the-transcript", "Empties the transcript when the next recording begins.",
            breaks: "MIC-2", smallest: input("authorize", "tap", said, "tap", "tap"),
            run: CarefulMicrophone.but { $0.emptiesTranscript = true }),
        Mistake(
            "appends-transcripts", "Takes a transcript for what was said since the last.",
            breaks: "MIC-2", smallest: input("authorize", "tap", said, said),
            run: CarefulMicrophone.but { $0.appendsTranscripts = true }),
        Mistake(
            "changes-the-recogniser", "Goes over to the server while it records.",
            breaks: "MIC-2", smallest: input("authorize", "tap", #"{"kind":"reachable","reachable":true}"#),
            run: CarefulMicrophone.but { $0.settlesRecogniser = false }),
        Mistake(
            "assumes-the-server", "Assumes that the server can be reached until it is told otherwise.",
            breaks: "MIC-2", smallest: input("authorize", "tap"),
            run: CarefulMicrophone.but { $0.assumesServer = true }),
        Mistake(
            "recogniser-stays", "Tells who recognised after the recording too.",
            breaks: "MIC-2", smallest: input("authorize", "tap", "tap"),
            run: CarefulMicrophone.but { $0.tellsRecogniserAlways = true }),
    ]

    private static func input(_ events: String...) -> String {
        let written = events.map { $0.hasPrefix("{") ? $0 : #"{"kind":"\#($0)"}"# }
        return #"{"events":[\#(written.joined(separator: ","))]}"#
    }
}
