import Foundation
import TestSupport
import Testing

/// Tests the option `run --picture`, which draws an input and its output.
struct PictureCommandTests {
    private func draw(_ subsystem: String, _ input: String) throws -> (Drawing, svg: String) {
        let scratch = try Scratch()
        let run = try Program.run(
            ["run", subsystem, "--picture", scratch["picture.svg"]], input: input)
        #expect(run.status == 0 && run.output.hasPrefix("{"), "\(run.errors)")
        let svg = try scratch.read("picture.svg")
        return (try Drawing(svg), svg)
    }

    private func record(_ t: Int, _ activity: String) -> String {
        """
        {"t":\(t),"lat":45,"lon":\(7 + Double(t) / 1e6),"activity":"\(activity)","userMode":0,"kind":"automatic"}
        """
    }

    @Test
    func `statistics are drawn as a disc and bars, and each activity has a colour, a pattern and a name`()
        throws
    {
        // 1970-01-01 was a Thursday. Each activity takes half an hour, and none of them is `automotive`.
        let activities = ["notMoving", "walking", "running", "cycling"]
        let records = activities.enumerated().flatMap {
            [record($0 * 3_600, $1), record($0 * 3_600 + 1_800, $1)]
        }
        let (drawing, svg) = try draw(
            "mobility.statistics",
            #"{"records":[\#(records.joined(separator: ","))],"from":0,"to":86400,"timeZone":"UTC"}"#)
        let slices = drawing.elements.filter { $0.name == "path" && $0.classes.first == "share" }
        // The time between two activities is unknown.
        #expect(slices.map { $0.classes.last } == activities + ["unknown"])
        #expect(drawing["rect", "share"].count == 5)
        for text in ["3 h 30 min monitored", "not moving", "14 %", "43 %", "Thu", ">Sun<"] {
            #expect(svg.contains(text), "\(text)")
        }
        for id in ["walking", "running", "cycling", "unknown"] {
            #expect(drawing.elements.contains { $0.name == "pattern" && $0.attributes["id"] == id })
        }
        // TRK-1 requires these colours.
        #expect(svg.contains(".automotive{fill:red}") && svg.contains("fill=\"orange\""))
        #expect(svg.contains("fill=\"cyan\"") && svg.contains(".notMoving{fill-opacity:.5}"))
        let bars = drawing["rect", "path"]
        #expect(bars.count == 1 && bars[0].number("height") == 110)
    }

    @Test func `a single activity is drawn as a full disc`() throws {
        let (drawing, _) = try draw(
            "mobility.statistics",
            #"{"records":[\#(record(0, "cycling")),\#(record(60, "cycling"))],"from":0,"to":60,"timeZone":"UTC"}"#
        )
        #expect(drawing["circle", "cycling"].count == 1 && drawing["path", "share"].isEmpty)
    }

    @Test
    func `tiles have the colours and opacities of the output, and show their weights as numbers`()
        throws
    {
        let points = #"{"lat":45,"lon":7},{"lat":45,"lon":7,"weight":3},{"lat":44,"lon":7,"weight":1}"#
        let (drawing, svg) = try draw("mobility.heatmap", #"{"points":[\#(points)],"zoom":8}"#)
        let squares = drawing["rect", "square"]
        // Two squares show the tiles, and five squares show the colours of the legend.
        #expect(squares.count == 7)
        #expect(squares[0].attributes["fill"] == "rgb(255,0,0)" && squares[0].number("fill-opacity") == 0.85)
        #expect(squares[1].attributes["fill"] == "rgb(0,255,0)" && squares[1].number("fill-opacity") == 0.425)
        #expect(drawing["text", "label"].map(\.text) == ["4", "1"])
        #expect(svg.contains("hot: 4"))
    }

    @Test func `if there are many tiles, each is drawn as a dot, and the size of a dot shows the heat`()
        throws
    {
        let points = (0..<40).map { #"{"lat":45,"lon":\#(Double($0) * 1.40625 + 0.5),"weight":\#($0 + 1)}"# }
        let (drawing, _) = try draw(
            "mobility.heatmap", #"{"points":[\#(points.joined(separator: ","))],"zoom":8}"#)
        let radii = drawing["circle", "heat"].map { $0.number("r") }
        #expect(radii.count > 20 && radii == radii.sorted() && radii[0] < radii[radii.count - 1])
    }

    @Test func `a long track is drawn with the names of the activities`() throws {
        let records = (0..<200).map { record($0 * 180, $0 < 100 ? "walking" : "automotive") }
        let (drawing, svg) = try draw("mobility.track", #"{"records":[\#(records.joined(separator: ","))]}"#)
        #expect(drawing["line", "orange"].count == 99 && drawing["line", "red"].count == 99)
        #expect(drawing["line", "orange"].allSatisfy { $0.classes.contains("dashed") })
        #expect(svg.contains(">walking<") && svg.contains(">automotive<"))
        #expect(drawing["circle", "dot"].isEmpty)
    }

    @Test func `the labels of events at one place are on separate lines`() throws {
        let fixes = (0..<9).map { place in
            #"{"t":\#(180 * place),"lat":\#(place / 2 % 2 == 0 ? 45.0703 : 45.0747991),"lon":7.6869,"accuracy":10}"#
        }
        let (drawing, _) = try draw(
            "mobility.geofence",
            #"{"platform":"android","fixes":[\#(fixes.joined(separator: ","))],"parameters":{"window":2}}"#)
        let labels = drawing["text", "marked"]
        #expect(labels.count == 8)
        let lines = labels.map { $0.number("y") }.sorted()
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $1 - $0 >= 14 })
    }

    @Test(arguments: [
        ("scholar.store", #"{"operations":[]}"#, "mobility.statistics"),
        ("mobility.heatmap", #"{"points":[],"zoom":3}"#, "nothing to draw"),
        ("health.import", "", "there is no subsystem health.import"),
        ("scholar.hindex", #"{"publications":[]}"#, "scholar.hindex has no pictures"),
    ])
    func `if an input has no picture, an error is reported and nothing is written`(
        subsystem: String, input: String, problem: String
    ) throws {
        let scratch = try Scratch()
        let run = try Program.run(
            ["run", subsystem, "--picture", scratch["picture.svg"]], input: input)
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(problem), "\(run.errors)")
        #expect(try scratch.names.isEmpty)
    }
}
