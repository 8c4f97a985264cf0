import VoiceSpecs

/// A command that was found in a transcript, with its argument.
public struct SpokenCommand: Sendable {
    public let control: VoiceControl
    public private(set) var argument: String?
    /// The number of words from the beginning of the transcript to the end of the command.
    public let end: Int
}

/// Reads commands from a transcript. Clauses: CMD-1, CMD-3
public struct CommandReader: Sendable {
    private var controls = Expressions.Table<VoiceControl>()
    /// The UTF-8 of the names of the input's documents, grouped by the number of bytes.
    private let names: [Int: Set<[UInt8]>]
    private let language: String

    /// Makes a reader that knows the commands of the input's language or dictionary, and the names of the input's
    /// documents.
    public init(_ input: Commands.Input) {
        let entries = input.dictionary?.controls ?? Commands.controls(of: input.language)
        controls.add(entries, meaning: { VoiceControl(rawValue: $0) })
        names = Dictionary(grouping: input.names.map { Array($0.utf8) }, by: \.count).mapValues { Set($0) }
        language = input.language
    }

    /// The result of searching a transcript for the first command at or after an index.
    public enum Find: Sendable {
        case command(SpokenCommand)
        /// There is no complete command; `waiting` is the index of the first incomplete command, or nil if there is
        /// none.
        case nothing(waiting: Int?)
    }

    /// Searches the words of a transcript for the first command at or after an index.
    ///
    /// - Parameter heard: The words of the transcript in lower case.
    public func next(_ words: [String], heard: [String], from start: Int) -> Find {
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
        let greatest = names.keys.max() ?? 0
        var said: [UInt8] = []
        var found: (name: String, count: Int)?
        for (index, word) in heard.enumerated() {
            said += (index > 0 ? [0x5F] : []) + word.utf8
            if said.count > greatest { break }
            if names[said.count]?.contains(said) == true {
                found = (String(decoding: said, as: UTF8.self), index + 1)
            }
        }
        return found
    }

    /// Returns the number of words before the first expression for `okay`, and the number of words in that expression.
    private func okay(_ heard: ArraySlice<String>) -> (count: Int, length: Int)? {
        for place in heard.indices {
            if let (control, length) = controls.longest(at: heard[place...]), control == .okay {
                return (place - heard.startIndex, length)
            }
        }
        return nil
    }
}
