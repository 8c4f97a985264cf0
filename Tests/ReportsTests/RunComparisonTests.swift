import Catalogue
import Foundation
import JSON
import Misbehaviours
import Specification
import Testing

@testable import Harness
@testable import Reports

/// Tests the comparison of implementations: a matrix of their results, and the cases on which they disagree.
struct RunComparisonTests {
    /// An implementation that gives fixed replies, in the order of the requests.
    struct Tabled: Candidate {
        let name: String
        let replies: [Reply]

        func open(expecting cases: Int?) -> any Session {
            let hello = Hello(name: name, language: "x", version: "1", subsystems: ["scholar.hindex"])
            return ScriptedSession(hello: hello) { requests in
                #expect(requests.count == replies.count)
                return replies
            }
        }
    }

    private static func h(_ h: Int) -> Reply { .answer(.output(.record(("h", h.value)))) }

    private static func rejected(_ message: String) -> Reply {
        .answer(.rejection(.record(("code", "citations.invalid".value), ("message", message.value))))
    }

    private static let cases = Result { try [1, 2, 3, 4].enumerated().map(Miniature.golden) }

    private static func column(_ name: String, _ replies: Reply...) async throws -> RunComparison.Column {
        RunComparison.Column(try await Run(try cases.get(), with: Tabled(name: name, replies: replies)))
    }

    /// Compares a correct implementation, one with 3 failures, one with 2 failures and a skip, and one that crashes.
    private static func comparison() async throws -> RunComparison {
        RunComparison(
            try cases.get(),
            [
                try await column("right", h(1), h(1), h(1), h(1)),
                try await column("zero", h(0), h(0), h(1), rejected("one word")),
                try await column("mixed", h(1), h(0), .answer(.skip("no")), rejected("another")),
                try await column("dead", h(2), .fault(Fault(.crash, "it ended")), h(1), h(1)),
            ])
    }

    @Test
    func
        `implementations with equal answers are grouped, and the group with the expected answer comes first`()
        async throws
    {
        let disagreements = try await Self.comparison().disagreements
        let told = Dictionary(
            uniqueKeysWithValues: disagreements.map { ($0.golden.id, $0.alternatives.map(\.columns)) })
        #expect(
            told == [
                "scholar.hindex/case-0": [[0, 2], [1], [3]], "scholar.hindex/case-1": [[0], [1, 2], [3]],
                "scholar.hindex/case-3": [[0, 3], [1, 2]],
            ])
        // A skip is not an answer, so there is no disagreement on case 2.
        #expect(disagreements.map(\.golden.id) == disagreements.map(\.golden.id).sorted())
    }

    @Test func `the matrix counts each kind of verdict, and marks all kinds except passes`() async throws {
        let text = try await Self.comparison().text(style: Style(hasColour: false), showsAll: true)
        let rows = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(rows[0] == "subsystem right 1 zero 1 mixed 1 dead 1")
        #expect(
            rows[2] == "scholar.hindex 4/4 1/4 ✗3 1/4 ✗2 –1 2/4 ✗1 !1")
        #expect(rows.contains("clause with mixed results right 1 zero 1 mixed 1 dead 1"))
        #expect(rows.contains("HIX-1 4/4 1/4 ✗3 1/4 ✗2 –1 2/4 ✗1 !1"))
        #expect(rows.contains("the implementations disagree on 3 cases"))
        #expect(rows.contains("right 1, mixed 1: as expected"))
        #expect(rows.contains("$.h: expected 1, got 2"))
        #expect(rows.contains("dead 1: crash: it ended"))
        #expect(rows.contains("right 1 conforms: 4 pass, 0 fail, 0 skip, 0 error"))
        #expect(rows.contains("zero 1 does not conform: 1 pass, 3 fail, 0 skip, 0 error"))
    }

    @Test func `if two implementations agree, no clause has mixed results, even if one of them skips cases`()
        async throws
    {
        let skip = Reply.answer(.skip("no"))
        let both = RunComparison(
            try Self.cases.get(),
            [
                try await Self.column("a", Self.h(1), Self.h(1), Self.h(0), Self.h(1)),
                try await Self.column("a", skip, Self.h(1), Self.h(0), skip),
            ])
        #expect(both.disagreements.isEmpty)
        #expect(both.clauses.isEmpty)
        #expect(!both.conforms)
        #expect(both.columns.map(\.name) == ["a 1", "a 1 (2)"])
        #expect(
            both.text(style: Style(hasColour: false), showsAll: false).contains(
                "the implementations agree on all cases"))
    }

    @Test func `an implementation that failed to start does not affect the columns of the others`()
        async throws
    {
        let columns = [
            try await Self.column("right", Self.h(1), Self.h(1), Self.h(1), Self.h(1)),
            RunComparison.Column("./gone", problem: "could not be started"),
        ]
        let comparison = RunComparison(try Self.cases.get(), columns)
        #expect(!comparison.conforms)
        #expect(RunComparison(try Self.cases.get(), [columns[0]]).conforms)
        let text = comparison.text(style: Style(hasColour: false), showsAll: false)
        #expect(text.contains("4/4") && text.contains("not started"))
        #expect(text.contains("./gone: could not be started"))
        #expect(!text.contains("agree"))
        #expect(comparison.markdown.contains("| scholar.hindex | 4/4 | not started |"))
    }

    @Test func `if a column lacks some cases, agreement is reported only on cases that the columns share`()
        async throws
    {
        let cases = try Self.cases.get()
        let whole = try await Self.column("whole", Self.h(1), Self.h(1), Self.h(1), Self.h(1))
        func text(_ others: [GoldenCase]) -> String {
            let verdicts = others.map { ($0.id, Verdict($0, .pass, reason: "")) }
            let part = RunComparison.Column(
                name: "part", hello: nil, verdicts: Dictionary(uniqueKeysWithValues: verdicts), problem: nil)
            return RunComparison(cases, [whole, part]).text(style: Style(hasColour: false), showsAll: false)
        }
        #expect(text(cases).contains("the implementations agree on all cases\n"))
        #expect(text([cases[1]]).contains("the implementations agree on the cases that they share\n"))
        #expect(!text([]).contains("agree"))
    }

    @Test func `different answers are distinguished even if they begin alike or list the same differences`()
        throws
    {
        let golden = try Miniature.golden(0, 1)
        func count(_ verdicts: Verdict...) -> Int {
            let columns = verdicts.map {
                RunComparison.Column(name: "x", hello: nil, verdicts: [golden.id: $0], problem: nil)
            }
            return RunComparison([golden], columns).disagreements.first?.alternatives.count ?? 1
        }
        func long(_ end: String) -> Verdict {
            let answer = String(repeating: "a", count: 1000) + end
            let difference = Difference(path: Path([.member("h")]), expected: 1.value, actual: answer.value)
            return Verdict(golden, .fail, reason: "", differences: [difference])
        }
        #expect(count(long("b"), long("b")) == 1 && count(long("b"), long("c")) == 2)
        #expect(count(long("\u{E9}"), long("e\u{301}")) == 2)
        func many(_ last: Int) -> Verdict {
            let differences = (0..<Difference.most).map {
                Difference(path: Path([.index($0)]), expected: 1.value, actual: 2.value)
            }
            let answer = Array(repeating: 2, count: Difference.most) + [last]
            return Verdict(
                golden, .fail, reason: "", differences: differences, answer: .output(answer.value))
        }
        #expect(count(many(2), many(2)) == 1 && count(many(2), many(3)) == 2)
    }

    @Test func `a saved report has the same results as the run that was saved`() async throws {
        let cases = try Self.cases.get()
        let replies = [
            Self.h(0), Self.rejected("a"), .fault(Fault(.timeout, "late")), .answer(.skip("no")),
        ]
        let run = try await Run(cases, with: Tabled(name: "same", replies: replies))
        let saved = try SavedReport(Array(LineReport(run).text.utf8), file: "r.jsonl")
        let both = RunComparison(
            cases, [RunComparison.Column(run), try RunComparison.Column(saved, of: cases)])
        #expect(both.disagreements.isEmpty)
        #expect(both.subsystems[0].tallies[0] == both.subsystems[0].tallies[1])
        // If only some cases are compared, only the report's verdicts on these cases count.
        let part = RunComparison(cases, [try RunComparison.Column(saved, of: [cases[1]])])
        #expect(part.subsystems[0].tallies[0].total == 1)
    }

    @Test func `a saved run conforms if it breaks only laws that --basis allows it to break`() throws {
        let cases = try Array(Self.cases.get().prefix(2))
        let breach = Breach(law: LawID("HIX-1c"), sentence: "Say so.", basis: .decision)
        let hello = Hello(name: "x", language: "", version: "1", subsystems: [])
        var run = Run(
            [
                Verdict(cases[0], .pass, reason: ""),
                Verdict(cases[1], .fail, reason: "", breaches: [breach]),
            ], of: hello)
        func column(_ run: Run) throws -> RunComparison.Column {
            try RunComparison.Column(
                SavedReport(Array(LineReport(run).text.utf8), file: "r.jsonl"), of: cases)
        }
        #expect(try !column(run).conforms)
        run.advisory = [.standard, .decision]
        let comparison = RunComparison(cases, [try column(run).labelled("y")])
        #expect(comparison.conforms)
        let text = comparison.text(style: Style(hasColour: false), showsAll: false)
        #expect(
            text.contains("y conforms: 1 pass, 1 fail, 0 skip, 0 error; 1 departure, which --basis allows\n"))
        let problem = "returned {} instead of an error"
        run.malformed = MalformedRun([.init("scholar.hindex", "$: null", input: nil, problem: problem)])
        #expect(try !column(run).conforms && !column(run).isIdle)
    }

    /// Compares two runs: all cases pass in the first run, and each case has one of the given failures in the second
    /// run.
    private static func failing(_ failures: [(law: String, place: Int, actual: Value?)]) throws
        -> RunComparison
    {
        let cases = try failures.indices.map { try Miniature.golden($0, $0 + 1) }
        let verdicts = zip(cases, failures).map { golden, failure -> Verdict in
            let path = Path([.member("list"), .index(failure.place), .member("at")])
            return Verdict(
                golden, .fail, reason: "",
                breaches: [Breach(law: LawID(failure.law), sentence: "Say <so>.", basis: .source)],
                differences: [Difference(path: path, expected: 1.value, actual: failure.actual)])
        }
        func column(_ name: String, _ verdicts: [Verdict]) -> RunComparison.Column {
            let byID = Dictionary(uniqueKeysWithValues: verdicts.map { ($0.id, $0) })
            return .init(name: name, hello: nil, verdicts: byID, problem: nil)
        }
        let right = cases.map { Verdict($0, .pass, reason: "") }
        return RunComparison(cases, [column("right", right), column("wrong", verdicts)])
    }

    @Test
    func
        `disagreements with the same law and kind of difference form a group; the largest group comes first`()
        throws
    {
        let both = try Self.failing([
            ("HIX-2a", 0, 2.value), ("HIX-1a", 0, nil), ("HIX-1a", 7, 3.value), ("HIX-1a", 0, 2.value),
            ("HIX-1a", 0, "x".value),
        ])
        let groups = RunComparison.alike(both.disagreements).map { groups in
            groups.map { "\($0.law) \($0.shape) \($0.cases.map { $0.golden.id.suffix(1) }.joined())" }
        }
        #expect(
            groups == [
                [
                    "HIX-1a $.list[].at differs 23", "HIX-1a $.list[].at is missing 1",
                    "HIX-1a $.list[].at is a string, not a number 4",
                ],
                ["HIX-2a $.list[].at differs 0"],
            ])
        // Verdicts that are read from a saved report form the same groups as the original verdicts.
        for golden in both.cases {
            let verdict = try #require(both.columns[1].verdicts[golden.id])
            let saved = try Verdict(LineReport.line(verdict), of: golden)
            #expect(saved.differences.map(\.shape) == verdict.differences.map(\.shape))
        }
        let page = both.html()
        #expect(page.contains("<strong>HIX-1a</strong> Say &lt;so&gt;. <span class=\"dim\">4 cases</span>"))
        #expect(page.contains("<code>$.list[].at differs</code> <span class=\"dim\">2 cases</span>"))
        // At first, only the smallest case of each group is open.
        #expect(page.matches(of: /<details open><summary>[^<]*case-[0-9]</).count == 4)
        #expect(!page.contains("<details open><summary>scholar.hindex/case-3<"))
        let text = both.text(style: Style(hasColour: false), showsAll: false)
        #expect(
            text.contains("  HIX-1a, $.list[].at differs: 2 cases\n    scholar.hindex/case-2\n      right"))
        #expect(text.contains("and 1 more; --all shows them"))
        #expect(both.markdown.contains("HIX-1a, &#36;.list&#91;&#93;.at differs: 2 cases</summary>"))
    }

    @Test func `a disagreement that breaks no law is grouped by its subsystem and the kind of error`()
        async throws
    {
        let cases = try Array(Self.cases.get().prefix(1))
        func column(_ reply: Reply) async throws -> RunComparison.Column {
            RunComparison.Column(try await Run(cases, with: Tabled(name: "x", replies: [reply])))
        }
        let both = RunComparison(
            cases, [try await column(Self.h(1)), try await column(.fault(Fault(.crash, "it ended")))])
        let group = try #require(RunComparison.alike(both.disagreements).first?.first)
        #expect(group.law == "scholar.hindex: crash" && group.shape == "no answer")
    }

    @Test func `if there are many groups, only some of them are shown, unless all are requested`() throws {
        let both = try Self.failing((0..<30).map { ("HIX-\($0 + 1)a", 0, 2.value) })
        let style = Style(hasColour: false)
        #expect(both.text(style: style, showsAll: false).contains("and 20 more; --all shows them"))
        #expect(both.text(style: style, showsAll: false).ranges(of: "got 2").count == 10)
        #expect(both.text(style: style, showsAll: true).ranges(of: "got 2").count == 30)
        #expect(both.lines.count { $0["kind"] == .string("disagreement") } == 30)
        #expect(both.markdown.contains("And 20 more."))
        let alike = try Self.failing((0..<30).map { ("HIX-1a", $0, 2.value) })
        #expect(alike.html().contains("And 20 more cases."))
        #expect(alike.html().ranges(of: "got 2").count == 10)
    }
}
