import Foundation
import TestSupport
import Testing

/// Tests how much a check prints, and whether it uses colours.
struct TellingTests {
    private static let zero = [
        "check", "--subsystem", "scholar.hindex", "--adapter", "'\(Program.miniature)' one-too-few",
    ]

    @Test func `check --quiet prints the verdict, and a line for each broken law and each kind of error`()
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

    @Test func `the option --color turns colours on or off; without --color, the environment decides`()
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

    /// The command of an adapter that delays its reply to the fourth request, and thus also all later replies.
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

    @Test(arguments: [[], ["--batch", "50"]])
    func `the last line has the number of cases that were run, not counting skipped cases`(batch: [String])
        throws
    {
        let adapter = ["--adapter", Program.miniature("none")]
        let check = try Program.run(["check", "--subsystem", "scholar"] + adapter + batch)
        let counts = try #require(check.output.firstMatch(of: /(\d+) pass, 0 fail, (\d+) skip, 0 error/))
        #expect(counts.2 != "0")
        let line = try #require(check.lines.last)
        let pace =
            /(\d+) cases read(?: in [0-9.]+ s)?, run and judged in [0-9.]+ s: [0-9.]+ cases per second/
        #expect(line.wholeMatch(of: pace)?.1 == counts.1, "\(line)")
    }

    @Test func `a rate below 10 has one decimal, and no rate is shown if no case was run`() throws {
        let words = ["check", "--case", "scholar.hindex/no-publications", "--adapter"]
        let late = "sleep 0.5; " + Program.miniature("none")
        let slow = try #require(try Program.run(words + [late]).lines.last)
        let pace = /1 case read, run and judged in [0-9.]+ s: [01]\.[0-9] cases per second/
        #expect(slow.wholeMatch(of: pace) != nil, "\(slow)")
        let none = try #require(try Program.run(words + [Program.miniature("skips-all")]).lines.last)
        #expect(none.wholeMatch(of: /0 cases read, run and judged in [0-9.]+ s/) != nil, "\(none)")
    }

    @Test func `if the ids of replies may be mixed up, the report says so on its first lines`() throws {
        let words = ["check", "--subsystem", "scholar.hindex", "--jobs", "1", "--adapter"]
        let mixed = try Program.run(words + [Program.miniature("next-ids")])
        #expect(mixed.status == 1)
        #expect(mixed.lines.first?.hasPrefix("replies had ids that belong to no open request;") == true)
        #expect(mixed.lines.dropFirst().first?.hasPrefix("  to test the ids: assay smoke --adapter ") == true)
        #expect(try !Program.run(Self.zero).output.contains("assay smoke"))
    }
}
