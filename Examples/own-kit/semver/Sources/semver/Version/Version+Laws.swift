import Specification

extension Version {
    enum Law: String, LawName {
        case three = "SEM-2a"
        case natural = "SEM-2b"
        case zeroes = "SEM-2c"
        case prefix = "SEM-2d"
        case size = "SEM-2e"
        case whole = "SEM-2f"
        case prerelease = "SEM-9a"
        case characters = "SEM-9b"
        case notEmpty = "SEM-9c"
        case numericZeroes = "SEM-9d"
        case build = "SEM-10a"
        case buildCharacters = "SEM-10b"
        case buildNotEmpty = "SEM-10c"
        case buildZeroes = "SEM-10d"
        case ignored = "SEM-10e"
        case parts = "SEM-11a"
        case numbers = "SEM-11b"
        case normal = "SEM-11c"
        case left = "SEM-11d"
        case digits = "SEM-11e"
        case ascii = "SEM-11f"
        case numeric = "SEM-11g"
        case more = "SEM-11h"
    }

    static let laws: Laws<Version> = [
        .three: .standard("A normal version is X.Y.Z.", .semver, "2"),
        .natural: .standard("X, Y and Z are non-negative integers, of the digits 0 to 9.", .semver, "2"),
        .zeroes: .standard("X, Y and Z have no leading zeroes.", .semver, "2"),
        .prefix: .standard("v1.2.3 is not a semantic version.", .semver, "FAQ"),
        .size: .standard("The length of a version has no limit.", .semver, "FAQ"),
        .whole: .standard("Neither white space nor the end of a line belongs to a version.", .semver, "BNF"),
        .prerelease: .standard("A hyphen after Z begins the identifiers of a pre-release.", .semver, "9"),
        .characters: .standard(
            "Identifiers of a pre-release have ASCII letters, digits and hyphens.", .semver, "9"),
        .notEmpty: .standard("Identifiers of a pre-release are not empty.", .semver, "9"),
        .numericZeroes: .standard("Identifiers of digits alone have no leading zeroes.", .semver, "9"),
        .build: .standard("A plus sign begins the identifiers of build metadata, at the end.", .semver, "10"),
        .buildCharacters: .standard(
            "Identifiers of a build have ASCII letters, digits and hyphens.", .semver, "10"),
        .buildNotEmpty: .standard("Identifiers of a build are not empty.", .semver, "10"),
        .buildZeroes: .standard("Identifiers of a build may have leading zeroes, as 001 has.", .semver, "10"),
        .ignored: .standard("Build metadata is ignored in precedence.", .semver, "10"),
        .parts: .standard("The first difference of X, Y and Z, in this order, decides.", .semver, "11.2"),
        .numbers: .standard("X, Y and Z are compared numerically.", .semver, "11.2"),
        .normal: .standard("A pre-release is lower than its normal version.", .semver, "11.3"),
        .left: .standard("The first identifiers that differ, from left to right, decide.", .semver, "11.4"),
        .digits: .standard("Identifiers of digits alone are compared numerically.", .semver, "11.4.1"),
        .ascii: .standard("Other identifiers are compared in ASCII sort order.", .semver, "11.4.2"),
        .numeric: .standard("Identifiers of digits alone are lower than others.", .semver, "11.4.3"),
        .more: .standard("If all before are equal, more identifiers are higher.", .semver, "11.4.4"),
    ]
}

extension Standard {
    static let semver = Standard("SemVer 2.0.0", about: "Semantic Versioning 2.0.0, semver.org")
}
