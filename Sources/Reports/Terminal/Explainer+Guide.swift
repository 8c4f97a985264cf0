import Harness
import JSON
import Specification

extension Explainer {
    /// Returns a guide for implementing a subsystem behind an adapter; nil if there is no such subsystem.
    ///
    /// The guide shows one exchange, the shapes and readings, the other lines of the protocol, and commands. The
    /// laws and properties would make it much longer; the page of the subsystem lists them.
    public func guide(for id: String) -> String? {
        guard let facts = facts(named: id) else { return nil }
        var page = Page(style.bold(facts.id.rawValue) + " · how to implement it", style: style)
        page.add(facts.summary)
        if let caution = facts.caution { page.add("caution", caution) }
        addRun(of: facts, labelled: "asked", to: &page)
        addForms(of: facts, to: &page)
        addReadings(of: facts, to: &page)
        addHello(of: facts, to: &page)
        addOtherLines(of: facts, to: &page)
        let name = Program.name
        page.add("rules", "\(name) explain \(facts.id): its \(facts.laws.count) laws, and its properties")
        page.add("then", "\(name) smoke --adapter COMMAND: does it speak the protocol?")
        page.add("", "\(name) check --adapter COMMAND --subsystem \(facts.id): \(facts.cases.count) cases")
        page.add("", "\(name) fuzz --adapter COMMAND --subsystem \(facts.id): generated inputs")
        page.add("", "\(name) explain protocol: all rules of the protocol")
        return page.text
    }
}
