import Catalogue
import JSON
import Specification

/// An implementation of voice.guide, written from its laws alone. Each mistake in the gallery changes one variable of
/// this implementation.
public struct CarefulGuide: Careful {
    public typealias Subsystem = Guide

    /// The effect of an edit that is made while the guide is open.
    enum Edit { case lost, kept, shown }
    /// The effect of text that the stream receives while the guide is open.
    enum Stream { case kept, lost, shown }

    var edit = Edit.lost
    var stream = Stream.kept
    var beginsWithTheHint = true
    var describesOnly = true
    var describesAll = true
    var tapCloses = false
    var tellsUnknown = true
    var foldsCase = false
    var ranStays = false
    var drawsInfo = true
    var resultIsLost = false
    var breaksInTheManual = false
    var sortsKeywords = false

    public init() {}

    public func run(_ input: Guide.Input, readings: Readings) throws(Rejection) -> Guide.Output {
        var below = (code: input.code, stream: input.stream)
        var above: (code: String, stream: String)?
        var last = input.hint
        var ran: String?
        let runsToo = readings[GuideTap.self] == .describesAndRuns || !describesOnly
        var states: [Guide.Shown] = []
        for event in input.events {
            if !ranStays { ran = nil }
            var error: Guide.Fault?
            switch event {
            case .info:
                above = above == nil ? (manual(input.manual), beginsWithTheHint ? input.hint : last) : nil
            case .edit(let text):
                if above == nil || edit == .kept { below.code = text }
                if above != nil, edit == .shown { above?.code = text }
            case .result(let result):
                if above == nil || !resultIsLost { below.stream = result.text }
            case .stream(let text):
                if above == nil || stream != .lost { below.stream = text }
                if above != nil, stream == .shown { above?.stream = text }
            case .tap(let name):
                let known = input.buttons.entries.first {
                    foldsCase
                        ? $0.name.lowercased() == name.lowercased()
                        : $0.name.unicodeScalars.elementsEqual(name.unicodeScalars)
                }
                guard let known else {
                    if tellsUnknown { error = .unknown }
                    break
                }
                if above == nil || runsToo { ran = known.name }
                if above != nil {
                    if describesAll
                        || above?.stream.unicodeScalars.elementsEqual(input.hint.unicodeScalars) == true
                    {
                        above?.stream = known.text
                    }
                    last = known.text
                    if tapCloses { above = nil }
                }
            }
            let (code, shown) = above ?? below
            states.append(
                Guide.Shown(
                    showing: above != nil, info: above != nil && drawsInfo ? .filled : .outline, code: code,
                    stream: shown, ran: ran, error: error))
        }
        return Guide.Output(states)
    }

    private func manual(_ manual: Guide.Manual) -> String {
        guard case .parts(let parts) = manual else {
            if case .text(let text) = manual { return text }
            return ""
        }
        var entries = parts.entries
        if sortsKeywords { entries.sort { $0.keyword < $1.keyword } }
        let lines = entries.map { entry in
            let isBreak = !breaksInTheManual && entry.keyword.utf8.elementsEqual([0x0A])
            return "\(isBreak ? #"\n"# : entry.keyword) - \(entry.expressions.joined(separator: ", "))"
        }
        return ([parts.introduction] + (lines.isEmpty ? [] : [""]) + lines).joined(separator: "\n")
    }
}
