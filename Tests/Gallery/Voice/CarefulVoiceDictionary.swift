import Catalogue
import Foundation
import JSON
import Specification

/// An implementation of voice.dictionary, written from its laws alone. Each mistake in the gallery changes one variable
/// of this implementation.
public struct CarefulVoiceDictionary: Careful {
    public typealias Subsystem = VoiceDictionary

    /// The separator, normally ` - `, that divides the keyword of a line from its expressions.
    enum Parting { case asStated, first, last, hyphen }
    /// The effect that a second line for a keyword has on the expressions of the first line.
    enum Again { case joins, replaces, stays }

    var fallsBack = true
    var fallsBackFromFaults = false
    var prefersLanguage = true
    var passesMark = true
    var blankIsFaulty = false
    var countsBlanks = true
    var crEndsLines = false
    var parting = Parting.asStated
    var readsBreak = true
    var lowersKeywords = false
    var lowersExpressions = false
    var keepsInnerSpace = false
    var dropsEmpty = false
    var again = Again.joins
    var looksForAmbiguous = true
    var comparesCase = false
    var countsRepeated = false
    var partsInformation = false
    var joinsInformation = false

    public init() {}

    private struct Fault: Error {
        let rejection: Rejection
    }

    public func run(
        _ input: VoiceDictionary.Input, readings: Readings
    ) throws(Rejection) -> VoiceDictionary.Output {
        var languages = [input.language, "en"]
        if !fallsBack { languages = [input.language] }
        if !prefersLanguage { languages.reverse() }
        var last: Rejection?
        for language in languages {
            let name = language + "_" + input.name + ".txt"
            guard let text = input.files[name] else { continue }
            do throws(Rejection) {
                return .init(file: name, entries: try read(text, input.kind))
            } catch {
                last = last ?? error
                if !fallsBackFromFaults { throw error }
            }
        }
        throw last ?? VoiceDictionary.missing()
    }

    private func read(_ text: String, _ kind: VoiceDictionary.Kind) throws(Rejection) -> [DictionaryEntry] {
        var bytes = Array(text.utf8)
        if passesMark, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        let lines = bytes.split(omittingEmptySubsequences: false) { $0 == 10 || crEndsLines && $0 == 13 }
        var entries: [(keyword: String, expressions: [String])] = []
        var owners: [(expression: String, keyword: String)] = []
        var number = 0
        for line in lines {
            let line = String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
            let isBlank = line.spokenWords.isEmpty
            if !isBlank || countsBlanks { number += 1 }
            if isBlank, !blankIsFaulty { continue }
            guard let (keyword, rest) = parted(line) else {
                throw VoiceDictionary.malformed(["line": number.value])
            }
            let isWhole = kind == .information && !partsInformation
            var expressions = isWhole ? [tidy(rest)] : rest.components(separatedBy: ",").map(tidy)
            if dropsEmpty { expressions.removeAll { $0.spokenWords.isEmpty } }
            guard !expressions.contains(where: \.spokenWords.isEmpty), !expressions.isEmpty else {
                throw VoiceDictionary.malformed(["line": number.value])
            }
            let place = entries.firstIndex { same($0.keyword, keyword) }
            if kind == .information, !joinsInformation || place == nil {
                entries.append((keyword, expressions))
                continue
            }
            var new: [String] = []
            for expression in expressions {
                let owner = owners.first { same(heard($0.expression), heard(expression)) }
                if let owner, looksForAmbiguous, !same(owner.keyword, keyword) {
                    throw VoiceDictionary.ambiguous(["line": number.value, "expression": expression.value])
                }
                if owner == nil || countsRepeated || !looksForAmbiguous { new.append(expression) }
                owners.append((expression, keyword))
            }
            if let place {
                if again == .joins { entries[place].expressions += new }
                if again == .replaces { entries[place].expressions = expressions }
            } else {
                entries.append((keyword, new))
            }
        }
        return entries.map { .init(keyword: $0.keyword, expressions: $0.expressions) }
    }

    private func same(_ one: String, _ other: String) -> Bool { Array(one.utf8) == Array(other.utf8) }

    private func heard(_ expression: String) -> String {
        comparesCase ? expression : FullCaseMapping.lowercase(expression)
    }

    private func tidy(_ text: String) -> String {
        let text = lowersExpressions ? FullCaseMapping.lowercase(text) : text
        return keepsInnerSpace ? trimmed(text) : text.spokenWords.joined(separator: " ")
    }

    private func trimmed(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.firstIndex(where: { !$0.isWhiteSpace }),
            let last = scalars.lastIndex(where: { !$0.isWhiteSpace })
        else { return "" }
        return String(String.UnicodeScalarView(scalars[first...last]))
    }

    private func parted(_ line: String) -> (keyword: String, rest: String)? {
        let mark = Array((parting == .hyphen ? "-" : " - ").unicodeScalars)
        let scalars = Array(line.unicodeScalars)
        var places = scalars.indices.filter { scalars[$0...].starts(with: mark) }
        if parting == .last { places.reverse() }
        for place in places {
            var keyword = trimmed(String(String.UnicodeScalarView(scalars[..<place])))
            if keyword.isEmpty {
                if parting == .asStated { continue }
                return nil
            }
            if readsBreak, keyword == "\\n" { keyword = "\n" }
            if lowersKeywords { keyword = FullCaseMapping.lowercase(keyword) }
            return (keyword, String(String.UnicodeScalarView(scalars[(place + mark.count)...])))
        }
        return nil
    }
}
