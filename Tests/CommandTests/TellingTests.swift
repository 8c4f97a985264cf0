import Foundation
import TestSupport
import Testing

/// Tests how much a check prints, and whether it uses colours.
struct TellingTests {
    private static let zero = [
        "check", "--subsystem", "scholar.hindex", "--adapter", "'\(Program.miniature)' one-too-few",
    ]

    @Test func `with --quiet, check prints a line for each broken law and kind of error, and the verdict`()
        throws
    {
        let wrong = try Program.run(Self.zero + ["--quiet"])
        #expect(wrong.status == 1 && wrong.errors.isEmpty)
        #expect(wrong.lines.count < 6)
        #expect(
            try #require(wrong.lines.first).contains(
                /^broken HIX-1a \(source\) in \d+ cases, the smallest scholar\.hindex\/\S+$/))
        #expect(
            wrong.lines.dropLast().last?.hasPrefix("miniature 1 (swift) does not conform; breaks ") == true)
        let dead = try Program.run([
            "check", "-q", "--case", "scholar.hindex/*zero*", "--restarts", "1", "--adapter",
            "'\(Program.miniature)' answers-twice",
        ])
        #expect(dead.lines.count < 6)
        #expect(dead.output.contains(/error (protocol|abandoned) in \d+ cases?, the first scholar/))
        let right = try Program.run(["check", "-q", "--subsystem", "scholar.hindex"])
        #expect(right.status == 0 && right.lines.count == 2)
    }

    @Test func `the option decides whether colours are used; if it is not given, the environment decides`()
        throws
    {
        func isColoured(_ option: String?, _ environment: [String: String] = [:]) throws -> Bool {
            let options = option.map { ["--color", $0] } ?? []
            let result = try Program.run(
                Self.zero + options, environment: ["NO_COLOR": ""].merging(environment) { $1 })
            return result.output.contains("\u{1B}[31m")
        }
        #expect(try isColoured("always"))
        #expect(try isColoured("always", ["NO_COLOR": "1"]))
        #expect(try !isColoured("never", ["CLICOLOR_FORCE": "1"]))
        #expect(try isColoured(nil, ["CLICOLOR_FORCE": "1"]))
        #expect(try !isColoured(nil, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
        #expect(try !isColoured("auto"))
    }

    @Test(arguments: [
        [
            "compare", "--reference", "--adapter", "'\(Program.miniature)' one-too-few", "--subsystem",
            "scholar.hindex",
        ],
        ["explain", "GEO-1"], ["corpus", "show", "scholar.hindex/*zero*"],
        ["smoke", "--adapter", "'\(Program.miniature)' none"],
        ["fuzz", "--subsystem", "scholar.hindex", "--samples", "50", "--seed", "1"],
    ])
    func `every verb with coloured output has the option --color`(arguments: [String]) throws {
        #expect(try Program.run(arguments + ["--color", "always"]).output.contains("\u{1B}["))
        #expect(try !Program.run(arguments + ["--color", "never"]).output.contains("\u{1B}["))
    }

    /// The command of an adapter whose reply to the fourth request arrives late, and delays the replies after it.
    private static let slow =
        "'\(Program.miniature)' none | { n=0; while IFS= read -r l; do n=$((n+1)); [ $n = 5 ] && sleep 0.6; printf '%s\\n' \"$l\"; done; }"

    @Test(arguments: [[], ["--batch", "10"]])
    func `the slowest cases are shown with their times in seconds`(batch: [String]) throws {
        let result = try Program.run(
            [
                "check", "--subsystem", "scholar.hindex", "--jobs", "1", "--slowest", "2", "--adapter",
                Self.slow,
            ]
                + batch)
        #expect(result.status == 0)
        let rows = result.output.matches(of: /(?m)^ *([0-9.]+)  (scholar\.hindex\/\S+)$/)
        #expect(rows.count == 2)
        let seconds = rows.compactMap { Double($0.output.1) }
        #expect(seconds.count == 2 && seconds[0] >= 0.5 && seconds[1] <= seconds[0])
        #expect(result.output.contains("the slowest cases"))
    }
}
