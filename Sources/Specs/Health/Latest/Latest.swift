import Specification

/// health.latest: the report that the summary of the app shows.
public enum Latest: Specification {
    public static let id: SubsystemID = "health.latest"
    public static let summary = "Finds the latest report in a diary."

    public typealias Input = HealthReports

    public struct Output: Record {
        public let latest: HealthReport?

        public init(latest: HealthReport?) { self.latest = latest }

        public static let form = Form(
            Output.init(latest:),
            Member("latest", { $0.latest }, "The latest report; absent if there are no reports."))
    }
}
