import Specification

/// health.latest: the report that the first page summarises.
public enum Latest: Specification {
    public static let id: SubsystemID = "health.latest"
    public static let summary = "Gives the last report of a diary."

    public struct Input: Record {
        public let reports: [HealthReport]

        public init(reports: [HealthReport]) { self.reports = reports }

        public static let form = Form(
            Input.init(reports:),
            Member(
                "reports", { $0.reports },
                "The reports of the diary, in any order."))
    }

    public struct Output: Record {
        public let latest: HealthReport?

        public init(latest: HealthReport?) { self.latest = latest }

        public static let form = Form(
            Output.init(latest:),
            Member("latest", { $0.latest }, "The last report; absent if there are no reports."))
    }
}
