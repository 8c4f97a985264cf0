import Specification

extension Version {
    enum Law: LawName {
        typealias Subsystem = Version
        case three, natural, zeroes, prefix, size, whole
        case prerelease, letters, notEmpty, numericZeroes
        case build, buildLetters, buildNotEmpty, buildZeroes, ignored
        case parts, numbers, normal, left, digits, ascii, numeric, more
    }

    static let laws: Laws<Version> = [
        ("SEM-2a", .three, .standard(.semver, "2")): "A normal version has the form X.Y.Z.",
        ("SEM-2b", .natural, .standard(.semver, "2")):
            "X, Y and Z are non-negative integers, written with the digits 0 to 9.",
        ("SEM-2c", .zeroes, .standard(.semver, "2")): "X, Y and Z have no leading zeroes.",
        ("SEM-2d", .prefix, .standard(.semver, "FAQ")):
            "A string that begins with v, such as v1.2.3, is not a version.",
        ("SEM-2e", .size, .standard(.semver, "FAQ")): "The length of a version has no limit.",
        ("SEM-2f", .whole, .standard(.semver, "BNF")):
            "A version contains no white space and no line breaks.",
        ("SEM-9a", .prerelease, .standard(.semver, "9")):
            "A hyphen after Z begins the pre-release identifiers.",
        ("SEM-9b", .letters, .standard(.semver, "9")):
            "Pre-release identifiers use ASCII letters, digits and hyphens.",
        ("SEM-9c", .notEmpty, .standard(.semver, "9")): "A pre-release identifier is not empty.",
        ("SEM-9d", .numericZeroes, .standard(.semver, "9")):
            "A numeric pre-release identifier has no leading zeroes.",
        ("SEM-10a", .build, .standard(.semver, "10")):
            "A plus sign begins the build identifiers, which are the last part of a version.",
        ("SEM-10b", .buildLetters, .standard(.semver, "10")):
            "Build identifiers use ASCII letters, digits and hyphens.",
        ("SEM-10c", .buildNotEmpty, .standard(.semver, "10")): "A build identifier is not empty.",
        ("SEM-10d", .buildZeroes, .standard(.semver, "10")):
            "A build identifier may have leading zeroes: 001 is valid.",
        ("SEM-10e", .ignored, .standard(.semver, "10")):
            "The build does not affect the precedence of a version.",
        ("SEM-11a", .parts, .standard(.semver, "11.2")):
            "The first of X, Y and Z that differs decides the precedence.",
        ("SEM-11b", .numbers, .standard(.semver, "11.2")): "X, Y and Z are compared as numbers.",
        ("SEM-11c", .normal, .standard(.semver, "11.3")):
            "A pre-release has a lower precedence than its normal version.",
        ("SEM-11d", .left, .standard(.semver, "11.4")):
            "The first pre-release identifiers that differ decide the precedence.",
        ("SEM-11e", .digits, .standard(.semver, "11.4.1")):
            "Numeric pre-release identifiers are compared as numbers.",
        ("SEM-11f", .ascii, .standard(.semver, "11.4.2")):
            "Non-numeric identifiers are compared in ASCII order.",
        ("SEM-11g", .numeric, .standard(.semver, "11.4.3")):
            "Numeric identifiers are lower than non-numeric identifiers.",
        ("SEM-11h", .more, .standard(.semver, "11.4.4")): """
        If a pre-release begins with all pre-release identifiers of another pre-release, the pre-release with more \
        pre-release identifiers has the higher precedence.
        """,
    ]

    static let properties: [Property<Version>] = [
        Property(
            "A valid version contains only ASCII letters, digits, `-`, `.` and `+`.", from: .whole, .letters
        ) { trial in
            guard trial.outcome.output?.valid == true else { return .notTouched }
            return trial.input.version.contains(/[^0-9A-Za-z.+\-]/) ? .violated("it is valid") : .holds
        },
        Property(
            "If the two strings are swapped, the precedence is reversed.", from: .parts,
            probes: { pair, _ in pair.other.map { [Input(version: $0, other: pair.version)] } ?? [] },
            judge: { judged($0) { ($0 == .lower, $0 == .equal) == ($1 == .higher, $1 == .equal) } }),
        Property(
            "Changing the build identifiers does not change the precedence.", from: .ignored,
            probes: { pair, _ in pair.other.map { [Input(version: pair.version + "+b", other: $0)] } ?? [] },
            judge: { judged($0, ==) }),
    ]

    private static func judged(_ trial: Trial<Version>, _ agree: (Order, Order) -> Bool) -> Finding {
        let other = trial.probes.first?.output?.order
        guard let order = trial.outcome.output?.order, let other else { return .notTouched }
        return agree(order, other) ? .holds : .violated("the order is \(order), afterwards \(other)")
    }
}

extension Standard { static let semver = Standard("SemVer 2.0.0", about: "Semantic Versioning, semver.org") }
