import Foundation
import JSON
import TestSupport
import Testing

@testable import assay_demos

/// Tests that charts of values over time are complete and to scale, and that other programs can read them.
struct LineChartTests {
    private static let start = Date(timeIntervalSince1970: 1_600_000_000)

    private func points(_ values: [Double], every days: Double = 1) -> [LineChart.Point] {
        values.enumerated().map { place, value in
            .init(
                date: Self.start + Double(place) * days * 86_400, value: value,
                mark: value > 37.5 ? "fever" : nil)
        }
    }

    private func chart(
        _ points: [LineChart.Point], title: String = "Temperature", levels: [LineChart.Level] = [],
        leastSpan: Double = 2, zone: TimeZone = .gmt
    ) -> LineChart {
        LineChart(
            title: title, subtitle: "days", unit: "°C", points: points, levels: levels,
            marks: "days of fever", leastSpan: leastSpan, zone: zone)
    }

    private func level(_ kind: LineChart.Level.Kind, _ value: Double) -> LineChart.Level {
        .init(kind, value, name: "\(kind) \(value)")
    }

    /// The value and the height of each tick on the value axis.
    private func ticks(_ drawing: Drawing) throws -> [(value: Double, y: Double)] {
        try drawing["text", "level"].map { (try #require(Double($0.text)), $0.number("y")) }
    }

    /// Returns the height at which a chart must show a value, computed from the first and the last tick of the chart.
    private func height(_ value: Double, _ ticks: [(value: Double, y: Double)]) throws -> Double {
        let (low, high) = (try #require(ticks.first), try #require(ticks.last))
        return low.y + (value - low.value) / (high.value - low.value) * (high.y - low.y)
    }

    private func height(of path: Drawing.Element) throws -> Double {
        let data = try #require(path.attributes["d"])
        let found = try #require(data.firstMatch(of: /^M[0-9.]+ ([0-9.]+)H/))
        return try #require(Double(found.1))
    }

    // MARK: Points

    @Test(arguments: [1, 2, 30, 366, 3000])
    func `every value is shown as a point at the correct height, in date order`(count: Int) throws {
        let values = (0..<count).map { 36.5 + Double($0 * 7 % 31) / 10 }
        let drawing = try Drawing(chart(points(values).shuffled()).svg)
        let (plain, marked) = (drawing["circle", "point"], drawing["circle", "mark"])
        #expect(plain.count == values.count { $0 <= 37.5 })
        #expect(marked.count == values.count { $0 > 37.5 })
        let dots = (plain + marked).sorted { $0.title < $1.title }
        let ticks = try ticks(drawing)
        for (dot, value) in zip(dots, values) {
            #expect(abs(dot.number("cy") - (try height(value, ticks))) < 0.16, "\(value)")
            #expect(dot.title.contains(": \(Number(value).text) °C"))
        }
        #expect(zip(dots, dots.dropFirst()).allSatisfy { $0.number("cx") < $1.number("cx") })
        #expect(dots.first?.title.hasPrefix("2020-09-13: ") == true)
    }

    @Test func `marked points have a label, and are drawn on top of the other points`() throws {
        let drawing = try Drawing(chart(points([36.6, 38.1, 36.7])).svg)
        #expect(drawing["circle", "mark"].map(\.title) == ["2020-09-14: 38.1 °C, fever"])
        #expect(drawing.elements.last { $0.name == "circle" }?.classes == ["mark"])
        #expect(drawing["text", "key"].contains { $0.text.contains("days of fever") })
        let plain = try Drawing(chart(points([36.6])).svg)
        #expect(!plain["text", "key"].contains { $0.text.contains("days of fever") })
    }

    @Test func `a line joins neighbouring points, and is broken at gaps`() throws {
        let daily = points([36.6, 36.7, 36.8, 36.9, 37])
        let whole = try Drawing(chart(daily).svg)
        #expect(whole["path", "line"].first?.attributes["d"]?.count { $0 == "L" } == 4)
        #expect(whole["path", "gap"].isEmpty)
        let later = LineChart.Point(date: Self.start + 20 * 86_400, value: 36.5)
        let broken = try Drawing(chart(daily + [later]).svg)
        #expect(broken["path", "line"].first?.attributes["d"]?.count { $0 == "L" } == 4)
        #expect(broken["path", "gap"].first?.attributes["d"]?.count { $0 == "L" } == 1)
        #expect(broken["circle", "point"].count == 6)
    }

    // MARK: Axes

    @Test(arguments: [
        [36.6], [36.6, 36.6, 36.6], [0], [0, 1e-40], [3e38, 1e38], [-5, 5], [40, 4000], [32_767, 31],
        [1e100, -1e100], [99.99999, 100.00001],
    ])
    func
        `the ticks of the value axis are round numbers, and all values lie between the first and the last tick`(
            values: [Double]
        ) throws
    {
        let drawing = try Drawing(chart(points(values)).svg)
        let ticks = try ticks(drawing)
        #expect((3...9).contains(ticks.count))
        let steps = zip(ticks, ticks.dropFirst()).map { $1.value - $0.value }
        let step = try #require(steps.first)
        #expect(steps.allSatisfy { abs($0 - step) < step * 1e-6 })
        let mantissa = step / pow(10, log10(step * 1.000001).rounded(.down))
        #expect([1, 2, 5].contains { abs(mantissa - $0) < 1e-5 }, "\(step)")
        for tick in ticks { #expect(abs((tick.value / step).rounded() - tick.value / step) < 1e-5) }
        let (low, high) = (try #require(ticks.first).value, try #require(ticks.last).value)
        #expect(values.allSatisfy { (low...high).contains($0) })
        #expect(high - low >= 2)
        if values.allSatisfy({ $0 >= 0 }) { #expect(low >= 0) }
        for dot in drawing.elements where dot.name == "circle" {
            #expect((0...280).contains(dot.number("cy")))
        }
    }

    @Test(
        arguments: [
            (3.0, ["14 Sep", "15 Sep", "16 Sep"], "2020"), (40, ["14 Sep", "21 Sep", "28 Sep"], "2020"),
            (200, ["Oct", "Nov", "Dec", "Jan"], "2021"), (1000, ["Jan", "Jul", "Jan"], "2022"),
            (3600, ["2022", "2024", "2026"], nil),
        ] as [(Double, [String], String?)])
    func `the ticks of the time axis are days, weeks, months or years`(
        days: Double, labels: [String], year: String?
    )
        throws
    {
        let drawing = try Drawing(chart(points([36.6, 36.7], every: days)).svg)
        let middle = drawing["text", "middle"]
        let names = middle.filter { $0.text.wholeMatch(of: /[0-9]{4}/) == nil || year == nil }.map(\.text)
        #expect(names.indices.contains { names[$0...].starts(with: labels) }, "\(names)")
        #expect((3...10).contains(names.count))
        if let year { #expect(middle.contains { $0.text == year }) }
        let places = middle.map { $0.number("x") }
        #expect(places.allSatisfy { (40...780).contains($0) })
    }

    @Test func `the beginning of each day follows the clocks of the time zone`() throws {
        // In São Paulo the clocks skip midnight on 2017-10-15. Before that day, 03:00 UTC is 00:00 in São Paulo; from
        // that day on, 03:00 UTC is 01:00.
        let zone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
        let dates = [1_507_950_000.0, 1_508_036_400, 1_508_122_800].map(Date.init(timeIntervalSince1970:))
        let drawing = try Drawing(
            chart(dates.map { .init(date: $0, value: 36.6) }, zone: zone).svg)
        let labels = drawing["text", "middle"].filter { $0.text.hasSuffix("Oct") }
        #expect(labels.map(\.text).contains("15 Oct"))
        #expect(
            drawing["circle", "point"].map { $0.title.prefix(10) } == [
                "2017-10-14", "2017-10-15", "2017-10-16",
            ])
        // The 15th lacks an hour, so it is narrower than the 14th.
        let x = Dictionary(labels.map { ($0.text, $0.number("x")) }) { $1 }
        let midnights = try ["14 Oct", "15 Oct", "16 Oct"].map { try #require(x[$0]) }
        let (long, short) = (midnights[1] - midnights[0], midnights[2] - midnights[1])
        #expect(short < long && abs(short / long - 23.0 / 24) < 0.01)
    }

    // MARK: Levels

    @Test func `the line of a level is drawn at the height of the level's value`() throws {
        let levels = [level(.mean, 36.85), level(.threshold, 37.5), level(.limit, 38)]
        let drawing = try Drawing(chart(points([36.6, 37.1]), levels: levels).svg)
        let ticks = try ticks(drawing)
        for level in levels {
            let line = try #require(drawing["path", level.kind.rawValue].first)
            #expect(abs(try height(of: line) - height(level.value, ticks)) < 0.16)
            #expect(line.title == level.name)
            #expect(drawing["text", "key"].contains { $0.text.contains(level.name) })
        }
    }

    @Test func `a level far from all values is named in the key, but not drawn`() throws {
        let levels = [level(.limit, 32_767), level(.mean, 0)]
        let drawing = try Drawing(chart(points([36.6, 37.1]), levels: levels).svg)
        #expect(drawing["path", "limit"].isEmpty && drawing["path", "mean"].isEmpty)
        let key = drawing["text", "key"].map(\.text).joined()
        #expect(key.contains("limit 32767.0 (far above)"))
        #expect(key.contains("mean 0.0 (far below)"))
        #expect(try #require(ticks(drawing).last).value < 45)
    }

    @Test func `the thick part of a level's line covers the days of the level that lie within the chart`()
        throws
    {
        let days = points([36.6, 37.1, 36.8, 36.9])
        func drawing(_ watched: ClosedRange<Double>) throws -> Drawing {
            let stretch =
                Self.start + watched.lowerBound * 86_400...Self.start + watched.upperBound * 86_400
            return try Drawing(
                chart(days, levels: [.init(.limit, 37, name: "limit", stretch: stretch)]).svg)
        }
        let dots = try drawing(1...2)["circle", "point"].map { $0.attributes["cx"] ?? "" }
        let data = try #require(try drawing(1...2)["path", "stretch"].first?.attributes["d"])
        #expect(data.hasPrefix("M\(dots[1]) ") && data.hasSuffix("H\(dots[2])"))
        #expect(try drawing(-9...90)["path", "stretch"].first?.attributes["d"]?.hasSuffix("H762") == true)
        #expect(try drawing(50...90)["path", "stretch"].isEmpty)
    }

    // MARK: The document

    @Test func `a picture is accessible, and needs no other files`() throws {
        let svg = chart(points([36.6, 38.1]), levels: [level(.mean, 37.35)]).svg
        let drawing = try Drawing(svg)
        #expect(try drawing.first("svg").attributes["role"] == "img")
        #expect(try drawing.first("svg").attributes["viewBox"]?.hasPrefix("0 0 800 ") == true)
        #expect(try drawing.first("title").text == "Temperature")
        let words = try drawing.first("desc").text
        for part in ["Least 36.6 °C on 2020-09-13", "greatest 38.1 °C on 2020-09-14", "mean 37.35", "fever"] {
            #expect(words.contains(part), "\(words)")
        }
        #expect(svg.components(separatedBy: "http").count == 2, "the namespace is the only URL")
        #expect(!svg.contains("href") && !svg.contains("@import") && !svg.contains("<script"))
        #expect(svg.contains("prefers-color-scheme:dark") && svg.contains("max-width:560px"))
        #expect(!svg.contains("$"), "every colour placeholder is replaced")
    }

    @Test func `markup in the texts of a chart is escaped`() throws {
        // The combining mark forms one character with the character before it. XML cannot contain U+0007.
        let hostile = "<b>&\u{338}\"]]>\u{7}\n</title>"
        let svg = LineChart(
            title: hostile, subtitle: hostile, unit: hostile,
            points: [.init(date: Self.start, value: 1, mark: hostile)],
            levels: [.init(.mean, 1, name: hostile)], marks: hostile, leastSpan: 1, zone: .gmt
        ).svg
        let drawing = try Drawing(svg)
        let told = "<b>&\u{338}\"]]>\\u0007\n</title>"
        #expect(try drawing.first("title").text.unicodeScalars.elementsEqual(told.unicodeScalars))
        #expect(!drawing.elements.contains { $0.name == "b" })
    }

    @Test func `a chart without points says that there is nothing to draw`() throws {
        let drawing = try Drawing(chart([], levels: [level(.mean, 37)]).svg)
        #expect(drawing["text", "middle"].map(\.text) == ["There is nothing to draw."])
        #expect(!drawing.elements.contains { $0.name == "circle" || $0.name == "path" })
    }

    @Test func `a chart refuses infinities and NaN`() async {
        await #expect(processExitsWith: .failure) {
            _ = LineChart.Point(date: .now, value: .nan)
        }
        await #expect(processExitsWith: .failure) {
            _ = LineChart.Level(.limit, .infinity, name: "limit")
        }
    }
}
