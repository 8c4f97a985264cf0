import Foundation
import Testing

@testable import Reports

/// Tests charts of curves over two logarithmic axes.
struct CurveChartTests {
    private static func chart(_ curves: [CurveChart.Curve]) -> String {
        CurveChart("a <title>", across: "size", up: "time", curves, label: { "10^\($0) s" }).svg
    }

    @Test func `each power of ten has a line and a label, and each point is at the right position`() throws {
        let svg = Self.chart([.init("one & two", [(x: 1, y: 0.01), (x: 1_000, y: 10)])])
        for label in [
            "10^-2 s", "10^1 s", ">1</text>", ">1\u{A0}000</text>", "one &amp; two", "a &lt;title&gt;",
        ] {
            #expect(svg.contains(label), "\(label)")
        }
        #expect(svg.matches(of: /class="grid"/).count == 4 + 4)
        // The curve goes from the lower left to the upper right corner of the axes.
        #expect(svg.contains("<path class=\"curve c0\" d=\"M84 364L716 64\"/>"))
        #expect(svg.contains("one &amp; two: from 0.01 at 1 to 10 at 1000"))
    }

    @Test
    func `values that logarithmic axes cannot show are left out, and an empty chart is still a picture`() {
        let svg = Self.chart([
            .init("empty", [(x: 0, y: 1), (x: 1, y: 0)]), .init("flat", [(x: 5, y: 5), (x: 5, y: 5)]),
        ])
        #expect(!svg.contains("empty") && svg.contains("flat"))
        #expect(!svg.contains("nan") && !svg.contains("inf"))
        #expect(Self.chart([]).hasSuffix("</svg>\n"))
    }

    @Test func `curves differ in more than colour`() {
        let svg = Self.chart((0..<6).map { .init("curve \($0)", [(x: 1, y: Double($0) + 1)]) })
        for number in 1..<6 { #expect(svg.contains(".curve.c\(number){stroke-dasharray:")) }
        let marks = svg.matches(of: /class="mark c\d" d="M[\d.]+ [\d.]+(m[^"]+)"/).map { String($0.output.1) }
        #expect(Set(marks).count == 4)
    }

    @Test func `named places on an axis are evenly spaced, and the last place is labelled even among many`()
        throws
    {
        func chart(_ names: [String]) -> String {
            CurveChart(
                "t", across: "run", up: "cases", [.init("pass", [(1, 0.1), (2, 10), (3, 100)], look: 3)],
                places: names, words: "In words.", label: { "10^\($0)" }
            ).svg
        }
        let few = chart(["a", "b", "c"])
        #expect(few.contains("<path class=\"curve c3\" d=\"M84 364L400 164L716 64\"/>"))
        for name in ["a", "b", "c"] { #expect(few.contains(" y=\"384\">\(name)</text>")) }
        #expect(few.contains(">In words.</desc>"))
        let many = chart((1...15).map { "run \($0)" })
        #expect(many.contains(">run 15</text>") && !many.contains(">run 14</text>"))
        #expect(many.ranges(of: ">run ").count == 5)
        // With a single place, the chart must not divide by the number of gaps between places, which is 0.
        #expect(!chart(["a"]).contains("nan") && !chart(["a"]).contains("inf"))
    }
}
