import Catalogue
import Foundation
import JSON
import Reference
import Specification
import Testing

/// Tests of the clauses EDI-1 to EDI-3 of scholar.distance.
struct DistanceClauseTests {
    private func examined(
        _ a: String, _ b: String, _ distance: Int, by symbol: Symbol = .utf16
    ) -> Examination<Distance> {
        Examination(
            .init(a: a, b: b), .output(.init(distance: distance)), Readings.standard.with(symbol))
    }

    // MARK: EDI-1

    @Test(arguments: [
        ("gtgcca", "ggcga", 2), ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3),
    ])
    func `giving the minimum number of edits satisfies EDI-1`(a: String, b: String, distance: Int) {
        examined(a, b, distance).expectHolds("EDI-1")
    }

    @Test func `counting the exchange of two neighbouring symbols as one edit breaks EDI-1`() {
        examined("abcd", "abdc", 1).expectBroken("EDI-1")
    }

    @Test func `comparing two strings position by position breaks EDI-1`() {
        examined("abcd", "bcda", 4).expectBroken("EDI-1")
    }

    @Test func `counting a substitution as two edits breaks EDI-1`() {
        examined("gtgcca", "ggcga", 3).expectBroken("EDI-1")
    }

    @Test func `filling the first row of the table with zeros breaks EDI-1`() {
        examined("abcd", "cd", 0).expectBroken("EDI-1")
    }

    @Test func `giving the length of the longer string as the distance breaks EDI-1`() {
        examined("kitten", "sitting", 7).expectBroken("EDI-1")
    }

    @Test func `rejecting a pair of strings breaks EDI-1`() {
        Examination<Distance>(.init(a: "", b: ""), .rejection(Rejection("text.empty")))
            .expectBroken("EDI-1")
    }

    // MARK: EDI-2

    @Test func `the reference satisfies EDI-2 for a pair of strings`() {
        Examination(.init(a: "kitten", b: "sitting"), by: Distance.reference).expectHolds("EDI-2")
    }

    @Test func `giving the first string's length as the distance if this string is shorter breaks EDI-2`() {
        let onesided = Improvised<Distance> { input, readings throws(Rejection) in
            let distance = try Distance.reference.run(input, readings: readings).distance
            return .init(distance: input.a.count < input.b.count ? input.a.count : distance)
        }
        Examination(.init(a: "abcd", b: "ab"), by: onesided).expectHolds("EDI-1")
        Examination(.init(a: "abcd", b: "a"), by: onesided)
            .expectBroken("EDI-2")
    }

    @Test func `treating strings with a common prefix as equal breaks EDI-2`() {
        let hasty = Improvised<Distance> { input, readings throws(Rejection) in
            if input.a.prefix(4) == input.b.prefix(4) { return .init(distance: 0) }
            return try Distance.reference.run(input, readings: readings)
        }
        Examination(.init(a: "abcdefgh", b: "klmnopqr"), by: hasty)
            .expectBroken("EDI-2")
    }

    @Test func `rejecting a probe with two equal strings breaks EDI-2`() {
        let fussy = Improvised<Distance> { input, readings throws(Rejection) in
            if input.a == input.b { throw Rejection("texts.equal") }
            return try Distance.reference.run(input, readings: readings)
        }
        Examination(.init(a: "ab", b: "ac"), by: fussy).expectBroken("EDI-2")
    }

    @Test(arguments: [("ab", "ab", 1), ("ab", "ba", 0), ("abc", "a", 1)])
    func `a distance that EDI-2 rules out also breaks EDI-1`(
        a: String, b: String, distance: Int
    ) {
        examined(a, b, distance).expectBroken("EDI-1")
    }

    @Test func `a distance that exceeds the length of the longer string breaks EDI-2`() {
        examined("abc", "a", 4).expectBroken("EDI-2")
    }

    @Test func `EDI-2 does not judge a rejection`() {
        Examination<Distance>(.init(a: "", b: ""), .rejection(Rejection("text.empty"))).expectUntouched(
            "EDI-2")
    }

    // MARK: EDI-3

    @Test(arguments: [(Symbol.utf16, 4), (.scalar, 2), (.grapheme, 1)])
    func `comparing the symbols of the chosen option satisfies EDI-3`(symbol: Symbol, distance: Int) {
        examined("\u{1F44D}\u{1F3FD}", "", distance, by: symbol).expectHolds("EDI-3")
    }

    /// Examines a program that is right except for the symbols that it compares.
    private func confused(
        _ a: String, _ b: String, by symbol: Symbol = .utf16, comparing other: Symbol = .utf16,
        _ change: @escaping @Sendable (String) -> String = { $0 }
    ) -> Examination<Distance> {
        let program = Improvised<Distance> { input, readings throws(Rejection) in
            let input = Distance.Input(a: change(input.a), b: change(input.b))
            return try Distance.reference.run(input, readings: readings.with(other))
        }
        return Examination(.init(a: a, b: b), by: program, Readings.standard.with(symbol))
    }

    @Test func `comparing UTF-8 bytes breaks EDI-3`() {
        let bytes = confused("€", "$") { text in
            String(String.UnicodeScalarView(text.utf8.map { Unicode.Scalar($0) }))
        }
        bytes.expectBroken("EDI-3")
        #expect(bytes["EDI-1"] == .holds)
    }

    @Test func `comparing graphemes instead of code units breaks EDI-3`() {
        confused("\u{1F44D}\u{1F3FD}", "", comparing: .grapheme).expectBroken("EDI-3")
    }

    @Test func `comparing code units instead of scalars breaks EDI-3`() {
        confused("\u{1F44D}x", "y", by: .scalar).expectBroken("EDI-3")
    }

    @Test func `treating a composed letter as equal to its decomposed form breaks EDI-3`() {
        confused("\u{E9}", "e\u{301}") { $0.precomposedStringWithCanonicalMapping }
            .expectBroken("EDI-3")
        confused("\u{E9}", "e\u{301}") { $0.decomposedStringWithCanonicalMapping }
            .expectBroken("EDI-3")
    }

    @Test func `treating canonically equivalent graphemes as equal breaks EDI-3`() {
        confused("\u{E9}", "e\u{301}", by: .grapheme, comparing: .grapheme) {
            $0.precomposedStringWithCanonicalMapping
        }.expectBroken("EDI-3")
    }

    @Test func `ignoring case breaks EDI-3`() {
        confused("Swift", "sWift") { $0.lowercased() }
            .expectBroken("EDI-3")
    }

    @Test func `counting a line break of two scalars as two graphemes breaks EDI-3`() {
        confused("a\r\nb", "ab", by: .grapheme, comparing: .scalar)
            .expectBroken("EDI-3")
    }

    @Test func `treating two different dashes as equal, a mistake that no law names, breaks EDI-1`() {
        confused("a\u{2013}b", "a-b") { $0.replacing("\u{2013}", with: "-") }
            .expectBroken("EDI-1")
    }

    @Test func `doubling every distance breaks EDI-1, but not EDI-3`() {
        let doubling = Improvised<Distance> { input, readings throws(Rejection) in
            .init(distance: 2 * (try Distance.reference.run(input, readings: readings).distance))
        }
        let examination = Examination(.init(a: "né", b: "nè"), by: doubling)
        examination.expectBroken("EDI-1")
        #expect(examination["EDI-3"] == .holds)
    }

    @Test func `trimming white space beyond ASCII breaks EDI-1`() {
        confused("a\u{3000}", "a") { $0.trimmingCharacters(in: .whitespaces) }.expectBroken("EDI-1")
    }

    @Test func `a single outcome does not show whether the edits or the symbols are wrong`() {
        examined("né", "nè", 2).expectBroken("EDI-1")
        #expect(examined("né", "n", 2).accused == ["EDI-1", "EDI-3"])
    }

    @Test func `the right distance between two ASCII strings satisfies EDI-3`() {
        examined("kitten", "sitting", 3).expectHolds("EDI-3")
    }

    // MARK: Properties

    @Test func `the properties suffice to reveal a wrong distance`() {
        func contradicted(_ a: String, _ b: String, _ distance: Int) -> [Distance.Law] {
            Relations<Distance>(.init(a: a, b: b), .output(.init(distance: distance))).contradicted
        }
        #expect(contradicted("abc", "ab", 1).isEmpty)
        #expect(contradicted("ab", "ba", 0) == [.zero])
        #expect(contradicted("ab", "ab", 1) == [.zero])
        #expect(contradicted("abc", "a", 1) == [.bounds])
        #expect(contradicted("abc", "a", 4) == [.bounds])
        let rejected = Outcome<Distance.Output>.rejection(Rejection("text.empty"))
        #expect(Relations<Distance>(.init(a: "", b: ""), rejected).contradicted == [.least])
    }

    @Test func `the properties suffice to reveal a distance that is not a metric`() {
        func contradicted(_ a: String, _ b: String, _ distance: @escaping @Sendable (String, String) -> Int)
            -> [Distance.Law]
        {
            let program = Improvised<Distance> { input, _ in .init(distance: distance(input.a, input.b)) }
            return Relations(.init(a: a, b: b), by: program).contradicted
        }
        #expect(contradicted("ab", "abc") { $0 == $1 ? 0 : $0.count < $1.count ? 1 : 3 } == [.symmetric])
        #expect(
            contradicted("aXXb", "cYYd") {
                $0 == $1 ? 0 : $0.first == $1.first || $0.last == $1.last ? 1 : 4
            } == [.triangle])
        #expect(contradicted("€", "") { abs($0.utf8.count - $1.utf8.count) } == [.bounds, .symbol])
    }
}
