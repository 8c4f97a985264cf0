import Catalogue
import Foundation
import Reports

extension Illustration {
    /// Draws how a person spent a period, as a disc with the share of each activity and a bar for each weekday.
    static let statistics = Illustration(Statistics.self) { title, _, output, _ in
        guard output.monitored > 0 else { return nil }
        var canvas = Canvas()
        canvas.text("\(DayShares.duration(output.monitored)) monitored", x: 16, y: 30, "strong")
        let used = output.mostUsed.wrapped.map { ", mostly \(DayShares.name(of: $0))" } ?? ""
        let moving = DayShares.duration(output.movingSeconds)
        canvas.text("moving \(moving)\(used)", x: 16, y: 52, "soft")
        DayShares.disc(output, on: &canvas)
        DayShares.bars(output.perWeekday, on: &canvas)
        return canvas.picture(
            title: title, words: DayShares.words(output), definitions: DayShares.definitions)
    }
}

/// Draws the disc and the bars. Each activity has a label, a fill of its own, and the colour of its lines on a map.
private enum DayShares {
    // MARK: The disc

    /// Draws a disc with a sector for each share in the output; an activity without a share appears only in the list.
    static func disc(_ output: Statistics.Output, on canvas: inout Canvas) {
        var turn = 0.0
        for entry in output.byActivity {
            guard let share = entry.share, share > 0 else { continue }
            let style = "share \(entry.activity.rawValue)"
            canvas.slice(x: 116, y: 172, radius: 96, from: turn, to: turn + share, style)
            // Only a sector that is large enough gets a label.
            if share >= 0.07 {
                let angle = (turn + share / 2) * 2 * Double.pi
                canvas.text(
                    percent(share), x: 116 + 62 * sin(angle), y: 176 - 62 * cos(angle), "label",
                    anchor: .middle)
            }
            turn += share
        }
        for (place, entry) in output.byActivity.enumerated() {
            let y = 92 + 28 * Double(place)
            canvas.box(x: 246, y: y, width: 34, height: 18, "share \(entry.activity.rawValue)")
            canvas.text(name(of: entry.activity), x: 290, y: y + 14)
            canvas.text(duration(entry.seconds), x: 466, y: y + 14, "soft", anchor: .end)
            canvas.text(entry.share.map(percent) ?? "no part", x: 540, y: y + 14, "soft", anchor: .end)
        }
    }

    // MARK: The bars

    static func bars(_ seconds: [Double], on canvas: inout Canvas) {
        let (top, height) = (318.0, 110.0)
        let most = max(seconds.max() ?? 0, 1)
        canvas.text("monitored by weekday", x: 16, y: top - 22, "strong")
        for (place, day) in ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated()
        where seconds.indices.contains(place) {
            let x = 16 + 75 * Double(place)
            let length = height * seconds[place] / most
            if length > 0 {
                canvas.box(x: x, y: top + height - length, width: 60, height: max(1, length), "path")
            }
            canvas.text(
                seconds[place] > 0 ? duration(seconds[place]) : "–", x: x + 30, y: top + height - length - 6,
                "tiny", anchor: .middle)
            canvas.text(day, x: x + 30, y: top + height + 18, "soft", anchor: .middle)
        }
        canvas.line((16, top + height), (526, top + height), "stroke")
    }

    // MARK: Words

    static func words(_ output: Statistics.Output) -> String {
        let parts = output.byActivity.map { entry in
            "\(name(of: entry.activity)) \(duration(entry.seconds))\(entry.share.map { ", \(percent($0))" } ?? "")"
        }
        return """
            Of \(duration(output.monitored)) monitored: \(parts.joined(separator: "; ")). A bar shows the time \
            monitored on each weekday. The weekly mean of the selected activities is \(duration(output.weeklyMean)).
            """
    }

    static func name(of activity: Activity) -> String {
        switch activity {
        case .notMoving: "not moving"
        case .walking, .running, .cycling, .unknown: activity.rawValue
        case .automotive: "by motor"
        }
    }

    static func percent(_ share: Double) -> String {
        let percent = share * 100
        return percent > 0 && percent < 1 ? "<1 %" : "\(whole(percent)) %"
    }

    /// Returns a number of seconds in words, such as `45 s`, `12 min` or `2 h 5 min`.
    static func duration(_ seconds: Double) -> String {
        if seconds < 60 { return "\(whole(seconds)) s" }
        let minutes = whole(seconds / 60)
        if minutes < 60 { return "\(minutes) min" }
        let rest = minutes % 60
        return rest == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(rest) min"
    }

    /// Returns the nearest integer, or the greatest `Int` if the nearest integer does not fit into an `Int`.
    private static func whole(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? .max }

    // MARK: Colours and patterns

    private static func pattern(_ activity: Activity, _ colour: String, turned: Int, _ stripe: String)
        -> String
    {
        """
        <pattern id="\(activity.rawValue)" width="8" height="8" patternUnits="userSpaceOnUse" \
        patternTransform="rotate(\(turned))"><rect width="8" height="8" fill="\(colour)" fill-opacity=".3"/>\
        \(stripe.replacing("$", with: colour))</pattern>
        """
    }

    /// The colours of TRK-1 (on foot orange, by bike cyan, by motor red, otherwise black), and the fill patterns.
    static let definitions =
        SVG.style(
            colours: ".share{stroke:$ink}.notMoving{fill:$ink}.dots{fill:$ink}.ground{fill:$paper}",
            form: """
                .share{stroke-width:1.5}.walking{fill:url(#walking)}.running{fill:url(#running)}
                .cycling{fill:url(#cycling)}.automotive{fill:red}.unknown{fill:url(#unknown)}
                .notMoving{fill-opacity:.5}.dots{fill-opacity:.5}
                """)
        + pattern(.walking, "orange", turned: 45, "<rect width=\"5\" height=\"8\" fill=\"$\"/>")
        + pattern(
            .running, "orange", turned: 0,
            "<rect width=\"3\" height=\"8\" fill=\"$\"/><rect width=\"8\" height=\"3\" fill=\"$\"/>")
        + pattern(.cycling, "cyan", turned: -45, "<rect width=\"4\" height=\"8\" fill=\"$\"/>")
            + """
            <pattern id="unknown" width="8" height="8" patternUnits="userSpaceOnUse"><rect class="ground" width="8" \
            height="8"/><circle class="dots" cx="4" cy="4" r="2.4"/></pattern>
            """
}
