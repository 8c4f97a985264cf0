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
        case letters = "SEM-9b"
        case notEmpty = "SEM-9c"
        case numericZeroes = "SEM-9d"
        case build = "SEM-10a"
        case buildLetters = "SEM-10b"
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
        .three: .standard("A normal version has the form X.Y.Z.", .semver, "2"),
        .natural: .standard("X, Y and Z are non-negative integers in the digits 0 to 9.", .semver, "2"),
        .zeroes: .standard("X, Y and Z have no leading zeroes.", .semver, "2"),
        .prefix: .standard("A text that begins with v, such as v1.2.3, is not a version.", .semver, "FAQ"),
        .size: .standard("The length of a version has no limit.", .semver, "FAQ"),
        .whole: .standard("A version contains no white space and no end of a line.", .semver, "BNF"),
        .prerelease: .standard("A hyphen after Z begins the identifiers of a pre-release.", .semver, "9"),
        .letters: .standard("Pre-release identifiers use ASCII letters, digits and hyphens.", .semver, "9"),
        .notEmpty: .standard("An identifier of a pre-release is not empty.", .semver, "9"),
        .numericZeroes: .standard("A numeric pre-release identifier has no leading zeroes.", .semver, "9"),
        .build: .standard("A plus sign begins the build identifiers, which end a version.", .semver, "10"),
        .buildLetters: .standard("Build identifiers use ASCII letters, digits and hyphens.", .semver, "10"),
        .buildNotEmpty: .standard("An identifier of the build is not empty.", .semver, "10"),
        .buildZeroes: .standard("A build identifier may have leading zeroes: 001 is valid.", .semver, "10"),
        .ignored: .standard("The build does not affect the precedence of a version.", .semver, "10"),
        .parts: .standard("The first of X, Y and Z that differs decides the precedence.", .semver, "11.2"),
        .numbers: .standard("X, Y and Z are compared as numbers.", .semver, "11.2"),
        .normal: .standard("A pre-release has a lower precedence than its normal version.", .semver, "11.3"),
        .left: .standard("The first pre-release identifiers that differ decide precedence.", .semver, "11.4"),
        .digits: .standard("Numeric pre-release identifiers are compared as numbers.", .semver, "11.4.1"),
        .ascii: .standard("Non-numeric identifiers are compared in ASCII order.", .semver, "11.4.2"),
        .numeric: .standard("Numeric identifiers are lower than non-numeric identifiers.", .semver, "11.4.3"),
        .more: .standard("If earlier identifiers agree, the longer list is higher.", .semver, "11.4.4"),
    ]

    static let properties: [Property<Version>] = [
        Property("A version has only ASCII letters, digits, - . and +.", from: .whole, .letters) { trial in
            guard trial.outcome.output?.valid == true else { return .notTouched }
            return trial.input.version.contains(/[^0-9A-Za-z.+\-]/) ? .violated("it is valid") : .holds
        },
        Property(
            "If the texts are exchanged, the precedence is opposite.", from: .parts,
            probes: { pair, _ in pair.other.map { [Input(version: $0, other: pair.version)] } ?? [] },
            judge: { judged($0) { ($0 == .lower, $0 == .equal) == ($1 == .higher, $1 == .equal) } }),
        Property(
            "A change of the build identifiers does not change the precedence.", from: .ignored,
            probes: { pair, _ in pair.other.map { [Input(version: pair.version + "+b", other: $0)] } ?? [] },
            judge: { judged($0, ==) }),
    ]

    private static func judged(_ trial: Trial<Version>, _ agree: (Order, Order) -> Bool) -> Finding {
        let other = trial.probes.first?.output?.order
        guard let order = trial.outcome.output?.order, let other else { return .notTouched }
        return agree(order, other) ? .holds : .violated("it is \(order), and in the other run \(other)")
    }
}

extension Standard { static let semver = Standard("SemVer 2.0.0", about: "Semantic Versioning, semver.org") }
