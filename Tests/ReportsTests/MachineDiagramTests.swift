import Catalogue
import Foundation
import Harness
import JSON
import Specification
import TestSupport
import Testing

@testable import Reports

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Tests that the pictures of the state machines are complete and self-contained, and that other programs can
/// read them.
struct MachineDiagramTests {
    private static let machines = Catalogue.assay.machines
    private static let ids = machines.map { $0.id }

    private func picture(_ id: SubsystemID) throws -> (sketch: MachineSketch, svg: String) {
        let sketch = try #require(Self.machines.first { $0.id == id }).sketch
        return (sketch, MachineDiagram(sketch, title: id.rawValue).svg)
    }

    @Test(arguments: ids)
    func `every state, event and callback of a machine is in its picture`(id: SubsystemID) throws {
        let (sketch, svg) = try picture(id)
        #expect(!svg.contains("`"))
        for name in sketch.states { #expect(svg.contains(">\(name)</text>"), "\(name)") }
        for step in sketch.steps {
            #expect(svg.contains(">\(step.event)</text>"), "\(step.event)")
            for name in step.callbacks { #expect(svg.contains(">\(name)</text>"), "\(name)") }
        }
        // There is an arrow for each transition, and another one to the initial state.
        #expect(svg.components(separatedBy: "marker-end").count - 1 == sketch.steps.count + 1)
    }

    @Test(arguments: ids)
    func `a picture is well-formed and needs no other files`(id: SubsystemID) throws {
        let svg = try picture(id).svg
        let parser = XMLParser(data: Data(svg.utf8))
        #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
        #expect(svg.components(separatedBy: "http").count == 2, "only the namespace may look like an address")
        #expect(!svg.contains("href") && !svg.contains("@import"))
        #expect(svg.contains("prefers-color-scheme:dark"))
    }

    @Test(arguments: ids)
    func `every label is inside the picture, and no label overlaps another`(id: SubsystemID) throws {
        let drawing = try Drawing(try picture(id).svg)
        let width = try drawing.first("svg").number("width")
        let labels = drawing.elements.filter { $0.name == "text" && !$0.classes.contains("title") }
        // In a monospaced font of 11 pixels, a character is at most 6.7 pixels wide.
        let extents = labels.map { label in
            let (x, length) = (label.number("x"), Double(label.text.count) * 6.7)
            let before = label.classes.contains("middle") ? 0.5 : label.classes.contains("end") ? 1 : 0
            return (label, y: label.number("y"), from: x - before * length, to: x + (1 - before) * length)
        }
        for (label, y, from, to) in extents {
            #expect(from >= 0 && to <= width - 8, "\(label.text) extends from \(from) to \(to)")
            for other in extents where abs(other.y - y) < 10 && other.from > from {
                #expect(to < other.from, "\(label.text) overlaps \(other.0.text)")
            }
        }
    }

    @Test(arguments: ids)
    func `an arrow leads from the column of a state to the column of the next state`(id: SubsystemID) throws {
        let (sketch, svg) = try picture(id)
        let drawing = try Drawing(svg)
        let names = drawing["text", "name"]
        let columns = Dictionary(names.map { ($0.text, $0.number("x")) }) { $1 }
        #expect(columns.count == sketch.states.count)
        #expect(names.map { $0.number("x") } == names.map { $0.number("x") }.sorted())
        // The first arrow leads to the initial state.
        let arrows = drawing["path", "edge"].dropFirst().map { $0.attributes["d"] ?? "" }
        for (arrow, step) in zip(arrows, sketch.steps) {
            let (from, to) = (try #require(columns[step.origin]), try #require(columns[step.target]))
            let numbers = arrow.matches(of: /[MH]([0-9.]+)/).compactMap { Double($0.1) }
            #expect(numbers.first == from, "\(arrow)")
            // An arrow from a state to itself ends beside the state's column.
            if from != to { #expect(abs((numbers.last ?? 0) - to) < 1.1, "\(arrow)") }
            #expect((numbers.count == 1) == (from == to), "\(arrow)")
        }
    }

    @Test func `names that look like markup are escaped`() {
        let sketch = StateMachine<Odd, Odd, Odd>(
            start: .markup, [.init(.markup, .markup, to: .markup, ["<&\">"])]
        ).sketch
        let svg = MachineDiagram(sketch, title: "<b>").svg
        #expect(!svg.contains("<b>") && svg.contains("&lt;&amp;\"&gt;"))
        #expect(XMLParser(data: Data(svg.utf8)).parse())
    }

    private enum Odd: String, CaseIterable {
        case markup = "<b>"
    }
}
