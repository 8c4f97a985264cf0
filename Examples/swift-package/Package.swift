// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "swift-package",
    platforms: [.macOS(.v15)],
    dependencies: [
        // In a package of your own, write .package(url: "…", exact: "…") instead, since new versions may
        // bring new cases.
        .package(name: "assay", path: "../..")
    ],
    targets: [
        // The library under test, which does not depend on Assay.
        .target(name: "Citations"),
        .testTarget(
            name: "CitationsTests",
            dependencies: [
                "Citations",
                .product(name: "AssayTesting", package: "assay"),
                .product(name: "Corpus", package: "assay"),
                .product(name: "Harness", package: "assay"),
                .product(name: "Specification", package: "assay"),
                .product(name: "ScholarSpecs", package: "assay"),
            ]),
    ]
)
