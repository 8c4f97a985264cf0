import Foundation
import TestSupport
import Testing

/// Tests the pages of `compare`, `trend` and `bench` in a real browser, if one is installed.
struct TablePagesTests {
    private static let reader = Program.project.appending(path: "Tests/Readers/browse_tables.py").path
    private static let hasBrowser =
        (try? Program.run("/usr/bin/env", ["python3", reader, "--can"]).status) == 0

    @Test(.enabled(if: hasBrowser, "Chromium or python3 is not installed"))
    func `the pages are readable and accessible on wide and narrow screens, in light and dark mode`() throws {
        let scratch = try Scratch()
        let zero = "'\(Program.miniature)' one-too-few"
        let check = ["check", "--subsystem", "scholar", "--format", "json"]
        let right = try Program.run(check).output
        let wrong = try Program.run(check + ["--adapter", zero]).output
        for (number, report) in [right, wrong, wrong, right].enumerated() {
            try scratch.write(report, to: "runs/2026-11-0\(number + 1).jsonl")
        }
        let columns = (1...7).flatMap { ["--candidate", "<b>\($0)=\(zero)"] }
        _ = try Program.run(
            [
                "compare", "--reference", "--subsystem", "scholar", "--report",
                "html=\(scratch["compare.html"])",
            ]
                + columns)
        _ = try Program.run(["trend", scratch["runs"], "--report", "html=\(scratch["trend.html"])"])
        let bench = ["bench", "--repetitions", "1", "--least", "0", "--report"]
        _ = try Program.run(
            bench + ["html=\(scratch["adapter.html"])", "--subsystem", "scholar.hindex", "--adapter", zero])
        _ = try Program.run(
            bench + ["html=\(scratch["variants.html"])", "--subsystem", "scholar.hindex"])
        let pages = ["compare", "trend", "adapter", "variants"].map { scratch["\($0).html"] }
        let told = try Program.run("/usr/bin/env", ["python3", Self.reader] + pages)
        #expect(told.output == "the pages can be read\n", "\(told.errors)")
    }
}
