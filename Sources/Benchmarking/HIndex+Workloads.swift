import Foundation
import Specs

extension HIndex: Benchmarked {
    public static let unit = "publication"

    public static let workloads: [Workload<HIndex>] = [10, 100, 1_000, 10_000].map { count in
        let inputs = (0..<max(1, 1_000 / count)).map { record(count, seed: UInt64($0)) }
        return Workload("skewed citations, \(count) publications", size: count, units: inputs.count * count, inputs: inputs)
    }

    /// Publications with citations as they are: a few with many, many with a few.
    private static func record(_ count: Int, seed: UInt64) -> Publications {
        var generator = SplitMix(seed: seed)
        return Publications(
            publications: (0..<count).map { _ in
                let u = Double.random(in: 0.0001...1, using: &generator)
                return Publication(
                    citations: Int(10 / pow(u, 0.8)) - 10, checked: Int.random(in: 0..<10, using: &generator) > 0)
            })
    }

    public static func agreementInputs(seed: UInt64) -> [Input] {
        var generator = SplitMix(seed: seed)
        return (0..<300).map { _ in
            let most = [1, 3, 10, 1_000_000].randomElement(using: &generator) ?? 1
            return Publications(
                publications: (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                    Publication(citations: Int.random(in: 0...most, using: &generator), checked: Bool.random(using: &generator))
                })
        }
    }
}
