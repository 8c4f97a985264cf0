import VoiceSpecs

/// Takes the pieces of some code one after the other, and decides where spaces separate them. Clause: CON-10
struct Spacing: Sendable {
    /// The role of a mark, such as "!" or "?", next to the operands of an expression.
    private enum Role {
        case beginsOperand, endsOperand, ternary, other
    }

    private let assembly: Assembly
    private var last: (piece: ConversionToken, role: Role)?
    /// The number of ternary operators that still lack their `:`, by the number of open brackets around the `?`.
    private var waiting: [Int: Int] = [:]
    private var depth = 0

    init(_ assembly: Assembly) { self.assembly = assembly }

    /// Takes the next piece of code, and returns whether a space separates it from the previous piece.
    mutating func parts(_ piece: ConversionToken, before next: ConversionToken?) -> Bool {
        let role = assembly == .swift ? role(of: piece, before: next) : .other
        defer { last = (piece, role) }
        guard let last, !last.piece.isLineBreak, !piece.isLineBreak else { return false }
        if assembly == .spaced || role == .ternary || last.role == .ternary { return true }
        if last.role == .beginsOperand || role == .endsOperand { return false }
        return !Spacing.isTight(last.piece, piece)
    }

    /// Returns whether the space before this piece depends on the next piece.
    static func looksAhead(_ piece: ConversionToken) -> Bool { piece.text == "?" }

    private static func isTight(_ left: ConversionToken, _ right: ConversionToken) -> Bool {
        if ["(", "[", ".", "@", "#"].contains(left.text) { return true }
        if [")", "]", ",", ";", ":", ".", "?"].contains(right.text) { return true }
        return ["(", "["].contains(right.text) && !left.isKeyword
    }

    // MARK: Swift

    private mutating func role(of piece: ConversionToken, before next: ConversionToken?) -> Role {
        switch piece.text {
        case "!": return isOperandDue ? .beginsOperand : .endsOperand
        case "-", "+", "&", "~", "$": return isOperandDue ? .beginsOperand : .other
        case "?":
            if Spacing.canFollowOptional(next) { return .endsOperand }
            waiting[depth, default: 0] += 1
            return .ternary
        case ":":
            guard let count = waiting[depth], count > 0 else { return .other }
            waiting[depth] = count - 1
            return .ternary
        case "(", "[", "{": depth += 1
        case ")", "]", "}":
            waiting[depth] = nil
            depth -= 1
        default: break
        }
        return .other
    }

    /// Whether an operand must follow the last piece, so that a mark at this point begins an operand.
    private var isOperandDue: Bool {
        guard let (piece, role) = last, !piece.isLineBreak else { return true }
        switch role {
        case .endsOperand: return false
        case .ternary: return true
        case .beginsOperand, .other:
            return ["(", "[", "{", ",", ":"].contains(piece.text) || Spacing.isOperator(piece.text)
                || Assembly.keywordsOfSwift.contains(piece.text)
        }
    }

    private static func canFollowOptional(_ next: ConversionToken?) -> Bool {
        guard let next, !next.isLineBreak else { return true }
        switch next.text {
        case ".", ",", "(", ")", "[", "]", "{", "}": return true
        case "!", "-", "+", "&", "~": return false
        default: return isOperator(next.text)
        }
    }

    private static func isOperator(_ text: String) -> Bool {
        if ["//", "///", "/*", "*/", ".", ""].contains(text) { return false }
        let marks = Set("/=-+!*%<>&|^~?".unicodeScalars)
        return text.unicodeScalars.allSatisfy { marks.contains($0) || $0 == "." && text.first == "." }
    }
}
