import JSON
import Specification

/// The origin of the expected output of a case, which is never the implementation that the case judges.
public enum Origin: Sendable {
    /// The case is an example in one of the sources.
    case source(document: String, section: String)
    /// A person worked the output out by hand from a clause.
    case worked(by: String)
    /// A program by other authors computed the output, through a script in `Corpus/origins/`.
    case computed(by: String, version: String, script: String)
    /// A script in `Corpus/origins/`, whose author saw only the clause, worked the output out.
    case derived(by: String, script: String)
    /// At least two independent implementations gave the output.
    case agreed(by: [String])
    /// The case is a failure that fuzzing found and whose input it simplified.
    case found(by: String, version: String)
    /// The case comes from the real data set with this name.
    case real(data: String)

    /// The kinds of origin, in the order in which they are shown.
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

    /// The script in `Corpus/origins/` that worked the output out; nil if none did.
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
                "Who worked the outcome out, or for `agreed`, the list of those who did."),
            .optional("version", .string(), "For `computed` and `found`, the version of the program."),
            .optional("script", .string(), "For `computed` and `derived`, the script in Corpus/origins/."),
            .optional("data", .string(), "For `real`, the data set."),
        ])
    }

    public init(_ value: Value) throws(Misfit) {
        var members = try Members(of: value)
        let kind = try members.required("kind", as: String.self)
        switch kind {
        case "source":
            self = .source(
                document: try members.required("document"), section: try members.required("section"))
        case "worked": self = .worked(by: try members.required("by"))
        case "computed":
            self = .computed(
                by: try members.required("by"), version: try members.required("version"),
                script: try members.required("script"))
        case "derived":
            self = .derived(by: try members.required("by"), script: try members.required("script"))
        case "agreed":
            let names = try members.required("by", as: [String].self)
            guard names.count >= 2 else { throw Misfit("two names are needed", at: Path([.member("by")])) }
            self = .agreed(by: names)
        case "found":
            self = .found(by: try members.required("by"), version: try members.required("version"))
        case "real": self = .real(data: try members.required("data"))
        default:
            throw Misfit(
                "one of \(Origin.kinds.joined(separator: ", ")) is expected, not \"\(kind)\"",
                at: Path([.member("kind")]))
        }
        try members.finish()
    }

    public var value: Value {
        switch self {
        case .source(let document, let section):
            .record(("kind", kind.value), ("document", document.value), ("section", section.value))
        case .worked(let by): .record(("kind", kind.value), ("by", by.value))
        case .computed(let by, let version, let script):
            .record(
                ("kind", kind.value), ("by", by.value), ("version", version.value), ("script", script.value))
        case .derived(let by, let script):
            .record(("kind", kind.value), ("by", by.value), ("script", script.value))
        case .agreed(let by): .record(("kind", kind.value), ("by", by.value))
        case .found(let by, let version):
            .record(("kind", kind.value), ("by", by.value), ("version", version.value))
        case .real(let data): .record(("kind", kind.value), ("data", data.value))
        }
    }
}
