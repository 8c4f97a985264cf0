// swift-tools-version: 6.1
import PackageDescription

// Times the variants of Assay with ordo-one/benchmark, which compares the times with baselines of earlier versions. The
// benchmarks are in a separate package, so that a build of Assay does not build them too.
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
