import Foundation
import Specification

extension Version {
    static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let version = Parts(input.version, law)
        let other = input.other.map { Parts($0, law) }
        guard version.isValid, other?.isValid ?? true else { return Output(valid: false, order: nil) }
        return Output(valid: true, order: other.map(version.order))
    }
}

/// The three parts of a string that is read as a version, each split at its dots; a missing part is empty.
private struct Parts {
    let numbers, words, build: [String]
    let law: Ruling<Version.Law>

    init(_ text: String, _ law: Ruling<Version.Law>) {
        let bare = law(.prefix, text, not: text.hasPrefix("v") ? String(text.dropFirst()) : text)
        let line = bare.hasSuffix("\n") ? String(bare.dropLast()) : bare
        let whole = law(.whole, bare, not: line, or: bare.split(whereSeparator: \.isWhitespace).joined())
        let halves = whole.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        let front = halves[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        numbers = front[0].components(separatedBy: ".")
        words = front.dropFirst().flatMap { $0.components(separatedBy: ".") }
        build = halves.dropFirst().flatMap { $0.components(separatedBy: ".") }
        self.law = law
    }

    var isValid: Bool {
        law(.three, numbers.count == 3, not: numbers.count <= 3, or: numbers.count >= 3)
            && law(.natural, numbers.are(\.isNumber), not: numbers.are(\.isDigits), or: numbers.are(\.isWord))
            && law(.zeroes, !numbers.contains(where: \.hasLeadingZero), not: true)
            && law(.size, true, not: numbers.fit(0x7FFF_FFFF), or: numbers.fit(9_007_199_254_740_991))
            && law(.size, true, not: numbers.fit(.max), or: (numbers + words).fit(.max))
            && law(.size, true, not: (numbers + words + build).joined(separator: ".").utf8.count <= 256)
            && (words.isEmpty || law.does(.prerelease)) && (build.isEmpty || law.does(.build))
            && law(.letters, words.are(\.isASCII), not: words.are(\.isWord), or: words.are(\.isInk))
            && law(.buildLetters, build.are(\.isASCII), not: build.are(\.isWord), or: build.are(\.isInk))
            && law(.notEmpty, !words.contains(""), not: true)
            && law(.buildNotEmpty, !build.contains(""), not: true)
            && law(.numericZeroes, !words.contains(where: \.hasLeadingZero), not: true)
            && law(.buildZeroes, true, not: !build.contains(where: \.hasLeadingZero))
    }

    func order(beside other: Parts) -> Version.Order {
        let byPart = law.inOrder(.parts, Array(zip(numbers, other.numbers))).map { compare($0, $1, .numbers) }
        let byWord = law.inOrder(.left, Array(zip(words, other.words))).map { compare($0, $1, .digits) }
        let more = Version.Order(words.count, other.words.count)
        let less = Version.Order(other.words.count, words.count)
        let isBare = words.isEmpty || other.words.isEmpty
        let end = isBare ? law(.normal, less, not: more, or: .equal) : law(.more, more, not: less, or: .equal)
        let byBuild = law(.ignored, .equal, not: Version.Order(build.joined(), other.build.joined()))
        return (byPart + byWord + [end, byBuild]).first { $0 != .equal } ?? .equal
    }

    /// Returns the order of two identifiers; if both are numbers, the one with more digits is greater.
    private func compare(_ first: String, _ second: String, _ numbers: Version.Law) -> Version.Order {
        let texts = Version.Order(first, second)
        let lowercased = Version.Order(first.lowercased(), second.lowercased())
        if !first.isNumber && !second.isNumber { return law(.ascii, texts, not: lowercased) }
        if !second.isNumber { return law(.numeric, .lower, not: .higher, or: texts) }
        if !first.isNumber { return law(.numeric, .higher, not: .lower, or: texts) }
        let due = first.count == second.count ? texts : Version.Order(first.count, second.count)
        return law(numbers, due, not: texts, or: Version.Order(Double(first) ?? 0, Double(second) ?? 0))
    }
}

extension String {
    fileprivate var isNumber: Bool { isDigits && isASCII }
    fileprivate var isDigits: Bool { !isEmpty && allSatisfy(\.isWholeNumber) }
    fileprivate var hasLeadingZero: Bool { isNumber && first == "0" && count > 1 }
    fileprivate var isASCII: Bool { isWord && utf8.allSatisfy { $0 < 0x80 } }
    fileprivate var isWord: Bool { allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }
    fileprivate var isInk: Bool { !contains(where: \.isWhitespace) }
}

extension [String] {
    fileprivate func are(_ condition: (String) -> Bool) -> Bool { allSatisfy(condition) }
    fileprivate func fit(_ most: UInt64) -> Bool { are { UInt64($0).map { $0 <= most } ?? !$0.isNumber } }
}
