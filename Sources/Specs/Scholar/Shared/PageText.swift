import Specification

extension String {
    /// With one space for each run of white space (Unicode's White_Space), and none at the ends.
    var collapsed: String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if !scalar.isWhiteSpace {
                text.append(scalar)
            } else if let last = text.last, last != " " {
                text.append(" ")
            }
        }
        if text.last == " " { text.removeLast() }
        return String(text)
    }

    /// With references for what would be markup, as a page writes it.
    var escapedForPage: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
