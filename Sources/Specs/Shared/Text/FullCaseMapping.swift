/// Unicode's default full case conversion, without any locale (The Unicode Standard, section 3.13, R1–R3).
///
/// Full means that a scalar may become several scalars (`ß` → `SS`), and that the mapping of a capital sigma depends on
/// its neighbours (`ΟΔΟΣ` → `οδος`). Swift's own `lowercased()` maps every capital sigma to `σ`. The conversion works
/// on scalars and does not normalize the string. Mappings and properties are those of Unicode 15.0.
public enum FullCaseMapping {
    /// Returns the string in lower case, with the rule Final_Sigma for a capital sigma.
    ///
    /// - Complexity: O(n) for n scalars.
    ///
    /// Clause: NOT-2.
    public static func lowercase(_ text: String) -> String {
        let scalars = text.unicodeScalars
        if isOfOldLetters(text) { return text.lowercased() }
        return scalars.indices.map { index in
            guard scalars[index] == capitalSigma else { return scalars[index].lowercase }
            return isFinalSigma(at: index, in: scalars) ? "\u{3C2}" : "\u{3C3}"
        }.joined()
    }

    /// Returns the string in upper case.
    ///
    /// - Complexity: O(n) for n scalars.
    ///
    /// Clause: NOT-2.
    public static func uppercase(_ text: String) -> String {
        isOfOldLetters(text) ? text.uppercased() : text.unicodeScalars.map(\.uppercase).joined()
    }

    /// Returns whether every version of Unicode maps each scalar of the string in the same way, regardless of the
    /// neighbouring scalars.
    private static func isOfOldLetters(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.value < 0x180 }
    }

    /// Returns whether a capital sigma at the index becomes `ς` (Final_Sigma, Table 3-17).
    ///
    /// The sigma becomes `ς` if the previous scalar is cased and the next scalar is not. Case-ignorable scalars are
    /// skipped. As in other implementations, scalars that are both cased and case-ignorable (`ʰ`) are skipped too.
    ///
    /// - Complexity: O(k) for k case-ignorable scalars around the sigma.
    ///
    /// Clause: NOT-2.
    public static func isFinalSigma(at index: String.Index, in scalars: String.UnicodeScalarView) -> Bool {
        let before = scalars[..<index].last { !$0.isCaseIgnorable }
        guard let before, before.isCased else { return false }
        let after = scalars[scalars.index(after: index)...].first { !$0.isCaseIgnorable }
        return !(after?.isCased ?? false)
    }

    private static let capitalSigma: Unicode.Scalar = "\u{3A3}"
}
