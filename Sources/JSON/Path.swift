/// The path from the root of a JSON value to a place in it.
public struct Path: Sendable, Equatable, CustomStringConvertible {
    /// A step into an object or an array.
    public enum Step: Sendable, Equatable {
        case member(String)
        case index(Int)
    }

    /// The steps from the root.
    public var steps: [Step]

    /// Makes a path of steps.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// The path to the whole value.
    public static let root = Path()

    /// Returns the path with another step at its end.
    public func appending(_ step: Step) -> Path {
        Path(steps + [step])
    }

    /// The path in its usual notation: `$.events[0].at`.
    public var description: String { text { "[\($0)]" } }

    /// The path with every index left open, as tolerances use it: `$.events[].centre.lat`.
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
