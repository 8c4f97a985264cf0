import Specification

extension Version {
    static func derive(_ input: Input, _: Readings, by law: Ruling<Law>) throws(Rejection) -> Output {
        let version = Parts(input.version, law)
        let other = input.other.map { Parts($0, law) }
        guard version.isValid, other?.isValid ?? true else { return Output(valid: false, order: nil) }
        guard let other else { return Output(valid: true, order: nil) }
        let order = version.order(beside: other)
        let byBuild = order == .equal ? Order(version.build.joined(), other.build.joined()) : order
        return Output(valid: true, order: law(.ignored, order, not: byBuild))
    }
}

/// The parts of a version in a text, each split at its dots; an absent part is empty.
private struct Parts {
    let numbers, words, build: [String]
    let length: Int
    let law: Ruling<Version.Law>

    init(_ text: String, _ law: Ruling<Version.Law>) {
        let bare = law(.prefix, text, not: text.hasPrefix("v") ? String(text.dropFirst()) : text)
        let line = bare.hasSuffix("\n") ? String(bare.dropLast()) : bare
        let whole = law(.whole, bare, not: line, or: bare.split(whereSeparator: \.isWhitespace).joined())
        let halves = whole.parts("+", 1)
        let front = halves[0].parts("-", 1)
        words = front.dropFirst().flatMap { $0.parts(".") }
        build = halves.dropFirst().flatMap { $0.parts(".") }
        (numbers, length, self.law) = (front[0].parts("."), whole.utf8.count, law)
    }

    var isValid: Bool {
        law(.three, numbers.count == 3, not: numbers.count <= 3, or: numbers.count >= 3)
            && law(.natural, numbers.are(\.isNumber), not: numbers.are(\.isDigits), or: numbers.are(\.isWord))
            && law(.zeroes, !numbers.contains(where: \.hasLeadingZero), not: true)
            && law(.size, true, not: numbers.fit(0x7FFF_FFFF), or: numbers.fit(9_007_199_254_740_991))
            && law(.size, true, not: numbers.fit(.max), or: (numbers + words).fit(.max))
            && law(.size, true, not: length <= 256)
            && (words.isEmpty || law.does(.prerelease)) && (build.isEmpty || law.does(.build))
            && law(.characters, words.are(\.isASCII), not: words.are(\.isWord), or: words.are(\.isInk))
            && law(.buildCharacters, build.are(\.isASCII), not: build.are(\.isWord), or: build.are(\.isInk))
            && law(.notEmpty, !words.contains(""), not: true)
            && law(.buildNotEmpty, !build.contains(""), not: true)
            && law(.numericZeroes, !words.contains(where: \.hasLeadingZero), not: true)
            && law(.buildZeroes, true, not: !build.contains(where: \.hasLeadingZero))
    }

    func order(beside other: Parts) -> Version.Order {
        let all = law.inOrder(.parts, Array(zip(numbers, other.numbers))).map { order($0, $1, by: .numbers) }
        if let order = all.first(where: { $0 != .equal }) { return order }
        if words.isEmpty || other.words.isEmpty {
            let order = Version.Order(words.isEmpty ? 1 : 0, other.words.isEmpty ? 1 : 0)
            return law(.normal, order, not: order.opposite, or: .equal)
        }
        let byWords = law.inOrder(.left, Array(zip(words, other.words))).map(order)
        let more = Version.Order(words.count, other.words.count)
        return byWords.first { $0 != .equal } ?? law(.more, more, not: more.opposite, or: .equal)
    }

    private func order(_ first: String, _ second: String) -> Version.Order {
        let texts = Version.Order(first, second)
        if first.isNumber && second.isNumber { return order(first, second, by: .digits) }
        if first.isNumber { return law(.numeric, .lower, not: .higher, or: texts) }
        if second.isNumber { return law(.numeric, .higher, not: .lower, or: texts) }
        return law(.ascii, texts, not: Version.Order(first.lowercased(), second.lowercased()))
    }

    /// The longer number is greater. A broken law compares them as texts or as doubles.
    private func order(_ first: String, _ second: String, by name: Version.Law) -> Version.Order {
        let texts = Version.Order(first, second)
        let due = first.count == second.count ? texts : Version.Order(first.count, second.count)
        return law(name, due, not: texts, or: Version.Order(Double(first) ?? 0, Double(second) ?? 0))
    }
}

extension Version.Order {
    fileprivate init<T: Comparable>(_ a: T, _ b: T) { self = a == b ? .equal : a < b ? .lower : .higher }

    var opposite: Self { self == .equal ? .equal : self == .lower ? .higher : .lower }
}

extension String {
    fileprivate func parts(_ sign: Character, _ splits: Int = .max) -> [String] {
        split(separator: sign, maxSplits: splits, omittingEmptySubsequences: false).map(String.init)
    }
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
