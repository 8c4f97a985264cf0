import SharedSpecs
import Specification

extension Records {
    public static let properties: [Property<Records>] = [
        Property("No record is off the Earth.", from: .places, .finite) { trial in
            ofOutput(trial) { output in
                output.records.allSatisfy(\.isOnEarth) ? nil : "a record is off the Earth"
            }
        },
        Property(
            "There is one closing record, which is of the last fix, if the program ended, and else none.",
            from: .closes
        ) { trial in
            ofOutput(trial) { output in
                let (closing, input) = (output.records.filter { $0.kind == .closing }, trial.input)
                guard let last = input.closing else {
                    return closing.isEmpty ? nil : "there is a closing record without a last fix"
                }
                if !closing.allSatisfy({ isOf(last, $0) }) {
                    return "a closing record is not of the last fix"
                }
                return closing.count == 1 ? nil : "there are \(closing.count) closing records"
            }
        },
        Property("No two records have the same time, userMode and kind.", from: .once) { trial in
            ofOutput(trial) { output in
                let keys = Set(output.records.map { "\($0.t) \($0.userMode.rawValue) \($0.kind)" })
                return keys.count == output.records.count
                    ? nil : "two records have the same time, userMode and kind"
            }
        },
        Property(
            "If each fix and trip is written twice, the same records are stored.", from: .once,
            probes: { input, _ in
                // Marks are by index, which others may count otherwise.
                guard input.isOnEarth, input.geofence.isEmpty, !input.allFixes.isEmpty else { return [] }
                return [
                    Input(
                        device: input.device, fixes: input.fixes + input.fixes,
                        trips: input.trips + input.trips, closing: input.closing, network: input.network)
                ]
            },
            judge: { trial in
                guard let probe = trial.probes.first else { return .notTouched }
                return ofOutput(trial) { output in
                    probe.output?.records == output.records
                        ? nil : "with each fix and trip written twice the records are others"
                }
            }),
        Property("No record is earlier than the one before it.", from: .byTime) { trial in
            ofOutput(trial) { output in
                zip(output.records, output.records.dropFirst()).allSatisfy { $0.t <= $1.t }
                    ? nil : "a record is earlier than the one before it"
            }
        },
        Property("An automatic record has time, place and activity of a fix.", from: .oneEach) { trial in
            ofOutput(trial) { output in
                let strange = output.records.contains { record in
                    record.kind == .automatic && !trial.input.fixes.contains { isOf($0, record) }
                }
                return strange ? "an automatic record is of no fix" : nil
            }
        },
        Property("A manual record has time, place and vehicle of a trip.", from: .entered) { trial in
            ofOutput(trial) { output in
                let strange = output.records.contains { record in
                    record.kind == .manual
                        && !trial.input.trips.contains {
                            $0.t == record.t && $0.fix.place == record.place && $0.vehicle == record.vehicle
                        }
                }
                return strange ? "a manual record is of no trip" : nil
            }
        },
        Property("The records that are sent are the first ones, in order.", from: .inOrder, .sent) { trial in
            ofOutput(trial) { output in
                output.sent == Array(output.records.indices.prefix(output.sent.count))
                    ? nil : "the records that are sent are not the first ones in order"
            }
        },
        Property("If there is never a network, nothing is sent.", from: .sent) { trial in
            ofOutput(trial) { output in
                guard let network = trial.input.network, network.allSatisfy(\.isEmpty) else { return nil }
                return output.sent.isEmpty ? nil : "a record is sent without a network"
            }
        },
        Property(
            "A place off the Earth is refused, then an index of no fix, and nothing else.",
            from: .placesFirst, .indexOfAFix
        ) {
            trial in
            let input = trial.input
            return trial.isRefused(for: [
                (Fix.invalid, !input.isOnEarth),
                (outOfRange, !input.geofence.allSatisfy { input.fixes.indices.contains($0.at) }),
            ])
        },
        Property(
            "A 9 or 10 is of a fix whose last event says so, and a 0 of any other.", from: .marks, .ordinary
        ) {
            trial in
            ofOutput(trial) { output in
                let marks = Dictionary(trial.input.geofence.map { ($0.at, $0.kind) }) { _, last in last }
                let strange = output.records.contains { record in
                    guard record.kind == .automatic else { return record.userMode != .ordinary }
                    return !trial.input.fixes.enumerated().contains { index, fix in
                        isOf(fix, record) && UserMode(marks[index]) == record.userMode
                    }
                }
                return strange ? "a record has the mark of no fix" : nil
            }
        },
        Property("Each fix and trip has a record of its time.", from: .oneEach, .entered, .howeverCoarse) {
            trial in
            ofOutput(trial) { output in
                func times(_ kind: MovementRecord.Kind) -> Set<Double> {
                    Set(output.records.filter { $0.kind == kind }.map(\.t))
                }
                return times(.automatic) == Set(trial.input.fixes.map(\.t))
                    && times(.manual) == Set(trial.input.trips.map(\.t))
                    ? nil : "a fix or a trip has no record of its time"
            }
        },
        Property("A trip's activity is that of its vehicle.", from: .vehicle, .bus) { trial in
            ofOutput(trial) { output in
                output.records.allSatisfy { $0.activity == $0.vehicle?.activity ?? $0.activity }
                    ? nil : "a trip has another activity than its vehicle"
            }
        },
        Property("Sent is what was there before a network ended.", from: .later, .halfOpen, .emptyStretch) {
            trial in
            ofOutput(trial) { output in
                let ends = trial.input.network?.filter { $0.from < $0.to }.map(\.to).max()
                let isAlways = trial.input.network == nil
                let due = output.records.indices.filter {
                    isAlways || output.records[$0].t < ends ?? -.infinity
                }
                return output.sent == due ? nil : "\(output.sent.count) records are sent, not \(due.count)"
            }
        },
    ]

    /// Returns what is found in an output, where nil is nothing wrong; rejections are not judged.
    private static func ofOutput(
        _ trial: Trial<Records>, _ fault: (Output) -> String?
    ) -> Finding {
        guard let output = trial.outcome.output else { return .notTouched }
        return fault(output).map { .violated($0) } ?? .holds
    }

    private static func isOf(_ fix: Fix, _ record: MovementRecord) -> Bool {
        fix.t == record.t && fix.place == record.place && (fix.activity ?? .unknown) == record.activity
    }
}
