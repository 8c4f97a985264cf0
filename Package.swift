// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Assay",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Specs", targets: ["Specs"]),
        .library(name: "Reference", targets: ["Reference"]),
        .library(name: "Harness", targets: ["Harness"]),
        .library(name: "Corpus", targets: ["Corpus"]),
        .library(name: "Benchmarking", targets: ["Benchmarking"]),
        .executable(name: "assay", targets: ["assay"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    ],
    targets: [
        .target(name: "Specs"),
        .target(name: "Reference", dependencies: ["Specs"]),
        .target(
            name: "Harness",
            dependencies: ["Specs", .product(name: "Subprocess", package: "swift-subprocess")]),
        .target(
            name: "Corpus",
            dependencies: ["Harness"],
            path: "Corpus",
            exclude: ["README.md", "origins"],
            sources: ["Corpus.swift"],
            resources: [
                .copy("voice"), .copy("mobility"), .copy("scholar"),
                .copy("dictionaries"), .copy("schema"),
            ]),
        .target(name: "Benchmarking", dependencies: ["Specs", "Reference"]),
        .executableTarget(
            name: "assay",
            dependencies: [
                "Specs", "Reference", "Harness", "Corpus", "Benchmarking",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(name: "SpecsTests", dependencies: ["Specs", "Reference", "Harness", "Corpus"]),
        .testTarget(name: "ReferenceTests", dependencies: ["Specs", "Reference"]),
        // An adapter that is wrong on purpose, for the tests of the harness.
        .executableTarget(
            name: "miniature", dependencies: ["Specs", "Reference", "Harness"], path: "Tests/Miniature"),
        // Implementations that are wrong as people are, for the proof that the corpus and the fuzzer find them.
        .target(name: "Gallery", dependencies: ["Specs"], path: "Tests/Gallery"),
        .testTarget(
            name: "HarnessTests",
            dependencies: ["Specs", "Harness", "Reference", "Corpus", "Gallery", "miniature"]),
        .testTarget(
            name: "ConformanceTests", dependencies: ["Specs", "Reference", "Harness", "Corpus"]),
        .testTarget(
            name: "MicroBenchmarks",
            dependencies: ["Specs", "Reference", "Harness", "Corpus", "Benchmarking"],
            path: "Benchmarks/Micro"),
    ],
    swiftLanguageModes: [.v6]
)
