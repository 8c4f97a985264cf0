import Harness
import JSON
import Specification

/// A picture as an SVG document, with a description in words.
public struct Picture: Sendable {
    public let svg: String
    package let words: String
}

/// Draws cases of a subsystem, if their inputs and outputs can be shown as pictures.
public struct Illustration: Sendable {
    /// The subsystem whose cases the illustration draws.
    public let subsystem: SubsystemID
    private let drawing:
        @Sendable (_ title: String, Value, Value, [String: String], _ isExample: Bool) -> Picture?

    /// Makes the illustration of a subsystem.
    ///
    /// - Parameters:
    ///   - isExample: Whether an input and its output are clear at a glance, as an example in a book must be.
    ///   - draw: Draws an input and its output under a title, or returns nil if there is nothing to see.
    package init<S: Specification>(
        _: S.Type, isExample: @escaping @Sendable (S.Input, S.Output) -> Bool = { _, _ in true },
        draw: @escaping @Sendable (_ title: String, S.Input, S.Output, Readings) -> Picture?
    ) {
        subsystem = S.id
        drawing = { title, input, output, declared, mustBeExample in
            guard let input = try? S.Input(input), let output = try? S.Output(output),
                !mustBeExample || isExample(input, output),
                let readings = try? Readings(declared, known: S.readings)
            else { return nil }
            return draw(title, input, output, readings)
        }
    }

    /// Returns the picture of a case for a book; nil if the case is not a good example, or if there is nothing to see.
    package func picture(of golden: GoldenCase) -> Picture? {
        guard case .output(let output) = golden.expectation else { return nil }
        return drawing(golden.id, golden.input, output, golden.readings, true)
    }

    /// Returns the picture of any input and its output; nil if there is nothing to see.
    ///
    /// - Parameter readings: The chosen options, by the id of the reading.
    public func picture(
        title: String, input: Value, output: Value, readings: [String: String] = [:]
    ) -> Picture? {
        drawing(title, input, output, readings, false)
    }
}
