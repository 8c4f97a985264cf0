// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "own-kit",
    platforms: [.macOS(.v15)],
    dependencies: [
        // In a package of your own, write .package(url: "…", exact: "…") instead.
        .package(name: "assay", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "roman",
            dependencies: [
                .product(name: "Kit", package: "assay"),
                .product(name: "Specification", package: "assay"),
            ])
    ]
)
