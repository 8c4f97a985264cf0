import Catalogue
import JSON
import Specification

@testable import HealthSpecs
@testable import SharedSpecs

/// Creates reports for tests: variants of an ordinary report.
enum Diary {
    /// 2020-09-13 12:26:40 UTC.
    static let standard = 1_600_000_000

    static func report(
        _ date: Int = standard, temperature: Float = 36.6, weight: Float = 70, heartRate: Int = 72,
        glycemia: Int = 90, importance: Importance = Importance(), note: String? = nil
    ) -> HealthReport {
        HealthReport(
            date: Moment(date), temperature: Single(temperature), weight: Single(weight),
            heartRate: heartRate, glycemia: glycemia, importance: importance, note: note)
    }
}
