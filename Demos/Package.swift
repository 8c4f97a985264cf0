// swift-tools-version: 6.2
import PackageDescription

/// Halves the build time of the tests by not optimising them; the code that they test is still optimised.
let unoptimised: [SwiftSetting] = [
    .unsafeFlags(
        ["-Onone", "-Xfrontend", "-gnone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
]

/// The products that most targets depend on; they include all specifications and their references.
let catalogue: [Target.Dependency] = [
    .product(name: "Catalogue", package: "assay"), .product(name: "Reference", package: "assay"),
    .product(name: "JSON", package: "assay"), .product(name: "Specification", package: "assay"),
]

let package = Package(
    name: "assay-demos",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "assay", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "assay-demos",
            dependencies: catalogue + [
                "CSV", "CommandStreams", "StayRules", "Tracks",
                .product(name: "Illustrations", package: "assay"),
                .product(name: "Kit", package: "assay"),
                .product(name: "System", package: "assay"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]),
        // Finds stays by the source's rules and by published rules, and generates days for a comparison of all rules.
        .target(name: "StayRules", dependencies: catalogue),
        // Generated streams of hypotheses with known commands, and a comparison of policies for running the commands.
        .target(name: "CommandStreams", dependencies: catalogue),
        // Finds the publications on an author's page from all known titles; the source's algorithm uses only two.
        .target(
            name: "HomepageInduction", dependencies: catalogue + [.product(name: "System", package: "assay")]),
        // Reads tables by RFC 4180.
        .target(name: "CSV"),
        // Reads the fixes of GPX, PLT and CSV files one by one, without loading a whole file.
        .target(
            name: "Tracks", dependencies: catalogue + ["CSV", .product(name: "CLibXML2", package: "assay")]),

        .testTarget(
            name: "HomepageInductionTests",
            dependencies: catalogue + [
                "HomepageInduction", .product(name: "TestSupport", package: "assay"),
            ], swiftSettings: unoptimised),
        .testTarget(name: "CSVTests", dependencies: ["CSV"], swiftSettings: unoptimised),
        .testTarget(
            name: "TracksTests", dependencies: catalogue + ["Tracks"], swiftSettings: unoptimised),
        .testTarget(
            name: "StayRulesTests",
            dependencies: catalogue + ["StayRules", .product(name: "TestSupport", package: "assay")],
            swiftSettings: unoptimised),
        .testTarget(
            name: "CommandStreamsTests",
            dependencies: catalogue + ["CommandStreams", .product(name: "TestSupport", package: "assay")],
            swiftSettings: unoptimised),
        .testTarget(
            name: "DemoTests",
            dependencies: catalogue + [
                "assay-demos", .product(name: "TestSupport", package: "assay"),
            ], swiftSettings: unoptimised),
    ],
    swiftLanguageModes: [.v6]
)
