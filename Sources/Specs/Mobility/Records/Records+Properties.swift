import Specification

extension Records {
    public static let properties: [Property<Records>] = [
        Property(
            "If the app ended, there is one closing record, for the last fix; otherwise there is no closing record.",
            from: .closes
        ) { trial, output in
            let closing = output.records.filter { $0.kind == .closing }
            let due = trial.input.closing.map { [$0] } ?? []
            return closing.count == due.count && zip(due, closing).allSatisfy(isOf)
                ? .holds : .violated("closing records: \(closing.count); one is missing, surplus or wrong")
        },
        Property("No two records have the same time, userMode and kind.", from: .once) { _, output in
            let keys = output.records.map { "\($0.t) \($0.userMode.rawValue) \($0.kind)" }
            return Set(keys).count == keys.count
                ? .holds : .violated("two records have the same time, userMode and kind: \(keys)")
        },
        Property(
            "If each fix and trip is given twice, the same records are stored.", from: .once,
            probes: { input, _ in
                // Events refer to fixes by index, and the indices change if the fixes are given twice.
                guard input.geofence.isEmpty else { return [] }
                return [
                    Input(
                        device: input.device, fixes: input.fixes + input.fixes,
                        trips: input.trips + input.trips, closing: input.closing, network: input.network)
                ]
            },
            judge: { trial, _ in
                trial.agrees(otherwise: "if each fix and trip is given twice, the output differs")
            }),
        Property("No record is earlier than the previous record.", from: .byTime) { _, output in
            TimeOrder.holds(of: output.records.map(\.t))
                ? .holds : .violated("a record is earlier than the previous record")
        },
        Property(
            """
            An input is rejected if and only if a place or number is invalid, or an event's index is not the index of a \
            fix; places and numbers are checked first.
            """,
            from: .placesFirst, .indexOfAFix, .places, .finite
        ) { trial in
            trial.isRejected(for: [
                (Fix.invalid, !trial.input.isOnEarth), (outOfRange, !trial.input.namesFixes),
            ])
        },
        Property(
            "A record has userMode 9 if the last event of its fix is `enter`, 10 if it is `exit`, and otherwise 0.",
            from: .marks, .ordinary
        ) { trial, output in
            let marks = Dictionary(trial.input.geofence.map { ($0.at, $0.kind) }) { _, last in last }
            let strange = output.records.contains { record in
                guard record.kind == .automatic else { return record.userMode != .ordinary }
                return !trial.input.fixes.enumerated().contains { index, fix in
                    isOf(fix, record) && UserMode(marks[index]) == record.userMode
                }
            }
            return !strange
                ? .holds : .violated("a record has a userMode that does not match the last event of its fix")
        },
        Property("Each fix and trip has a record with its time.", from: .oneEach, .entered, .howeverCoarse) {
            trial, output in
            func times(_ kind: MovementRecord.Kind) -> Set<Double> {
                Set(output.records.filter { $0.kind == kind }.map(\.t))
            }
            return times(.automatic) == Set(trial.input.fixes.map(\.t))
                && times(.manual) == Set(trial.input.trips.map(\.t))
                ? .holds : .violated("a fix or trip has no record with its time")
        },
        Property(
            "A manual record has the time, place, vehicle and activity of a trip.", from: .entered, .vehicle,
            .bus
        ) { trial, output in
            let areOfTrips = output.records.filter { $0.kind == .manual }.allSatisfy { record in
                record.activity == record.vehicle?.activity
                    && trial.input.trips.contains {
                        $0.t == record.t && $0.fix.place == record.place && $0.vehicle == record.vehicle
                    }
            }
            return areOfTrips
                ? .holds : .violated("a manual record matches no trip")
        },
        Property(
            """
            If `network` is absent, all records are sent. Otherwise, a record is sent if and only if it is earlier \
            than the end of a non-empty stretch in `network`.
            """,
            from: .later, .halfOpen, .emptyStretch
        ) { trial, output in
            let ends = trial.input.network?.filter { $0.from < $0.to }.map(\.to).max()
            let isAlways = trial.input.network == nil
            let due = output.records.indices.filter { isAlways || output.records[$0].t < ends ?? -.infinity }
            return output.sent == due
                ? .holds : .violated("number of sent records: \(output.sent.count), expected \(due.count)")
        },
    ]

    private static func isOf(_ fix: Fix, _ record: MovementRecord) -> Bool {
        fix.t == record.t && fix.place == record.place && (fix.activity ?? .unknown) == record.activity
    }
}
