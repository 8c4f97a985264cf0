import Catalogue
import JSON
import Specification
import Testing

/// Tests Unicode's full case mapping without a locale.
struct FullCaseMappingTests {
    private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

    // MARK: Final sigma

    @Test(arguments: [
        // The sigma is at the end of a word or before a character without case.
        ("ΟΔΟΣ", "οδος"), ("ΑΣ", "ας"), ("ΑΣ Β", "ας β"), ("ΑΣ1", "ας1"), ("ΑΣ-Β", "ας-β"), ("aΣ", "aς"),
        // The sigma is in the middle of a word, at its beginning or alone.
        ("ΑΣΑ", "ασα"), ("ΣΑ", "σα"), ("Σ", "σ"), ("1Σ", "1σ"), (" Σ ", " σ "), ("ΑΣb", "ασb"),
        // The string has several sigmas.
        ("ΣΣ", "σς"), ("ΑΣΣ", "ασς"), ("ΑΣ ΑΣ", "ας ας"), ("ΣΑΣΣ ΣΣΑ", "σασς σσα"),
    ])
    func `a capital sigma becomes final only at the end of a word`(text: String, lower: String) {
        #expect(scalars(FullCaseMapping.lowercase(text)) == scalars(lower))
    }

    @Test(arguments: [
        ("ΑΣ.", "ας."), ("ΑΣ.Α", "ασ.α"), ("Α.Σ", "α.ς"), (".Σ", ".σ"), ("ΑΣ'Α", "ασ'α"),
        ("ΑΣ\u{301}", "ας\u{301}"),
        ("ΑΣ\u{301}Α", "ασ\u{301}α"), ("Α\u{301}Σ", "α\u{301}ς"), ("\u{301}Σ", "\u{301}σ"),
        ("Α\u{AD}Σ", "α\u{AD}ς"),
        ("ΑΣ\u{200D}Α", "ασ\u{200D}α"), ("ΑΣʰ", "αςʰ"), ("ʰΣ", "ʰσ"),
    ])
    func `case-ignorable characters are skipped on both sides of a sigma`(text: String, lower: String) {
        #expect(scalars(FullCaseMapping.lowercase(text)) == scalars(lower))
    }

    @Test func `a sigma without other letters is never final`() {
        #expect(FullCaseMapping.lowercase("Σ") == "σ")
    }

    @Test func `both small sigmas have the same capital`() {
        #expect(FullCaseMapping.uppercase("σς") == "ΣΣ")
    }

    // MARK: Scalars that map to several scalars

    @Test(arguments: [
        ("straße", "STRASSE"), ("ﬁn", "FIN"), ("ﬃ", "FFI"), ("ŉ", "\u{2BC}N"), ("ΐ", "\u{399}\u{308}\u{301}"),
        ("ᾳ", "\u{391}\u{399}"), ("ǰ", "J\u{30C}"), ("և", "ԵՒ"),
    ])
    func `one letter may become several scalars in upper case`(text: String, upper: String) {
        #expect(scalars(FullCaseMapping.uppercase(text)) == scalars(upper))
    }

    @Test(arguments: [
        ("ß", "Ss"), ("ﬁ", "Fi"), ("ﬄ", "Ffl"), ("ǆ", "ǅ"), ("Ǆ", "ǅ"), ("ǅ", "ǅ"), ("ᾳ", "ᾼ"),
        ("ŉ", "\u{2BC}N"),
        ("a", "A"), ("A", "A"), ("1", "1"), ("ა", "ა"),
    ])
    func `the title case of a letter is its form at the beginning of a word`(
        scalar: Unicode.Scalar, title: String
    ) {
        #expect(scalars(scalar.titlecase) == scalars(title))
    }

    @Test(arguments: [
        ("ẞ", "ß"), ("Ǆ", "ǆ"), ("ǅ", "ǆ"), ("\u{212A}", "k"), ("\u{2126}", "ω"), ("\u{10400}", "\u{10428}"),
    ])
    func `a letter usually becomes one scalar in lower case`(text: String, lower: String) {
        #expect(scalars(FullCaseMapping.lowercase(text)) == scalars(lower))
    }

    @Test func `digraphs and Georgian letters have capitals of their own`() {
        #expect(scalars(FullCaseMapping.uppercase("ǆǅǄ")) == scalars("ǄǄǄ"))
        #expect(FullCaseMapping.uppercase("ა") == "\u{1C90}")
    }

    // MARK: No locale

    @Test func `the special rules for Turkish and Lithuanian are not applied`() {
        #expect(FullCaseMapping.uppercase("i") == "I")
        #expect(FullCaseMapping.lowercase("I") == "i")
        #expect(FullCaseMapping.uppercase("ı") == "I")
        #expect(scalars(FullCaseMapping.lowercase("İ")) == ["i", "\u{307}"])
        #expect(FullCaseMapping.lowercase("TITLE ID") == "title id")
        #expect(scalars(FullCaseMapping.lowercase("I\u{300}")) == ["i", "\u{300}"])
        #expect(scalars(FullCaseMapping.uppercase("i\u{307}")) == ["I", "\u{307}"])
    }

    // MARK: Unchanged text

    @Test(arguments: ["e\u{301}", "\u{E9}"])
    func `case mapping does not normalise the string`(text: String) {
        let upper = FullCaseMapping.uppercase(text)
        #expect(upper.unicodeScalars.count == text.unicodeScalars.count)
        #expect(scalars(FullCaseMapping.lowercase(upper)) == scalars(text))
    }

    @Test(arguments: ["", "42", "東京", "\u{1F44D}\u{1F3FD}", " \t\n", "\u{0}"])
    func `characters without case are unchanged`(text: String) {
        #expect(scalars(FullCaseMapping.lowercase(text)) == scalars(text))
        #expect(scalars(FullCaseMapping.uppercase(text)) == scalars(text))
    }

    @Test func `the shortcut for ASCII gives the same result as the full mapping`() {
        let ascii = String(String.UnicodeScalarView((0..<0x80).compactMap { Unicode.Scalar(UInt8($0)) }))
        let lower = ascii.unicodeScalars.map { $0.properties.lowercaseMapping }.joined()
        let upper = ascii.unicodeScalars.map { $0.properties.uppercaseMapping }.joined()
        #expect(FullCaseMapping.lowercase(ascii) == lower)
        #expect(FullCaseMapping.uppercase(ascii) == upper)
        // The shortcut for ASCII is not used if the string has a scalar beyond ASCII.
        #expect(FullCaseMapping.lowercase(ascii + "é") == lower + "é")
        #expect(FullCaseMapping.uppercase(ascii + "é") == upper + "É")
    }

    /// Returns whether a scalar or its mapping is newer than Unicode 15.0.
    private func isNewer(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return (scalars(properties.uppercaseMapping) + scalars(properties.lowercaseMapping) + [scalar])
            .contains {
                $0.properties.age.map { ($0.major, $0.minor) > (15, 0) } ?? false
            }
    }

    // MARK: The version

    @Test(arguments: [
        // These are new capitals of old letters, new pairs of letters, and a new script, from Unicode 16.0
        // and 17.0.
        "\u{19B}", "\u{264}", "\u{A7CB}", "\u{A7DA}", "\u{A7DB}", "\u{10D50}", "\u{10D70}", "\u{A7CE}",
    ])
    func `case mappings newer than Unicode 15.0 do not apply, and newer scalars do not count as letters`(
        text: String
    ) {
        #expect(scalars(FullCaseMapping.uppercase(text)) == scalars(text))
        #expect(scalars(FullCaseMapping.lowercase(text)) == scalars(text))
        #expect(text.unicodeScalars.first.map { $0.isLetter == ($0.value < 0x300) } == true)
    }

    @Test func `scalars whose properties changed after Unicode 15.0 are treated as in Unicode 15.0`() {
        // In Unicode 15.0, U+0295 has case, and U+1171E is case-ignorable.
        #expect(scalars(FullCaseMapping.lowercase("\u{295}Σ")) == ["\u{295}", "ς"])
        #expect(scalars(FullCaseMapping.lowercase("ΑΣ\u{1171E}Α")) == ["α", "σ", "\u{1171E}", "α"])
    }

    @Test func `every scalar except the capital sigma is mapped according to its Unicode properties`() {
        // The test checks all of the first 2048 scalars, and one in seven of the others.
        for value in (0..<2048).map({ UInt32($0) }) + Array(stride(from: 2048, to: 0x11_0000, by: 7)) {
            guard let scalar = Unicode.Scalar(value), scalar != "\u{3A3}" else { continue }
            let text = String(scalar)
            // Scalars that Unicode 16 and 17 added have no case here.
            guard !isNewer(scalar) else {
                #expect(FullCaseMapping.lowercase(text) == text && FullCaseMapping.uppercase(text) == text)
                continue
            }
            if FullCaseMapping.lowercase(text) != scalar.properties.lowercaseMapping
                || FullCaseMapping.uppercase(text) != scalar.properties.uppercaseMapping
            {
                Issue.record("U+\(String(value, radix: 16))")
            }
        }
    }
}
