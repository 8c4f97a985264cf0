import Foundation
import TestSupport
import Testing

/// Tests the option `--charts`, which writes a chart of each value.
///
/// Either all charts are written or none.
struct ChartsTests {
    private static let names = ["temperature.svg", "weight.svg", "heartRate.svg", "glycemia.svg"]

    private static let diary = """
        date,temperature,weight,heartRate,glycemia
        2020-09-13 23:30,36.6,70,72,90
        2020-09-14,37.5,70.5,80,91
        2020-09-15,38.1,71,90,92

        """

    private func draw(
        _ folder: String, _ options: String..., diary: String = diary
    ) throws -> Program.Result {
        try Program.run(["diary", "--charts", folder] + options, input: diary)
    }

    private func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    private func points(_ svg: String, _ style: String) -> Int {
        svg.components(separatedBy: "<circle class=\"\(style)\"").count - 1
    }

    @Test func `the folder is made, and contains one chart for each value and no other files`() throws {
        let scratch = try Scratch()
        let run = try draw(scratch["a/b"])
        #expect(run.errors == "")
        #expect(run.output.hasPrefix("3 lines imported, 3 days\n"))
        #expect(try names(in: scratch["a/b"]) == Self.names.sorted())
        for name in Self.names {
            let svg = try scratch.read("a/b/\(name)")
            #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>\n"), "\(name)")
            #expect(points(svg, "point") + points(svg, "mark") == 3)
            #expect(svg.contains("2020-09-15: "))
            #expect(svg.contains("path class=\"mean\""))
        }
    }

    @Test
    func `days of fever are marked according to the chosen option, and only in the temperature chart`()
        throws
    {
        let scratch = try Scratch()
        _ = try draw(scratch["above"])
        let above = try scratch.read("above/temperature.svg")
        #expect(above.contains("2020-09-15: 38.1 °C, fever") && above.contains("1 day of fever"))
        #expect(above.contains("fever above 37.5") && points(above, "mark") == 1)
        #expect(points(try scratch.read("above/heartRate.svg"), "mark") == 0)
        _ = try draw(scratch["from"], "--reading", "health.fever.bound=shipped")
        let from = try scratch.read("from/temperature.svg")
        #expect(from.contains("fever from 37.5") && points(from, "mark") == 2)
    }

    @Test func `a monitor is shown as a line in the chart of the value that it watches`() throws {
        let scratch = try Scratch()
        _ = try draw(scratch["out"], "--monitor", "weight,70.2,2020-09-14,1")
        #expect(try scratch.read("out/weight.svg").contains("limit 70.2 from 2020-09-14, 1 day<"))
        #expect(try scratch.read("out/weight.svg").contains("path class=\"limit stretch\""))
        #expect(try !scratch.read("out/glycemia.svg").contains("path class=\"limit"))
    }

    @Test func `the chart shows each report on its day in the chosen time zone`() throws {
        let scratch = try Scratch()
        // The time is 23:30 in Tokyo. In UTC the day is the same, and in Auckland the next day has already begun.
        let lines = Self.diary.components(separatedBy: "\n")
        let epoch = lines[0] + "\n1600007400,36.6,70,72,90\n"
        _ = try draw(scratch["tokyo"], "--time-zone", "Asia/Tokyo", diary: epoch)
        #expect(try scratch.read("tokyo/weight.svg").contains("2020-09-13: 70 kg"))
        _ = try draw(scratch["auckland"], "--time-zone", "Pacific/Auckland", diary: epoch)
        #expect(try scratch.read("auckland/weight.svg").contains("2020-09-14: 70 kg"))
    }

    @Test func `existing charts are replaced, unless the diary contains an error`() throws {
        let scratch = try Scratch()
        _ = try draw(scratch["out"])
        let old = try scratch.read("out/weight.svg")
        let wrong = try draw(scratch["out"], diary: Self.diary + "2020-09-16,50,70,72,90\n")
        #expect(wrong.status == 1)
        #expect(try scratch.read("out/weight.svg") == old)
        #expect(try draw(scratch["out"], diary: Self.diary + "2020-09-16,37,70,72,90\n").status == 0)
        #expect(points(try scratch.read("out/weight.svg"), "point") == 4)
        #expect(try names(in: scratch["out"]) == Self.names.sorted())
    }

    @Test func `if one chart cannot be written, none of the charts is written`() throws {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(
            atPath: scratch["out/glycemia.svg"], withIntermediateDirectories: true)
        try scratch.write("mine", to: "out/weight.svg")
        let run = try draw(scratch["out"])
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.contains("out/glycemia.svg cannot be written: "), "\(run.errors)")
        #expect(try scratch.read("out/weight.svg") == "mine")
        #expect(try names(in: scratch["out"]) == ["glycemia.svg", "weight.svg"])
    }

    @Test func `a diary may be long, and its lines may be in any order`() throws {
        let scratch = try Scratch()
        let lines = (0..<2000).map { "\(946_728_000 + $0 * 7919 % 2000 * 86_400),36.6,70,72,\(90 + $0 % 9)" }
        let header = "date,temperature,weight,heartRate,glycemia\n"
        let run = try draw(scratch["out"], diary: header + lines.joined(separator: "\n"))
        #expect(run.output.hasPrefix("2000 lines imported, 2000 days\n"))
        #expect(points(try scratch.read("out/glycemia.svg"), "point") == 2000)
    }

    @Test func `a folder that cannot be made is reported`() throws {
        let scratch = try Scratch()
        try scratch.write("", to: "file")
        let run = try draw(scratch["file/charts"])
        #expect(run.status == 2)
        #expect(run.errors.contains("file/charts cannot be made; perhaps a file"), "\(run.errors)")
        #expect(try draw("").errors.contains("a folder without a name"))
        #expect(try draw(scratch["file"]).status == 2)
    }

    @Test func `a diary without reports gives empty charts`() throws {
        let scratch = try Scratch()
        let run = try draw(scratch["out"], diary: "date,temperature,weight,heartRate,glycemia\n")
        #expect(run.status == 0)
        #expect(try scratch.read("out/temperature.svg").contains("There is nothing to draw."))
    }
}
