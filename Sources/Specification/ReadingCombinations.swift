import JSON

extension Specification {
    /// Every combination of the options of the subsystem's readings, the defaults first.
    public static var readingCombinations: [Readings] {
        let declarations = readings.reduce([[:]]) { (sofar: [[String: String]], reading) in
            sofar.flatMap { declared in
                reading.options.map { option in declared.merging([reading.id: option.name]) { $1 } }
            }
        }
        return declarations.compactMap { try? Readings($0, known: readings) }
    }
}
