import Specification

extension Colouring {
    public static let properties: [Property<Colouring>] = [
        Property("There are as many colours as publications.", from: .inputOrder) { trial, output in
            let colours = output.colours.count
            let count = trial.input.publications.count
            return colours == count
                ? .holds : .violated("\(counted(colours, "colour")) for \(counted(count, "publication"))")
        },
        Property(
            "The green publications and the grey ones that contribute to the h-index add up to h.",
            from: .sum
        ) { trial, output in
            let checked = trial.input.publications.filter(\.checked).map(\.citations).sorted(by: >)
            guard (1...max(1, checked.count)).contains(output.h), !checked.isEmpty else { return .notTouched }
            let c = checked[output.h - 1]
            let green = output.colours.count { $0 == .green }
            let contributing = output.colours.contains(.grey) ? output.h - checked.count { $0 > c } : 0
            if green + contributing == output.h { return .holds }
            return .violated(
                """
                \(counted(green, "green publication")) and \(counted(contributing, "contributing grey one")) do not \
                add up to h = \(output.h)
                """)
        },
        Property(
            "Two publications with equal citations have the same colour if both or neither are checked.",
            from: .equals
        ) { trial, output in
            guard !output.colours.isEmpty else { return .notTouched }
            let colours = Dictionary(grouping: zip(trial.input.publications, output.colours), by: \.0)
            let several = colours.filter { _, pairs in Set(pairs.map(\.1)).count > 1 }
            return several.keys.map(\.citations).min().map {
                .violated("publications with \(counted($0, "citation")) have different colours")
            } ?? .holds
        },
        Property(
            "Each unchecked publication is red, and all publications are red if h is 0.", from: .unchecked,
            .noneAtZero
        ) { trial, output in
            let isRight = zip(trial.input.publications, output.colours).allSatisfy {
                $0.checked && output.h > 0 || $1 == .red
            }
            return isRight
                ? .holds : .violated("a publication that does not count towards h = \(output.h) is not red")
        },
        Property(
            "Each RGB value belongs to the colour with the same index in `colours`.", from: .rgb, .lightGrey,
            .rgbOrder
        ) { _, output in
            guard let rgb = output.rgb else { return .notTouched }
            let values: [Colour: String] = [.green: "99FF66", .grey: "AAAAAA", .red: "FF9999"]
            return rgb == output.colours.map { values[$0] }
                ? .holds
                : .violated("an RGB value does not belong to the colour with the same index in `colours`")
        },
    ]
}
