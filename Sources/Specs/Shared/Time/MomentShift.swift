/// Ways to bring moments to the beginning of the years that the kit knows, where none is simpler.
struct MomentShift {
    let zone: Zone
    let moved: (Moment) -> Moment

    /// The beginnings of the same days in UTC, and the same times of day in the zone, both from the year 2000 on.
    static func all(_ moments: [Moment], in zone: Zone) -> [MomentShift] {
        let clock = ZoneClock(zone)
        guard let first = moments.map({ clock.day(of: $0.seconds) }).min(), let earliest = moments.min()
        else {
            return []
        }
        let start = Moment.range.lowerBound
        let whole = (earliest.seconds - start) / 86_400 * 86_400
        return [
            MomentShift(zone: .utc) {
                Moment(clamping: start + (clock.day(of: $0.seconds) - first) * 86_400)
            },
            MomentShift(zone: zone) { Moment($0.seconds - whole) },
        ]
    }
}
