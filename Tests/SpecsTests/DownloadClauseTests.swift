import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import LearningSpecs

/// Tests of the clauses DOW-1 and DOW-2 of learning.download.
struct DownloadClauseTests {
    private typealias Standing = Download.Standing

    private func examined(
        _ events: [Download.Event], _ states: [Download.Standing], _ authorizations: [String] = ["Bearer x"]
    ) -> Examination<Download> {
        Examination(.init(events: events), .output(.init(states: states, authorizations: authorizations)))
    }

    private let start = Download.Event.start(token: "x")
    private let running = Download.Standing(.running)
    private let half = Download.Standing(.running, progress: 0.5, kept: 2)

    private func fetched(_ length: Int?, _ last: [Download.Event], _ states: [Standing]) -> Examination<
        Download
    > {
        examined([start, .headers(status: 200, length: length)] + last, [running, running] + states)
    }

    // MARK: DOW-1

    @Test func `downloading a complete course satisfies DOW-1`() {
        fetched(
            4, [.data(2), .data(2), .finish],
            [half, .init(.running, progress: 1, kept: 4), .init(.done, progress: 1, kept: 4)]
        ).expectHolds("DOW-1")
        fetched(nil, [.data(2), .finish], [.init(.running, kept: 2), .init(.done, progress: 1, kept: 2)])
            .expectHolds("DOW-1")
        examined(
            [start, .headers(status: 200, length: 0), .finish],
            [running, .init(.running, progress: 1), .init(.done, progress: 1)]
        ).expectHolds("DOW-1")
    }

    @Test func `a progress value below 1 after all bytes have arrived breaks DOW-1`() {
        fetched(4, [.data(4)], [.init(.running, progress: 0.75, kept: 4)])
            .expectBroken("DOW-1")
        fetched(4, [.data(4)], [.init(.running, progress: 1, kept: 4)]).expectHolds("DOW-1")
    }

    @Test func `an infinite progress value breaks DOW-1`() {
        fetched(4, [.data(2)], [.init(.running, progress: .infinity, kept: 2)])
            .expectBroken("DOW-1")
    }

    @Test func `computing the progress from the number of pieces instead of bytes breaks DOW-1`() {
        let counting = Improvised<Download> { input, readings in
            let output = Download.reference.outcome(of: input, readings: readings).output
            let pieces = input.events.count { $0.trigger == .data }
            let states = (output?.states ?? []).map {
                pieces > 1 ? Standing($0.phase, progress: $0.progress / 2, kept: $0.kept) : $0
            }
            return .init(states: states, authorizations: output?.authorizations ?? [])
        }
        Examination(.init(events: [start, .headers(status: 200, length: 4), .data(2)]), by: counting)
            .expectBroken("DOW-1")
    }

    @Test func `a progress value above 0 while the length is unknown breaks DOW-1`() {
        fetched(nil, [.data(2)], [half]).expectBroken("DOW-1")
    }

    @Test
    func `a progress value within the tolerance satisfies DOW-1; a value outside it breaks DOW-1`() {
        fetched(3, [.data(1)], [.init(.running, progress: 1.0 / 3 + 1e-13, kept: 1)]).expectHolds("DOW-1")
        fetched(3, [.data(1)], [.init(.running, progress: 0.3333, kept: 1)]).expectBroken("DOW-1")
    }

    @Test func `a download that counts as done after fewer bytes than announced breaks DOW-1`() {
        fetched(4, [.data(2), .finish], [half, .init(.done, progress: 1, kept: 2)])
            .expectBroken("DOW-1")
        fetched(4, [.data(2), .finish], [half, .init(.failed, progress: 0.5)]).expectHolds("DOW-1")
    }

    @Test func `continuing a download after more bytes than announced breaks DOW-1`() {
        fetched(1, [.data(2)], [.init(.running, progress: 0, kept: 2)])
            .expectBroken("DOW-1")
        fetched(1, [.data(2)], [.init(.failed)]).expectHolds("DOW-1")
    }

    @Test func `a progress value that falls when the download fails breaks DOW-1`() {
        fetched(4, [.data(2), .finish], [half, .init(.failed)])
            .expectBroken("DOW-1")
    }

    @Test(arguments: [404, 199, 300])
    func `continuing a download after a bad status breaks DOW-1`(status: Int) {
        let events = [start, .headers(status: status, length: 4)]
        examined(events, [running, running]).expectBroken("DOW-1")
        examined(events, [running, .init(.failed)]).expectHolds("DOW-1")
    }

    @Test(arguments: [[], ["x"], ["bearer x"], ["Bearer x", "Bearer x"], ["Bearer y"]])
    func `a wrong authorization header breaks DOW-1`(authorizations: [String]) {
        examined([start], [running], authorizations).expectBroken("DOW-1")
    }

    @Test func `sending an authorization header for a start that has no effect breaks DOW-1`() {
        examined([start, .start(token: "y")], [running, running], ["Bearer x", "Bearer y"])
            .expectBroken("DOW-1")
        examined([start, .start(token: "y")], [running, running]).expectHolds("DOW-1")
    }

    @Test func `an output with too few states, or a rejection, breaks DOW-1`() {
        examined([start], []).expectBroken("DOW-1")
        Examination<Download>(.init(events: [.finish]), .rejection(Rejection("event.impossible")))
            .expectBroken("DOW-1")
    }

    // MARK: DOW-2

    @Test(
        arguments: [(Download.Event.fail, Download.State.failed), (.cancel, .cancelled)]
            as [(Download.Event, Download.State)])
    func `keeping the file of a failed or cancelled download breaks DOW-2`(
        event: Download.Event, phase: Download.State
    ) {
        fetched(4, [.data(2), event], [half, .init(phase, progress: 0.5, kept: 2)])
            .expectBroken("DOW-2")
        fetched(4, [.data(2), event], [half, .init(phase, progress: 0.5)]).expectHolds("DOW-2")
        fetched(4, [.data(2), event], [half, .init(.idle)]).expectBroken("DOW-2")
    }

    @Test func `keeping the partial file after fewer bytes than announced breaks DOW-2`() {
        fetched(4, [.data(2), .finish], [half, .init(.failed, progress: 0.5, kept: 2)])
            .expectBroken("DOW-2")
    }

    @Test func `reacting to an event that must be ignored breaks DOW-2`() {
        examined([.data(1)], [.init(.running, kept: 1)], []).expectBroken("DOW-2")
        examined([.cancel], [.init(.cancelled)], []).expectBroken("DOW-2")
        examined([start, .finish], [running, .init(.done, progress: 1)])
            .expectBroken("DOW-2")
        examined([start, .data(1)], [running, .init(.running, kept: 1)])
            .expectBroken("DOW-2")
        fetched(4, [.headers(status: 404, length: nil)], [.init(.failed)])
            .expectBroken("DOW-2")
    }

    @Test func `a second start that restarts a running download breaks DOW-2`() {
        fetched(4, [.data(2), start], [half, running]).expectBroken("DOW-2")
        fetched(4, [.data(2), start], [half, half]).expectHolds("DOW-2")
    }

    @Test func `a second start that resumes a failed download breaks DOW-2`() {
        examined(
            [start, .headers(status: 200, length: 4), .data(2), .fail, start],
            [running, running, half, .init(.failed, progress: 0.5), half], ["Bearer x", "Bearer x"]
        ).expectBroken("DOW-2")
    }

    // MARK: Properties

    @Test func `the properties suffice to reveal wrong states`() {
        func contradicted(_ events: [Download.Event], _ states: [Standing]) -> [Download.Law] {
            let sent = events.filter { $0 == start }.map { _ in "Bearer x" }
            return Relations<Download>(
                .init(events: events), .output(.init(states: states, authorizations: sent))
            ).contradicted
        }
        #expect(contradicted([start, .cancel], [running, .init(.cancelled)]) == [])
        #expect(contradicted([start, .cancel], [half, .init(.cancelled)]).contains(.bearer))
        #expect(
            contradicted([start, .cancel], [half, .init(.cancelled, progress: 0.5, kept: 2)]).contains(
                .noFile))
        #expect(contradicted([.cancel, start], [.init(.cancelled), running]).contains(.ended))
    }

    // MARK: The state machine of the diagram

    private static let events: [Download.Event] = [
        .start(token: "x"), .headers(status: 200, length: 2), .headers(status: 404, length: 2), .data(1),
        .data(2), .fail, .cancel, .finish,
    ]

    @Test func `the state machine of the diagram agrees with the derivation`() {
        SmallSequences(of: Self.events, upTo: 5).visit { events in
            let states = Download.expected(.init(events: events)).output?.states ?? []
            let phases = [Download.State.idle] + states.map(\.phase)
            for (index, event) in events.enumerated() where phases[index] != phases[index + 1] {
                let ways = [Download.Condition.good, .bad].compactMap {
                    Download.machine.transition(from: phases[index], on: event.trigger, given: $0)?.target
                }
                #expect(ways.contains(phases[index + 1]), "\(events.prefix(index + 1))")
            }
        }
    }

    @Test func `the derivation takes every transition of the state machine`() {
        var gone: Set<String> = []
        // Each transition can be reached with at most five events. The longest path begins with the two events below,
        // and ends with a new start after the download has ended.
        for first in [[], [start, .headers(status: 200, length: 2)]] as [[Download.Event]] {
            SmallSequences(of: Self.events, upTo: first.count + 3).visit(after: first) { events in
                let states = Download.expected(.init(events: events)).output?.states ?? []
                let phases = [Download.State.idle] + states.map(\.phase)
                if let last = events.last {
                    gone.insert("\(phases[events.count - 1]) \(last.trigger) \(phases[events.count])")
                }
            }
        }
        for way in Download.machine.transitions {
            #expect(gone.contains("\(way.origin) \(way.event) \(way.target)"))
        }
    }
}
