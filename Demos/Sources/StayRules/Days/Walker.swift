import Catalogue

/// Records the movements of a person, one after the other.
struct Walker {
    /// The record of a day: the movements, the stays, and the times without fixes.
    struct Course {
        var movements: [Movement] = []
        /// The stays that a rule should find, each with its time and place.
        var stays: [(span: ClosedRange<Double>, place: Ground)] = []
        /// The spans of time in which the phone gets no fixes.
        var gaps: [Range<Double>] = []
    }

    var chance: Chance
    var course = Course()
    private(set) var now = 0.0
    private(set) var here = Ground()

    init(chance: Chance, at home: Ground) {
        self.chance = chance
        here = home
    }

    /// Adds a stay in a building; a stay shorter than `DayPlan.shortestStay` is not a known stay.
    mutating func stay(_ seconds: Double) {
        guard seconds > 0 else { return }
        let start = now
        wait(seconds, .notMoving, .indoors)
        if let last = course.stays.last, last.span.upperBound == start, last.place == here {
            course.stays[course.stays.count - 1].span = last.span.lowerBound...now
        } else if seconds >= DayPlan.shortestStay {
            course.stays.append((start...now, here))
        }
        // During a long stay, the phone may spend some time in a place that no signal reaches.
        if seconds >= DayPlan.shortestStay, chance.happens(0.25) {
            let length = min(chance.number(600...2_400), seconds / 2)
            let begin = start + chance.share() * (seconds - length)
            course.gaps.append(begin..<begin + length)
        }
    }

    /// Adds a movement in which the person stands still.
    private mutating func wait(_ seconds: Double, _ activity: Activity, _ surroundings: Surroundings) {
        course.movements.append(
            Movement(
                start: now, end: now + seconds, from: here, to: here, activity: activity,
                surroundings: surroundings))
        now += seconds
    }

    private mutating func move(
        to there: Ground, speed: Double, _ activity: Activity, _ surroundings: Surroundings
    ) {
        let seconds = (there - here).length / speed
        guard seconds > 0 else { return }
        course.movements.append(
            Movement(
                start: now, end: now + seconds, from: here, to: there, activity: activity,
                surroundings: surroundings))
        now += seconds
        here = there
    }

    // MARK: Ways

    mutating func walk(to there: Ground) {
        along(streets(to: there), blocks: 80...200, speed: 1.1...1.5, stop: (0.2, 5...40), .walking, .street)
    }

    mutating func cycle(to there: Ground) {
        along(streets(to: there), blocks: 150...350, speed: 3.5...6, stop: (0.3, 8...60), .cycling, .street)
    }

    mutating func drive(to there: Ground) {
        let start = now
        let corners = streets(to: there)
        // There may be a traffic jam before one of the corners.
        let jam = chance.happens(0.35) ? chance.whole(0...corners.count - 1) : nil
        for (index, corner) in corners.enumerated() {
            if index == jam { crawl(towards: corner) }
            along([corner], blocks: 200...600, speed: 7...16, stop: (0.35, 10...75), .automotive, .vehicle)
        }
        enterTunnel(since: start)
    }

    /// Walks to a bus stop 150 to 350 m away, waits for the bus, and takes it to the destination.
    mutating func ride(to there: Ground) {
        walk(to: here + chance.direction() * chance.number(150...350))
        wait(chance.number(60...480), .notMoving, .street)
        let start = now
        along(
            streets(to: there), blocks: 250...500, speed: 6...11, stop: (0.8, 12...45), .automotive, .vehicle)
        enterTunnel(since: start)
    }

    /// Walks past shop windows for about half an hour, slower than walking pace, with stops; this is not a stay.
    mutating func stroll() {
        let end = here + chance.direction() * chance.number(500...900)
        along(
            streets(to: end), blocks: 20...60, speed: 0.5...0.8, stop: (0.5, 20...70), .walking, .street)
    }

    /// Drives slowly and with stops towards a corner, for 5 to 30 minutes or until the corner is near.
    private mutating func crawl(towards corner: Ground) {
        let end = now + chance.number(300...1_800)
        while now < end, (corner - here).length > 100 {
            let step = (corner - here) * (chance.number(15...60) / (corner - here).length)
            move(to: here + step, speed: chance.number(1.5...4), .automotive, .vehicle)
            wait(chance.number(15...70), .notMoving, .vehicle)
        }
    }

    private mutating func along(
        _ corners: [Ground], blocks: ClosedRange<Double>, speed: ClosedRange<Double>,
        stop: (probability: Double, seconds: ClosedRange<Double>), _ activity: Activity,
        _ surroundings: Surroundings
    ) {
        for corner in corners {
            while here != corner {
                let rest = corner - here
                let block = chance.number(blocks)
                let next = rest.length <= block ? corner : here + rest * (block / rest.length)
                move(to: next, speed: chance.number(speed), activity, surroundings)
                if chance.happens(stop.probability) {
                    // The motion chip of a phone detects when the person or the car stops, so the activity is
                    // `notMoving`.
                    wait(chance.number(stop.seconds), .notMoving, surroundings)
                }
            }
        }
    }

    /// Returns a path to a place, along streets that cross at right angles: its only corner, and then the place.
    private mutating func streets(to there: Ground) -> [Ground] {
        let street = chance.direction()
        let corner = here + street * street.component(of: there - here)
        return [corner, there]
    }

    private mutating func enterTunnel(since start: Double) {
        guard chance.happens(0.2), now - start > 300 else { return }
        let length = min(chance.number(60...300), (now - start) / 2)
        let begin = start + chance.share() * (now - start - length)
        course.gaps.append(begin..<begin + length)
    }
}
