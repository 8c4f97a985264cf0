import Specification

extension Colouring {
    public static let properties: [Property<Colouring>] = [
        Property("There are as many colours as publications.", from: .inputOrder) { trial in
            guard let colours = trial.outcome.output?.colours.count else { return .notTouched }
            let count = trial.input.publications.count
            return colours == count ? .holds : .violated("\(count) publications have \(colours) colours")
        },
        Property("If RGB is given, there are as many values as colours.", from: .rgbOrder) { trial in
            guard let output = trial.outcome.output, let rgb = output.rgb?.count else { return .notTouched }
            let colours = output.colours.count
            return rgb == colours ? .holds : .violated("\(colours) colours have \(rgb) values in RGB")
        },
        Property("The green ones and the contributing ones of the limbo are h together.", from: .sum) {
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
                "\(green) are green and \(contributing) contribute from the limbo, which is not h = \(output.h)"
            )
        },
        Property("Equal citations and equal check give equal colours.", from: .equals) { trial in
            guard let output = trial.outcome.output, !output.colours.isEmpty else { return .notTouched }
            var seen: [Publication: (index: Int, colour: Colour)] = [:]
            for (index, (publication, colour)) in zip(trial.input.publications, output.colours)
                .enumerated()
            {
                if let other = seen[publication], other.colour != colour {
                    return .violated(
                        """
                        publications \(other.index) and \(index) have equal citations and check, yet one is \
                        \(other.colour.rawValue) and the other \(colour.rawValue)
                        """)
                }
                seen[publication] = (index, colour)
            }
            return .holds
        },
    ]
}
