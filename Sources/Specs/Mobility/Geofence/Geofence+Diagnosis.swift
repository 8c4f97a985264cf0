import Specification

/// Whom to blame if an enter differs: the clauses of the run that ends there, and of the clock that it follows.
extension GeofenceWalk {
    // MARK: Openings

    /// Blames the clauses that made the run at which an enter came, or did not come, against expectation.
    ///
    /// Whoever counts wrongly does so before the first exit too: a run that goes back to an exit puts that first.
    mutating func blameOpening(
        _ run: GeofenceTrack.Run, opens: Bool, _ enter: Geofence.Event?, _ other: Opening
    ) {
        let sentence = sentence(of: run, opens: opens)
        let isTimed = track.clock == .elapsed || other.explains(enter)
        let clock: Geofence.Rule = track.isIOS ? .clock : .fifteenMinutes
        let origin = run.origin ?? (wasOpen ? .reset(track.part.lowerBound) : nil)
        if let origin {
            findings.blame(rule(of: origin), sentence + since(origin), .likely)
            findings.blame(counting, sentence, .possible)
            if isTimed { findings.blame(clock, sentence, .possible) }
        } else if isTimed {
            findings.blame(clock, sentence, .likely)
            // On Android nobody may declare another clock: whoever never opens gives the same.
            findings.blame(counting, sentence, enter == nil && !track.isIOS ? .likely : .possible)
        } else {
            findings.blame(counting, sentence)
        }
    }

    private func rule(of origin: GeofenceTrack.Origin) -> Geofence.Rule {
        switch origin {
        case .exit: .exit
        case .reset: .resets
        }
    }

    private func since(_ origin: GeofenceTrack.Origin) -> String {
        switch (origin, track.isIOS) {
        case (.exit(let exit), true):
            ", counted anew from the exit at fix \(exit), which is the one before the next"
        case (.exit(let exit), false): "; the exit at fix \(exit) begins the next window"
        case (.reset(let reset), _): "; the reset before fix \(reset) leaves nothing of the fixes before it"
        }
    }

    private func sentence(of run: GeofenceTrack.Run, opens: Bool) -> String {
        let what = "the geofence \(opens ? "did not open" : "opened") at fix \(run.last)"
        let (figures, fixes) = (track.figures, "with fixes \(run.first) to \(run.last)")
        return switch (track.isIOS, track.clock) {
        case (true, .count):
            "\(what) after \(run.closeFixes) close fixes; \(figures.closeFixes) are needed"
        case (true, .elapsed):
            """
            \(what) after \(run.closeFixes) close fixes; \(track.secondsNeeded) s are needed, \
            \(track.seconds(run)) s passed
            """
        case (false, _):
            opens ? "\(what), \(fixes) near the first" : "\(what), \(fixes) of \(figures.window) needed"
        }
    }

    // MARK: Centres

    /// Blames the clauses that made the run whose centre differs, and the clock whose run has that centre.
    mutating func blameCentre(_ enter: Geofence.Event, _ run: GeofenceTrack.Run, _ other: Opening) {
        let centre = track.centre(of: run)
        // The fix that opened is the same, wherever its run began.
        let isOfRun = !track.isIOS || track.readings[GeofenceCentre.self] != .last
        let suspects: [(rule: Geofence.Rule, weight: Violation.Weight)?] = [
            isOfRun && track.isIOS ? (.opening, .possible) : nil,
            isCentre(enter, of: other, butNotOf: run) ? (.fifteenMinutes, .likely) : nil,
            isOfRun ? run.origin.map { (rule(of: $0), .possible) } : nil,
        ]
        let others = suspects.compactMap { $0 }
        findings.blame(
            track.isIOS ? .centre : .window,
            """
            the geofence opened at fix \(enter.at) has its centre at \(centre.lat), \(centre.lon), not \
            \(enter.centre.lat), \(enter.centre.lon)
            """, others.isEmpty ? .certain : .likely)
        for (rule, weight) in others {
            findings.blame(
                rule, "the run or window of the geofence opened at fix \(enter.at) seems to be another",
                weight)
        }
    }

    private func isCentre(
        _ enter: Geofence.Event, of other: Opening, butNotOf run: GeofenceTrack.Run
    ) -> Bool {
        guard case .at(let timed) = other, timed.last == enter.at else { return false }
        return timed.first != run.first && track.agrees(enter.centre, track.centre(of: timed))
    }

    // MARK: Dwells

    /// Blames the exit for a dwell that does not begin with the run, and less surely what made the run.
    mutating func blameArrival(_ run: GeofenceTrack.Run, isExpected: Bool, _ sentence: String) {
        findings.blame(.exit, sentence, isExpected ? .likely : .possible)
        findings.blame(counting, sentence, .possible)
        if let origin = run.origin { findings.blame(rule(of: origin), sentence, .possible) }
        // Whoever counts by another clock may have another run too.
        findings.blame(track.isIOS ? .clock : .fifteenMinutes, sentence, .possible)
    }

    // MARK: The other clock

    /// Where a geofence opens by the clock that is not in force.
    enum Opening {
        case at(GeofenceTrack.Run)
        case nowhere
        /// A fix is too near the radius to say.
        case doubtful

        /// Whether an enter, or that there is none, is what this clock gives.
        func explains(_ enter: Geofence.Event?) -> Bool {
            switch self {
            case .at(let run): run.last == enter?.at
            case .nowhere: enter == nil
            case .doubtful: true
            }
        }
    }

    /// Returns where the other clock opens a geofence after an exit, looking no further than the enter.
    func otherOpening(since exit: Int?, until enter: Geofence.Event?) -> Opening {
        let end = enter?.at ?? track.part.upperBound - 1
        for run in track.runs(since: exit, by: track.otherClock) {
            if track.opens(run, by: track.otherClock) { return .at(run) }
            if run.last >= end { return .nowhere }
        }
        return .doubtful
    }
}
