import JSON
import SharedSpecs
import Specification

/// The laws of a subsystem that say how single-precision numbers are read and written.
protocol SingleLaws: LawName {
    /// The law that a decimal in the input becomes the nearest single-precision number.
    static var nearest: Self { get }
    /// The law that a single-precision number is written as the shortest decimal.
    static var shortest: Self { get }
}

extension Sentence {
    static let nearestSingle = Sentence(
        .standard(.ieee754),
        """
        Each decimal in the input is converted directly to the nearest single-precision number, with ties to even. It \
        is wrong to convert the decimal to a double first.
        """)
    static let shortestSingle = Sentence(
        .decision,
        """
        A single-precision number is written as the shortest decimal that is read as the same number. If several \
        decimals are shortest, the decimal nearest to the number is written. If two shortest decimals are equally near \
        to the number, either is correct.
        """)
}

extension Ruling where Law: SingleLaws {
    /// Returns the number that a decimal in the input becomes.
    func read(_ single: Single) -> Float {
        self(.nearest, single.float, not: Float(single.number.double))
    }

    /// Returns a number, spelled as it must be in outputs.
    func written(_ float: Float) -> Single {
        let single = Single(float)
        if single.hasTwoShortest { leavesOpen() }
        return Single(self(.shortest, single.number, not: Number(written: "\(Double(float))")))
    }

    /// Returns a report from the input, with its numbers spelled as they must be in outputs.
    func written(_ report: HealthReport) -> HealthReport { report.spelled { written(read($0)) } }
}

extension Property where Subsystem.Law: SingleLaws {
    /// Returns the property that an output writes the given single-precision numbers as their shortest decimals.
    static func shortest(_ singles: @escaping @Sendable (Subsystem.Output) -> [Single]) -> Property {
        Property("A single-precision number is written as its shortest decimal.", from: .shortest) { trial in
            let long = trial.outcome.output.map(singles)?.first { !$0.isShortest && !$0.hasTwoShortest }
            return long.map { .violated("\($0.number.text) is not the shortest decimal of its number") }
                ?? .holds
        }
    }
}
