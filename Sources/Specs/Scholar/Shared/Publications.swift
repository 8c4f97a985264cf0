import SharedSpecs
import Specification

/// A publication as the h-index sees it.
public struct Publication: Record, Hashable {
    public let citations: Int
    public let checked: Bool

    public init(citations: Int, checked: Bool = true) {
        self.citations = citations
        self.checked = checked
    }

    public static let form = Form(
        Publication.init(citations:checked:),
        Member(
            "citations", { $0.citations }, "How often it was cited; negative is citations.invalid."),
        Member("checked", { $0.checked }, "Whether the user counts it in."))
}

/// The input of scholar.hindex and of scholar.colouring.
public struct Publications: Record {
    public let publications: [Publication]

    public init(publications: [Publication]) { self.publications = publications }

    public static let form = Form(
        Publications.init(publications:), Member("publications", { $0.publications }, "In any order."))

    public static let invalid = DeclaredRejection(
        "citations.invalid", "A publication, checked or not, has a negative number of citations.")

    var areValid: Bool { publications.allSatisfy { $0.citations >= 0 } }

    /// The h that the definition asks for, found by trying each.
    var hIndex: Int { (0...publications.count).last { having($0) >= $0 } ?? 0 }

    /// How many are checked and have at least so many citations.
    private func having(_ citations: Int) -> Int {
        publications.count { $0.checked && $0.citations >= citations }
    }
}

// HIX-1, shared by the subsystems whose h it rules.
extension Publications {
    static let statement = Statement(
        .source(
            """
            h is the largest number such that h checked publications have at least h citations each. Order of input \
            does not matter.
            """, Source(.hIndexCalculate, "5.6")),
        .decision("Negative citations, checked or not, are citations.invalid."))

    static func check<Subsystem: Specification>(
        _ h: @escaping @Sendable (Subsystem.Output) -> Int
    ) -> Check<Subsystem> where Subsystem.Input == Publications {
        Check(.derivation) { trial in
            trial.input.finding(h: trial.outcome.output.map(h), rejection: trial.outcome.rejection)
        }
    }

    private func finding(h: Int?, rejection: Rejection?) -> Finding {
        guard areValid else {
            if rejection?.code == Publications.invalid.code { return .holds }
            let got = rejection.map { "the rejection \($0.code)" } ?? "an output"
            return .violated("citations are negative; \(Publications.invalid.code) is expected, not \(got)")
        }
        guard let h else {
            return .violated("all citations are valid, yet they were rejected as \(rejection?.code ?? "")")
        }
        let enough = having(h)
        if enough < h {
            return .violated("h is \(h), yet only \(enough) checked publications have \(h) citations or more")
        }
        let more = having(h + 1)
        guard more > h else { return .holds }
        return .violated("h is \(h), yet \(more) checked publications have \(h + 1) citations or more")
    }
}
