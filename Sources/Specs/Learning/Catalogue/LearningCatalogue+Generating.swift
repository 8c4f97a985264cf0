import Specification

extension LearningCatalogue {
    /// Returns a few courses, some of them recent, often with a tap on the first or last cell, or beyond the last.
    public static func generate(from entropy: inout Entropy) -> Input {
        let names = ["a", "b", "c", "d", "", "é", "e\u{301}", "A", "corso 1"]
        let library = entropy.list(upTo: 8) { $0.one(of: names) }
        let recent = entropy.once(in: 3) ? [] : entropy.list(upTo: 8) { $0.one(of: names) }
        if entropy.once(in: 8) { return Input(recent: recent, library: library) }
        let sections = recent.isEmpty ? [library] : [recent, library]
        let section = entropy.one(of: [0, 0, 1, 1, 1, 2, -1])
        let count = sections.indices.contains(section) ? sections[section].count : 1
        let row =
            switch entropy.below(6) {
            case 0: 0
            case 1: count - 1
            case 2 where entropy.once(in: 2): entropy.one(of: [count, count + 1, -1, 1 << 40])
            default: count > 0 ? entropy.integer(in: 0...count - 1) : 0
            }
        return Input(recent: recent, library: library, select: Index(section, row))
    }

    /// Returns an input with the tap one row further up, and inputs that lack a course above the tapped course.
    public static func simpler(than input: Input) -> [Input] {
        guard let select = input.select, select.row > 0 else { return [] }
        let courses = select.section == 0 && !input.recent.isEmpty ? \Input.recent : \Input.library
        let moved = input.with { $0.select = Index(select.section, select.row - 1) }
        let places = moved[keyPath: courses].indices.prefix(select.row)
        return [moved] + places.map { place in moved.with { $0[keyPath: courses].remove(at: place) } }
    }
}
