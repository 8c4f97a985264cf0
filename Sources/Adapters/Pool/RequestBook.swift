import Harness

/// The place of a request in a `RequestBook`, and whether the request is sent for the first or the second time.
struct RequestID: Hashable, Sendable {
    let place: Int
    /// Whether the request is sent a second time, as a cross-check; this second reply is not kept.
    var isDuplicate = false

    var duplicate: RequestID { RequestID(place: place, isDuplicate: true) }

    /// The place of the request in the book; nil for a duplicate, whose reply is not kept.
    var keptPlace: Int? { isDuplicate ? nil : place }
}

/// The requests of all cases of a session, case by case; a book never changes.
final class RequestBook: Sendable {
    let requests: [Request]
    /// For each case of the book, its index in the whole run.
    let indices: [CaseIndex]
    /// The place of the first request of each case; the last element is the total number of requests.
    private let starts: [Int]
    /// For each request, the number of its case in this book.
    let cases: [Int]

    init(_ asked: [CaseRequests]) {
        // A case without requests is left out, since no reply will arrive for it.
        let asked = asked.filter { !$0.requests.isEmpty }
        requests = asked.flatMap(\.requests)
        indices = asked.map(\.index)
        cases = asked.enumerated().flatMap { repeatElement($0, count: $1.requests.count) }
        starts = asked.reduce(into: [0]) { starts, one in
            starts.append(starts[starts.count - 1] + one.requests.count)
        }
    }

    var caseCount: Int { indices.count }

    func places(of cases: Range<Int>) -> Range<Int> { starts[cases.lowerBound]..<starts[cases.upperBound] }

    subscript(id: RequestID) -> Request { requests[id.place] }

    /// Returns the request with this number as its id; nil if no request has this id, or if a duplicate has it.
    func first(_ number: Int) -> Request? { requests.indices.contains(number) ? requests[number] : nil }

    // MARK: The numbers that are sent as ids

    /// Returns the number that is sent as the id of a request. The id of a duplicate is its place plus the total
    /// number of requests.
    func number(of id: RequestID) -> Int { id.isDuplicate ? requests.count + id.place : id.place }

    /// Returns the request that is sent with this number as its id; nil if there is none.
    func id(of number: Int) -> RequestID? {
        switch number {
        case 0..<requests.count: RequestID(place: number)
        case requests.count..<2 * requests.count:
            RequestID(place: number - requests.count, isDuplicate: true)
        default: nil
        }
    }
}
