import Specification

extension Colouring {
    public static func check(_ rule: Rule) -> Check<Colouring> {
        switch rule {
        case .index: Publications.check { $0.h }
        case .colours: Check(.model, judge: againstLimbo)
        case .counts: Check(.property, judge: againstCounts)
        case .rgb: Check(.property, judge: againstRGB)
        }
    }

    /// The limbo of an h: c, and how many checked publications have exactly c and contribute of these.
    struct Limbo {
        let h: Int
        let c: Int
        let n: Int
        let m: Int

        /// - Parameter h: 1 to the number of checked publications.
        init?(_ publications: [Publication], h: Int) {
            let checked = publications.filter(\.checked).map(\.citations).sorted(by: >)
            guard h >= 1, h <= checked.count else { return nil }
            c = checked[h - 1]
            let last = c
            n = checked.count { $0 == last }
            m = h - checked.count { $0 > last }
            self.h = h
        }

        func colour(of publication: Publication) -> Colour {
            guard publication.checked, publication.citations >= c else { return .red }
            if publication.citations > c { return .green }
            return m == n ? .green : .grey
        }
    }

    /// The limbo of the implementation's own h, if there can be such a one, so that a wrong h is told once.
    private static func limbo(_ input: Publications, _ output: Output) -> Limbo? {
        let checked = input.publications.count(where: \.checked)
        return Limbo(input.publications, h: output.h <= checked ? output.h : input.hIndex)
    }

    private static func againstLimbo(_ trial: Trial<Colouring>) -> Finding {
        guard trial.input.areValid, let output = trial.outcome.output else { return .notTouched }
        let publications = trial.input.publications
        guard output.colours.count == publications.count else {
            return .violated(
                "\(publications.count) publications need as many colours, not \(output.colours.count)")
        }
        // With h = 0 there is no last contributing publication; that all are red then is another rule.
        guard let limbo = limbo(trial.input, output) else { return .holds }
        for (index, (publication, colour)) in zip(publications, output.colours).enumerated() {
            let expected = limbo.colour(of: publication)
            guard colour != expected else { continue }
            let check = publication.checked ? "checked" : "unchecked"
            return .violated(
                """
                publication \(index), \(check) with \(publication.citations) citations, is \
                \(expected.rawValue), not \(colour.rawValue) (c = \(limbo.c), n = \(limbo.n), m = \(limbo.m))
                """)
        }
        return .holds
    }

    private static func againstCounts(_ trial: Trial<Colouring>) -> Finding {
        let publications = trial.input.publications
        guard trial.input.areValid, !publications.isEmpty, let output = trial.outcome.output,
            output.colours.count == publications.count
        else { return .notTouched }
        guard let limbo = limbo(trial.input, output) else {
            guard let odd = output.colours.firstIndex(where: { $0 != .red }) else { return .holds }
            return .violated(
                "h is 0, so all are red, yet publication \(odd) is \(output.colours[odd].rawValue)")
        }
        var seen: [Publication: (index: Int, colour: Colour)] = [:]
        for (index, publication) in publications.enumerated() {
            if let twin = seen[publication], twin.colour != output.colours[index] {
                return .violated(
                    """
                    publications \(twin.index) and \(index) have equal citations and check, yet one is \
                    \(twin.colour.rawValue) and the other \(output.colours[index].rawValue)
                    """)
            }
            seen[publication] = (index, output.colours[index])
        }
        let green = output.colours.count { $0 == .green }
        let grey = output.colours.contains(.grey) ? limbo.m : 0
        if green + grey == limbo.h { return .holds }
        return .violated(
            "\(green) are green and \(grey) contribute from the limbo; together that is not h = \(limbo.h)")
    }

    private static func againstRGB(_ trial: Trial<Colouring>) -> Finding {
        guard let output = trial.outcome.output, let rgb = output.rgb else { return .notTouched }
        guard rgb.count == output.colours.count else {
            return .violated("\(output.colours.count) colours have as many RGB values, not \(rgb.count)")
        }
        for (index, (colour, code)) in zip(output.colours, rgb).enumerated() where code != colour.rgb {
            return .violated("publication \(index) is \(colour.rawValue), \(colour.rgb), not \(code)")
        }
        return .holds
    }
}
