import Specification

extension Colouring {
    public static let properties: [Property<Colouring>] = [
        Property("There are as many colours as publications.", from: .inputOrder) { trial in
            guard let colours = trial.outcome.output?.colours.count else { return .notTouched }
            let count = trial.input.publications.count
            return colours == count ? .holds : .violated("\(count) publications have \(colours) colours")
        },
        Property("If RGB is given, it has as many values as there are colours.", from: .rgbOrder) { trial in
            guard let output = trial.outcome.output, let rgb = output.rgb?.count else { return .notTouched }
            let colours = output.colours.count
            return rgb == colours ? .holds : .violated("\(colours) colours have \(rgb) RGB values")
        },
        Property(
            "The green publications and the contributing publications of the limbo add up to h.", from: .sum
        ) {
            trial in
            let publications = trial.input.publications
            let checked = publications.filter(\.checked).map(\.citations).sorted(by: >)
            guard let output = trial.outcome.output, (1...max(1, checked.count)).contains(output.h),
                !checked.isEmpty
            else { return .notTouched }
            let c = checked[output.h - 1]
            let green = output.colours.count { $0 == .green }
            let contributing = output.colours.contains(.grey) ? output.h - checked.count { $0 > c } : 0
            if green + contributing == output.h { return .holds }
            return .violated(
                """
                \(green) publications are green and \(contributing) contribute from the limbo, yet h is \
                \(output.h)
                """
            )
        },
        Property(
            "Publications with equal citations, both checked or both unchecked, have the same colour.",
            from: .equals
        ) { trial in
            guard let output = trial.outcome.output, !output.colours.isEmpty else { return .notTouched }
            var seen: [Publication: (index: Int, colour: Colour)] = [:]
            for (index, (publication, colour)) in zip(trial.input.publications, output.colours)
                .enumerated()
            {
                if let other = seen[publication], other.colour != colour {
                    return .violated(
                        """
                        publications \(other.index) and \(index) have equal citations and the same check, yet one is \
                        \(other.colour.rawValue) and the other \(colour.rawValue)
                        """)
                }
                seen[publication] = (index, colour)
            }
            return .holds
        },
        Property(
            "If h is right, each colour follows from c, the citations and the check of its publication.",
            from: .green, .limbo, .red, .unchecked, .noneAtZero
        ) { trial in
            let input = trial.input
            guard input.areValid, let output = trial.outcome.output else { return .notTouched }
            let (h, checked) = (output.h, input.publications.filter(\.checked).map(\.citations).sorted(by: >))
            guard (0...checked.count).contains(h), input.having(h) >= h, input.having(h + 1) <= h else {
                // HIX-1 judges a wrong h.
                return .notTouched
            }
            let c = h == 0 ? Int.max : checked[h - 1]
            let isLimbo = input.having(c) > h
            let wrong = zip(input.publications, output.colours).enumerated().first { _, pair in
                let (publication, colour) = pair
                if !publication.checked || publication.citations < c { return colour != .red }
                return colour != (publication.citations == c && isLimbo ? .grey : .green)
            }
            return wrong.map {
                .violated("publication \($0.offset) must not be \($0.element.1.rawValue) if h is \(h)")
            } ?? .holds
        },
        Property(
            "Each RGB value is the value of the colour in the same place.", from: .rgb, .lightGrey, .rgbOrder
        ) {
            trial in
            guard let output = trial.outcome.output, let rgb = output.rgb else { return .notTouched }
            let values: [Colour: String] = [.green: "99FF66", .grey: "AAAAAA", .red: "FF9999"]
            return rgb == output.colours.map { values[$0] }
                ? .holds : .violated("an RGB value is not the value of the colour in the same place")
        },
    ]
}
