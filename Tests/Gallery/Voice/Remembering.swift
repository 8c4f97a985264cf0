import Catalogue
import JSON
import Specification
import Synchronization

/// A wrong implementation that keeps the code of a growing transcript, and converts only the new words.
final class Continued: Implementation {
    typealias Subsystem = Conversion

    private let last = Mutex(
        (transcript: "", language: "", output: Conversion.Output(code: "", ended: false)))

    func run(_ input: Conversion.Input, readings: Readings) throws(Rejection) -> Conversion.Output {
        let known = last.withLock { $0 }
        var output = known.output
        let continues =
            !known.transcript.isEmpty && input.transcript.hasPrefix(known.transcript)
            && input.language == known.language
        if !continues {
            output = try Dictation().run(input, readings: readings)
        } else if !output.ended {
            let rest = String(input.transcript.dropFirst(known.transcript.count))
            let new = try Dictation().run(
                .init(transcript: rest, language: input.language, dictionary: input.dictionary),
                readings: readings)
            let isApart = output.code.isEmpty || new.code.isEmpty
            output = .init(code: output.code + (isApart ? "" : " ") + new.code, ended: new.ended)
        }
        last.withLock { $0 = (input.transcript, input.language, output) }
        return output
    }
}

/// A wrong implementation that reports `ended` for every transcript after the first one with a `stop`.
final class StaysEnded: Implementation {
    typealias Subsystem = Conversion

    private let hasEnded = Mutex(false)

    func run(_ input: Conversion.Input, readings: Readings) throws(Rejection) -> Conversion.Output {
        let output = try Dictation().run(input, readings: readings)
        let ended = hasEnded.withLock { hasEnded in
            hasEnded = hasEnded || output.ended
            return hasEnded
        }
        return .init(code: output.code, ended: ended)
    }
}
