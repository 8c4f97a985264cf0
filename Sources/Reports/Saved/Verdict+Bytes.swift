import Harness
import JSON

extension Verdict {
    /// The verdict as a line of a report, without its line end.
    public var line: [UInt8] { Array(ForeignText.line(JSONWriter.text(of: LineReport.line(self))).utf8) }
}
