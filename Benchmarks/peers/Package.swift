// swift-tools-version: 6.1
import PackageDescription

// The kit's fastest variants as a process that takes turns with other programs under peers.py.
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
