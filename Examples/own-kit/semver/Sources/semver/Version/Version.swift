import Specification

enum Version: Specification {
    static let id: SubsystemID = "semver.version"
    static let summary = "Decides whether strings are semantic versions, and compares them."

    struct Input: Record {
        let version: String
        let other: String?

        static let form = Form(
            Input.init, Member("version", { $0.version }, "Any string."),
            Member("other", { $0.other }, "Another string, which is compared with the first."))
    }

    enum Order: String, CaseIterable, Wire {
        case lower, equal, higher

        init<T: Comparable>(_ a: T, _ b: T) { self = a == b ? .equal : a < b ? .lower : .higher }
    }

    struct Output: Record {
        let valid: Bool
        let order: Order?

        static let form = Form(
            Output.init, Member("valid", { $0.valid }, "Whether each string is a semantic version."),
            Member("order", { $0.order }, "The precedence of the first version relative to the other."))
    }

    private static let numbers = ["0", "1", "9", "10", "2147483648", "9007199254740992", "9007199254740993"]
    private static let words = ["a", "A", "b", "x-y", "-", "-1", "1a", "1e1", "01", "18446744073709551616"]
    private static let slips = ["v", "\n", " ", ".", "-", "+", "0", "-01", ".00", "+01", "٣", "é", "_"]

    /// Returns two versions, often with the same beginning, or a version with a small mistake.
    static func generate(from entropy: inout Entropy) -> Input {
        let text = version(from: &entropy)
        if entropy.once(in: 2) { return Input(version: text, other: version(from: &entropy)) }
        return Input(version: entropy.shuffled([text, entropy.one(of: slips)]).joined(), other: nil)
    }

    private static func version(from entropy: inout Entropy) -> String {
        let start = entropy.once(in: 3) ? (0..<3).map { _ in entropy.one(of: numbers) } : ["1", "0", "0"]
        return ["-", "+"].reduce(start.joined(separator: ".")) { text, sign in
            let list = entropy.list(upTo: 3) { $0.one(of: words + numbers) }
            return list.isEmpty ? text : text + sign + list.joined(separator: ".")
        }
    }
}
