import JSON
import SharedSpecs
import Specification

/// Laws of a subsystem that say how numbers of single precision are read and written.
protocol SingleLaws: LawName {
    /// A decimal becomes the nearest number of single precision.
    static var nearest: Self { get }
    /// A number of single precision is written as the shortest decimal.
    static var shortest: Self { get }
}

extension Statement {
    static let nearestSingle = Statement.standard(
        "A decimal becomes the nearest number of single precision directly, ties to even, without a double between.",
        .ieee754)
    static let shortestSingle = Statement.decision(
        """
        A number of single precision is written as the shortest decimal that gives it back, of several the nearest; of \
        two as near either is right, since both give it back.
        """
    )
}

extension Ruling where Law: SingleLaws {
    /// Returns the number that a decimal of the input becomes.
    func read(_ single: Single) -> Float {
        self(.nearest, single.float, not: Float(single.number.double))
    }

    /// Returns a number as an output has it.
    func written(_ float: Float) -> Single {
        let single = Single(float)
        if single.hasTwoShortest { leavesOpen() }
        return Single(self(.shortest, single.number, not: Number(written: "\(Double(float))")))
    }

    /// Returns a report of the input as an output has it.
    func written(_ report: HealthReport) -> HealthReport {
        var report = report
        report.temperature = written(read(report.temperature))
        report.weight = written(read(report.weight))
        return report
    }
}
