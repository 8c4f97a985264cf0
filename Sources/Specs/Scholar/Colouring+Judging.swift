import JSON
import Specification

extension Colouring {
    /// The limbo of an h: c, and how many checked publications have more than c, exactly c, and contribute of these.
    struct Limbo {
        let c: Int
        let more: Int
        let n: Int
        let m: Int

        /// - Parameter h: 1 to the number of checked publications.
        init?(_ publications: [Publication], h: Int) {
            let checked = publications.filter(\.checked).map(\.citations).sorted(by: >)
            guard h >= 1, h <= checked.count else { return nil }
            c = checked[h - 1]
            let last = c
            more = checked.count { $0 > last }
            n = checked.count { $0 == last }
            m = h - more
        }

        func colour(of publication: Publication) -> Colour {
            guard publication.checked, publication.citations >= c else { return .red }
            if publication.citations > c { return .green }
            return m == n ? .green : .grey
        }
    }

    /// What there is to judge: valid publications and an output with one colour each.
    private static func subject(_ trial: Trial<Colouring>) -> (publications: [Publication], output: Output)? {
        guard trial.input.areValid, let output = trial.outcome.output else { return nil }
        return (trial.input.publications, output)
    }

    /// The h to colour by: the implementation's own, so that a wrong one is told by HIX-1 alone.
    private static func limbo(_ publications: [Publication], _ output: Output) -> Limbo? {
        let checked = publications.count(where: \.checked)
        let h = output.h <= checked ? output.h : Publications(publications: publications).hIndex
        return Limbo(publications, h: h)
    }

    static func judgeColours(_ trial: Trial<Colouring>) -> Finding {
        guard let (publications, output) = subject(trial) else { return .notTouched }
        guard output.colours.count == publications.count else {
            return .violated(
                "COL-1: \(publications.count) publications need as many colours, not \(output.colours.count)")
        }
        // With h = 0 there is no last contributing publication; that all are red then is COL-2's to tell.
        guard let limbo = limbo(publications, output) else { return .holds }
        for (index, (publication, colour)) in zip(publications, output.colours).enumerated() {
            let expected = limbo.colour(of: publication)
            guard colour != expected else { continue }
            let check = publication.checked ? "checked" : "unchecked"
            return .violated(
                """
                COL-1: publication \(index), \(check) with \(publication.citations) citations, is \
                \(expected.rawValue), not \(colour.rawValue) (c = \(limbo.c), n = \(limbo.n), m = \(limbo.m))
                """)
        }
        return .holds
    }

    static func judgeCounts(_ trial: Trial<Colouring>) -> Finding {
        guard let (publications, output) = subject(trial), !publications.isEmpty,
            output.colours.count == publications.count
        else { return .notTouched }
        guard let limbo = limbo(publications, output) else {
            guard let odd = output.colours.firstIndex(where: { $0 != .red }) else { return .holds }
            return .violated(
                "COL-2: h is 0, so all are red, yet publication \(odd) is \(output.colours[odd].rawValue)")
        }
        var seen: [String: (index: Int, colour: Colour)] = [:]
        for (index, publication) in publications.enumerated() {
            let key = "\(publication.citations) \(publication.checked)"
            if let twin = seen[key], twin.colour != output.colours[index] {
                return .violated(
                    """
                    COL-2: publications \(twin.index) and \(index) have equal citations and check, yet one is \
                    \(twin.colour.rawValue) and the other \(output.colours[index].rawValue)
                    """)
            }
            seen[key] = (index, output.colours[index])
        }
        let green = output.colours.count { $0 == .green }
        let grey = output.colours.contains(.grey) ? limbo.m : 0
        let h = limbo.more + limbo.m
        if green + grey == h { return .holds }
        return .violated(
            "COL-2: \(green) are green and \(grey) contribute from the limbo; together that is not h = \(h)")
    }

    static func judgeRGB(_ trial: Trial<Colouring>) -> Finding {
        guard let output = trial.outcome.output, let rgb = output.rgb else { return .notTouched }
        guard rgb.count == output.colours.count else {
            return .violated(
                "COL-3: \(output.colours.count) colours have as many RGB values, not \(rgb.count)")
        }
        for (index, (colour, code)) in zip(output.colours, rgb).enumerated() where code != colour.rgb {
            return .violated("COL-3: publication \(index) is \(colour.rawValue), \(colour.rgb), not \(code)")
        }
        return .holds
    }
}
