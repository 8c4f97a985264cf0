import Specification

extension Fix {
    /// Returns what FIX-1 says of fixes if other clauses may reject the input as well.
    static func finding(amongOthers fixes: [Fix], rejection: Rejection?) -> Finding {
        let isAsked = rejection?.code == invalid.code || !fixes.allSatisfy(\.isOnEarth)
        return finding(of: fixes, rejection: isAsked ? rejection : nil)
    }
}
