import Foundation
import JSON

/// A value axis that begins and ends at a round number, with a round number at every step.
struct ValueAxis {
    struct Tick {
        let value: Double
        let label: String
    }

    /// The ticks in ascending order, evenly spaced by 1, 2 or 5 times a power of ten.
    let ticks: [Tick]

    var low: Double { ticks.first?.value ?? 0 }
    var high: Double { ticks.last?.value ?? 1 }

    /// The maximum number of steps between the least value and the greatest value.
    private static let steps = 6.0

    /// Makes an axis.
    ///
    /// - Parameters:
    ///   - range: The values to show; the axis goes below zero only if they do.
    ///   - leastSpan: The minimum span of the axis, so that a small change does not look large.
    init(covering range: ClosedRange<Double>, leastSpan: Double) {
        let magnitude = max(abs(range.lowerBound), abs(range.upperBound))
        let span = range.upperBound - range.lowerBound
        // The axis has some room at both ends, and is wide enough for doubles to distinguish the ticks.
        let padding = (max(span, leastSpan, magnitude * 1e-6) * 1.06 - span) / 2
        var low = range.lowerBound - padding
        if range.lowerBound >= 0, low < 0 { low = 0 }
        let high = max(range.upperBound + padding, low + leastSpan)
        let rough = (high - low) / ValueAxis.steps
        var exponent = Int(log10(rough).rounded(.down))
        let mantissa = rough / pow(10, Double(exponent))
        var unit = 1
        if mantissa > 5 {
            exponent += 1
        } else if mantissa > 1 {
            unit = mantissa > 2 ? 5 : 2
        }
        let step = Double(unit) * pow(10, Double(exponent))
        let first = Int((low / step).rounded(.down))
        let last = Int((high / step).rounded(.up))
        ticks = (first...max(last, first + 1)).map { ValueAxis.tick($0 * unit, exponent) }
    }

    /// Returns the tick at the double nearest to `count` times ten to the power of `exponent`, with its usual notation.
    private static func tick(_ count: Int, _ exponent: Int) -> Tick {
        let power = pow(10, Double(abs(exponent)))
        let value = exponent < 0 ? Double(count) / power : Double(count) * power
        guard exponent < 0, exponent > -7 else {
            return Tick(value: value, label: Number(value).text.replacing("e+", with: "e"))
        }
        let digits = String(abs(count))
        let padded = String(repeating: "0", count: max(0, 1 - exponent - digits.count)) + digits
        let whole = padded.dropLast(-exponent)
        return Tick(
            value: value, label: "\(count < 0 ? "-" : "")\(whole).\(padded.suffix(-exponent))")
    }
}
