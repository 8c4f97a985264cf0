import Catalogue
import Foundation
import Testing

@testable import Tracks

/// Tests that tracks are read from files of each format, and that an error in a file is reported with its line.
@Suite struct TrackTests {
    private func fixes(
        _ text: String, as format: TrackFormat, separator: Unicode.Scalar = ",",
        columns: ColumnNames = ColumnNames()
    ) throws -> [TrackFix] {
        let url = FileManager.default.temporaryDirectory.appending(path: "track-\(UUID().uuidString)")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        var track = try RecordedTrack(file, as: format, accuracy: 10, separator: separator, columns: columns)
        var found: [TrackFix] = []
        while let fix = try track.next() { found.append(fix) }
        return found
    }

    private func error(_ text: String, as format: TrackFormat, columns: ColumnNames = ColumnNames())
        -> TrackError?
    {
        do {
            _ = try fixes(text, as: format, columns: columns)
            return nil
        } catch { return error as? TrackError }
    }

    // MARK: Tables

    @Test func `the columns of a table are found by their usual names, in any order`() throws {
        let found = try fixes(
            "\u{FEFF}id,Longitude,LATITUDE,tracked_at,speed,accuracy\r\n1,7.69,45.07,2021-06-07T10:00:00Z,,5\r\n2,7.7,45.08,2021-06-07T10:03:00Z,1.5,\r\n",
            as: .csv)
        #expect(found.map(\.line) == [2, 3])
        #expect(found.map(\.fix.t) == [1_623_060_000, 1_623_060_180])
        #expect(found.map(\.fix.lat) == [45.07, 45.08])
        #expect(found.map(\.fix.lon) == [7.69, 7.7])
        #expect(found.map(\.fix.accuracy) == [5, 10])
        #expect(found.map(\.fix.speed) == [nil, 1.5])
    }

    @Test func `columns with unusual names are found if their names are given`() throws {
        let found = try fixes(
            "wann;N;E\n5;1;2\n", as: .csv, separator: ";",
            columns: ColumnNames([.t: "wann", .lat: "N", .lon: "E"]))
        #expect(found.map(\.fix.place) == [Coordinate(lat: 1, lon: 2)])
        #expect(
            error("t,lat,lon\n", as: .csv, columns: ColumnNames([.t: "when"]))
                == TrackError(line: 1, "there is no column \"when\""))
    }

    @Test func `a quoted field may contain separators, quotes and line feeds`()
        throws
    {
        let found = try fixes("note,t,lat,lon\n\"a, \"\"b\"\"\nc\",1,2,3\nd,4,5,6", as: .csv)
        #expect(found.map(\.line) == [2, 4])
        #expect(found.map(\.fix.t) == [1, 4])
    }

    @Test(arguments: [
        ("", 1, "there is no line of column names"),
        (
            "t,lat\n1,2\n", 1,
            "no column has one of the names lon, lng, long, longitude, x; name the column for lon"
        ),
        ("t,lat,lon\n1,2\n", 2, "the number of fields is 2 here and 3 in line 1"),
        ("t,lat,lon\n1,2,3\nx,2,3\n", 3, "t is \"x\", which is not a time"),
        ("t,lat,lon\n1,north,3\n", 2, "lat is \"north\", which is not a number"),
        ("t,lat,lon\n1,,3\n", 2, "a fix must have both lat and lon"),
        (
            "t,lat,lon\n1,90.5,3\n", 2,
            "90.5, 3.0 is not a place on Earth, or a number of the fix is not finite"
        ),
        ("t,lat,lon\n1,2,\"3\n", 2, "a quoted field without a closing quote"),
        ("t,lat,lon\n1,2,3\n\n", 3, "the number of fields is 1 here and 3 in line 1"),
    ])
    func `the line number of an error in a table is reported`(text: String, line: Int, problem: String) {
        #expect(error(text, as: .csv) == TrackError(line: line, problem))
    }

    @Test func `an endless line is refused before it fills the memory`() {
        let text = "t,lat,lon\n" + String(repeating: "1", count: LineReader.longest + 1)
        #expect(error(text, as: .csv) == TrackError(line: 2, "the line is longer than a mebibyte"))
    }

    @Test func `a line that continues in the next block of the file is read completely`() throws {
        let rows = (0..<20_000).map { "\($0),45.\($0),7.\($0)\n" }
        let found = try fixes("t,lat,lon\n" + rows.joined(), as: .csv)
        #expect(found.map(\.fix.t) == (0..<20_000).map(Double.init))
        #expect(found.map(\.line) == Array(2..<20_002))
    }

    // MARK: Times

    @Test(
        arguments: [
            ("1623060000", 1_623_060_000), ("-1.5", -1.5), ("2021-06-07T10:00:00Z", 1_623_060_000),
            ("2021-06-07 10:00:00", 1_623_060_000), ("2021-06-07T12:00:00.25+02:00", 1_623_060_000.25),
            ("2021-06-07t10:00:00z", 1_623_060_000), ("1901-12-13T20:45:52.5Z", -2_147_483_647.5),
        ] as [(String, Double)])
    func `a time may be given in seconds or in ISO 8601 format`(text: String, seconds: Double) {
        #expect(TrackTime.seconds(text) == seconds)
    }

    @Test(arguments: [
        "", "nan", "inf", "1e999", "yesterday", "2021-06-07", "2021-13-07T10:00:00Z", "2021-06-07T10:00",
    ])
    func `a string in any other format is not accepted as a time`(text: String) {
        #expect(TrackTime.seconds(text) == nil)
    }

    // MARK: PLT

    @Test func `the fixes of a PLT file begin on its seventh line`() throws {
        let head = String(repeating: "x\r\n", count: 6)
        let line = "39.9,116.3,0,492,40097.58,2009-10-11,14:04:30\r\n"
        let found = try fixes(head + line + line, as: .plt)
        #expect(found.map(\.line) == [7, 8])
        #expect(found.map(\.fix.t) == [1_255_269_870, 1_255_269_870])
        #expect(
            error("x\n", as: .plt)
                == TrackError(line: 2, "a PLT file must have six lines before the fixes"))
        #expect(
            error(head + "1,2,3\n", as: .plt)
                == TrackError(line: 7, "the number of fields is 3; in a PLT file it must be 7"))
        #expect(
            error(head + "39.9,116.3,0,492,40097.58,2009-10-11,later\n", as: .plt)
                == TrackError(line: 7, "\"2009-10-11,later\" is not a date and time"))
    }

    // MARK: GPX

    private func gpx(_ points: String, head: String = "") -> String {
        "<?xml version=\"1.0\"?>\n\(head)<gpx xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><trkseg>\n\(points)</trkseg></trk></gpx>\n"
    }

    @Test
    func `GPX track points that have a time are read, and their extensions give the accuracy and speed`()
        throws
    {
        let found = try fixes(
            gpx(
                """
                <trkpt lat="1" lon="2"><time>2021-06-07T10:00:00Z</time></trkpt>
                <trkpt lat="3" lon="4"/>
                <trkpt lat="5" lon="6"><ele>9</ele><time> 2021-06-07T10:03:00Z </time>
                <extensions><a:e xmlns:a="u"><a:hAcc>7.5</a:hAcc><a:speed>1.25</a:speed></a:e></extensions></trkpt>
                """), as: .gpx)
        #expect(found.map(\.fix.place) == [Coordinate(lat: 1, lon: 2), Coordinate(lat: 5, lon: 6)])
        #expect(found.map(\.fix.accuracy) == [10, 7.5])
        #expect(found.map(\.fix.speed) == [nil, 1.25])
        #expect(found.map(\.fix.t) == [1_623_060_000, 1_623_060_180])
    }

    @Test(arguments: [
        (
            "<trkpt lat=\"1\"><time>2021-06-07T10:00:00Z</time></trkpt>",
            "the latitude or longitude of a trkpt is missing or not a number"
        ),
        ("<trkpt lat=\"1\" lon=\"2\"><time>now</time></trkpt>", "\"now\" is not a time"),
        (
            "<trkpt lat=\"91\" lon=\"2\"><time>2021-06-07T10:00:00Z</time></trkpt>",
            "91.0, 2.0 is not a place on Earth, or a number of the fix is not finite"
        ),
    ])
    func `an invalid GPX track point is refused, and its line is reported`(point: String, problem: String) {
        #expect(error(gpx(point), as: .gpx) == TrackError(line: 3, problem))
    }

    @Test func `points before an error in the XML are read, and then the file is refused`() throws {
        #expect(error("lat,lon\n", as: .gpx)?.problem.hasPrefix("not well-formed XML: ") == true)
        #expect(error("", as: .gpx)?.problem.hasPrefix("not well-formed XML: ") == true)
        let cut = String(
            gpx("<trkpt lat=\"1\" lon=\"2\"><time>2021-06-07T10:00:00Z</time></trkpt>\n").dropLast(20))
        #expect(error(cut, as: .gpx)?.line == 4)
    }

    @Test func `XML entities are neither fetched nor expanded`() throws {
        let secret = FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID().uuidString)")
        try Data("2021-06-07T10:00:00Z".utf8).write(to: secret)
        defer { try? FileManager.default.removeItem(at: secret) }
        let outside = "<!DOCTYPE gpx [<!ENTITY t SYSTEM \"\(secret.path)\">]>\n"
        let point = "<trkpt lat=\"1\" lon=\"2\"><time>&t;</time></trkpt>"
        #expect(
            try error(gpx(point, head: outside), as: .gpx) != nil
                || fixes(gpx(point, head: outside), as: .gpx).isEmpty)
        var laughs = "<!ENTITY e0 \"ha\">"
        for level in 1...20 {
            laughs += "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
        }
        let bomb = gpx(
            "<trkpt lat=\"1\" lon=\"2\"><time>&e20;</time></trkpt>", head: "<!DOCTYPE gpx [\(laughs)]>\n")
        #expect(error(bomb, as: .gpx) != nil)
    }
}
