/// The path from the root of a JSON value to a place in it.
public struct Path: Sendable, Equatable, CustomStringConvertible {
    /// A step into a member of an object or into an element of an array.
    public enum Step: Sendable, Equatable {
        case member(String)
        case index(Int)
    }

    /// The steps from the root to the place.
    public var steps: [Step]

    /// Makes a path from its steps.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// The path to the whole value.
    public static let root = Path()

    /// Returns this path with one more step at its end.
    public func appending(_ step: Step) -> Path {
        Path(steps + [step])
    }

    /// The path in its usual notation, for example `$.events[0].at`.
    public var description: String { text { "[\($0)]" } }

    /// The path without the indices of its elements, as tolerances use it, for example `$.events[].centre.lat`.
    public var pattern: String { text { _ in "[]" } }

    private func text(_ spelled: (_ index: Int) -> String) -> String {
        steps.reduce(into: "$") { text, step in
            switch step {
            case .member(let name): text += ".\(name)"
            case .index(let index): text += spelled(index)
            }
        }
    }
}
