import Specification

/// The reference checks versions with the regular expression of the standard's FAQ, and orders them by sort keys.
extension Version: Referenced {
    static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        let expression =
            #/
            (0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)
            (-(0|[1-9][0-9]*|[0-9]*[a-zA-Z\-][0-9a-zA-Z\-]*)(\.(0|[1-9][0-9]*|[0-9]*[a-zA-Z\-][0-9a-zA-Z\-]*))*)?
            (\+[0-9a-zA-Z\-]+(\.[0-9a-zA-Z\-]+)*)?
            /#.matchingSemantics(.unicodeScalar)
        let texts = [input.version, input.other ?? input.version]
        let isValid = texts.allSatisfy { $0.wholeMatch(of: expression) != nil }
        guard isValid, input.other != nil else { return Output(valid: isValid, order: nil) }
        let keys = texts.map(keys)
        let isLower = keys[0].lexicographicallyPrecedes(keys[1])
        return Output(valid: true, order: isLower ? .lower : keys[0] == keys[1] ? .equal : .higher)
    }

    /// Returns a sort key with this order: the end of a pre-release < a number < any other string < no pre-release.
    private static func keys(of version: String) -> [Int] {
        let halves = version.prefix { $0 != "+" }.split(separator: "-", maxSplits: 1)
        return halves.flatMap { $0.split(separator: ".") }.flatMap { field in
            let rank = field.allSatisfy("0123456789".contains) ? [1, field.count] : [2]
            return rank + field.utf8.map(Int.init)
        } + [halves.count == 1 ? 3 : 0]
    }
}
