/// A place in a JSON value, from its root.
public struct Path: Sendable, Equatable, CustomStringConvertible {
    public enum Step: Sendable, Equatable {
        case member(String)
        case index(Int)
    }

    public var steps: [Step]

    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    public static let root = Path()

    public func appending(_ step: Step) -> Path {
        Path(steps + [step])
    }

    /// The place as people write it: `$.events[0].at`.
    public var description: String {
        steps.reduce(into: "$") { text, step in
            switch step {
            case .member(let name): text += ".\(name)"
            case .index(let index): text += "[\(index)]"
            }
        }
    }

    /// The place with every index left open, by which tolerances are declared: `$.events[].centre.lat`.
    public var pattern: String {
        steps.reduce(into: "$") { text, step in
            switch step {
            case .member(let name): text += ".\(name)"
            case .index: text += "[]"
            }
        }
    }
}
