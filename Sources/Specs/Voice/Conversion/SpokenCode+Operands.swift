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

    /// Returns the pieces of the code with their roles.
    func withRoles(_ plain: [SpokenToken]) -> [SpokenToken] {
        var pieces = plain
        var depth = 0
        /// For each ternary that still lacks its colon, the number of brackets that are open around the ternary.
        var awaited: [Int] = []
        for place in pieces.indices {
            switch pieces[place].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                awaited.removeAll { $0 > depth }
            case "?":
                let next = pieces.dropFirst(place + 1).first
                let isPostfix = law.holds(.question, next.map(endsOptional) ?? true)
                pieces[place].role = isPostfix ? .postfix : .ternary
                if !isPostfix { awaited.append(depth) }
            case ":" where law(.ternaryColon, awaited.last == depth, not: !awaited.isEmpty):
                awaited = awaited.dropLast()
                pieces[place].role = .ternary
            case let text where SpokenCode.prefixes.contains(text):
                let begins = place == 0 || isOperandDue(after: pieces[place - 1])
                pieces[place].role =
                    law.holds(.operandPlace, begins) ? .prefix : text == "!" ? .postfix : .plain
            default: break
            }
        }
        return pieces
    }

    private func isOperandDue(after piece: SpokenToken) -> Bool {
        if piece.role == .postfix { return false }
        return piece.role == .ternary || piece.kind == .lineBreak
            || ["(", "[", "{", ",", ":"].contains(piece.text)
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
