// The letters of Unicode 15.0 with their upper, lower and title case, even if the standard library knows a later
// version. Scalars added in later versions have no mappings here and are not letters. Later versions changed the
// properties of two older scalars; here, both scalars keep the properties of version 15.0.
extension Unicode.Scalar {
    /// Whether the scalar is in Unicode 15.0.
    private var isInEdition: Bool { properties.age.map { ($0.major, $0.minor) <= (15, 0) } ?? false }

    /// Whether the general category of the scalar is one of the letter categories, L*.
    public var isLetter: Bool { properties.generalCategory.isLetter && isInEdition }

    /// Whether the general category of the scalar is Nd (decimal digits).
    public var isDecimalDigit: Bool { properties.generalCategory == .decimalNumber && isInEdition }

    /// The full upper case of the scalar.
    public var uppercase: String { mapped(properties.uppercaseMapping) }
    /// The full lower case of the scalar, regardless of its neighbours.
    public var lowercase: String { mapped(properties.lowercaseMapping) }
    /// The full title case of the scalar.
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
    /// Whether the category is one of the letter categories, L*.
    public var isLetter: Bool {
        switch self {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }
}
