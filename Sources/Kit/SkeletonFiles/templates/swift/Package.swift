// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "adapter",
    platforms: [.macOS(.v13)],
    targets: [
        .executableTarget(name: "adapter", path: "Sources")
    ]
)
