import Specification

extension Search {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let history = History(input.events, law)
        return Output(input.events.indices.flatMap { law.gives(.states, [history.shown(after: $0)]) })
    }

    /// The indices of the events that decide the course of a search; nil for an event that does not occur.
    private struct Course {
        let begin: Int
        let stop: Int?
        /// The index of the answer to the search of the author's page, or `Int.max` if there is no such answer; nil if
        /// the page is not searched.
        var page: Int?
        /// The index of the event that ends the search; nil if no event ends it.
        var end: Int?

        func isUnderWay(after place: Int) -> Bool { begin <= place && place < end ?? .max }
        func isStopped(before place: Int) -> Bool { stop ?? .max < place }
    }

    /// All events, and the searches that they begin and end.
    private struct History {
        let events: [Event]
        let law: Ruling<Law>
        /// The searches that began, in order.
        var courses: [Course] = []
        /// The indices of the events that would begin a search if the name were not missing.
        var nameless: [Int] = []

        init(_ events: [Event], _ law: Ruling<Law>) {
            (self.events, self.law) = (events, law)
            for place in events.indices {
                let isBusy = courses.last?.isUnderWay(after: place) ?? false
                switch events[place] {
                case .search:
                    if law.holds(.notWhileBusy, isBusy) { continue }
                    if law.holds(.nameRequired, !isNamed(at: place)) {
                        nameless.append(place)
                    } else {
                        courses.append(course(from: place))
                    }
                case .scholar where !isBusy && courses.last?.end != place:
                    law.never(.notWaitedFor) { courses.append(course(from: place)) }
                default: break
                }
            }
        }

        // MARK: The fields. Clause: SEA-1

        private func isNamed(at place: Int) -> Bool {
            let name = events[...place].compactMap(\.name).last ?? law(.atFirst, "", not: "Karp")
            let isBlank = name.unicodeScalars.allSatisfy(\.isWhiteSpace)
            let isBlankInASCII = name.unicodeScalars.allSatisfy { $0.isWhiteSpace && $0.isASCII }
            let isName = law(.whiteSpace, !isBlank, not: !name.isEmpty, or: !isBlankInASCII)
            let lacksAddress = isOn(at: place) && events[...place].compactMap(\.url).last ?? "" == ""
            return law(.addressNotRequired, isName, not: isName && !lacksAddress)
        }

        private func isOn(at place: Int) -> Bool {
            events[...place].compactMap(\.switched).last ?? law.shows(.offAtFirst, false)
        }

        // MARK: A search. Clause: SEA-2

        private func course(from begin: Int) -> Course {
            let scholar = events[begin...].firstIndex(where: \.isOfScholar)
            let firstStop = events[begin...].firstIndex(of: .stop)
            let withPage = law(.asBegun, isOn(at: begin), not: isOn(at: scholar ?? begin))
            var course = Course(
                begin: begin, stop: law(.stopForgotten, firstStop, not: events.firstIndex(of: .stop)))
            guard let scholar else {
                course.end = law(.stopsPageOnly, nil, not: firstStop)
                return course
            }
            let goesOn = events[scholar] == .scholar(.found) && law.holds(.presence, withPage)
            if goesOn, !law.holds(.pageNotBegun, course.isStopped(before: scholar)) {
                let page = events[scholar...].firstIndex(where: \.isOfPage)
                course.page = page ?? .max
                let stop = events[scholar...].firstIndex(of: .stop)
                course.end = law(.stopWaits, page, not: [stop, page].compactMap { $0 }.min())
            } else {
                course.end = law(.stopsPageOnly, scholar, not: min(firstStop ?? scholar, scholar))
            }
            return course
        }

        /// Returns the view and the popup after the event that ends a search.
        private func outcome(of course: Course, at end: Int) -> (view: View, popup: Popup?) {
            switch events[end] {
            case .scholar(.found):
                return (law(.results, .results, not: .search), nil)
            case .homepage(let answer) where course.isStopped(before: end):
                return (
                    law(.stoppedPage, .results, not: .presence, or: .search),
                    law(.stoppedQuietly, nil, not: Popup(rawValue: answer.rawValue))
                )
            case .homepage(.found):
                return (law(.presence, .presence, not: .results), nil)
            case .homepage(.titlesOnly):
                return (law(.titlesOnly, .presence, not: .search), law(.titlesOnly, .titlesOnly, not: nil))
            case .homepage(let answer):
                return (law(.failureLeadsBack, .search, not: .results), reason(answer.rawValue))
            case .scholar(let answer):
                let reason = reason(answer.rawValue)
                return (
                    law(.failureLeadsBack, .search, not: .results),
                    law(.stoppedQuietly, reason, not: course.isStopped(before: end) ? nil : reason)
                )
            default:
                // The event is a stop. A stop ends a search only if a law is broken.
                return (course.page == nil ? .search : .results, nil)
            }
        }

        private func reason(_ answer: String) -> Popup? {
            law(.failurePopup, law(.popupWord, Popup(rawValue: answer) ?? .failed), not: nil)
        }

        // MARK: The screen

        private func course(at place: Int) -> Course? { courses.last { $0.begin <= place } }

        func shown(after place: Int) -> Shown {
            let course = course(at: place)
            let isBusy = course?.isUnderWay(after: place) ?? false
            let isStopping = isBusy && course?.isStopped(before: place + 1) ?? false
            let isOn = law.shows(.enables, isOn(at: place))
            return Shown(
                urlEnabled: law(.whileBusyToo, isOn, not: isOn && !isBusy),
                busy: law.shows(.busy, isBusy),
                stopShown: law.shows(.busy, law(.stopWaits, isBusy, not: isBusy && !isStopping)),
                label: isStopping
                    ? law(.terminating, .terminating, not: nil)
                    : law(.ownWords, nil, not: isBusy ? .terminating : nil),
                popup: law(.popupOnce, popup(at: place), not: remainingPopup(at: place)),
                view: view(at: place))
        }

        private func popup(at place: Int) -> Popup? {
            if nameless.contains(place) { return law(.nameMissing, .nameMissing, not: nil) }
            guard let course = course(at: place), course.end == place else { return nil }
            return outcome(of: course, at: place).popup
        }

        /// Returns the popup after an event, but wrongly lets each popup stay until the next popup or search.
        private func remainingPopup(at place: Int) -> Popup? {
            (0...place).last { place in
                nameless.contains(place) || courses.contains { $0.begin == place || $0.end == place }
            }.flatMap(popup)
        }

        private func view(at place: Int) -> View {
            let course = course(at: place)
            var front = course == nil ? law(.atFirst, View.search, not: .results) : .search
            var begin = 0
            if let course, let end = course.end, end <= place {
                (front, begin) = (outcome(of: course, at: end).view, end + 1)
            } else if let course {
                begin = course.begin + 1
                front = law(
                    .searchLeadsBack, .search, not: course.begin > 0 ? view(at: course.begin - 1) : .search)
            }
            let isBusy = course?.isUnderWay(after: place) ?? false
            let hasResult = law.holds(
                .tabNeedsResult,
                law(
                    .tabNeedsResult, course != nil && !isBusy && front != .search,
                    not: !isBusy && hadResult(before: place)))
            for later in begin..<max(begin, place + 1) {
                if case .tab(let view) = events[later], hasResult {
                    let isThere = law(.anyView, true, not: view != .presence || course?.page != nil)
                    if isThere { front = law(.tabs, view, not: front) }
                } else if !isBusy {
                    let isEntry = events[later].trigger == .entry
                    let leadsBack = law(.entryLeadsBack, isEntry, not: false, or: true)
                    if leadsBack || nameless.contains(later) { front = .search }
                }
            }
            return front
        }

        /// Returns whether any search has led to a result before an event, even if a later search has failed.
        private func hadResult(before place: Int) -> Bool {
            courses.contains { course in
                course.end.map { $0 < place && outcome(of: course, at: $0).view != .search } ?? false
            }
        }
    }
}

extension Search.Event {
    fileprivate var name: String? { if case .name(let name) = self { name } else { nil } }
    fileprivate var url: String? { if case .url(let url) = self { url } else { nil } }
    fileprivate var switched: Bool? { if case .useHomepage(let isUsed) = self { isUsed } else { nil } }
    fileprivate var isOfScholar: Bool { if case .scholar = self { true } else { false } }
    fileprivate var isOfPage: Bool { if case .homepage = self { true } else { false } }
}
