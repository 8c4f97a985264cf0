import Catalogue
import Corpus
import Foundation
import JSON
import Misbehaviours
import Reference
import Specification
import TestSupport
import Testing

@testable import Harness
@testable import Reports

/// Tests the report formats for CI systems.
///
/// A run with every kind of verdict and with hostile strings is written in each format, and other programs read it
/// back.
struct ReportTests {
    /// An implementation that gives its replies in the order of the requests.
    struct Scripted: Candidate {
        var name = "scripted"
        let replies: [Reply]

        func open(expecting cases: Int?) -> any Session {
            let hello = Hello(
                name: name, language: "swift", version: "1",
                subsystems: ["scholar.hindex", "scholar.similarity"])
            return ScriptedSession(hello: hello) { requests in
                #expect(requests.count == replies.count)
                return replies
            }
        }
    }

    /// A string with everything that could break one of the formats.
    static let hostile =
        "a \"b\" 'c' <d> & ]]> # SKIP e \\ f | g `h` ``` i\n...\nok 9 - j\r\nk\tl\u{0}\u{1B}[31m\u{FFFF}\u{2028}</details> é😀"

    /// Returns cases that pass, break a law, get an answer of the wrong form, are skipped, or end in an error; the id
    /// of the last case contains `hostile`.
    static func cases() throws -> [GoldenCase] {
        try (1...5).map { try Miniature.golden($0, $0) } + [odd()]
    }

    /// Returns a case whose id contains `hostile`.
    static func odd() throws -> GoldenCase {
        let golden = try Miniature.golden(6, 6)
        guard case .object(var members) = golden.value else { return golden }
        members[0] = Value.Member("id", .string("scholar.hindex/" + hostile))
        return try GoldenCase(.object(members), at: golden.place, in: .assay)
    }

    static func run(_ cases: [GoldenCase]) async throws -> Run {
        let malformed = Value.record(("h", .string(hostile)), ("````" + hostile, 1.value))
        let run = try await Run(
            cases,
            with: Scripted(
                name: hostile,
                replies: [
                    .answer(.output(.record(("h", 1.value)))), .answer(.output(.record(("h", 0.value)))),
                    .answer(.output(malformed)), .answer(.skip(hostile)),
                    .fault(Fault(.crash, hostile, log: hostile)), .fault(Fault(.timeout, "late")),
                ]))
        #expect(run.verdicts.map(\.kind) == [.pass, .fail, .fail, .skip, .error, .error])
        return run
    }

    static func mixed() async throws -> (run: Run, cases: [GoldenCase]) {
        let cases = try cases()
        return (try await run(cases), cases)
    }

    // MARK: Other readers

    /// Writes the text to a file, and returns the output of a command that reads this file; nil if the command fails.
    ///
    /// - Parameter takesFailure: Whether the output is returned even if the command fails.
    static func output(_ command: [String], reading text: String = "", takesFailure: Bool = false) -> String?
    {
        guard let scratch = try? Scratch(), (try? scratch.write(text, to: "text")) != nil,
            let run = try? ProgramRun(
                of: "/usr/bin/env", command + [scratch["text"]], environment: ProgramRun.environment)
        else { return nil }
        return run.status == 0 || takesFailure ? run.output : nil
    }

    static let hasPython = output(["python3", "-c", "import xml.etree.ElementTree"]) != nil
    static let hasTAPParser = output(["perl", "-MTAP::Parser", "-e", "1"]) != nil

    static func json(_ command: [String], reading text: String) throws -> Value {
        try JSONReader.value(of: try #require(output(command, reading: text)).filter { $0 != "\n" })
    }

    /// An implementation whose results are too large by one.
    private struct OneMore: Implementation {
        typealias Subsystem = HIndex

        func run(_ input: Publications, readings: Readings) throws(Rejection) -> HIndex.Output {
            .init(h: try HIndex.answer(input, readings: readings).h + 1)
        }
    }

    @Test func `every format of a report shows the counts of the run`() async throws {
        let cases = try Corpus.bundled.cases(of: HIndex.self).map(\.golden)
        let more = InProcess(name: "more", version: "", implementations: [OneMore()])
        let run = try await Run(cases, with: more)
        let (pass, fail) = (run.count(.pass), run.count(.fail))
        #expect(pass > 0 && fail > 0 && pass + fail == cases.count)
        let junit = JUnitReport(run, cases: cases).text
        #expect(
            junit.contains(#" tests="\#(cases.count)" failures="\#(fail)" errors="0" skipped="0" time="0">"#))
        #expect(junit.ranges(of: "<testcase ").count == cases.count)
        #expect(junit.ranges(of: "<failure ").count == fail)
        let tap = TAPReport(run, cases: cases).text.split(separator: "\n")
        #expect(tap[1] == "1..\(cases.count)")
        #expect(tap.count { $0.hasPrefix("ok ") } == pass && tap.count { $0.hasPrefix("not ok ") } == fail)
        let markdown = MarkdownReport(run, cases: cases).text
        #expect(markdown.contains("\n\(pass) pass, \(fail) fail, 0 skip, 0 error\n"))
        let groups = run.broken(in: run.verdicts(of: .fail))
        #expect(!groups.isEmpty)
        for broken in groups {
            let law = "\(broken.law)\(broken.others.asAlternatives)"
            #expect(markdown.contains("\n### \(law) is broken in \(broken.verdicts.count) case"))
        }
        #expect(markdown == MarkdownReport(run, cases: cases.reversed()).text)
    }

    // MARK: JUnit

    private static let readJUnit = """
        import json, sys, xml.etree.ElementTree as tree
        def told(e):
            return [e.tag, e.attrib, e.text if e.text and e.text.strip() else "", [told(c) for c in e]]
        print(json.dumps(told(tree.parse(sys.argv[1]).getroot())))
        """

    @Test(.enabled(if: hasPython, "python3 is not installed"))
    func `Python reads the counts and the strings of the run from the JUnit report`() async throws {
        let (run, cases) = try await Self.mixed()
        let root = try Self.json(
            ["python3", "-c", Self.readJUnit], reading: JUnitReport(run, cases: cases, command: "check").text)
        let heard = ForeignText.line(Self.hostile)
        let counts: [(String, Value?)] = [
            ("tests", "6".value), ("failures", "2".value), ("errors", "2".value), ("skipped", "1".value),
        ]
        func parts(_ element: Value) throws -> (tag: Value, own: Value, text: Value, children: [Value]) {
            guard case .array(let parts) = element, case .array(let children) = parts[3] else {
                throw Misfit("no element")
            }
            return (parts[0], parts[1], parts[2], children)
        }
        let (tag, own, _, suites) = try parts(root)
        #expect(tag == "testsuites".value)
        let all = counts.filter { $0.0 != "skipped" }.map { Value.Member($0, $1 ?? .null) }
        let (name, time) = (Value.Member("name", "\(heard) 1 (swift)".value), Value.Member("time", "0".value))
        #expect(own == .object([name] + all + [time]))
        let suite = try parts(try #require(suites.first))
        #expect(suites.count == 1 && suite.tag == "testsuite".value)
        #expect(suite.own["name"] == "scholar.hindex".value && suite.own["time"] == "0".value)
        for (name, count) in counts { #expect(suite.own[name] == count) }
        let tests = try suite.children.map(parts)
        #expect(tests.map { $0.own["classname"] } == Array(repeating: "scholar.hindex".value, count: 6))
        #expect(tests[5].own["name"] == "scholar.hindex/\(heard)".value)
        let insides = try tests.map { try $0.children.map(parts) }
        #expect(
            insides.map { $0.map(\.tag) }
                == [[], ["failure"], ["failure"], ["skipped"], ["error"], ["error"]].map {
                    $0.map { (name: String) in name.value }
                })
        #expect(insides[1][0].own["type"] == "HIX-1a (source)".value)
        #expect(insides[1][0].own["message"] == run.verdicts[1].breaches[0].reason.value)
        let failure = [
            run.verdicts[1].breaches[0].reason, run.verdicts[1].breaches[0].placeInWords,
            "$.h: expected 1, got 0", "input: \(JSONWriter.text(of: cases[1].input))",
            "again: check --case scholar.hindex/case-2 --law HIX-1a", "at scholar/hindex/x.jsonl:1",
        ]
        #expect(insides[1][0].text == failure.joined(separator: "\n").value)
        #expect(insides[2][0].own["type"] == "unexplained".value)
        #expect(insides[3][0].own["message"] == heard.value)
        #expect(insides[4][0].own["message"] == "crash: \(heard)".value)
        #expect(insides[4][0].own["type"] == "crash".value)
        #expect(insides[4][0].text == ForeignText.lines(Self.hostile).value)
        #expect(insides[5][0].own["type"] == "timeout".value && insides[5][0].text == "".value)
    }

    @Test func `JUnit has a suite for each subsystem with cases, even if every case is skipped`()
        async throws
    {
        let lone = try Miniature.golden(1, 1)
        let foreign = try GoldenCase(
            lone.value.replacing("id", with: "mobility.geofence/x".value), at: lone.place, in: .assay)
        let run = try await Run(
            [lone, foreign], with: Scripted(replies: [.answer(.output(.record(("h", 1.value))))]))
        let text = JUnitReport(run, cases: []).text
        #expect(
            text.hasPrefix(
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"scripted 1 (swift)\""))
        #expect(
            text.contains(
                #"<testsuite name="mobility.geofence" tests="1" failures="0" errors="0" skipped="1" time="0">"#
            ))
        let empty = JUnitReport(try await Run([], with: Scripted(replies: [])), cases: []).text
        #expect(empty.contains(#" tests="0" "#) && !empty.contains("<testsuite "))
    }

    // MARK: TAP

    private static let readTAP = """
        use TAP::Parser; use JSON::PP; local $/; open(my $f, "<:utf8", $ARGV[0]); my $text = <$f>;
        my $p = TAP::Parser->new({tap => $text}); my (@names, @reasons, @blocks, @unknown);
        while (my $r = $p->next) {
            if ($r->is_test) { push @names, $r->description; push @reasons, $r->explanation if $r->has_skip }
            elsif ($r->is_yaml) { push @blocks, $r->data }
            elsif ($r->is_unknown) { push @unknown, $r->raw }
        }
        my @errors = grep { !/specified version 14/ } $p->parse_errors;
        print JSON::PP->new->canonical->utf8->encode({planned => 0 + $p->tests_planned, run => 0 + $p->tests_run,
            failed => [map { 0 + $_ } $p->failed], skipped => [map { 0 + $_ } $p->skipped], names => \\@names,
            reasons => \\@reasons, blocks => \\@blocks, unknown => \\@unknown, errors => \\@errors,
            all => "" . ($p->skip_all // "")});
        """

    @Test(.enabled(if: hasTAPParser, "perl has no TAP::Parser"))
    func `Perl reads the counts and the strings of the run from the TAP report`() async throws {
        let (run, cases) = try await Self.mixed()
        let report = TAPReport(run, cases: cases, command: "check").text
        let read = try Self.json(["perl", "-e", Self.readTAP], reading: report)
        #expect(read["planned"] == 6.value && read["run"] == 6.value)
        #expect(read["failed"] == .array([2, 3, 5, 6].map { (number: Int) in number.value }))
        #expect(read["skipped"] == .array([4.value]))
        #expect(read["unknown"] == .array([]) && read["errors"] == .array([]))
        // Perl's parser does not remove the escapes.
        let escaped = TAPReport.escaped(Self.hostile)
        #expect(read["reasons"] == .array([escaped.value]))
        let names = (1...5).map { "- scholar.hindex/case-\($0)" } + ["- scholar.hindex/\(escaped)"]
        #expect(read["names"] == names.value)
        guard case .array(let blocks) = read["blocks"], blocks.count == 4 else { throw Misfit("no blocks") }
        #expect(blocks.map { $0["severity"] } == ["fail", "fail", "error", "error"].map(\.value))
        #expect(blocks[0]["message"] == run.verdicts[1].rules.joined(separator: "\n").value)
        #expect(blocks[0]["input"] == JSONWriter.text(of: cases[1].input).value)
        #expect(blocks[0]["again"] == "check --case scholar.hindex/case-2 --law HIX-1a".value)
        #expect(blocks[2]["again"] == nil)
        #expect(blocks[0]["laws"] == ["HIX-1a"].value && blocks[1]["laws"] == nil)
        let difference = Value.record(
            ("actual", "0".value), ("expected", "1".value), ("path", "$.h".value))
        #expect(blocks[0]["differences"] == .array([difference]))
        #expect(blocks[2]["error"] == "crash".value && blocks[3]["error"] == "timeout".value)
        #expect(blocks[0]["at"]?["file"] == "scholar/hindex/x.jsonl".value)
    }

    @Test(.enabled(if: hasTAPParser, "perl has no TAP::Parser"))
    func `TAP shows an empty run as a plan that skips everything`() async throws {
        let text = TAPReport(try await Run([], with: Scripted(replies: [])), cases: []).text
        #expect(text == "TAP version 14\n1..0 # SKIP nothing selected\n")
        let read = try Self.json(["perl", "-e", Self.readTAP], reading: text)
        #expect(read["all"] == "nothing selected".value && read["errors"] == .array([]))
    }

    @Test func `TAP has the required lines in order, and strings are read back unchanged`() async throws {
        let (run, cases) = try await Self.mixed()
        let lines = TAPReport(run, cases: cases).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(Array(lines.prefix(3)) == ["TAP version 14", "1..6", "ok 1 - scholar.hindex/case-1"])
        #expect(lines.last == "")
        #expect(lines.count { $0.wholeMatch(of: /(not )?ok \d - .*/) != nil } == 6)
        #expect(lines.count { $0 == "  ---" } == 4 && lines.count { $0 == "  ..." } == 4)
        let log = try #require(lines.first { $0.hasPrefix("  log: ") })
        #expect(try JSONReader.value(of: String(log.dropFirst(7))) == ForeignText.lines(Self.hostile).value)
        #expect(TAPReport.escaped(#"a # b \ c"#) == ##"a \# b \\ c"##)
    }
}

extension Value {
    /// Returns a copy of the object in which the member `name` has the value `value`.
    func replacing(_ name: String, with value: Value) -> Value {
        guard case .object(let members) = self else { return self }
        return .object(members.map { $0.name == name ? Value.Member(name, value) : $0 })
    }
}
