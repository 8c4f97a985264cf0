import Harness
import Testing

struct GlobTests {
    @Test func `a star stands for anything, and nothing else does`() {
        for (pattern, text, matches) in [
            ("a*b", "ab", true), ("a*b", "aXb", true), ("a*b", "abc", false), ("ab*ba", "aba", false),
            ("*", "", true), ("", "", true), ("", "a", false), ("a*a", "a", false), ("*a*b*", "xbxaxb", true),
            ("*a*b*", "xbxa", false), ("a**b", "ab", true), ("*ab*ab", "ab", false), ("*ab*ab", "abab", true),
        ] {
            #expect(Glob(pattern).matches(text) == matches, "\(pattern) \(text)")
        }
    }
}
