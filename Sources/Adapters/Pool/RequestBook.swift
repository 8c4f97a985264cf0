import Harness

/// A request to ask, and whether it is asked for the first time.
enum RequestID: Hashable, Sendable {
    /// The request at that place in the book.
    case request(Int)
    /// The same request, sent a second time as a cross-check; its reply is not kept.
    case duplicate(Int)

    var duplicate: RequestID {
        switch self {
        case .request(let place), .duplicate(let place): .duplicate(place)
        }
    }

    /// The place of a request whose reply is kept.
    var keptPlace: Int? { if case .request(let place) = self { place } else { nil } }
}

/// All requests of a session, with those of each case together; the book never changes.
final class RequestBook: Sendable {
    let requests: [Request]
    private let indices: [CaseIndex]
    /// The places where the requests of each case begin, and the place where those of the last case end.
    private let starts: [Int]
    /// For each request, the case of the book that asks it.
    private let cases: [Int]

    init(_ asked: [CaseRequests]) {
        var starts = [0]
        var cases: [Int] = []
        // A case without requests has no reply to wait for.
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

    /// The places in the book of the requests of some cases.
    func places(of cases: Range<Int>) -> Range<Int> { starts[cases.lowerBound]..<starts[cases.upperBound] }

    /// The case in the book that asks the request at a place.
    func caseNumber(of place: Int) -> Int { cases[place] }

    /// The index that a case of the book has in the run.
    func index(of number: Int) -> CaseIndex { indices[number] }

    subscript(id: RequestID) -> Request {
        switch id {
        case .request(let place), .duplicate(let place): requests[place]
        }
    }

    /// The request that is asked for the first time under a number; nil if there is none.
    func first(_ number: Int) -> Request? { requests.indices.contains(number) ? requests[number] : nil }

    // MARK: Ids as they are sent

    /// The number to send: the place, or for a duplicate, the place plus the number of places.
    func number(of id: RequestID) -> Int {
        switch id {
        case .request(let place): place
        case .duplicate(let place): requests.count + place
        }
    }

    /// The id that is sent as that number; nil if there is none.
    func id(of number: Int) -> RequestID? {
        switch number {
        case 0..<requests.count: .request(number)
        case requests.count..<2 * requests.count: .duplicate(number - requests.count)
        default: nil
        }
    }
}
