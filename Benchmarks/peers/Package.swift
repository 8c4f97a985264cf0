// swift-tools-version: 6.1
import PackageDescription

// A process that runs the kit's fastest variants; peers.py lets it take turns with other programs.
let package = Package(
    name: "Peers",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Assay", path: "../..")],
    targets: [
        .executableTarget(
            name: "peer-times",
            dependencies: [
                .product(name: "Reference", package: "Assay"), .product(name: "Catalogue", package: "Assay"),
                .product(name: "Specification", package: "Assay"),
            ],
            path: "PeerTimes")
    ],
    swiftLanguageModes: [.v6]
)
