import JSON
import Specification

/// The origin of the expected output of a case, which is never the implementation under test.
public enum Origin: Sendable {
    /// The case is an example in one of the sources.
    case source(document: String, section: String)
    /// A person worked the output out by hand from a clause.
    case worked(by: String)
    /// A script in `Corpus/origins/` computed the output with a program by other authors.
    case computed(by: String, version: String, script: String)
    /// A script in `Corpus/origins/` computed the output; the script's author saw only the clause.
    case derived(by: String, script: String)
    /// At least two independent implementations gave the output.
    case agreed(by: [String])
    /// The kit found the input by fuzzing, or by searching for inputs that kill mutants.
    case found(by: String, version: String)
    /// The case comes from the real data set with this name.
    case real(data: String)

    /// The kinds of origin, in the order used in lists.
    public static let kinds = ["source", "worked", "computed", "derived", "agreed", "found", "real"]

    /// The kind of the origin, in one word.
    public var kind: String {
        switch self {
        case .source: "source"
        case .worked: "worked"
        case .computed: "computed"
        case .derived: "derived"
        case .agreed: "agreed"
        case .found: "found"
        case .real: "real"
        }
    }

    /// The script in `Corpus/origins/` that computed the output; nil if no script did.
    var script: String? {
        switch self {
        case .computed(_, _, let script), .derived(_, let script): script
        case .source, .worked, .agreed, .found, .real: nil
        }
    }

    /// A sentence about the origin.
    public var sentence: String {
        switch self {
        case .source(let document, let section): "an example in \(document) §\(section)"
        case .worked(let by): "worked by hand: \(by)"
        case .computed(let by, let version, let script): "computed by \(by) \(version) (\(script))"
        case .derived(let by, let script): "derived from the clause by \(by) (\(script))"
        case .agreed(let by): "agreed by \(by.joined(separator: " and "))"
        case .found(let by, let version): "found by \(by) \(version)"
        case .real(let data): "from real data: \(data)"
        }
    }
}

extension Origin: Wire {
    public static var shape: Shape {
        .record([
            .required("kind", .choice(kinds), "The kind of the origin."),
            .optional("document", .string(), "For `source`, the document."),
            .optional("section", .string(), "For `source`, the section of the document."),
            .optional(
                "by", .described("A name, or for `agreed`, a list of names.", .record([])),
                "The person or program that gave the outcome; for `agreed`, a list of names."),
            .optional("version", .string(), "For `computed` and `found`, the version of the program."),
            .optional("script", .string(), "For `computed` and `derived`, the script in Corpus/origins/."),
            .optional("data", .string(), "For `real`, the data set."),
        ])
    }

    public init(_ value: Value) throws(Misfit) {
        var members = try Members(of: value)
        func text(_ name: String) throws(Misfit) -> String { try members.required(name) }
        let kind = try text("kind")
        switch kind {
        case "source": self = .source(document: try text("document"), section: try text("section"))
        case "worked": self = .worked(by: try text("by"))
        case "computed":
            self = .computed(by: try text("by"), version: try text("version"), script: try text("script"))
        case "derived": self = .derived(by: try text("by"), script: try text("script"))
        case "agreed":
            let names = try members.required("by", as: [String].self)
            guard names.count >= 2 else {
                throw Misfit("at least two names are needed", at: Path([.member("by")]))
            }
            self = .agreed(by: names)
        case "found": self = .found(by: try text("by"), version: try text("version"))
        case "real": self = .real(data: try text("data"))
        default:
            throw Misfit(
                "one of \(Origin.kinds.joined(separator: ", ")) is expected, not \"\(kind)\"",
                at: Path([.member("kind")]))
        }
        try members.finish()
    }

    public var value: Value {
        let members: KeyValuePairs<String, any Wire> =
            switch self {
            case .source(let document, let section): ["document": document, "section": section]
            case .worked(let by): ["by": by]
            case .computed(let by, let version, let script): ["by": by, "version": version, "script": script]
            case .derived(let by, let script): ["by": by, "script": script]
            case .agreed(let by): ["by": by]
            case .found(let by, let version): ["by": by, "version": version]
            case .real(let data): ["data": data]
            }
        return .object([.init("kind", kind.value)] + members.map { .init($0, $1.value) })
    }
}
