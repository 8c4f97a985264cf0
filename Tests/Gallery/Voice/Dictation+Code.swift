import Catalogue
import Specification

/// The last step of a conversion, which joins the pieces of the code.
extension Dictation {
    /// The use of a piece in the code; the use decides the spaces beside the piece.
    private enum Use { case binary, prefix, postfix, ternary }

    private static let openers = ["(", "[", "{"]
    private static let closers = [")", "]", "}"]

    func code(_ pieces: [Piece], _ assembly: Assembly, _ book: Phrasebook) -> String {
        var pieces = pieces.filter { !$0.text.isEmpty }
        for place in pieces.indices where slip == .convertsStretches && pieces[place].role == .fixed {
            let words = pieces[place].text.spokenWords.map { keyword([$0], book)?.meaning ?? $0 }
            pieces[place].text = words.joined(separator: " ")
        }
        let uses = assembly == .swift ? uses(pieces) : pieces.map { _ in .binary }
        var code = pieces.first?.text ?? ""
        for place in pieces.indices.dropFirst() {
            let (left, right) = (pieces[place - 1], pieces[place])
            let isParted: Bool
            if left.role == .lineBreak || right.role == .lineBreak {
                isParted = slip == .spacesBesideBreaks
            } else if uses[place - 1] == .ternary || uses[place] == .ternary {
                isParted = true
            } else if uses[place - 1] == .prefix || uses[place] == .postfix {
                isParted = false
            } else {
                isParted = hasSpace(left, right, assembly)
            }
            code += (isParted ? " " : "") + right.text
        }
        return code
    }

    private func hasSpace(_ left: Piece, _ right: Piece, _ assembly: Assembly) -> Bool {
        if assembly == .spaced { return true }
        if "([.@#".unicodeScalars.map({ String($0) }).contains(left.text) {
            return slip == .tightForgetsAfter
        }
        if ")],;:.?".unicodeScalars.map({ String($0) }).contains(right.text) {
            return slip == .tightForgetsBefore
        }
        guard ["(", "["].contains(right.text) else { return true }
        switch slip {
        case .tightCallsAlways: return false
        case .tightCallsNever: return true
        default: return left.role == .keyword
        }
    }

    // MARK: Swift

    private func uses(_ pieces: [Piece]) -> [Use] {
        var uses: [Use] = []
        /// The brackets that are open, and the ternary expressions that wait for their colon.
        var stack: [String] = []
        for (place, piece) in pieces.enumerated() {
            var use = Use.binary
            if Self.openers.contains(piece.text) {
                stack.append("(")
            } else if Self.closers.contains(piece.text) {
                while let last = stack.popLast(), last == "?" {}
            } else if piece.text == "?" {
                use = isOptional(pieces.dropFirst(place + 1).first) ? .postfix : .ternary
                if use == .ternary { stack.append("?") }
            } else if piece.text == ":", let ternary = ternary(in: stack) {
                stack.remove(at: ternary)
                use = .ternary
            } else if ["!", "-", "+", "&", "~", "$"].contains(piece.text) {
                let isFirst = place == 0 || operandFollows(pieces[place - 1], uses[place - 1])
                use = isFirst ? .prefix : piece.text == "!" ? .postfix : .binary
                if slip == .partsEveryMinus, piece.text == "-" { use = .binary }
            }
            uses.append(use)
        }
        return uses
    }

    private func ternary(in stack: [String]) -> Int? {
        if slip == .forgetsTheDepth { return stack.lastIndex(of: "?") }
        return stack.last == "?" ? stack.count - 1 : nil
    }

    private func operandFollows(_ left: Piece, _ use: Use) -> Bool {
        if use == .postfix || use == .ternary { return use == .ternary }
        return left.role == .lineBreak || Self.openers.contains(left.text) || left.text == ","
            || left.text == ":"
            || isOperator(left.text) || Assembly.keywordsOfSwift.contains(left.text)
    }

    private func isOptional(_ right: Piece?) -> Bool {
        guard slip != .asksEveryQuestion, let right, right.role != .lineBreak else { return true }
        if [".", ","].contains(right.text) || (Self.openers + Self.closers).contains(right.text) {
            return true
        }
        return isOperator(right.text) && !["!", "-", "+", "&", "~"].contains(right.text)
    }

    private func isOperator(_ text: String) -> Bool {
        if ["//", "///", "/*", "*/", "."].contains(text) { return false }
        let rest = text.hasPrefix(".") ? text.filter { $0 != "." } + "." : text
        return !text.isEmpty
            && rest.allSatisfy { "/=-+!*%<>&|^~?".contains($0) || text.hasPrefix(".") && $0 == "." }
    }
}
