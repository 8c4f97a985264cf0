import HTML
import JSON
import Reference
import ScholarSpecs
import Specification

/// Strings that the caller expects on a page, and the minimum similarity, in percent, that an element's text needs to
/// match a string.
struct KnownTexts {
    private let known: [String]
    private let percent: Int
    private let readings: Readings

    init(_ known: [String], _ percent: Int, _ readings: Readings) {
        (self.known, self.percent, self.readings) = (known, percent, readings)
    }

    /// An element whose text is similar to a known string, with the index of this known string.
    struct Hit {
        let element: Element
        let known: Int
    }

    /// Returns the innermost elements whose text is similar to a known string, in the order of the page.
    func hits(in elements: [Element]) throws(Rejection) -> [Hit] {
        var hits: [Hit] = []
        for element in elements {
            guard let known = try place(of: element.words) else { continue }
            // If the last hit contains the new element, the last hit is only a wrapper, so it is removed.
            while let last = hits.last, element.isWithin(last.element) { hits.removeLast() }
            hits.append(Hit(element: element, known: known))
        }
        return hits
    }

    private func place(of text: String) throws(Rejection) -> Int? {
        if text.isEmpty { return nil }
        let length = text.utf16.count
        for (place, title) in known.enumerated() {
            let (less, more) = (min(length, title.utf16.count), max(length, title.utf16.count))
            // Similar strings have similar lengths. A scalar has one or two UTF-16 units, so the minimum ratio of the
            // lengths is halved. A grapheme cluster may have any number of units, so clusters have no minimum ratio.
            guard readings[Symbol.self] == .grapheme || 200 * less >= percent * more else { continue }
            let found = try Similarity.reference.run(
                Similarity.Input(a: title, b: text, percent: Number(percent)), readings: readings)
            if found.similar { return place }
        }
        return nil
    }
}
