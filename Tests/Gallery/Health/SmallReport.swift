/// A report with the smallest allowed values, as JSON; the parameters replace some of the values.
enum SmallReport {
    static let date = 946_684_800

    static func json(
        _ date: Int = date, temperature: String = "33", weight: String = "1", heartRate: Int = 30,
        glycemia: Int = 50, importance: [Int] = [1, 1, 1, 1], more: String = ""
    ) -> String {
        let importances = zip(["temperature", "weight", "heartRate", "glycemia"], importance)
            .map { #""\#($0)":\#($1)"# }.joined(separator: ",")
        return
            #"{"date":\#(date),"temperature":\#(temperature),"weight":\#(weight),"heartRate":\#(heartRate),"#
            + #""glycemia":\#(glycemia),"importance":{\#(importances)}\#(more)}"#
    }
}
