import Kit
import Specification
import StayRules

/// Compares the costs of the source's four policies on generated days.
struct EnergyDemonstration {
    private let days: Int
    private let seed: UInt64
    private let picture: String?
    private let format: TableFormat

    init(_ options: DaysOptions, picture: String?, _ format: TableFormat) {
        days = options.days ?? 10
        seed = options.seed.seed ?? 1
        self.picture = picture
        self.format = format
    }

    /// Prints the cost of each policy on days of each class, and draws the costs if the user wants a picture.
    func compare() throws {
        let rows = try EnergyComparison(days: days, seed: seed).rows
        if let picture { try writeWhole(EnergyPicture(rows, about: about).svg, to: picture) }
        var table = ResultTable("user", "platform", "policy", "receiver h", "acquisitions", "% a day")
        for row in rows {
            table.add(
                .text(row.userClass.rawValue), .text(row.platform.rawValue), .text(row.policy.rawValue),
                .number(row.hours, decimals: 2), .number(row.acquisitions, decimals: 1),
                .number(row.percentPerDay, decimals: 2))
        }
        standardOutput(table.text(in: format))
        if format == .human { standardOutput("\n\(about)\n") }
    }

    private var about: String {
        """
        Mean values for each class over generated days of 13 hours (number of days: \(days), seed: \(seed)). All \
        values use the default cost figures of each platform. The percentages are for 24 hours.
        """
    }
}
