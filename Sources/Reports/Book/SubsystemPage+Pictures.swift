import Harness
import Reports
import Specification

/// The section with examples as pictures; a subsystem without illustrations has no such section.
extension SubsystemPage {
    struct Example {
        let golden: GoldenCase
        let picture: Picture
    }

    private static let most = 6

    /// Returns up to `most` different cases with their pictures: one for each clause and each option of a reading.
    func examples() -> [Example] {
        guard let illustration = site.illustrations[facts.id] else { return [] }
        let options = facts.readings.flatMap { reading in reading.options.map { (reading.id, $0.name) } }
        let groups =
            facts.clauses.map(\.cases)
            + options.map { id, option in facts.cases.filter { $0.readings[id] == option } }
        var examples: [Example] = []
        for cases in groups where examples.count < Self.most {
            let found = middleFirst(cases).lazy
                .filter { golden in !examples.contains { $0.golden.id == golden.id } }
                .compactMap { golden in
                    illustration.picture(of: golden).map { Example(golden: golden, picture: $0) }
                }
            if let example = found.first { examples.append(example) }
        }
        return examples
    }

    /// Returns the cases from small to large; the smallest third comes last, in reverse order, because tiny cases are
    /// mostly empty.
    private func middleFirst(_ cases: [GoldenCase]) -> [GoldenCase] {
        let cases = cases.smallestFirst { $0 }
        return cases.dropFirst(cases.count / 3) + cases.prefix(cases.count / 3).reversed()
    }

    func section(of examples: [Example]) -> HTML {
        Site.section("examples", "Examples") {
            examples.map { example in
                Tag.figure(.class("example")) {
                    Tag.div(
                        .class("frame picture"), .tabindex(0), .role("group"),
                        .aria("label", CaseList.name(of: example.golden))
                    ) {
                        Tag.img(.src(.picture(ofCase: example.golden.id)), .alt(example.picture.words))
                    }
                    Tag.figcaption {
                        Tag.a(.href(Place(nil, example.golden.id))) { CaseList.name(of: example.golden) }
                        if let note = example.golden.note { ": \(note)" }
                    }
                }
            }
        }
    }
}
