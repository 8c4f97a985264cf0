import Specification
import VoiceSpecs

/// An implementation of voice.microphone that follows its clauses.
public struct MicrophoneReference: Implementation {
    public typealias Subsystem = Microphone

    public init() {}

    public func run(_ input: Microphone.Input, readings: Readings) throws(Rejection) -> Microphone.Output {
        var button = Button()
        return Microphone.Output(
            input.events.map { event in
                button.take(event)
                return button.shown
            })
    }

    private struct Button {
        var isAuthorized = false
        var isReachable = false
        /// The recogniser that is used for the present recording; nil if nothing is being recorded.
        var recogniser: Microphone.Recogniser?
        var transcript = ""

        mutating func take(_ event: Microphone.Event) {
            switch event {
            case .plain(.authorize): isAuthorized = true  // MIC-1
            case .plain(.deny):  // MIC-1
                isAuthorized = false
                recogniser = nil
            case .plain(.tap):  // MIC-1, MIC-2
                recogniser = isAuthorized && recogniser == nil ? (isReachable ? .server : .local) : nil
            case .plain(.stopCommand), .plain(.taskEnded): recogniser = nil  // MIC-1
            case .plain(.transcript): break
            case .reachable(let isReachable): self.isReachable = isReachable  // MIC-2
            case .transcript(let text):  // MIC-2
                if recogniser != nil { transcript = text }
            }
        }

        var shown: Microphone.Shown {
            let isRecording = recogniser != nil
            return Microphone.Shown(
                isRecording ? .green : isAuthorized ? .red : .grey, isRecording ? .waveform : .microphone,
                recording: isRecording, recogniser: recogniser, transcript: transcript)
        }
    }
}

extension Microphone: Referenced {
    public static let reference = MicrophoneReference()
}
