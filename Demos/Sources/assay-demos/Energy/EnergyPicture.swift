import Catalogue
import Reports
import StayRules

/// A picture of the costs as bars: a group for each class of users, with a bar for each policy and platform.
struct EnergyPicture {
    private let rows: [EnergyComparison.Row]
    private let about: String

    init(_ rows: [EnergyComparison.Row], about: String) {
        self.rows = rows
        self.about = about
    }

    // MARK: Sizes in pixels

    private static let width = 800.0
    private static let margin = 20.0
    /// The horizontal position of the left end of the bars, to the right of the names.
    private static let start = 250.0
    private static let bar = 16.0
    private static let gap = 34.0
    private static let top = 96.0

    private var scale: Double {
        let most = rows.map(\.percentPerDay).max() ?? 0
        return (Self.width - Self.start - 90) / max(most, 1)
    }

    /// The picture as an SVG document.
    var svg: String {
        let groups = UserClass.allCases.map { userClass in rows.filter { $0.userClass == userClass } }
        var parts = [
            SVG.text(title, x: Self.margin, y: 36, class: "title"),
            SVG.text("solid: iOS; hatched: Android", x: Self.margin, y: 62, class: "soft"),
        ]
        var y = Self.top
        for group in groups {
            guard let first = group.first else { continue }
            parts.append(SVG.text(first.userClass.rawValue, x: Self.margin, y: y, class: "group"))
            y += 10
            for row in group {
                parts += bar(row, at: y)
                y += Self.bar + 4
            }
            y += Self.gap
        }
        return SVG.document(
            title: title, words: about, size: (Self.width, y), style: Self.style, definitions: Self.hatch,
            parts)
    }

    /// Returns the bar of a row (solid for iOS, hatched for Android), and the names of the row's policy and platform.
    private func bar(_ row: EnergyComparison.Row, at y: Double) -> [String] {
        let length = max(1, row.percentPerDay * scale)
        let middle = y + Self.bar - 4
        let percent = (row.percentPerDay * 100).rounded() / 100
        return [
            SVG.text(
                "\(Self.name(of: row.policy)), \(Self.name(of: row.platform))", x: Self.margin + 12,
                y: middle, class: "soft"),
            """
            <rect class="\(row.platform.rawValue)" x="\(SVG.number(Self.start))" y="\(SVG.number(y))" \
            width="\(SVG.number(length))" height="\(SVG.number(Self.bar))"/>
            """,
            SVG.text("\(percent) %", x: Self.start + length + 8, y: middle, class: "value"),
        ]
    }

    private let title = "The cost of positioning, in percent of the battery per day"

    private static let hatch = """
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
        <rect class="ground" width="6" height="6"/><rect class="stripe" width="3" height="6"/></pattern>
        """

    private static let style = SVG.style(
        colours: """
            text{fill:$ink}.soft{fill:$soft}.paper{fill:$paper}.ios{fill:$edge}.android{stroke:$edge}
            .ground{fill:$paper}.stripe{fill:$edge}
            """,
        form: """
            svg{max-width:100%;height:auto}
            text{font:14px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",sans-serif}
            .title{font-size:21px;font-weight:600}.group{font-weight:600;font-size:16px}
            .android{fill:url(#hatch);stroke-width:1}
            """)

    private static func name(of policy: Energy.Policy) -> String {
        switch policy {
        case .tenMetreFilter: "every ten metres"
        case .onActivityChange: "activity changes"
        case .timerAndGeofence: "timer, geofence"
        case .androidService: "Android's service"
        }
    }

    private static func name(of platform: Energy.Platform) -> String {
        switch platform {
        case .ios: "iOS"
        case .android: "Android"
        }
    }
}
