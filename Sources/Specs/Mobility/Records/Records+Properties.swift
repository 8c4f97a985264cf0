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
