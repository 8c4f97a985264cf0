import Foundation
import TestSupport
import Testing

/// Tests that progress is shown on a terminal, and only there.
struct ProgressTests {
    private static let hasPython = (try? heard(["true"], [:])) != nil

    private static func heard(
        _ command: [String], _ environment: [String: String], columns: Int = 0
    ) throws -> String {
        let result = try PseudoTerminal(columns: columns, stream: .error)
            .run(command, ["TERM": "xterm"].merging(environment) { $1 })
        try #require(result.status == 0)
        return result.output
    }

    /// The command of an adapter that sends each reply 0.1 s late.
    private static let slow =
        "'\(Program.miniature)' none | while IFS= read -r line; do sleep 0.1; printf '%s\\n' \"$line\"; done"
    private static let check = [
        Program.assay, "check", "--case", "scholar.hindex/*zero*", "--jobs", "1", "--adapter", slow,
    ]

    @Test(.enabled(if: hasPython, "python3 is not installed"))
    func `check shows its progress on a terminal, without colour, and erases it at the end`() throws {
        let heard = try Self.heard(Self.check, ["NO_COLOR": "1"])
        #expect(heard.contains(/\r\x1B\[K\d+ of \d+ cases, \d\.\d per second, \d+ s left/))
        #expect(heard.hasSuffix("\r\u{1B}[K"))
        #expect(!heard.contains(/\x1B\[[0-9;]*m/))
    }

    @Test(.enabled(if: hasPython, "python3 is not installed"), arguments: [["CI": "true"], ["TERM": "dumb"]])
    func `in CI and on a dumb terminal, no progress is shown`(environment: [String: String]) throws {
        #expect(try Self.heard(Self.check, environment).isEmpty)
    }

    /// Returns the length of the longest progress line on a terminal with the given number of columns.
    private static func longest(columns: Int, _ words: [String]) throws -> Int {
        let heard = try Self.heard(words, [:], columns: columns)
        return heard.components(separatedBy: "\r\u{1B}[K").map(\.count).max() ?? 0
    }

    @Test(.enabled(if: hasPython, "python3 is not installed"))
    func `a progress line fills all columns of the terminal except the last one`() throws {
        #expect(try Self.longest(columns: 20, Self.check) == 19)
        // The name of the implementation makes this line longer.
        let compare = [
            Program.assay, "compare", "--case", "scholar.hindex/*zero*", "--jobs", "1", "--adapter",
            Self.slow,
        ]
        #expect(try Self.longest(columns: 0, compare) == 79)
        #expect(try Self.longest(columns: 120, compare) > 79)
    }

    @Test(.enabled(if: hasPython, "python3 is not installed"))
    func `fuzz shows how much time is left`() throws {
        let fuzz = [
            Program.assay, "fuzz", "--subsystem", "scholar.hindex", "--minutes", "0.03", "--seed", "1",
        ]
        #expect(try Self.heard(fuzz, [:]).contains(/\d+ samples, \d+ per second, \d+ s left/))
    }

    @Test(.enabled(if: hasPython, "python3 is not installed"))
    func `in a run with batches, the count of cases continues from batch to batch`() throws {
        let heard = try Self.heard(Self.check + ["--batch", "5"], [:])
        let shown = heard.matches(of: /(\d+) of (\d+) cases, \d\.\d per second, \d+ s left/)
        let answered = shown.compactMap { Int($0.output.1) }
        #expect(answered.max() ?? 0 > 5)
        #expect(answered == answered.sorted() && Set(shown.map(\.output.2)).count == 1)
    }

    @Test(.enabled(if: hasPython, "python3 is not installed"))
    func
        `compare shows which implementation is running, and judge shows how many cases it has judged`()
        throws
    {
        let compare = [
            Program.assay, "compare", "--case", "scholar.hindex/*zero*", "--jobs", "1", "--adapter",
            Self.slow,
        ]
        #expect(try Self.heard(compare, [:]).contains(/\d+ of \d+ cases, .* s left · '/))
        let scratch = try Scratch()
        let cases = try Program.run([
            "list", "--cases", "--case", "scholar.hindex/*zero*", "--format", "json",
        ])
        try scratch.write(cases.output, to: "cases")
        let judge = [
            "/bin/sh", "-c", "'\(Program.assay)' judge --jobs 1 --adapter \"$1\" < '\(scratch["cases"])'",
            "sh",
            Self.slow,
        ]
        #expect(try Self.heard(judge, [:]).contains(/\r\x1B\[K\d+ cases, \d\.\d per second\r/))
    }

    @Test func `without a terminal, no progress is shown`() throws {
        let result = try Program.run(Array(Self.check.dropFirst()))
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(!result.output.contains("\r") && !result.output.contains(" left"))
    }

    @Test func `in a JUnit report, the times of the cases add up to the time of the suite`() throws {
        let scratch = try Scratch()
        let result = try Program.run(Self.check.dropFirst() + ["--report", "junit=\(scratch["junit"])"])
        #expect(result.status == 0)
        let text = try scratch.read("junit")
        func times(_ element: String) throws -> [Double] {
            try text.matches(of: Regex("<\(element) [^>]*time=\"([0-9.]+)\"")).map { match in
                try #require(Double(String(match.output[1].substring ?? "")))
            }
        }
        let (suites, cases) = (try times("testsuite"), try times("testcase"))
        let suite = try #require(suites.first)
        #expect(suites.count == 1 && cases.count > 3 && cases.allSatisfy { $0 > 0 })
        #expect(abs(cases.reduce(0, +) - suite) < 0.001)
        // Each case has at least one reply, which is a tenth of a second late.
        #expect(suite >= 0.09 * Double(cases.count))
    }
}
