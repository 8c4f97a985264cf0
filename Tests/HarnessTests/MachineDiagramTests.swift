import Foundation
import Harness
import Specs
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The pictures of the state machines: whole, of one piece, and readable by other programs.
struct MachineDiagramTests {
    private static let machines = Catalogue.machines
    private static let ids = machines.map { $0.id }

    private func picture(_ id: SubsystemID) throws -> (sketch: MachineSketch, svg: String) {
        let sketch = try #require(Self.machines.first { $0.id == id }).sketch
        return (sketch, MachineDiagram(sketch, title: id.rawValue).svg)
    }

    @Test(arguments: ids)
    func `every state, event and callback is in the picture`(id: SubsystemID) throws {
        let (sketch, svg) = try picture(id)
        for name in sketch.states { #expect(svg.contains(">\(name)</text>"), "\(name)") }
        for step in sketch.steps {
            #expect(svg.contains(">\(step.event)</text>"), "\(step.event)")
            for name in step.callbacks { #expect(svg.contains(">\(name)</text>"), "\(name)") }
        }
        // An arrow a transition, and one to the state where all begins.
        #expect(svg.components(separatedBy: "marker-end").count - 1 == sketch.steps.count + 1)
    }

    @Test(arguments: ids)
    func `a picture is well-formed and needs nothing from elsewhere`(id: SubsystemID) throws {
        let svg = try picture(id).svg
        let parser = XMLParser(data: Data(svg.utf8))
        #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
        #expect(svg.components(separatedBy: "http").count == 2, "the namespace alone is an address")
        #expect(!svg.contains("href") && !svg.contains("@import"))
        #expect(svg.contains("prefers-color-scheme:dark"))
    }

    @Test func `names of others are no markup`() {
        let sketch = StateMachine<Odd, Odd, Odd>(
            start: .markup, [.init(.markup, .markup, to: .markup, ["<&\">"])]
        ).sketch
        let svg = MachineDiagram(sketch, title: "<b>").svg
        #expect(!svg.contains("<b>") && svg.contains("&lt;&amp;&quot;&gt;"))
        #expect(XMLParser(data: Data(svg.utf8)).parse())
    }

    private enum Odd: String, CaseIterable {
        case markup = "<b>"
    }
}
