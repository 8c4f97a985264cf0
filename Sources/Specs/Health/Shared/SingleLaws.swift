import JSON
import SharedSpecs
import Specification

/// The laws of a subsystem about reading and writing single-precision numbers.
protocol SingleLaws: LawName {
    /// A decimal becomes the nearest single-precision number.
    static var nearest: Self { get }
    /// A single-precision number is written as the shortest decimal.
    static var shortest: Self { get }
}

extension Statement {
    static let nearestSingle = Statement.standard(
        """
        A decimal becomes the nearest single-precision number directly, ties to even, without a double in between.
        """,
        .ieee754)
    static let shortestSingle = Statement.decision(
        """
        A single-precision number is written as the shortest decimal that gives it back; if there are several, as the \
        nearest of them. If two such decimals are equally near, either is correct.
        """
    )
}

extension Ruling where Law: SingleLaws {
    /// Returns the number that a decimal in the input becomes.
    func read(_ single: Single) -> Float {
        self(.nearest, single.float, not: Float(single.number.double))
    }

    /// Returns a number in the form that outputs have.
    func written(_ float: Float) -> Single {
        let single = Single(float)
        if single.hasTwoShortest { leavesOpen() }
        return Single(self(.shortest, single.number, not: Number(written: "\(Double(float))")))
    }

    /// Returns a report from the input in the form that outputs have.
    func written(_ report: HealthReport) -> HealthReport {
        var report = report
        report.temperature = written(read(report.temperature))
        report.weight = written(read(report.weight))
        return report
    }
}
