import Specification
import VoiceSpecs

extension Microphone: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        var button = Button()
        return Output(
            input.events.map { event in
                button.take(event)
                return button.shown
            })
    }

    private struct Button {
        var isAuthorized = false
        var isReachable = false
        /// The recogniser that is used for the current recording; nil if nothing is being recorded.
        var recogniser: Recogniser?
        var transcript = ""

        mutating func take(_ event: Event) {
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

        var shown: Shown {
            let isRecording = recogniser != nil
            return Shown(
                isRecording ? .green : isAuthorized ? .red : .grey, isRecording ? .waveform : .microphone,
                recording: isRecording, recogniser: recogniser, transcript: transcript)
        }
    }
}
