// swift-tools-version: 6.2
import PackageDescription

// The coverage-guided mode of `assay fuzz`, based on libFuzzer. The package links only with `--sanitize=fuzzer`, which
// instruments every module, so it is separate from Assay. `make fuzz-coverage` builds and runs this package, and
// README.md describes it.
let package = Package(
    name: "AssayFuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Assay", path: "..")],
    targets: [
        .executableTarget(
            name: "Coverage",
            dependencies: [
                .product(name: "JSON", package: "Assay"),
                .product(name: "Specification", package: "Assay"),
                .product(name: "Catalogue", package: "Assay"),
                .product(name: "Reference", package: "Assay"),
                .product(name: "Adapters", package: "Assay"),
                .product(name: "Harness", package: "Assay"),
                .product(name: "Reports", package: "Assay"),
                .product(name: "Gallery", package: "Assay"),
            ],
            path: "Coverage")
    ],
    swiftLanguageModes: [.v6]
)
