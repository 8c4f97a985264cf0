import SharedSpecs
import Specification

/// health.fever: whether a temperature is highlighted.
public enum Fever: Specification {
    public static let id: SubsystemID = "health.fever"
    public static let summary = "Says whether a temperature is highlighted as too high."

    /// The bound in degrees Celsius; every temperature above it is highlighted.
    public static let bound: Float = 37.5

    public struct Input: Record {
        public let temperature: Single

        public init(temperature: Single) { self.temperature = temperature }

        public static let form = Form(
            Input.init(temperature:),
            Member(
                "temperature", { $0.temperature },
                "The temperature in degrees Celsius, a single-precision number.", .within(-1000...1000)
            ).in(.degreesCelsius))
    }

    public struct Output: Record {
        public let highlighted: Bool

        public init(highlighted: Bool) { self.highlighted = highlighted }

        public static let form = Form(
            Output.init(highlighted:),
            Member("highlighted", { $0.highlighted }, "Whether the temperature is shown as too high."))
    }

    public static let readings = [FeverBound.reading]
}

/// Whether a temperature of exactly 37.5 °C is highlighted.
public enum FeverBound: String, ReadingOption {
    case above, shipped

    public static let reading = Reading(
        "health.fever.bound", "Is a temperature of exactly 37.5 °C highlighted?",
        source: Source(.healthMonitor, "ReportDetail"),
        options: .init("above", "no: only above 37.5 °C, as the report says"),
        .init("shipped", "yes: 37.5 °C or more, as in the published app"))
}
