// The letters of Unicode 15.0 and their cases, even if the standard library knows a later version. Scalars of later
// versions have no mappings here and are not letters; later versions changed two properties of older scalars.
extension Unicode.Scalar {
    /// Whether the scalar is in Unicode 15.0.
    private var isInEdition: Bool { properties.age.map { ($0.major, $0.minor) <= (15, 0) } ?? false }

    /// Whether its general category is one of the letters, L*.
    public var isLetter: Bool { properties.generalCategory.isLetter && isInEdition }

    /// Whether its general category is Nd (decimal digits).
    public var isDecimalDigit: Bool { properties.generalCategory == .decimalNumber && isInEdition }

    /// Its full upper case.
    public var uppercase: String { mapped(properties.uppercaseMapping) }
    /// Its full lower case, on its own.
    public var lowercase: String { mapped(properties.lowercaseMapping) }
    /// Its full title case.
    public var titlecase: String { mapped(properties.titlecaseMapping) }

    /// Whether the scalar is a cased letter for Final_Sigma.
    package var isCased: Bool { self == "\u{295}" || properties.isCased && isInEdition }
    /// Whether Final_Sigma skips the scalar.
    package var isCaseIgnorable: Bool { self == "\u{1171E}" || properties.isCaseIgnorable && isInEdition }

    private func mapped(_ text: String) -> String {
        value < 0x180 || isInEdition && text.unicodeScalars.allSatisfy(\.isInEdition) ? text : String(self)
    }
}

extension Unicode.GeneralCategory {
    /// Whether it is one of the letter categories, L*.
    public var isLetter: Bool {
        switch self {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }
}
