import JSON
import Specification
import VoiceSpecs

/// A command that a transcript holds, and the words after it.
struct SpokenCommand {
    let control: VoiceControl
    var argument: String?
    /// How many words of the transcript are said with it.
    let end: Int
}

/// Reads commands from a transcript. Clauses: CMD-1, CMD-3
public struct CommandReader: Sendable {
    private var controls = Expressions.Table<VoiceControl>()
    private let names: Set<[UInt8]>
    private let language: String

    /// Makes the reader of the commands that an input's language, dictionary and names give.
    public init(_ input: Commands.Input) {
        for entry in input.dictionary?.controls ?? Commands.controls(of: input.language) {
            if let control = VoiceControl(rawValue: entry.keyword) { controls.add(entry, meaning: control) }
        }
        names = Set(input.names.map { Array($0.utf8) })
        language = input.language
    }

    /// The result of a search from a word on.
    enum Find {
        case command(SpokenCommand)
        /// A command whose argument may still come begins there; nothing follows that is complete.
        case nothing(waiting: Int?)
    }

    /// Reads words, which are given in lower case too, from one of them on.
    func next(_ words: [String], heard: [String], from start: Int) -> Find {
        var waiting: Int?
        var place = start
        while place < words.count {
            guard let (control, length) = controls.longest(at: heard[place...]) else {
                place += 1
                continue
            }
            let end = place + length
            switch control {
            case .okay:
                place = end
                continue
            case .line:
                if let (count, digits) = LineNumbers.longest(heard[end...], language: language) {
                    return .command(SpokenCommand(control: .line, argument: digits, end: end + count))
                }
                if end == words.count { waiting = waiting ?? place }
            case .open:
                if let (name, count) = longestName(heard[end...]) {
                    return .command(SpokenCommand(control: .open, argument: name, end: end + count))
                }
                waiting = waiting ?? place
            case .rename:
                if let (count, okay) = okay(heard[end...]) {
                    let argument = words[end..<end + count].joined(separator: " ")
                    return .command(
                        SpokenCommand(control: .rename, argument: argument, end: end + count + okay))
                }
                return .nothing(waiting: waiting ?? place)
            default:
                return .command(SpokenCommand(control: control, end: end))
            }
            place += 1
        }
        return .nothing(waiting: waiting)
    }

    private func longestName(_ heard: ArraySlice<String>) -> (name: String, count: Int)? {
        for count in stride(from: heard.count, to: 0, by: -1) {
            let name = heard.prefix(count).joined(separator: "_")
            if names.contains(Array(name.utf8)) { return (name, count) }
        }
        return nil
    }

    /// How many words stand before the first okay, and how many it has.
    private func okay(_ heard: ArraySlice<String>) -> (count: Int, length: Int)? {
        for place in heard.indices {
            if let (control, length) = controls.longest(at: heard[place...]), control == .okay {
                return (place - heard.startIndex, length)
            }
        }
        return nil
    }
}
