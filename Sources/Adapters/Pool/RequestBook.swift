import Harness

/// The place of a request in a `RequestBook`, and whether the request is sent for the first or the second time.
enum RequestID: Hashable, Sendable {
    /// The request at this place in the book, sent for the first time.
    case request(Int)
    /// The request at this place in the book, sent a second time as a cross-check; this second reply is not kept.
    case duplicate(Int)

    var duplicate: RequestID {
        switch self {
        case .request(let place), .duplicate(let place): .duplicate(place)
        }
    }

    /// The place of the request in the book; nil for a duplicate, whose reply is not kept.
    var keptPlace: Int? { if case .request(let place) = self { place } else { nil } }
}

/// The requests of all cases of a session; the requests of a case are adjacent, and a book never changes.
final class RequestBook: Sendable {
    let requests: [Request]
    private let indices: [CaseIndex]
    /// The place of the first request of each case; the last element is the total number of requests.
    private let starts: [Int]
    /// For each request, the number of the case in this book to which the request belongs.
    private let cases: [Int]

    init(_ asked: [CaseRequests]) {
        var starts = [0]
        var cases: [Int] = []
        // A case without requests is left out, since no reply will arrive for it.
        let asked = asked.filter { !$0.requests.isEmpty }
        for (number, one) in asked.enumerated() {
            cases += repeatElement(number, count: one.requests.count)
            starts.append(cases.count)
        }
        requests = asked.flatMap(\.requests)
        indices = asked.map(\.index)
        self.starts = starts
        self.cases = cases
    }

    var caseCount: Int { indices.count }

    /// Returns the places of the requests that belong to a range of cases.
    func places(of cases: Range<Int>) -> Range<Int> { starts[cases.lowerBound]..<starts[cases.upperBound] }

    /// Returns the number of the case in the book to which the request at a place belongs.
    func caseNumber(of place: Int) -> Int { cases[place] }

    /// Returns the index that a case of the book has in the whole run.
    func index(of number: Int) -> CaseIndex { indices[number] }

    subscript(id: RequestID) -> Request {
        switch id {
        case .request(let place), .duplicate(let place): requests[place]
        }
    }

    /// Returns the request that has this number when it is sent for the first time; nil if there is none.
    func first(_ number: Int) -> Request? { requests.indices.contains(number) ? requests[number] : nil }

    // MARK: The numbers that are sent as ids

    /// Returns the number that is sent as the id of a request. For a duplicate, this is its place plus the
    /// number of requests.
    func number(of id: RequestID) -> Int {
        switch id {
        case .request(let place): place
        case .duplicate(let place): requests.count + place
        }
    }

    /// Returns the request that is sent with this number as its id; nil if there is none.
    func id(of number: Int) -> RequestID? {
        switch number {
        case 0..<requests.count: .request(number)
        case requests.count..<2 * requests.count: .duplicate(number - requests.count)
        default: nil
        }
    }
}
