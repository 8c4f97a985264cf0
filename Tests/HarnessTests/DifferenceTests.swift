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
}
