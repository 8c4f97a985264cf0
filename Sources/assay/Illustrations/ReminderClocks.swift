import Catalogue
import Reports

extension Illustration {
    /// Draws the time from now to the reminder in UTC and in local time, if the local clocks change in between.
    static let reminder = Illustration(Reminder.self) { title, input, output, _ in
        let clocks = input.zone
        let (now, next) = (input.now.seconds, output.next)
        // If the reminder is less than half an hour away, it could not be distinguished from now in the picture.
        guard next - now >= 1_800, next - now <= 3 * 86_400,
            let change = clocks.changes(after: now, upTo: next).first
        else { return nil }
        let (start, end) = (min(now, change - 3_600), max(next, change + 3_600))
        func x(_ moment: Int) -> Double { 90 + 560 * Double(moment - start) / Double(end - start) }
        var canvas = Canvas()
        for (name, y) in [("UTC", 60.0), ("clocks", 120.0)] {
            canvas.text(name, x: 16, y: y + 4, "soft")
            canvas.line((90, y), (650, y), "edge")
        }
        canvas.line((x(change), 44), (x(change), 136), "strike")
        let shift = clocks.offset(at: change) - clocks.offset(at: change - 1)
        canvas.text(
            "the clocks go \(shift > 0 ? "forward" : "back") by \(abs(shift) / 60) min", x: x(change), y: 36,
            "marked", anchor: .middle)
        for (moment, label, anchor) in [(now, "now", Canvas.Anchor.end), (next, "reminder", .start)] {
            canvas.circle((x(moment), 60), radius: 4, "dot")
            canvas.circle((x(moment), 120), radius: 4, "hot")
            canvas.text(clocks.time(moment, isLocal: false), x: x(moment), y: 82, "tiny", anchor: anchor)
            canvas.text(clocks.time(moment, isLocal: true), x: x(moment), y: 144, "strong", anchor: anchor)
            canvas.text(label, x: x(moment), y: 164, "soft", anchor: anchor)
        }
        return canvas.picture(
            title: title,
            words: """
                At \(clocks.time(now, isLocal: true)) by the local clocks, the next reminder is at \
                \(clocks.time(next, isLocal: true)); in between, the clocks go \(shift > 0 ? "forward" : "back") by \
                \(abs(shift) / 60) minutes.
                """)
    }
}

extension Zone {
    /// Returns the hour and minute of a moment as text such as `07:30`, in UTC or in local time.
    fileprivate func time(_ moment: Int, isLocal: Bool) -> String {
        let seconds = (moment + (isLocal ? offset(at: moment) : 0)) % 86_400
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(seconds / 3_600)):\(two(seconds / 60 % 60))"
    }
}
