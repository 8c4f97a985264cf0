import JSON
import Specification

/// Unicode's default full case conversion, without any locale (The Unicode Standard, section 3.13, R1–R3).
///
/// Full means that a scalar may become several (`ß` → `SS`) and that a capital sigma looks around itself
/// (`ΟΔΟΣ` → `οδος`): Swift's own `lowercased()` does the former only. Works on scalars; nothing is
/// normalized. Mappings and properties are those of the standard library's version of Unicode.
public enum FullCaseMapping {
    /// The text in lower case, with Final_Sigma.
    ///
    /// - Complexity: O(n) for n scalars.
    ///
    /// Clause: NOT-2.
    public static func lowercase(_ text: String) -> String {
        if let mapped = asciiMapped(text, flipping: 0x41...0x5A) { return mapped }
        let scalars = text.unicodeScalars
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for index in scalars.indices {
            let scalar = scalars[index]
            if scalar == capitalSigma {
                result.unicodeScalars.append(isFinalSigma(at: index, in: scalars) ? finalSigma : smallSigma)
            } else {
                result.append(lowercase(scalar))
            }
        }
        return result
    }

    /// The text in upper case.
    ///
    /// - Complexity: O(n) for n scalars.
    ///
    /// Clause: NOT-2.
    public static func uppercase(_ text: String) -> String {
        if let mapped = asciiMapped(text, flipping: 0x61...0x7A) { return mapped }
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars { result.append(uppercase(scalar)) }
        return result
    }

    /// The lower case of one scalar that stands alone; one scalar as a rule, never none.
    ///
    /// - Complexity: O(1).
    ///
    /// Clause: NOT-2.
    public static func lowercase(_ scalar: Unicode.Scalar) -> String {
        scalar.properties.lowercaseMapping
    }

    /// The upper case of one scalar, up to three scalars (`ΐ` → `Ϊ́`).
    ///
    /// - Complexity: O(1).
    ///
    /// Clause: NOT-2.
    public static func uppercase(_ scalar: Unicode.Scalar) -> String {
        scalar.properties.uppercaseMapping
    }

    /// The title case of one scalar, up to three scalars: what a word begins with (`ǆ` → `ǅ`, `ß` → `Ss`).
    ///
    /// - Complexity: O(1).
    ///
    /// Clause: NOT-2.
    public static func titlecase(_ scalar: Unicode.Scalar) -> String {
        scalar.properties.titlecaseMapping
    }

    /// Whether the scalar at the index is where a capital sigma becomes `ς` (Final_Sigma, Table 3-17).
    ///
    /// The nearest scalar before it that is not case-ignorable is cased, and the nearest one after it is not.
    /// As in other implementations, what is both cased and case-ignorable (`ʰ`) is passed over.
    ///
    /// - Complexity: O(k) for k case-ignorable scalars around it.
    ///
    /// Clause: NOT-2.
    public static func isFinalSigma(at index: String.Index, in scalars: String.UnicodeScalarView) -> Bool {
        let before = scalars[..<index].last { !$0.properties.isCaseIgnorable }
        guard let before, before.properties.isCased else { return false }
        let after = scalars[scalars.index(after: index)...].first { !$0.properties.isCaseIgnorable }
        return !(after?.properties.isCased ?? false)
    }

    private static let capitalSigma: Unicode.Scalar = "\u{3A3}"
    private static let smallSigma: Unicode.Scalar = "\u{3C3}"
    private static let finalSigma: Unicode.Scalar = "\u{3C2}"

    /// The text with the case of the given ASCII letters changed, or nil if it is not all ASCII.
    private static func asciiMapped(_ text: String, flipping letters: ClosedRange<UInt8>) -> String? {
        let mapped = text.utf8.withContiguousStorageIfAvailable { units -> String? in
            guard units.allSatisfy({ $0 < 0x80 }) else { return nil }
            return String(unsafeUninitializedCapacity: units.count) { buffer in
                for (index, unit) in units.enumerated() {
                    buffer.initializeElement(at: index, to: letters.contains(unit) ? unit ^ 0x20 : unit)
                }
                return units.count
            }
        }
        return mapped ?? nil
    }
}
