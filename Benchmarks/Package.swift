// swift-tools-version: 6.1
import PackageDescription

// The variants of Assay under ordo-one/benchmark, for baselines over time. A separate package, so that building Assay
// does not build the benchmarks too.
//
//     swift package --package-path Benchmarks benchmark
//     swift package --package-path Benchmarks --allow-writing-to-package-directory benchmark baseline update NAME
//     swift package --package-path Benchmarks benchmark baseline compare NAME
let package = Package(
    name: "AssayBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Assay", path: ".."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "AssayBenchmarks",
            dependencies: [
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "Benchmarking", package: "Assay"),
                .product(name: "Catalogue", package: "Assay"),
                .product(name: "Workloads", package: "Assay"),
            ],
            path: "AssayBenchmarks",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
    ],
    swiftLanguageModes: [.v6]
)
