import JSON
import Specification
import Specs

/// health.latest, as its clause reads.
public struct DiaryLatestReference: Implementation {
    public typealias Subsystem = DiaryLatest

    public init() {}

    public func run(_ input: DiaryLatest.Input, readings: Readings) throws(Rejection) -> DiaryLatest.Output {
        DiaryLatest.Output(latest: input.reports.oldestFirst(by: \.date).last?.shortened)
    }
}

extension DiaryLatest: Referenced {
    public static let reference = DiaryLatestReference()
}
