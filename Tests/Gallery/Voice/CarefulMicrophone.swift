import Catalogue
import JSON
import Specification

/// An implementation of voice.microphone, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulMicrophone: Careful {
    public typealias Subsystem = Microphone

    var takesLateTranscripts = false
    var emptiesTranscript = false
    var appendsTranscripts = false
    var settlesRecogniser = true
    var assumesServer = false
    var tellsRecogniserAlways = false
    var keepsTaps = false
    var deniesAtRestOnly = false
    var minuteEnds = true
    var stopToggles = false
    var iconWhenGrey = "microphone"

    public init() {}

    public func run(_ input: Microphone.Input, readings: Readings) throws(Rejection) -> Microphone.Output {
        var colour = Microphone.Colour.grey
        var waits = false
        var net = assumesServer
        var who: Microphone.Recogniser?
        var text = ""
        func begin() {
            colour = .green
            who = net ? .server : .local
            if emptiesTranscript { text = "" }
        }
        var states: [Microphone.Shown] = []
        for event in input.events {
            switch (event, colour) {
            case (.plain(.authorize), .grey):
                colour = .red
                if waits { begin() }
            case (.plain(.deny), .green) where deniesAtRestOnly: break
            case (.plain(.deny), _): (colour, waits) = (.grey, false)
            case (.plain(.tap), .grey): waits = keepsTaps
            case (.plain(.tap), .red): begin()
            case (.plain(.tap), .green): colour = .red
            case (.plain(.stopCommand), .green): colour = .red
            case (.plain(.stopCommand), .red) where stopToggles: begin()
            case (.plain(.taskEnded), .green) where minuteEnds: colour = .red
            case (.transcript(let heard), _) where colour == .green || takesLateTranscripts:
                text = appendsTranscripts ? text + heard : heard
            case (.reachable(let isThere), _):
                net = isThere
                if !settlesRecogniser, colour == .green { who = net ? .server : .local }
            default: break
            }
            let isOn = colour == .green
            let icon = isOn || colour == .grey && iconWhenGrey == "waveform"
            states.append(
                Microphone.Shown(
                    colour, icon ? .waveform : .microphone, recording: isOn,
                    recogniser: isOn || tellsRecogniserAlways ? who : nil, transcript: text))
        }
        return Microphone.Output(states)
    }
}
