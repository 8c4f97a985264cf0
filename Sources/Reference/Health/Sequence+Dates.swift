import HealthSpecs
import JSON
import SharedSpecs
import Specification

extension Sequence {
    /// Returns the elements from the oldest to the newest; elements with the same date keep their order.
    func oldestFirst(by date: (Element) -> Moment) -> [Element] { inOrder { date($0) < date($1) } }

    /// Returns the elements from the newest to the oldest; elements with the same date keep their order.
    func newestFirst(by date: (Element) -> Moment) -> [Element] { inOrder { date($0) > date($1) } }

    /// Sorts the elements, and keeps the order of elements if neither precedes the other.
    private func inOrder(by precedes: (Element, Element) -> Bool) -> [Element] {
        enumerated().sorted { a, b in
            precedes(a.element, b.element) || (!precedes(b.element, a.element) && a.offset < b.offset)
        }.map(\.element)
    }
}
