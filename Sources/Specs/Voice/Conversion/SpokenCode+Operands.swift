import Specification

/// The places where operands begin and end in code, as Swift's parser sees them. Clause: CON-10
extension SpokenCode {
    enum Role {
        case plain
        /// The piece begins an operand.
        case prefix
        case postfix
        /// The question mark of a ternary, or its colon.
        case ternary
    }

    private static let prefixes: Set = ["!", "-", "+", "&", "~", "$"]

    func roles(of pieces: [SpokenToken]) -> [Role] {
        var roles: [Role] = []
        var depth = 0
        /// The depths of brackets at which a ternary still waits for its colon.
        var awaited: [Int] = []
        for (place, piece) in pieces.enumerated() {
            var role = Role.plain
            switch piece.text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                awaited.removeAll { $0 > depth }
            case "?":
                let next = pieces.dropFirst(place + 1).first
                let isPostfix = law.holds(.question, next.map(endsOptional) ?? true)
                role = isPostfix ? .postfix : .ternary
                if !isPostfix { awaited.append(depth) }
            case ":" where law(.ternaryColon, awaited.last == depth, not: !awaited.isEmpty):
                awaited = awaited.dropLast()
                role = .ternary
            case let text where SpokenCode.prefixes.contains(text):
                let begins = place == 0 || isOperandDue(after: pieces[place - 1], roles[place - 1])
                if law.holds(.operandPlace, begins) {
                    role = .prefix
                } else if text == "!" {
                    role = .postfix
                }
            default: break
            }
            roles.append(role)
        }
        return roles
    }

    private func isOperandDue(after piece: SpokenToken, _ role: Role) -> Bool {
        switch role {
        case .postfix: return false
        case .ternary: return true
        case .prefix, .plain: break
        }
        return piece.kind == .lineBreak || ["(", "[", "{", ",", ":"].contains(piece.text)
            || law.holds(.operators, isOperator(piece.text))
            || law.holds(.keywordsOfSwift, Assembly.keywordsOfSwift.contains(piece.text))
    }

    /// Returns whether a question mark before a piece is a postfix.
    private func endsOptional(before piece: SpokenToken) -> Bool {
        piece.kind == .lineBreak || [".", "(", ")", "[", "]", "{", "}", ","].contains(piece.text)
            || law.holds(.operators, isOperator(piece.text)) && !SpokenCode.prefixes.contains(piece.text)
    }

    private func isOperator(_ text: String) -> Bool {
        let isPointed = text.hasPrefix(".") && text.utf8.count > 1
        return !text.isEmpty && !["//", "///", "/*", "*/"].contains(text)
            && text.unicodeScalars.allSatisfy { scalar in
                "/=-+!*%<>&|^~?".unicodeScalars.contains(scalar) || isPointed && scalar == "."
            }
    }
}
