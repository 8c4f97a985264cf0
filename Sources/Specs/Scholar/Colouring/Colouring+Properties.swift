import Specification

extension Colouring {
    public static var properties: [Property<Colouring>] {
        [
            Property("The green ones and the contributing ones of the limbo are h together.", from: .sum) {
                trial in
                guard let output = trial.outcome.output, output.h > 0 else { return .notTouched }
                let publications = trial.input.publications
                let checked = publications.filter(\.checked).map(\.citations).sorted(by: >)
                let c = checked[output.h - 1]
                let green = output.colours.count { $0 == .green }
                let contributing = output.colours.contains(.grey) ? output.h - checked.count { $0 > c } : 0
                if green + contributing == output.h { return .holds }
                return .violated(
                    "\(green) are green and \(contributing) contribute from the limbo, which is not h = \(output.h)"
                )
            },
            Property("Equal citations and equal check give equal colours.", from: .equals) { trial in
                guard let output = trial.outcome.output else { return .notTouched }
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
}
