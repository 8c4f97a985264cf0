import Foundation
import JSON
import Misbehaviours
import Specification
import Testing

@testable import Harness
@testable import Reports

/// Tests how foreign strings are escaped, both in reports and before they reach a terminal or a log.
struct ForeignTextTests {
    @Test func `characters that control a terminal are shown as JSON escapes, and all others are unchanged`()
    {
        #expect(
            ForeignText.line("a\u{1B}[31m\n\r\t\u{7}\u{7F}\u{9B}\u{202E}b")
                == #"a\u001b[31m\n\r\t\u0007\u007f\u009b\u202eb"#)
        #expect(ForeignText.line("\u{E0041}") == #"\udb40\udc41"#)
        let plain = "Ä é 😀 👩\u{200D}👩 می\u{200C}خواهم \\u001b “x” … |"
        #expect(ForeignText.line(plain) == plain && ForeignText.lines(plain) == plain)
        #expect(ForeignText.lines("a\r\n\tb\rc\u{1B}\n") == "a\n\tb\\rc\\u001b\n")
    }

    @Test func `escaped JSON is still JSON, and nothing is escaped twice`() throws {
        let value = Value.array([Misbehaviour.evil.value])
        let text = ForeignText.line(JSONWriter.text(of: value))
        #expect(try JSONReader.value(of: text) == value)
        #expect(ForeignText.line(text) == text)
        #expect(text.unicodeScalars.allSatisfy { !Misbehaviour.obeyed.contains($0) })
    }

    @Test(arguments: Misbehaviour.obeyed)
    func `every character that a terminal or a log interprets is escaped`(
        scalar: Unicode.Scalar
    ) {
        let text = "a\(scalar)b"
        #expect(!ForeignText.line(text).unicodeScalars.contains(scalar))
        let stays = scalar == "\n" || scalar == "\t"
        #expect(ForeignText.lines(text).unicodeScalars.contains(scalar) == stays)
    }

    @Test func `a terminal with colours gets only the codes of the style, and other outputs get none`() {
        let style = Style(hasColour: true)
        let styled = style.bold("a") + style.red("b") + style.green("c") + style.dim("d")
        #expect(Screen.text(styled, hasColour: true, isWorkflow: false) == styled)
        #expect(!Screen.text(styled, hasColour: false, isWorkflow: false).contains("\u{1B}"))
        #expect(
            Screen.text("\u{1B}[2J\u{1B}]0;x\u{7}", hasColour: true, isWorkflow: false)
                == #"\u001b[2J\u001b]0;x\u0007"#)
    }

    @Test func `a workflow runner finds no command in a string that the program prints`() {
        func shown(_ text: String) -> String { Screen.text(text, hasColour: false, isWorkflow: true) }
        #expect(shown("::error::a\n a::b\n") == "\\u003a:error::a\n a::b\n")
        #expect(shown(" \u{A0}\u{FE0F}::x::") == " \u{A0}\u{FE0F}\\u003a:x::")
        #expect(shown("a ##[add-mask]b ##[x]") == "a #\\u0023[add-mask]b #\\u0023[x]")
        #expect(shown("a\r::error::b") == "a\\r::error::b")
        #expect(Screen.text("::error::a", hasColour: false, isWorkflow: false) == "::error::a")
    }
}
