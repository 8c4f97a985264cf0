// swift-tools-version: 6.2
import PackageDescription

/// The settings of test targets, and of targets that only tests use. With these settings, the targets build in less
/// than half the time, and the tested code is still optimised.
let unoptimised: [SwiftSetting] = [
    .unsafeFlags(
        ["-Onone", "-Xfrontend", "-gnone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
]

/// The families of subsystems; each has a module of specifications and a module of references, which build in parallel.
let families = ["Voice", "Mobility", "Scholar", "Health", "Learning", "Platform"]
let familySpecs = families.map { Target.Dependency(stringLiteral: "\($0)Specs") }
let familyReferences = families.map { Target.Dependency(stringLiteral: "\($0)Reference") }

/// The dependencies that the specifications of a family have besides `Specification` and the shared module.
let systemOfSpecs: [String: [Target.Dependency]] = [
    "Voice": ["DictionaryFiles"], "Scholar": ["HTML"], "Learning": ["CZlib"],
]
let systemOfReferences: [String: [Target.Dependency]] = [
    "Scholar": ["HTML"], "Learning": ["Files"],
]

let package = Package(
    name: "Assay",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "assay", targets: ["assay"]),
        .library(name: "JSON", targets: ["JSON"]),
        .library(name: "Specification", targets: ["Specification"]),
        .library(name: "Catalogue", targets: ["Catalogue"]),
        .library(name: "Reference", targets: ["Reference"]),
        .library(name: "Harness", targets: ["Harness"]),
        .library(name: "Adapters", targets: ["Adapters"]),
        .library(name: "Reports", targets: ["Reports"]),
        .library(name: "Kit", targets: ["Kit"]),
        .library(name: "Corpus", targets: ["Corpus"]),
        .library(name: "AssayTesting", targets: ["AssayTesting"]),
        .library(name: "Benchmarking", targets: ["Benchmarking"]),
        .library(name: "Workloads", targets: ["Workloads"]),
        // The package in Fuzzing/ uses this library to test itself.
        .library(name: "Gallery", targets: ["Gallery"]),
        // The packages in Demos/ and Services/ use the following libraries.
        .library(name: "System", targets: ["Signals", "Files", "HTML", "LoopbackHTTP"]),
        .library(name: "TestSupport", targets: ["TestSupport"]),
        .library(name: "Illustrations", targets: ["Illustrations"]),
        .library(name: "CLibXML2", targets: ["CLibXML2"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    ],
    targets: [
        // A ← B means that the module B imports the module A: JSON ← Specification ← Specs ← Reference;
        // Specification ← Harness ← Adapters, Reports ← Kit ← assay.
        .target(name: "JSON"),
        .target(name: "Specification", dependencies: ["JSON"]),

        .target(name: "SharedSpecs", dependencies: ["JSON", "Specification"], path: "Sources/Specs/Shared"),
        // The dictionaries of the corpus, which the C compiler puts into the program.
        .target(
            name: "DictionaryFiles", dependencies: ["EmbeddedFiles"], path: "Sources/Specs/DictionaryFiles"),
        // The next two targets gather the specifications and the references of all families.
        .target(
            name: "Catalogue", dependencies: ["Specification", "SharedSpecs"] + familySpecs,
            path: "Sources/Specs/Catalogue"),
        .target(
            name: "Reference", dependencies: ["Catalogue"] + familyReferences,
            path: "Sources/Reference/Catalogue"),
        // Generates the inputs that `bench` uses to measure Assay's own variants.
        .target(
            name: "Workloads", dependencies: ["Catalogue", "Reference", "Benchmarking"],
            path: "Sources/Reference/Workloads"),

        .target(name: "Harness", dependencies: ["JSON", "Specification", "Files"]),
        .target(
            name: "Adapters",
            dependencies: ["Harness", "Spawning", .product(name: "Subprocess", package: "swift-subprocess")]),

        .target(
            name: "Reports", dependencies: ["Harness", "PageFiles"],
            exclude: ["Book", "Explorer", "PageFiles"]),
        // Writes the specifications and the corpus as a folder of HTML pages, the book.
        .target(name: "Book", dependencies: ["Reports"], path: "Sources/Reports/Book"),
        // Serves the book on the loopback interface, where a reader can also try inputs of their own.
        .target(
            name: "Explorer", dependencies: ["Adapters", "Reports", "Book", "LoopbackHTTP"],
            path: "Sources/Reports/Explorer"),
        // The styles and scripts of the pages, which the C compiler puts into the program.
        .target(
            name: "PageFiles", dependencies: ["EmbeddedFiles"], path: "Sources/Reports/PageFiles",
            exclude: ["files", "book", "explorer"], sources: ["page_files.c"]),

        .target(
            name: "Kit",
            dependencies: [
                "Adapters", "Reports", "Book", "Explorer", "Benchmarking", "Skeletons", "Files",
                "ProcessMemory",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], exclude: ["Benchmarking", "Skeletons", "SkeletonFiles"]),
        .target(
            name: "Benchmarking", dependencies: ["JSON", "Specification", "ProcessMemory"],
            path: "Sources/Kit/Benchmarking"),
        .target(name: "Skeletons", dependencies: ["SkeletonFiles"], path: "Sources/Kit/Skeletons"),
        .target(
            name: "SkeletonFiles", dependencies: ["EmbeddedFiles"], path: "Sources/Kit/SkeletonFiles",
            exclude: ["templates"], sources: ["skeleton_files.c"]),

        // The test targets of other packages use this library; no other library of this package imports Testing.
        .target(name: "AssayTesting", dependencies: ["Specification", "Harness"]),

        .executableTarget(
            name: "assay",
            dependencies: [
                "Catalogue", "Reference", "Kit", "Corpus", "Illustrations", "Workloads",
            ], exclude: ["Illustrations"]),
        // Draws pictures of the cases of Assay's corpus, for the book.
        .target(
            name: "Illustrations", dependencies: ["Catalogue", "Reports"], path: "Sources/assay/Illustrations"
        ),
        .target(
            name: "Corpus",
            dependencies: ["Specification", "Harness"],
            path: "Corpus",
            exclude: ["README.md", "origins"],
            sources: ["Corpus.swift"],
            resources: [
                .copy("voice"), .copy("mobility"), .copy("scholar"), .copy("health"), .copy("learning"),
                .copy("platform"),
                .copy("dictionaries"), .copy("schema"), .copy("CHANGES.jsonl"),
                .copy("MISTAKES.jsonl"), .copy("SOURCES.jsonl"), .copy("STRENGTH.jsonl"),
                .copy("EQUIVALENT.jsonl"),
            ]),

        // These targets are libraries of the operating system. On Linux, the Swift toolchain already requires the
        // headers of zlib and libxml2; on macOS, the SDK contains them.
        .systemLibrary(name: "CZlib", path: "Sources/System/Zlib", pkgConfig: "zlib"),
        .systemLibrary(name: "CLibXML2", path: "Sources/System/XML", pkgConfig: "libxml-2.0"),
        // Lets a C file embed other files in the program.
        .target(name: "EmbeddedFiles", path: "Sources/System/Embedding"),
        // Writes files completely or not at all, opens folders by their handles, and locks a folder.
        .target(name: "Files", dependencies: ["Renaming"], path: "Sources/System/Files"),
        .target(name: "Renaming", path: "Sources/System/Renaming"),
        // A C target, since Swift does not import the system call; sets which open files a started process inherits.
        .target(name: "Spawning", path: "Sources/System/Spawning"),
        // A C target, since Swift cannot import malloc.h; sets how the executables take memory from the system.
        .target(name: "ProcessMemory", path: "Sources/System/Memory"),
        // Reads HTML pages, even malformed ones, as trees of elements.
        .target(name: "HTML", dependencies: ["CLibXML2"], path: "Sources/System/HTML"),
        // A small HTTP server that only this machine can reach.
        .target(
            name: "LoopbackHTTP", dependencies: [.product(name: "FlyingSocks", package: "FlyingFox")],
            path: "Sources/System/Loopback"),
        // Handles Ctrl-C and the termination signal in programs that do not use Kit.
        .target(name: "Signals", path: "Sources/System/Signals"),

        // The targets below are test targets; a test target may test several modules.
        .testTarget(name: "JSONTests", dependencies: ["JSON", "Specification"], swiftSettings: unoptimised),
        .testTarget(name: "HTMLTests", dependencies: ["HTML"], swiftSettings: unoptimised),
        .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
        .testTarget(
            name: "SpecsTests",
            dependencies: [
                "Catalogue", "Reference", "Harness", "Adapters", "Reports", "Corpus", "HTML", "traps",
                "TestSupport",
            ],
            swiftSettings: unoptimised),
        .testTarget(
            name: "ReferenceTests",
            dependencies: [
                "Catalogue", "Reference", "Corpus", "Harness", "Adapters", "Files", "TestSupport",
            ], swiftSettings: unoptimised),
        .testTarget(
            name: "HarnessTests",
            dependencies: [
                "Catalogue", "Harness", "Adapters", "Reports", "Reference", "Corpus", "Gallery",
                "Misbehaviours", "miniature",
                "assay", "misbehaviours", "gallery", "TestSupport",
            ], swiftSettings: unoptimised),
        .testTarget(
            name: "ReportsTests",
            dependencies: [
                "Catalogue", "Harness", "Adapters", "Reports", "Reference", "Corpus", "PageFiles",
                "TestSupport",
                "Misbehaviours", "miniature", "assay",
            ], swiftSettings: unoptimised),
        .testTarget(
            name: "BookTests",
            dependencies: [
                "Catalogue", "Harness", "Adapters", "Reports", "Book", "Corpus", "Illustrations", "assay",
                "TestSupport",
            ], swiftSettings: unoptimised),
        .testTarget(
            name: "ExplorerTests",
            dependencies: [
                "Catalogue", "Reference", "Harness", "Adapters", "Book", "Explorer", "LoopbackHTTP", "Corpus",
                "assay",
                "TestSupport",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ], swiftSettings: unoptimised),
        // Tests the complete program.
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "Catalogue", "Harness", "Adapters", "Reports", "Corpus", "assay", "city-year", "miniature",
                "Misbehaviours",
                "TestSupport",
            ], swiftSettings: unoptimised),
        .testTarget(
            name: "SkeletonTests",
            dependencies: [
                "Skeletons", "Catalogue", "Harness", "Adapters", "Reports", "Corpus", "assay", "TestSupport",
            ],
            swiftSettings: unoptimised),
        .testTarget(
            name: "ConformanceTests",
            dependencies: [
                "Catalogue", "Reference", "Harness", "Adapters", "Reports", "Corpus", "Files", "TestSupport",
            ], swiftSettings: unoptimised),
        .testTarget(
            name: "MicroBenchmarks",
            dependencies: [
                "Catalogue", "Reference", "Harness", "Adapters", "Reports", "Corpus", "Benchmarking",
                "Workloads",
                "TestSupport",
            ],
            path: "Benchmarks/Micro"),
        // Helps tests to make scratch folders, to wait, and to read pictures.
        .target(
            name: "TestSupport", dependencies: ["Catalogue", "Harness", "Corpus"], path: "Tests/Support"),
        // An adapter that misbehaves on purpose, a list of its misbehaviours, and a program that prints how Assay
        // judges them.
        .target(
            name: "Misbehaviours", dependencies: ["Catalogue", "Harness", "Adapters"],
            path: "Tests/Misbehaviours"),
        .executableTarget(
            name: "miniature",
            dependencies: ["Catalogue", "Reference", "Harness", "Adapters", "Misbehaviours"],
            path: "Tests/Miniature"),
        .executableTarget(
            name: "misbehaviours",
            dependencies: ["Harness", "Adapters", "Reports", "Misbehaviours", "miniature"],
            path: "Tests/MisbehaviourTable"),
        // A program that crashes on purpose, in the way that its argument selects.
        .executableTarget(
            name: "traps", dependencies: ["JSON", "Specification", "ScholarSpecs"], path: "Tests/Traps",
            swiftSettings: unoptimised),
        // Implementations with mistakes that people make; tests check that the corpus and the fuzzer find these
        // mistakes.
        .target(
            name: "Gallery", dependencies: ["Catalogue", "Harness", "CZlib", "HTML"], path: "Tests/Gallery",
            swiftSettings: unoptimised),
        .executableTarget(
            name: "gallery",
            dependencies: ["Catalogue", "Harness", "Adapters", "Reports", "Corpus", "Gallery"],
            path: "Tests/GalleryTable"),
        // A program that generates a year of fixes for each of many users, and runs these fixes through the pipeline.
        .executableTarget(
            name: "city-year",
            dependencies: [
                "Specification", "Catalogue", "Reference", "Harness", "Adapters", "Benchmarking", "Workloads",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Benchmarks/CityYear"),
    ],
    swiftLanguageModes: [.v6],
    // The C files embed other files with #embed, which needs C23.
    cLanguageStandard: .gnu2x
)

for family in families {
    let (specs, reference) = ("\(family)Specs", "\(family)Reference")
    package.products += [
        .library(name: specs, targets: [specs]), .library(name: reference, targets: [reference]),
    ]
    package.targets += [
        .target(
            name: specs,
            dependencies: ["JSON", "Specification", "SharedSpecs"] + (systemOfSpecs[family] ?? []),
            path: "Sources/Specs/\(family)"),
        .target(
            name: reference, dependencies: [.byName(name: specs)] + (systemOfReferences[family] ?? []),
            path: "Sources/Reference/\(family)"),
    ]
}
