// swift-tools-version: 6.1
import PackageDescription

// The program `peer-times` runs the kit's fastest variants; `peers.py` runs it and other programs in turns.
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
