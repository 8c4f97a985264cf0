import JSON
import Specification

/// Whether a geofence opens or is left at a record; the record stores this as a number.
public enum UserMode: Int, CaseIterable, Sendable, Wire {
    /// No geofence opens or is left at the record.
    case ordinary = 0
    /// A geofence opens at the record.
    case enter = 9
    /// A geofence is left at the record.
    case exit = 10

    public static let shape = Shape.either([
        .integer(in: ordinary.rawValue...ordinary.rawValue), .integer(in: enter.rawValue...exit.rawValue),
    ])

    public init(_ value: Value) throws(Misfit) {
        let number = try Int(value)
        guard let mode = UserMode(rawValue: number) else {
            throw Misfit("0, 9 or 10 is expected, not \(number)")
        }
        self = mode
    }

    /// Makes the `userMode` for the record of a fix; `mark` is the kind of the event at this fix, or nil for no event.
    public init(_ mark: Geofence.Kind?) {
        self =
            switch mark {
            case .enter: .enter
            case .exit: .exit
            case nil: .ordinary
            }
    }

    public var value: Value { rawValue.value }
}
