import Harness
import JSON

extension Verdict {
    /// The verdict as a line of a report, without its line end.
    public var line: [UInt8] { Array(ForeignText.json(LineReport.line(self)).utf8) }
}
