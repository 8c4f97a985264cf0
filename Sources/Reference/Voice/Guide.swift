import Specification
import VoiceSpecs

extension Guide: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        let runs = readings[GuideTap.self] == .describesAndRuns
        var areas = Areas(input: input, runsWhileShowing: runs, code: input.code, stream: input.stream)
        return Output(input.events.map { areas.take($0) })
    }

    private struct Areas {
        let input: Input
        let runsWhileShowing: Bool
        var code: String
        var stream: String
        /// The text that the guide shows in the stream area; nil while the guide is closed.
        var description: String?

        mutating func take(_ event: Event) -> Shown {
            switch event {
            case .info:  // GUI-1
                description = description == nil ? input.hint : nil
            case .edit(let text):  // GUI-1
                if description == nil { code = text }
            case .stream(let text):  // GUI-1
                stream = text
            case .result(let result):  // GUI-3
                stream = result.text
            case .tap(let name):  // GUI-2
                guard let text = input.buttons[name] else { return shown(error: .unknown) }
                let isShowing = description != nil
                if isShowing { description = text }
                return shown(ran: !isShowing || runsWhileShowing ? name : nil)
            }
            return shown()
        }

        /// Clause: GUI-3
        private var manual: String {
            switch input.manual {
            case .text(let text): return text
            case .parts(let parts):
                let lines = parts.entries.map { entry in
                    let keyword = entry.keyword == "\n" ? "\\n" : entry.keyword
                    return "\n" + keyword + " - " + entry.expressions.joined(separator: ", ")
                }
                return parts.introduction + (lines.isEmpty ? "" : "\n") + lines.joined()
            }
        }

        private func shown(ran: String? = nil, error: Fault? = nil) -> Shown {
            Shown(
                showing: description != nil, info: description == nil ? .outline : .filled,
                code: description == nil ? code : manual, stream: description ?? stream, ran: ran,
                error: error)
        }
    }
}
