import Harness
import Reports
import Specification

/// The page of a subsystem, and the files that belong to it.
struct SubsystemPage {
    let facts: SubsystemFacts
    let site: Site

    /// The page, its pictures, and the complete lines of cases that are too long for the page.
    var files: [Site.File] {
        let list = CaseList.fitting(facts)
        let examples = examples()
        let page = site.page(
            title: facts.id.rawValue, kicker: "A subsystem of \(facts.id.family)", lead: facts.summary,
            at: .subsystem(facts.id), content: content(list, examples))
        var files = [Site.File(.subsystem(facts.id), page)]
        if let machine = facts.machine {
            files.append(Site.File(.picture(facts.id), MachineDiagram(machine, title: facts.id.rawValue).svg))
        }
        return files + examples.map { Site.File(.picture(ofCase: $0.golden.id), $0.picture.svg) } + list.lines
    }

    @HTMLBuilder
    private func content(_ list: CaseList, _ examples: [Example]) -> HTML {
        if let caution = facts.caution {
            Tag.p(.class("notice"), .role("note")) {
                Tag.b { "Caution: " }
                caution
            }
        }
        contents(hasExamples: !examples.isEmpty)
        if site.isLive { Tag.section(.id("explorer"), .data("subsystem", facts.id.rawValue)) }
        if !examples.isEmpty { section(of: examples) }
        form("input", "Input", facts.input)
        form("output", "Output", facts.output)
        if !facts.rejections.isEmpty { rejections }
        if !facts.tolerances.isEmpty { tolerances }
        if let machine = facts.machine { states(machine) }
        clauses
        if !facts.readings.isEmpty { readings }
        if !mistakes.isEmpty { mistakesSection }
        list.section
    }

    private func contents(hasExamples: Bool) -> HTML {
        let places: [(isShown: Bool, id: String, title: String)] = [
            (site.isLive, "explorer", "Try it"), (hasExamples, "examples", "Examples"),
            (true, "input", "Input"), (true, "output", "Output"),
            (!facts.rejections.isEmpty, "rejections", counted(facts.rejections.count, "rejection")),
            (!facts.tolerances.isEmpty, "tolerances", counted(facts.tolerances.count, "tolerance")),
            (facts.machine != nil, "machine", "State machine"),
            (true, "clauses", counted(facts.clauses.count, "clause")),
            (!facts.readings.isEmpty, "readings", counted(facts.readings.count, "reading")),
            (!mistakes.isEmpty, "mistakes", counted(mistakes.count, "mistake")),
            (true, "cases", counted(facts.cases.count, "case")),
        ]
        return Tag.nav(.class("contents"), .aria("label", "On this page")) {
            Tag.ul {
                places.filter { $0.isShown }.map { _, id, title in
                    Tag.li { Tag.a(.href(Place(nil, id))) { title } }
                }
            }
            Tag.p(.class("try")) {
                Tag.code { "\(site.owner.name) check --adapter COMMAND --subsystem \(facts.id)" }
            }
        }
    }

    // MARK: Input and output

    private func form(_ id: String, _ title: String, _ shape: Shape) -> HTML {
        let members = MemberFacts.all(of: shape)
        return Site.section(id, title) {
            Tag.p(.class("sketch")) { Tag.code { ShapeSketch.text(of: shape) } }
            if !members.isEmpty { table(of: members, id, title) }
            Tag.p(.class("dim")) {
                "As a JSON Schema: "
                Tag.a(.href(.schema("\(facts.id).\(id).json"))) { "\(facts.id).\(id).json" }
            }
        }
    }

    private func table(of members: [MemberFacts], _ id: String, _ title: String) -> HTML {
        let hasBounds = members.contains { !$0.bounds.isEmpty }
        let hasUnits = members.contains { $0.unit != nil }
        let hasStandards = members.contains { $0.standard != nil }
        let columns =
            ["member", "type"] + (hasBounds ? ["bounds"] : []) + (hasUnits ? ["unit"] : [])
            + (hasStandards ? ["default"] : []) + ["what it is"]
        var known: Set<String> = []
        return Site.table("The members of the \(title.lowercased())", columns: columns) {
            members.map { member in
                // If a value has alternative shapes, several of the shapes may have a member at the same path.
                let isFirst = known.insert(member.path).inserted
                return Tag.tr {
                    Tag.th(.scope("row"), isFirst ? .id("\(id):\(member.path)") : nil) {
                        name(of: member, in: id)
                    }
                    Tag.td { member.type }
                    if hasBounds { Tag.td { member.bounds } }
                    if hasUnits { Tag.td { member.unit ?? "" } }
                    if hasStandards {
                        Tag.td { member.standard.map { text in Tag.code { text } } ?? HTML.nothing }
                    }
                    Tag.td { member.about }
                }
            }
        }
    }

    @HTMLBuilder
    private func name(of member: MemberFacts, in side: String) -> HTML {
        Tag.code { member.path }
        if member.presence != .always {
            Tag.span(.class("presence")) { side == "input" ? " may be absent" : " \(member.presence.words)" }
        }
    }

    private var rejections: HTML {
        Site.section("rejections", "Rejections") {
            let hasDetails = facts.rejections.contains { !$0.details.isEmpty }
            let columns = ["code", "when"] + (hasDetails ? ["details"] : []) + ["cases"]
            Site.table("The rejections", columns: columns) {
                facts.rejections.map { rejection in
                    Tag.tr {
                        Tag.th(.scope("row"), .id(rejection.code)) { Tag.code { rejection.code } }
                        Tag.td { rejection.sentence }
                        if hasDetails { Tag.td { rejection.details.map(text(of:)) } }
                        Tag.td(.class("number")) { "\(facts.cases(rejectedAs: rejection.code))" }
                    }
                }
            }
        }
    }

    private func text(of detail: Shape.Field) -> HTML {
        Tag.p {
            Tag.code { detail.name }
            ": \(ShapeSketch.text(of: detail.shape)). \(detail.about)"
        }
    }

    private var tolerances: HTML {
        Site.section("tolerances", "Tolerances") {
            Site.table("The tolerances", columns: ["number", "may differ by", "why"]) {
                facts.tolerances.map { tolerance in
                    Tag.tr {
                        Tag.th(.scope("row")) { Tag.code { tolerance.pattern } }
                        Tag.td(.class("number")) { "\(tolerance.within)" }
                        Tag.td { tolerance.why }
                    }
                }
            }
        }
    }

    // MARK: The state machine

    private func states(_ machine: MachineSketch) -> HTML {
        Site.section("machine", "State machine") {
            Tag.div(.class("frame picture"), .tabindex(0), .role("group"), .aria("label", "The picture")) {
                Tag.img(
                    .src(.picture(facts.id)), .alt("The states and transitions in the table below."))
            }
            Site.table("The transitions", columns: ["in", "on", "if", "to", "calls"]) {
                machine.steps.map { step in
                    Tag.tr {
                        Tag.th(.scope("row")) { step.origin }
                        Tag.td { step.event }
                        Tag.td { step.condition ?? "" }
                        Tag.td { step.target }
                        Tag.td {
                            HTML.list(step.callbacks) { name in Tag.code { name } }
                            if let remark = step.remark { " (\(remark))" }
                        }
                    }
                }
            }
        }
    }

    // MARK: Common mistakes

    var mistakes: [CorpusNotes.Mistake] { site.notes?.mistakes.filter { $0.subsystem == facts.id } ?? [] }

    var mistakesSection: HTML {
        Site.section("mistakes", "Common mistakes") {
            Tag.p(.class("dim")) {
                "These wrong implementations test the kit itself: the cases and the random search each find all of them."
            }
            Site.table(
                "The mistakes",
                columns: ["mistake", "broken clauses", "the smallest input that shows the mistake"]
            ) {
                mistakes.map { mistake in
                    Tag.tr {
                        Tag.th(.scope("row"), .id("mistake:" + mistake.name)) { mistake.sentence }
                        Tag.td { Site.links(to: mistake.clauses.map(\.rawValue)) }
                        Tag.td {
                            Tag.code { ForeignText.json(mistake.smallest) }
                            if !mistake.readings.isEmpty {
                                Tag.span(.class("presence")) {
                                    " if "
                                    Site.readings(mistake.readings)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
