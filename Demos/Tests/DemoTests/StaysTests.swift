import Foundation
import TestSupport
import Testing

/// Tests the verb `stays`, which compares the rules for stays on generated days and on a track.
struct StaysTests {
    private static let stays = ["stays"]

    /// The table that docs/stays.md shows.
    private static let table = Result { try Program.run(stays + ["--format", "markdown"]).lines }

    @Test func `the same seed gives the same bytes, and another seed gives other bytes`() throws {
        let first = try Program.run(Self.stays + ["--days", "3", "--seed", "5"])
        #expect(first.status == 0)
        #expect(first.output == (try Program.run(Self.stays + ["--days", "3", "--seed", "5"]).output))
        #expect(first.output != (try Program.run(Self.stays + ["--days", "3", "--seed", "6"]).output))
    }

    @Test func `a table is written as text, JSON, CSV and Markdown`() throws {
        func lines(_ format: String) throws -> [String] {
            try Program.run(Self.stays + ["--days", "1", "--format", format]).lines
        }
        // Each of the 6 rules has 8 rows: 4 for classes of days, 1 for all days, and 3 for tracks.
        #expect(try lines("human").filter { $0.contains("movingpandas") }.count == 8)
        let csv = try Program.run(Self.stays + ["--days", "1", "--format", "csv"]).lines
        #expect(csv.count == 49)
        #expect(csv[0].hasPrefix("on,rule,known,found,right,pieces,wrong,precision,recall"))
        #expect(csv.contains("car-1-hz,ios,0,40,0,0,40,0.000,,,"))
        #expect(try lines("markdown").count == 50)
        let json = try #require(try lines("json").first)
        let rows = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
        #expect(rows?.count == 48)
        #expect(rows?.first?["rule"] as? String == "ios")
        #expect(rows?.last?["recall"] as? Double == 0)
    }

    // MARK: A track

    private func find(_ track: String, _ options: String...) throws -> Program.Result {
        let scratch = try Scratch()
        try scratch.write(track, to: "track.csv")
        return try Program.run(Self.stays + [scratch["track.csv"]] + options)
    }

    @Test func `the stays that each rule finds in a track are listed`() throws {
        let home = (0..<9).map { "2.8261,\($0 * 180),49.4179,home\n" }.joined()
        let found = try find(
            "lon,t,lat,note\n" + home + "2.9,1620,49.5,\n2.95,1800,49.5,away\n", "--format", "csv")
        #expect(found.status == 0)
        #expect(
            found.lines == [
                "rule,stay,arrival,departure,minutes,lat,lon,first,last",
                "ios,1,0,1620,27.0,49.417900,2.826100,0,8",
                "android-sliding,1,0,1620,27.0,49.417900,2.826100,0,8",
                "android-restart,1,0,1620,27.0,49.417900,2.826100,0,8",
                "li2008,1,0,1440,24.0,49.417900,2.826100,0,8",
                "trackintel,1,0,1620,27.0,49.417900,2.826100,0,8",
                "movingpandas,1,0,1440,24.0,49.417900,2.826100,0,8",
            ])
    }

    @Test(arguments: [
        ("t,lat,lon\n0,0,0\n1,x,0\n", "track.csv:3: lat is \"x\", which is not a number", 2),
        ("t,lat,lon\n0,91,0\n", "track.csv:2: 91.0, 0.0 is not a place on Earth", 2),
        ("t,lat,lon\n5,0,0\n4,0,0\n", "track.csv:3: the time is earlier than that of the previous fix", 2),
        ("t,lat\n0,0\n", "track.csv:1: no column has one of the names lon", 2),
        ("t,lat,lon\n0,0\n", "track.csv:2: the number of fields is 2", 2), ("", "no line of column names", 2),
    ])
    func `an error in a track is reported with the line number`(track: String, part: String, status: Int32)
        throws
    {
        let run = try find(track)
        #expect(run.status == status)
        #expect(run.output == "")
        #expect(run.errors.contains(part), "\(run.errors)")
    }

    @Test(arguments: [
        ["dictate", "x", "--days", "3"], ["dictate", "x", "--format", "csv"],
        ["stays", "--today", "2020-09-13"], ["stays", "--files", "3"],
        ["stays", "--days", "0"], ["stays", "--format", "yaml"],
        ["stays", "--variant", "x"], ["stays", "/no/such/file"],
        ["unpack", "x.zip", "--output", "x", "--format", "csv"],
    ])
    func `invalid arguments are reported, with exit code 2`(arguments: [String]) throws {
        let run = try Program.run(arguments, input: #"{"temperature":37}"#)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors != "")
    }

    @Test func `a track may be a GPX file`() throws {
        let scratch = try Scratch()
        let points = (0..<9).map { number in
            "<trkpt lat=\"49.4179\" lon=\"2.8261\"><time>2021-06-07T10:\(number * 3 / 10)\(number * 3 % 10):00Z</time></trkpt>"
        }
        try scratch.write("<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>", to: "track.gpx")
        let run = try Program.run(Self.stays + [scratch["track.gpx"], "--format", "csv"])
        #expect(
            run.lines.contains("ios,1,1623060000,1623061440,24.0,49.417900,2.826100,0,8"), "\(run.output)")
    }

    @Test func `options for generated days are refused if a track is given`() throws {
        #expect(try find("t,lat,lon\n", "--days", "3").status == 2)
    }

    // MARK: The documents

    private static func text(_ document: String) throws -> String {
        try String(contentsOf: Program.project.appending(path: document), encoding: .utf8)
    }

    /// Returns the lines of a string that begin with the given string.
    private static func rows(_ text: String, _ beginning: String) -> [String] {
        text.split(separator: "\n").map(String.init).filter { $0.hasPrefix(beginning) }
    }

    @Test func `docs/stays.md has the table and the tracks that the program prints`() throws {
        let printed = try Self.table.get()
        let page = try Self.text("docs/stays.md")
        #expect(Set(Self.rows(page, "| on | rule")) == Set(printed.prefix(1)))
        for line in printed.dropFirst(2) {
            let isShown = page.contains(line + "\n")
            #expect(isShown, "docs/stays.md does not have \(line)")
        }
        let names = Set(printed.dropFirst(2).map { $0.split(separator: "|")[0] })
        let shown = page.split(separator: "\n").filter { line in names.contains { line.hasPrefix("|\($0)|") }
        }
        #expect(shown.count == printed.count - 2, "docs/stays.md has lines that are not printed")
        let tracks = try Program.run(Self.stays + ["--days", "1"]).lines.filter { $0.hasPrefix("  ") }
        #expect(tracks.count == 3)
        for track in tracks.map({
            $0.trimmingCharacters(in: .whitespaces).split(separator: ": ", maxSplits: 1)
        }) {
            let isShown = page.contains("- `\(track[0])`: \(track[1])\n")
            #expect(isShown, "docs/stays.md does not have \(track)")
        }
    }

    @Test func `the figures in the prose of docs/stays.md agree with the printed table`() throws {
        let prose = try Self.text("docs/stays.md").split { $0.isWhitespace }.joined(separator: " ")
        let printed = try Self.table.get()
        func wrong(_ on: String, _ rule: String) throws -> String {
            let row = try #require(printed.first { $0.hasPrefix("| \(on) | \(rule) |") })
            return row.split(separator: "|")[6].trimmingCharacters(in: .whitespaces)
        }
        for sentence in [
            "in an hour, \(try wrong("slow-walk", "ios")) geofences open.",
            "in the generated days, \(try wrong("all", "ios")) are wrong",
            "opens \(try wrong("car-1-hz", "ios")) false geofences in ten minutes, and Android's rule, which also "
                + "counts fixes, opens \(try wrong("car-1-hz", "android-sliding")).",
        ] {
            let isTold = prose.contains(sentence)
            #expect(isTold, "docs/stays.md does not say: \(sentence)")
        }
    }

    @Test func `docs/stays.md has each rule's figures for all days together`() throws {
        let page = try Self.text("docs/stays.md")
        for line in Self.rows(try Self.table.get().joined(separator: "\n"), "| all |") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let row = "| `\(cells[1])` | \(cells[7]) | \(cells[8]) | \(cells[6]) | \(cells[9]) m |"
            let isShown = page.contains(row + "\n")
            #expect(isShown, "docs/stays.md does not have \(row)")
        }
    }
}
