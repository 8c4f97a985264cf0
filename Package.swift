// swift-tools-version: 6.2
import PackageDescription

/// For tests that compute little themselves: it halves the time that they take to build, and what they test is optimised.
let unoptimised: [SwiftSetting] = [
    .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
]

let package = Package(
    name: "Assay",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "JSON", targets: ["JSON"]),
        .library(name: "Specification", targets: ["Specification"]),
        .library(name: "Specs", targets: ["Specs"]),
        .library(name: "Reference", targets: ["Reference"]),
        .library(name: "Harness", targets: ["Harness"]),
        .library(name: "Reports", targets: ["Reports"]),
        .library(name: "Kit", targets: ["Kit"]),
        .library(name: "Corpus", targets: ["Corpus"]),
        .library(name: "AssayTesting", targets: ["AssayTesting"]),
        .library(name: "Benchmarking", targets: ["Benchmarking"]),
        .library(name: "Workloads", targets: ["Workloads"]),
        // For Fuzzing/, which proves itself by them.
        .library(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "assay", targets: ["assay"]),
        .library(name: "CourseDownload", targets: ["CourseDownload"]),
        .executable(name: "course-download", targets: ["course-download"]),
        .executable(name: "code-runner", targets: ["code-runner"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    ],
    targets: [
        // The arrows run one way: JSON ← Specification ← Specs ← Reference; Specification ← Harness ← Reports ← Kit.
        .target(name: "JSON"),
        .target(name: "Specification", dependencies: ["JSON"]),
        .target(name: "Specs", dependencies: ["JSON", "Specification", "CZlib", "DictionaryFiles", "HTML"]),
        // The toolchain's own prerequisites on Linux have its header, macOS has it in its SDK.
        .systemLibrary(name: "CZlib", pkgConfig: "zlib"),
        .target(name: "Reference", dependencies: ["JSON", "Specification", "Specs", "Files", "HTML"]),
        .target(
            name: "Harness",
            dependencies: [
                "JSON", "Specification", "Files",
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]),
        .target(name: "Reports", dependencies: ["JSON", "Specification", "Harness", "PageFiles"]),
        // The specifications and the corpus as a folder of pages.
        .target(name: "Book", dependencies: ["JSON", "Specification", "Harness", "Reports"]),
        // The book on the loopback, with inputs of the reader's own.
        .target(
            name: "Explorer",
            dependencies: [
                "JSON", "Specification", "Harness", "Reports", "Book", "LoopbackHTTP",
            ]),
        // A small server for this machine alone.
        .target(name: "LoopbackHTTP", dependencies: [.product(name: "FlyingSocks", package: "FlyingFox")]),
        .target(
            name: "Kit",
            dependencies: [
                "JSON", "Specification", "Harness", "Reports", "Book", "Explorer", "Benchmarking",
                "Skeletons", "Files", "ProcessMemory",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "Corpus",
            dependencies: ["Specification", "Specs", "Harness"],
            path: "Corpus",
            exclude: ["README.md", "origins"],
            sources: ["Corpus.swift"],
            resources: [
                .copy("voice"), .copy("mobility"), .copy("scholar"), .copy("health"), .copy("learning"),
                .copy("platform"),
                .copy("dictionaries"), .copy("schema"), .copy("CHANGES.jsonl"),
                .copy("MISTAKES.jsonl"), .copy("SOURCES.jsonl"),
            ]),
        .executableTarget(
            name: "assay",
            dependencies: [
                "JSON", "Specification", "Specs", "Reference", "Kit", "Corpus", "Illustrations", "Workloads",
                "CSV", "Files", "Tracks", "StayRules", "CommandStreams",
            ]),
        .target(
            name: "Illustrations", dependencies: ["JSON", "Specification", "Specs", "Harness", "Reports"]),
        // For test targets of other packages: it imports Testing, which nothing else here does.
        .target(name: "AssayTesting", dependencies: ["Specification", "Harness"]),
        .target(name: "Benchmarking", dependencies: ["JSON", "Specification", "ProcessMemory"]),
        .target(name: "Workloads", dependencies: ["Specs", "Reference", "Benchmarking"]),
        // Files that the C compiler puts into the program: the dictionaries of the corpus, the styles and scripts of the
        // HTML report, and the source files of the skeletons.
        .target(name: "EmbeddedFiles"),
        .target(name: "DictionaryFiles", dependencies: ["EmbeddedFiles"]),
        .target(
            name: "PageFiles", dependencies: ["EmbeddedFiles"], exclude: ["files", "book", "explorer"],
            sources: ["page_files.c"]),
        .target(
            name: "SkeletonFiles", dependencies: ["EmbeddedFiles"], exclude: ["templates"],
            sources: ["skeleton_files.c"]),
        .target(name: "Skeletons", dependencies: ["SkeletonFiles"]),
        // Files that are written whole or not at all, folders by their handles, and the lock of a folder.
        .target(name: "Files", dependencies: ["Renaming"]),
        .target(name: "Renaming"),
        // How the executables take memory from the system; Swift sees nothing of malloc.h.
        .target(name: "ProcessMemory"),
        // The rules of others by which stays are found beside the source's, and labelled days to compare them on.
        .target(name: "StayRules", dependencies: ["Specification", "Specs", "Reference"]),
        // Streams of hypotheses of which the commands are known, and what each way of running them makes of these.
        .target(name: "CommandStreams", dependencies: ["Specification", "Specs", "Reference"]),
        // Tables of RFC 4180.
        .target(name: "CSV"),
        // Pages as trees of elements, however broken they are.
        .target(name: "HTML", dependencies: ["CLibXML2"]),
        // Files of fixes, read piece by piece. libxml2's headers are among the toolchain's own prerequisites on Linux.
        .target(name: "Tracks", dependencies: ["Specs", "CSV", "CLibXML2"]),
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0"),
        // learning.download over real HTTP. FoundationNetworking costs 13 ms of start-up, which is why this is a library
        // and an executable of their own, and `assay` does without.
        .target(name: "CourseDownload", dependencies: ["Specs", "Reference"]),
        .executableTarget(
            name: "course-download",
            dependencies: [
                "CourseDownload", "EndSignals", "Specs", "Harness",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/CourseDownloadCommand"),
        // voice.runner over real HTTP: programs that come in are compiled and run, and held by what the system has.
        .target(
            name: "CodeRunner",
            dependencies: [
                "JSON", "Specification", "Specs", "Files", "LoopbackHTTP",
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]),
        .target(name: "Confining"),
        // Ctrl-C and the termination signal, for the programs that are not Kit's.
        .target(name: "EndSignals"),
        .executableTarget(
            name: "code-runner",
            dependencies: [
                "CodeRunner", "Confining", "EndSignals", "Specs",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/CodeRunnerCommand"),

        // A folder of tests for each target.
        .testTarget(name: "JSONTests", dependencies: ["JSON", "Specification"], swiftSettings: unoptimised),
        .testTarget(name: "CSVTests", dependencies: ["CSV"]),
        .testTarget(name: "HTMLTests", dependencies: ["HTML"]),
        .testTarget(name: "TracksTests", dependencies: ["Tracks", "Specs"]),
        .testTarget(
            name: "StayRulesTests",
            dependencies: ["JSON", "Specification", "Specs", "Reference", "StayRules", "TestSupport"]),
        .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
        .testTarget(
            name: "SpecsTests",
            dependencies: ["Specs", "Reference", "Harness", "Reports", "Corpus", "HTML", "TestSupport"],
            swiftSettings: unoptimised),
        .testTarget(
            name: "ReferenceTests",
            dependencies: ["Specs", "Reference", "CommandStreams", "Corpus", "Harness", "TestSupport"]),
        .testTarget(
            name: "HarnessTests",
            dependencies: [
                "Specs", "Harness", "Reports", "Reference", "Corpus", "Gallery", "Misbehaviours", "miniature",
                "assay", "misbehaviours", "TestSupport",
            ], swiftSettings: unoptimised),
        .testTarget(
            name: "ReportsTests",
            dependencies: [
                "Specs", "Harness", "Reports", "Reference", "Corpus", "PageFiles", "TestSupport",
                "Misbehaviours", "miniature", "assay",
            ], swiftSettings: unoptimised),
        .testTarget(
            name: "BookTests",
            dependencies: [
                "Specs", "Harness", "Reports", "Book", "Corpus", "Illustrations", "assay", "TestSupport",
            ], swiftSettings: unoptimised),
        .testTarget(
            name: "ExplorerTests",
            dependencies: [
                "Specs", "Reference", "Harness", "Book", "Explorer", "LoopbackHTTP", "Corpus", "assay",
                "TestSupport",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ], swiftSettings: unoptimised),
        // The program as people run it.
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "Specs", "Harness", "Reports", "Corpus", "assay", "city-year", "miniature", "Misbehaviours",
                "TestSupport",
            ], swiftSettings: unoptimised),
        .testTarget(
            name: "SkeletonTests",
            dependencies: ["Skeletons", "Specs", "Harness", "Reports", "Corpus", "assay"],
            swiftSettings: unoptimised),
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["Specs", "Reference", "Harness", "Reports", "Corpus", "Files", "TestSupport"]),
        .testTarget(
            name: "MicroBenchmarks",
            dependencies: [
                "Specs", "Reference", "Harness", "Reports", "Corpus", "Benchmarking", "Workloads",
            ],
            path: "Benchmarks/Micro"),
        .testTarget(
            name: "CourseDownloadTests",
            dependencies: [
                "CourseDownload", "Specs", "Reference", "Harness", "course-download", "TestSupport",
            ], swiftSettings: unoptimised),

        .testTarget(
            name: "CodeRunnerTests",
            dependencies: [
                "CodeRunner", "Specs", "Reference", "Harness", "code-runner", "TestSupport",
            ], swiftSettings: unoptimised),

        // Scratch folders, waiting, and pictures read back.
        .target(name: "TestSupport", path: "Tests/Support"),
        // An adapter that is wrong on purpose, what it can do, and a program that tells what comes of it.
        .target(name: "Misbehaviours", dependencies: ["Specs", "Harness"], path: "Tests/Misbehaviours"),
        .executableTarget(
            name: "miniature", dependencies: ["Specs", "Reference", "Harness", "Misbehaviours"],
            path: "Tests/Miniature"),
        .executableTarget(
            name: "misbehaviours", dependencies: ["Harness", "Reports", "Misbehaviours", "miniature"],
            path: "Tests/MisbehaviourTable"),
        // Implementations that are wrong as people are, for the proof that the corpus and the fuzzer find them.
        .target(name: "Gallery", dependencies: ["Specs", "CZlib", "HTML"], path: "Tests/Gallery"),
        .executableTarget(
            name: "gallery", dependencies: ["Specs", "Harness", "Reports", "Corpus", "Gallery"],
            path: "Tests/GalleryTable"),
        // Generated years of many users through the pipeline.
        .executableTarget(
            name: "city-year",
            dependencies: [
                "Specification", "Specs", "Reference", "Harness", "Benchmarking", "Workloads",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Benchmarks/CityYear"),
    ],
    swiftLanguageModes: [.v6],
    // The embedded files are read by #embed.
    cLanguageStandard: .gnu2x
)
