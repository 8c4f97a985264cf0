// swift-tools-version: 6.2
import PackageDescription

/// Halves the build time of the tests by not optimising them; the code that they test is still optimised.
let unoptimised: [SwiftSetting] = [
    .unsafeFlags(
        ["-Onone", "-Xfrontend", "-gnone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
]

let package = Package(
    name: "assay-services",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "CourseDownload", targets: ["CourseDownload"]),
        .executable(name: "course-download", targets: ["course-download"]),
        .executable(name: "code-runner", targets: ["code-runner"]),
    ],
    dependencies: [
        .package(name: "assay", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    ],
    targets: [
        // An implementation of learning.download over real HTTP.
        .target(
            name: "CourseDownload",
            dependencies: [
                "Transfer",
                .product(name: "System", package: "assay"),
                .product(name: "LearningSpecs", package: "assay"),
                .product(name: "LearningReference", package: "assay"),
            ]),
        .executableTarget(
            name: "course-download",
            dependencies: [
                "CourseDownload",
                .product(name: "Harness", package: "assay"),
                .product(name: "System", package: "assay"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/CourseDownloadCommand"),
        // Makes a request with libcurl, in C, since Swift cannot call functions with a variable number of arguments.
        .target(name: "Transfer", dependencies: ["CLibCURL"]),
        .systemLibrary(name: "CLibCURL", path: "Sources/LibCURL", pkgConfig: "libcurl"),
        // A service for voice.runner over real HTTP, which compiles and runs programs in the system's sandbox.
        .target(
            name: "CodeRunner",
            dependencies: [
                .product(name: "VoiceSpecs", package: "assay"),
                .product(name: "System", package: "assay"),
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]),
        .target(name: "Confining"),
        .executableTarget(
            name: "code-runner",
            dependencies: [
                "CodeRunner", "Confining",
                .product(name: "System", package: "assay"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/CodeRunnerCommand"),

        .testTarget(
            name: "CourseDownloadTests",
            dependencies: [
                "CourseDownload", "course-download",
                .product(name: "System", package: "assay"), .product(name: "TestSupport", package: "assay"),
            ], swiftSettings: unoptimised),
        // A program for tests, which tries the system calls that a program in the sandbox must not make.
        .executableTarget(name: "hostile", path: "Tests/Hostile"),
        .testTarget(
            name: "CodeRunnerTests",
            dependencies: [
                "CodeRunner", "code-runner", "hostile",
                .product(name: "VoiceReference", package: "assay"),
                .product(name: "Harness", package: "assay"),
                .product(name: "TestSupport", package: "assay"),
            ], swiftSettings: unoptimised),
    ],
    swiftLanguageModes: [.v6]
)
