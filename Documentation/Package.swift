// swift-tools-version: 6.2
import PackageDescription

// `make docs` builds the documentation from this package, so that builds of Assay need not load the plugin.
let package = Package(
    name: "Assay documentation",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "assay", path: ".."),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    ],
    targets: [
        // The plugin documents the modules that a target of this package depends on.
        .target(
            name: "Documented",
            dependencies: [
                .product(name: "Specification", package: "assay"),
                .product(name: "Harness", package: "assay"),
                .product(name: "AssayTesting", package: "assay"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
