import Testing

@testable import Reports

/// Tests the canvas on which pictures are drawn.
struct CanvasTests {
    @Test func `text that would cross the left edge begins at the edge instead of being cut off`() {
        var canvas = Canvas()
        canvas.text("abcd", x: 3, y: 20, anchor: .middle)
        canvas.text("efgh", x: 3, y: 40, anchor: .end)
        canvas.text("ijkl", x: 90, y: 60, anchor: .middle)
        let svg = canvas.picture(title: "t", words: "w").svg
        #expect(svg.contains("x=\"16\" y=\"20\">abcd<"))
        #expect(svg.contains("x=\"32\" y=\"40\">efgh<"))
        #expect(svg.contains("x=\"90\" y=\"60\">ijkl<"))
    }
}
