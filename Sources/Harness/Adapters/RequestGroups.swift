import JSON
import Specification

/// The numbers of requests by the case that asks them, in the order in which the cases first ask.
struct RequestGroups: Sendable {
    /// The numbers, those of a case together.
    private var numbers: [Int] = []
    /// Where the numbers of each case begin, and where those of the last one end.
    private var starts = [0]
    private var places: [Int] = []

    /// Takes further requests, whose cases have asked nothing before.
    mutating func append(_ requests: [Request]) {
        let (first, firstPlace) = (numbers.count, count)
        let isRising = zip(requests, requests.dropFirst()).allSatisfy { $0.group <= $1.group }
        var known: [Int: Int] = [:]
        var counts: [Int] = []
        var last: (group: Int, place: Int)?
        for request in requests {
            let group = request.group
            // Most requests of a case follow one another, and those of the next follow them.
            var place = counts.count
            if let last, last.group == group {
                place = last.place
            } else if !isRising {
                place = known[group] ?? counts.count
            }
            if place == counts.count {
                if !isRising { known[group] = place }
                counts.append(0)
            }
            counts[place] += 1
            places.append(firstPlace + place)
            last = (group, place)
        }
        for count in counts { starts.append(starts[starts.count - 1] + count) }
        var next = starts[firstPlace...]
        numbers += Array(repeating: 0, count: requests.count)
        for number in first..<numbers.count {
            numbers[next[places[number]]] = number
            next[places[number]] += 1
        }
    }

    var count: Int { starts.count - 1 }

    /// The numbers of the requests of one case.
    subscript(place: Int) -> ArraySlice<Int> { self[place..<place + 1] }

    /// The numbers of the requests of some cases.
    subscript(places: Range<Int>) -> ArraySlice<Int> {
        numbers[starts[places.lowerBound]..<starts[places.upperBound]]
    }

    /// Which case asks a request.
    func place(of number: Int) -> Int { places[number] }
}
