import Harness
import JSON
import Specification

/// A picture as an SVG document, with what is to be seen on it in words.
public struct Picture: Sendable {
    package let svg: String
    package let words: String
}

/// How the cases of a subsystem are drawn, if there is something to see.
public struct Illustration: Sendable {
    /// The subsystem whose cases it draws.
    public let subsystem: SubsystemID
    private let drawing: @Sendable (GoldenCase) -> Picture?

    /// Makes the illustration of a subsystem.
    ///
    /// - Parameter draw: Draws a case that has an output, or returns nil if there is nothing to see.
    package init<S: Specification>(
        _: S.Type, draw: @escaping @Sendable (GoldenCase, S.Input, S.Output, Readings) -> Picture?
    ) {
        subsystem = S.id
        drawing = { golden in
            guard case .output(let value) = golden.expectation, let input = try? S.Input(golden.input),
                let output = try? S.Output(value),
                let readings = try? Readings(golden.readings, known: S.readings)
            else { return nil }
            return draw(golden, input, output, readings)
        }
    }

    /// Returns the picture of a case; nil if there is nothing to see.
    package func picture(of golden: GoldenCase) -> Picture? { drawing(golden) }
}
