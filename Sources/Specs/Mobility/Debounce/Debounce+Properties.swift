import Specification

extension Debounce {
    public static let properties: [Property<Debounce>] = [
        Property(
            """
            Each batch leads to one acquired fix or one entry in `dropped`. The entries in `dropped` are in the order \
            of the batches.
            """,
            from: .drops
        ) { trial, output in
            let dropped = output.dropped.map(\.batch)
            let (batches, acquired) = (trial.input.batches, output.acquired.count)
            let isRising = zip(dropped, dropped.dropFirst()).allSatisfy(<)
            let areThere = dropped.allSatisfy(batches.indices.contains)
            return isRising && areThere && acquired + dropped.count == batches.count
                ? .holds
                : .violated(
                    "batches: \(batches.count), acquired fixes: \(acquired), dropped batches: \(dropped)")
        },
        .refusesFixesOffEarth(from: .places, .finite) { $0.batches.flatMap(\.self) },
        Property("Acquired fixes are at least 5 s apart.", from: .tooSoon) { _, output in
            let times = output.acquired.map(\.t)
            return zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= slack }
                ? .holds
                : .violated("two acquired fixes are less than 5 s apart; the times of all are \(times)")
        },
        Property(
            "Removing empty batches and reversing the order in each batch does not change the acquired fixes.",
            from: .byTime, .emptyIsNotSeen,
            probe: { input, _ in
                let filled = input.batches.filter { !$0.isEmpty }
                let areDistinct = filled.allSatisfy { Set($0.map(\.t)).count == $0.count }
                return areDistinct && !filled.isEmpty ? Input(batches: filled.map { $0.reversed() }) : nil
            },
            relates: \.acquired.value,
            otherwise: """
                if empty batches are removed and the order of the fixes in each batch is reversed, the acquired fixes \
                change
                """),
    ]
}
