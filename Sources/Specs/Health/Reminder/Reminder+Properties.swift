import SharedSpecs
import Specification

extension Reminder {
    public static let properties: [Property<Reminder>] = [
        Property(
            "When the reminder comes, the clocks show its time, unless they went forward less than an hour earlier.",
            from: .daily, .clocks
        ) { trial, output in
            let next = output.next
            let zone = trial.input.zone
            let second = zone.shown(at: next).flooredRemainder(by: 86_400)
            let isForward = zone.changes(after: next - 3_600, upTo: next).contains {
                zone.offset(at: $0) > zone.offset(at: $0 - 1)
            }
            return second == trial.input.secondOfDay || isForward
                ? .holds
                : .violated(
                    "at \(next) the clocks show \(second / 3_600):\(second / 60 % 60), \(second % 60) s")
        },
        Property(
            "A query one second earlier or later gives the same reminder, unless another reminder comes in between.",
            from: .next, probes: { input, _ in neighbours(input) }, judge: besideNeighbours),
        .noRejection(from: .daily),
    ]

    /// Returns the same reminder queried a second earlier and a second later, within the years that the kit knows.
    private static func neighbours(_ input: Input) -> [Input] {
        [-1, 1].compactMap { step in
            let now = input.now.seconds + step
            guard Moment.range.contains(now) else { return nil }
            return Input(hour: input.hour, minute: input.minute, now: Moment(now), zone: input.zone)
        }
    }

    private static func besideNeighbours(_ trial: Trial<Reminder>, _ output: Output) -> Finding {
        let next = output.next
        let now = trial.input.now.seconds
        for (neighbour, probe) in zip(neighbours(trial.input), trial.probes) {
            let asked = neighbour.now.seconds
            let other = probe.output?.next ?? 0
            let holds = other == next || (asked < now ? other == now : next == asked && other > next)
            if !holds {
                return .violated(
                    "queried at \(now), the reminder comes at \(next), but queried at \(asked), it comes at \(other)"
                )
            }
        }
        return .holds
    }
}
