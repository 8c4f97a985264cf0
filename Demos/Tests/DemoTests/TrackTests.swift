import Foundation
import TestSupport
import Testing

/// Tests the verb `track`, which sends a track through all stages of the mobility pipeline.
struct TrackTests {
    /// Half an hour at home with a fix 2 s after another one, an inaccurate fix, and a fix 3 km away.
    private static let day =
        "when,north,east,accuracy,note\n"
        + (0..<9).map { "\($0 * 180),49.4179,2.8261,20,home\n" }.joined()
        + "1442,49.4179,2.8261,20,\n1500,49.4179,2.8261,900,\n1620,49.45,2.8261,20,away\n"
    /// Half an hour at a place, then half an hour of moving away from the place at 10 m/s.
    private static let stayAndWay =
        "t,lat,lon,accuracy,speed\n" + (0..<12).map { "\($0 * 180),45,7,10,0\n" }.joined()
        + (12..<24).map { "\($0 * 180),\(45 + Double($0 - 11) * 0.016),7,10,10\n" }.joined()
    private static let names = ["--column", "t=when", "--column", "lat=north", "--column", "lon=east"]

    private func run(_ track: String, named name: String = "track.csv", _ options: String...) throws
        -> Program.Result
    {
        let scratch = try Scratch()
        try scratch.write(track, to: name)
        return try Program.run(["track", scratch[name]] + options)
    }

    private func objects(_ lines: [String]) throws -> [[String: Any]] {
        try lines.map { try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
    }

    @Test
    func `the program prints the records and events of a table of fixes, and reports the dropped fixes`()
        throws
    {
        let scratch = try Scratch()
        try scratch.write(Self.day, to: "day.csv")
        let run = try Program.run(["track", scratch["day.csv"]] + Self.names)
        #expect(run.status == 0)
        #expect(run.lines.count == 12)
        #expect(
            run.lines.first
                == #"{"record":{"t":0,"lat":49.4179,"lon":2.8261,"activity":"notMoving","userMode":0,"kind":"automatic"}}"#
        )
        #expect(
            run.lines[7]
                == #"{"event":{"kind":"enter","at":7,"t":1260,"centre":{"lat":49.4179,"lon":2.8261},"userMode":9}}"#
        )
        #expect(run.lines[10].contains(#""kind":"exit","at":9,"t":1620"#))
        #expect(run.lines[10].hasSuffix(#""userMode":10,"dwell":360}}"#))
        #expect(run.errors.hasSuffix("12 fixes, 10 records, 2 events; dropped: 1 tooSoon, 1 rejected\n"))
    }

    @Test func `if no fix has a speed, a warning explains the consequence and asks for speeds`()
        throws
    {
        let warning = "no fix has a speed, so no movement is recognised; add speeds in m/s"
        for track in ["t,lat,lon\n0,45,7\n180,46,7\n", "t,lat,lon,speed\n0,45,7,-1\n180,46,7,\n"] {
            let run = try run(track)
            #expect(run.status == 0 && run.errors.contains(warning), "\(run.errors)")
            #expect(run.lines.count == 2)
            let manual = try self.run(track, "--mode", "manual", "--vehicle", "bus")
            #expect(manual.status == 0 && !manual.errors.contains(warning))
        }
        for track in ["t,lat,lon\n", "t,lat,lon,speed\n0,45,7,\n180,46,7,0\n"] {
            #expect(try !run(track).errors.contains(warning))
        }
    }

    @Test func `GeoJSON has one line for each stretch, but no line within a stay`() throws {
        let run = try run(Self.stayAndWay, "--format", "geojson", "--device", "é")
        let whole = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let features = try #require(whole?["features"] as? [[String: Any]])
        func geometry(_ feature: [String: Any]) -> [String: Any]? { feature["geometry"] as? [String: Any] }
        let lines = features.filter { geometry($0)?["type"] as? String == "LineString" }
        #expect(features.count == 26 + lines.count, "26 points: 24 records and 2 events")
        #expect(lines.map { (geometry($0)?["coordinates"] as? [[Double]])?.count } == [8, 12])
        #expect((geometry(lines[1])?["coordinates"] as? [[Double]])?.first == [7, 45.016])
        let properties = lines.compactMap { $0["properties"] as? [String: Any] }
        #expect(properties.compactMap { $0["activity"] as? String } == ["notMoving", "automotive"])
        #expect(properties.compactMap { $0["start"] as? Int } == [0, 2160])
        #expect(Set(properties[1].keys) == ["what", "device", "activity", "start", "duration"])
    }

    @Test(arguments: [["--format", "geojson"], ["--picture", "track.svg"]])
    func `times outside the years 2 to 9998 are reported, and nothing is printed`(options: [String])
        throws
    {
        let scratch = try Scratch()
        try scratch.write("t,lat,lon\n1e15,1,1\n2e15,2,2\n", to: "far.csv")
        let options = options.map { $0 == "track.svg" ? scratch[$0] : $0 }
        let run = try Program.run(["track", scratch["far.csv"]] + options)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains("far.csv: a time is outside the years 2 to 9998"), "\(run.errors)")
    }

    @Test func `GeoJSON has a point for each record and event, with the device that --device names`() throws {
        let scratch = try Scratch()
        try scratch.write(Self.day, to: "day.csv")
        let run = try Program.run(
            ["track", scratch["day.csv"], "--format", "geojson", "--device", "é"]
                + Self.names)
        let whole = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(whole?["type"] as? String == "FeatureCollection")
        let features = try #require(whole?["features"] as? [[String: Any]])
        #expect(features.count == 13, "12 points, and the line before the stay")
        let event = features[7]
        #expect((event["geometry"] as? [String: Any])?["coordinates"] as? [Double] == [2.8261, 49.4179])
        let properties = try #require(event["properties"] as? [String: Any])
        #expect(properties["what"] as? String == "event")
        #expect(properties["kind"] as? String == "enter")
        #expect(properties["device"] as? String == "é")
        #expect(properties["lat"] == nil && properties["centre"] == nil)
        let empty = try self.run("t,lat,lon\n", "--format", "geojson")
        #expect(empty.output == "{\"type\":\"FeatureCollection\",\"features\":[\n]}\n")
        #expect(empty.errors.hasSuffix("0 fixes, 0 records, 0 events\n"))
    }

    @Test func `the options for readings, platform and vehicle change the result`() throws {
        let fixes = "t;lat;lon\n" + (0..<6).map { "\($0 * 180);45;7\n" }.joined()
        func events(_ options: String...) throws -> Int {
            let scratch = try Scratch()
            try scratch.write(fixes, to: "track")
            let run = try Program.run(
                ["track", scratch["track"], "--as", "csv", "--separator", ";"] + options)
            #expect(run.status == 0, "\(run.errors)")
            return run.lines.count { $0.contains("\"event\"") }
        }
        #expect(try events() == 0)
        #expect(try events("--platform", "android") == 1)
        let manual = try run(
            "t,lat,lon,accuracy\n0,45,7,10\n0,46,7,10\n1,45,7,160\n", "--mode", "manual", "--vehicle", "bus")
        #expect(manual.lines.count == 1)
        #expect(manual.output.contains(#""vehicle":"bus","kind":"manual""#))
        #expect(manual.errors.hasSuffix("3 fixes, 1 record, 0 events; dropped: 1 rejected; 1 alert\n"))
        let poor = "t,lat,lon,accuracy\n0,45,7,500\n2,45,7,10\n"
        #expect(try run(poor).lines.count == 1)
        #expect(try run(poor, "--reading", "mobility.pipeline.last=debounced").lines.isEmpty)
    }

    @Test func `a track may be GPX or PLT, and may come from standard input`() throws {
        let point = "<trkpt lat=\"45\" lon=\"7\"><time>2021-06-07T10:00:00Z</time></trkpt>"
        let gpx = try run("<gpx><trk><trkseg>\(point)</trkseg></trk></gpx>", named: "track.gpx")
        #expect(gpx.output.contains(#"{"record":{"t":1623060000,"lat":45,"#), "\(gpx.errors)")
        let heading = String(repeating: "x\n", count: 6)
        let plt = try run(heading + "45,7,0,0,44354.4,2021-06-07,10:00:00\n", named: "track.plt")
        #expect(plt.output == gpx.output, "\(plt.errors)")
        let piped = try Program.run(["track", "--as", "csv"], input: "t,lat,lon\n1,2,3\n")
        #expect(piped.lines.count == 1)
        #expect(piped.errors.hasSuffix("standard input: 1 fix, 1 record, 0 events\n"))
    }

    @Test func `if the format of a track is not clear from its name, the error names the option --as`() throws
    {
        for arguments in [["track"], ["track", "x.json", "--platform", "ios"]] {
            let run = try Program.run(arguments, input: "t,lat,lon\n1,2,3\n")
            #expect(run.status == 2 && run.errors.contains("--as gpx, csv or plt"), "\(run.errors)")
        }
    }

    // MARK: Completely or not at all

    @Test func `a file is either written completely or left unchanged`() throws {
        let scratch = try Scratch()
        try scratch.write("t,lat,lon\n1,2,3\n", to: "good.csv")
        // There are many lines, so that the program writes some of them before it reads the wrong one.
        let many = (0..<3_000).map { "\($0 * 180),45,7\n" }.joined()
        try scratch.write("t,lat,lon\n" + many + "x,2,3\n", to: "bad.csv")
        let target = scratch["out.jsonl"]
        func write(_ track: String) throws -> Program.Result {
            try Program.run(["track", scratch[track], "--output", target])
        }
        let good = try write("good.csv")
        #expect(good.status == 0 && good.output.isEmpty)
        let written = try String(contentsOfFile: target, encoding: .utf8)
        #expect(written.hasPrefix(#"{"record":{"t":1,"#) && written.hasSuffix("}\n"))
        let bad = try write("bad.csv")
        #expect(bad.status == 2)
        #expect(bad.errors.contains("bad.csv:3002: t is \"x\", which is not a time"))
        #expect(try String(contentsOfFile: target, encoding: .utf8) == written)
        #expect(try scratch.names == ["bad.csv", "good.csv", "out.jsonl"])
        let printed = try Program.run(["track", scratch["bad.csv"]])
        #expect(printed.output == "", "nothing is printed if a later line of the track is wrong")
    }

    @Test(arguments: [
        ("t,lat,lon\n0,0,0\n1,x,0\n", "track.csv:3: lat is \"x\", which is not a number"),
        ("t,lat,lon\n0,91,0\n", "track.csv:2: 91.0, 0.0 is not a place on Earth"),
        ("t,lat\n0,0\n", "track.csv:1: no column has one of the names lon"), ("", "no line of column names"),
    ])
    func `an error in a track is reported with its line number, if any`(track: String, part: String) throws {
        let run = try run(track)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.contains(part), "\(run.errors)")
    }

    @Test
    func
        `a fix that is earlier than the previous one is dropped, but in manual mode it is an error`()
        throws
    {
        let track = "t,lat,lon\n5,0,0\n4,0,0\n"
        #expect(try run(track).errors.hasSuffix("dropped: 1 outOfOrder\n"))
        let manual = try run(track, "--mode", "manual", "--vehicle", "car")
        #expect(manual.status == 2)
        #expect(manual.errors.contains("track.csv:3: the time is earlier than that of the previous fix"))
    }

    @Test(arguments: [
        ["x.csv", "--format", "csv"], ["x.csv", "--mode", "manual"], ["x.csv", "--vehicle", "bus"],
        ["x.csv", "--variant", "one-pass"], ["x.csv", "--reading", "mobility.pipeline.last=x"],
        ["x.csv", "--column", "x=y"], ["x.csv", "--accuracy", "nan"], ["/no/such/file.csv"],
        ["x.csv", "--separator", "ab"],
    ])
    func `invalid arguments are reported, with exit code 2`(arguments: [String]) throws {
        let run = try Program.run(["track"] + arguments)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors != "")
    }

    @Test func `with --picture, the program also draws the records of the track`() throws {
        let scratch = try Scratch()
        try scratch.write(Self.stayAndWay, to: "track.csv")
        let words = ["track", scratch["track.csv"], "--picture", scratch["track.svg"]]
        let run = try Program.run(words)
        #expect(run.status == 0 && run.output.hasPrefix("{\"record\""), "\(run.errors)")
        let drawing = try Drawing(scratch.read("track.svg"))
        #expect(drawing["circle", "ring"].count == 1)
        #expect(drawing["line", "red"].filter { $0.classes.contains("solid") }.count >= 8)
        #expect(drawing["circle", "dot"].count == run.lines.count { $0.hasPrefix("{\"record\"") })
        try scratch.write("t,lat,lon\n1,45,7\n", to: "track.csv")
        let short = try Program.run(words)
        #expect(short.status == 2 && short.output.isEmpty && short.errors.contains("nothing to draw"))
    }
}
