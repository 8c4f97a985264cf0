/// Returns the h-index: the largest number h such that h publications have at least h citations each.
///
/// The function counts the publications with each number of citations, and uses one count for all numbers greater than
/// the number of publications, so it need not sort the publications.
///
/// - Returns: nil if a number of citations is negative.
/// - Complexity: O(*n*), where *n* is the number of publications.
public func hIndex(of citations: some Collection<Int>) -> Int? {
    let most = citations.count
    var publications = Array(repeating: 0, count: most + 1)
    for cited in citations {
        if cited < 0 { return nil }
        publications[min(cited, most)] += 1
    }
    var having = 0
    for h in stride(from: most, through: 1, by: -1) {
        having += publications[h]
        if having >= h { return h }
    }
    return 0
}
