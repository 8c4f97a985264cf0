import Specification

extension SubsystemFacts {
    /// The facts as Markdown; all text in it is escaped.
    package var markdown: String {
        ([head, form("Input", input), form("Output", output)] + [
            rejectionTable, clauseTexts, readingTexts, tail,
        ])
        .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var head: String {
        "# \(Self.plain(id.rawValue))\n\n\(Self.plain(summary))\n"
            + (caution.map { "\n**Caution:** \(Self.plain($0))\n" } ?? "")
    }

    private func form(_ title: String, _ shape: Shape) -> String {
        let rows = MemberFacts.all(of: shape).map { member in
            [
                member.path, member.type, member.bounds, member.unit ?? "", member.presence.words,
                member.standard ?? "", member.about,
            ]
        }
        return "## \(title)\n\n\(Self.plain(ShapeSketch.text(of: shape)))\n"
            + Self.table(["member", "type", "bounds", "unit", "present", "default", "what it is"], rows)
    }

    private var rejectionTable: String {
        rejections.isEmpty
            ? ""
            : "## Rejections\n" + Self.table(["code", "when"], rejections.map { [$0.code, $0.sentence] })
    }

    private var clauseTexts: String {
        "## Clauses\n"
            + clauses.map { own in
                let laws = own.clause.laws.map { law in
                    "- **\(Self.plain(law.id.rawValue))** \(Self.plain(law.statement.text)) "
                        + "(\(Self.plain(law.statement.groundInWords)))\n"
                }
                let properties = own.properties.map { "- property: \(Self.plain($0))\n" }
                return "\n### \(Self.plain(own.clause.id.rawValue))\n\n" + laws.joined() + properties.joined()
                    + "\nTested by \(counted(own.cases.count, "case")).\n"
            }.joined()
    }

    private var readingTexts: String {
        readings.isEmpty
            ? ""
            : "## Readings\n"
                + readings.map { reading in
                    "\n### \(Self.plain(reading.id))\n\n\(Self.plain(reading.question))\n\n"
                        + reading.options.enumerated().map { index, option in
                            let mark = index == 0 ? " (default)" : ""
                            return "- **\(Self.plain(option.name))**\(mark): \(Self.plain(option.sentence))\n"
                        }.joined()
                }.joined()
    }

    private var tail: String {
        "\(counted(cases.count, "case")); \(counted(laws.count, "law")): \(laws.basesInWords).\n"
    }

    private static func table(_ titles: [String], _ rows: [[String]]) -> String {
        rows.isEmpty ? "" : "\n" + MarkdownReport.table(titles, rows, most: rows.count)
    }

    private static func plain(_ text: String) -> String { MarkdownReport.escaped(text) }
}
