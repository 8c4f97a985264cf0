import Specification
import VoiceSpecs

/// An implementation of voice.guide that follows its clauses.
public struct GuideReference: Implementation {
    public typealias Subsystem = Guide

    public init() {}

    public func run(_ input: Guide.Input, readings: Readings) throws(Rejection) -> Guide.Output {
        var areas = Areas(input, runsWhileShowing: readings[GuideTap.self] == .describesAndRuns)
        return Guide.Output(input.events.map { areas.take($0) })
    }

    private struct Areas {
        let input: Guide.Input
        let runsWhileShowing: Bool
        var code: String
        var stream: String
        /// The text that the guide shows in the stream area; nil while the guide is closed.
        var description: String?

        init(_ input: Guide.Input, runsWhileShowing: Bool) {
            self.input = input
            self.runsWhileShowing = runsWhileShowing
            code = input.code
            stream = input.stream
        }

        mutating func take(_ event: Guide.Event) -> Guide.Shown {
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
                if parts.entries.isEmpty { return parts.introduction }
                var text = parts.introduction + "\n"
                for entry in parts.entries {
                    let keyword = entry.keyword == "\n" ? "\\n" : entry.keyword
                    text += "\n" + keyword + " - " + entry.expressions.joined(separator: ", ")
                }
                return text
            }
        }

        private func shown(ran: String? = nil, error: Guide.Fault? = nil) -> Guide.Shown {
            Guide.Shown(
                showing: description != nil, info: description == nil ? .outline : .filled,
                code: description == nil ? code : manual, stream: description ?? stream, ran: ran,
                error: error)
        }
    }
}

extension Guide: Referenced {
    public static let reference = GuideReference()
}
