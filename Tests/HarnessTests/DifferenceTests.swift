import JSON
import Specification
import Testing

@testable import Harness

/// Tests the sentence that describes how an actual value differs from the expected one.
struct DifferenceTests {
    @Test func `strings that look alike are distinguished by their scalars`() {
        let difference = Difference(path: Path(), expected: "\u{E9}".value, actual: "e\u{301}".value)
        #expect(difference.sentence == #"$: expected "\u00e9", got "e\u0301""#)
    }

    @Test func `strings that look different are shown unchanged`() {
        let difference = Difference(path: Path(), expected: "é".value, actual: "è".value)
        #expect(difference.sentence == #"$: expected "é", got "è""#)
    }

    @Test func `only the part of a long value around the first difference is shown`() {
        func sentence(_ expected: String, _ actual: String) -> String {
            Difference(path: Path(), expected: expected.value, actual: actual.value).sentence
        }
        let long = String(repeating: "a", count: 1000)
        let changed = sentence("\(long)b", "\(long)c")
        #expect(changed.hasPrefix("$: expected (803 before) …aaa") && changed.hasSuffix("aac\""))
        #expect(changed.contains("aab\", got (803 before) …aaa") && changed.count < 500)
        let longer = sentence(long, "\(long)!")
        #expect(longer.contains("aa\", got (803 before) …") && longer.hasSuffix("aa!\""))
        let first = sentence("b\(long)", "c\(long)")
        #expect(first.hasPrefix("$: expected \"baa") && first.hasSuffix("aa… (803 more)"))
        let alike = sentence("\u{E9}\(long)", "e\u{301}\(long)")
        #expect(alike.contains(#"expected "\u00e9aa"#) && alike.contains(#"got "e\u0301aa"#))
    }
}
