// swift-tools-version: 6.2
import PackageDescription

// The package does not depend on Assay; the program `assay`, which is built elsewhere, tests the store as an
// adapter.
let package = Package(
    name: "sqlite-store",
    platforms: [.macOS(.v15)],
    dependencies: [.package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0")],
    targets: [
        .target(name: "PublicationStore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
        .executableTarget(name: "sqlite-store", dependencies: ["PublicationStore"]),
    ],
    swiftLanguageModes: [.v6]
)
