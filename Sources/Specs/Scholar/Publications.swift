import JSON
import Specification

/// A publication as the h-index sees it.
public struct Publication: Wire {
    public let citations: Int
    /// Whether the user counts it in.
    public let checked: Bool

    public init(citations: Int, checked: Bool = true) {
        self.citations = citations
        self.checked = checked
    }

    public static let shape = Shape.record([
        .required("citations", Int.shape, "How often it was cited; negative is citations.invalid."),
        .required("checked", .boolean, "Whether the user counts it in."),
    ])

    public init(_ value: Value) throws(Misfit) {
        var members = try Members(of: value)
        citations = try members.required("citations")
        checked = try members.required("checked")
        try members.finish()
    }

    public var value: Value { .record(("citations", citations.value), ("checked", checked.value)) }
}

/// The input of scholar.hindex and of scholar.colouring.
public struct Publications: Wire {
    public let publications: [Publication]

    public init(publications: [Publication]) {
        self.publications = publications
    }

    public static let shape = Shape.record([
        .required("publications", .array(Publication.shape), "In any order.")
    ])

    public init(_ value: Value) throws(Misfit) {
        var members = try Members(of: value)
        publications = try members.required("publications")
        try members.finish()
    }

    public var value: Value { .record(("publications", publications.value)) }

    public static let invalid = DeclaredRejection(
        "citations.invalid", "A publication, checked or not, has a negative number of citations.")

    static let rule = Clause(
        "HIX-1",
        """
        h is the largest number such that h checked publications have at least h citations each. Order of input does \
        not matter; negative citations are citations.invalid.
        """,
        source: Source(.hIndexCalculate, "5.6"))

    var areValid: Bool { publications.allSatisfy { $0.citations >= 0 } }

    /// The h that the definition asks for, found by trying each.
    var hIndex: Int {
        (0...publications.count).last { h in
            publications.count { $0.checked && $0.citations >= h } >= h
        } ?? 0
    }

    /// The finding of HIX-1 for an h, or for the rejection that came instead.
    func finding(h: Int?, rejection: Rejection?) -> Finding {
        guard areValid else {
            if rejection?.code == Publications.invalid.code { return .holds }
            let got = rejection.map { "the rejection \($0.code)" } ?? "an output"
            return .violated(
                "HIX-1: citations are negative; \(Publications.invalid.code) is expected, not \(got)")
        }
        guard let h else {
            return .violated(
                "HIX-1: all citations are valid, yet they were rejected as \(rejection?.code ?? "")")
        }
        let having = publications.count { $0.checked && $0.citations >= h }
        if having < h {
            return .violated(
                "HIX-1: h is \(h), yet only \(having) checked publications have \(h) citations or more")
        }
        let more = publications.count { $0.checked && $0.citations > h }
        if more > h {
            return .violated(
                "HIX-1: h is \(h), yet \(more) checked publications have \(h + 1) citations or more")
        }
        return .holds
    }
}
