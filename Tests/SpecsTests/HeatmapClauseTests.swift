import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs
@testable import SharedSpecs

/// Returns a cell with the colour and the opacity of the greatest weight.
private func hot(_ x: Int, _ y: Int, _ weight: Double = 1) -> Heatmap.Cell {
    .init(x: x, y: y, weight: weight, colour: [255, 0, 0], opacity: 0.85)
}

/// Tests of HEA-1, HEA-2, TRK-3 and FIX-1 of mobility.heatmap, with hand-written points and generated inputs.
struct HeatmapClauseTests {
    private typealias Cell = Heatmap.Cell
    private typealias Point = Heatmap.Point

    /// Returns a cell in the colour of heat 0.5; under `squareRoot`, a quarter of the greatest weight has this heat.
    private func green(_ x: Int, _ y: Int, _ weight: Double) -> Heatmap.Cell {
        .init(x: x, y: y, weight: weight, colour: [0, 255, 0], opacity: 0.425)
    }

    private func examined(
        _ points: [Heatmap.Point], zoom: Int = 1, gives cells: [Heatmap.Cell],
        by readings: Readings = .standard
    ) -> Examination<Heatmap> {
        Examination(.init(.init(points: points, zoom: zoom)), .output(.init(cells: cells)), readings)
    }

    // MARK: HEA-1: tiles

    @Test(arguments: [
        (10.0, -10.0, 0, 0), (10, 10, 1, 0), (-10, -10, 0, 1), (0, 0, 1, 1), (90, 180, 1, 0),
        (-90, -180, 0, 1),
        (85.06, 179, 1, 0),
    ])
    func `each point lies in its tile, and row 0 is in the north`(lat: Double, lon: Double, x: Int, y: Int) {
        examined([Point(lat: lat, lon: lon)], gives: [hot(x, y)]).expectHolds("HEA-1")
        examined([Point(lat: lat, lon: lon)], gives: [hot(x, 1 - y)])
            .expectBroken("HEA-1")
        examined([Point(lat: lat, lon: lon)], gives: [hot(1 - x, y)])
            .expectBroken("HEA-1")
        examined([Point(lat: lat, lon: lon)], gives: []).expectBroken("HEA-1")
    }

    @Test func `the tiles follow the Mercator projection`() {
        // Row 3 of the 8 rows begins at 40.98° north.
        examined([Point(lat: 41, lon: 0)], zoom: 3, gives: [hot(4, 2)]).expectHolds("HEA-1")
        examined([Point(lat: 40.9, lon: 0)], zoom: 3, gives: [hot(4, 3)]).expectHolds("HEA-1")
        examined([Point(lat: 41, lon: 0)], zoom: 3, gives: [hot(4, 3)]).expectBroken("HEA-1")
    }

    @Test func `tiles outside the map, and infinite weights of both signs, break HEA-1`() {
        examined([Point(lat: 0, lon: 180)], zoom: 0, gives: [hot(1, 0)]).expectBroken("HEA-1")
        examined([Point(lat: 0, lon: 0)], gives: [hot(1, 1, .infinity), hot(0, 1, -.infinity)])
            .expectBroken("HEA-1")
    }

    // MARK: HEA-1: weights

    @Test func `the weights of the points in a tile add up, and a tile with weight 0 gives no cell`() {
        let points = [
            Point(lat: 10, lon: 10, weight: 2), .init(lat: 20, lon: 20), .init(lat: -1, lon: 1, weight: 0),
        ]
        examined(points, gives: [hot(1, 0, 3)]).expectHolds("HEA-1")
        examined(points, gives: [hot(1, 0, 2)]).expectBroken("HEA-1")
        let cold = Cell(x: 1, y: 1, weight: 0, colour: [0, 0, 255], opacity: 0)
        examined(points, gives: [hot(1, 0, 3), cold]).expectBroken("HEA-1")
    }

    @Test func `the cells are in order, and none is repeated`() {
        let points = [Point(lat: 1, lon: 1), .init(lat: -1, lon: -1)]
        examined(points, gives: [hot(1, 0), hot(0, 1)]).expectHolds("HEA-1")
        examined(points, gives: [hot(0, 1), hot(1, 0)]).expectBroken("HEA-1")
        examined([Point(lat: 1, lon: 1, weight: 2)], gives: [hot(1, 0), hot(1, 0)])
            .expectBroken("HEA-1")
    }

    @Test(arguments: [-1, .infinity, -0.001] as [Double])
    func `an input with an invalid weight is rejected`(weight: Double) {
        let input = Heatmap.Input(.init(points: [.init(lat: 0, lon: 0, weight: weight)], zoom: 0))
        Examination<Heatmap>(input, .rejection(Heatmap.invalidWeight())).expectHolds("HEA-1")
        Examination<Heatmap>(input, .output(.init(cells: []))).expectBroken("HEA-1")
    }

    @Test func `rejecting an input whose weights are valid breaks HEA-1`() {
        Examination<Heatmap>(
            .init(.init(points: [.init(lat: 0, lon: 0, weight: -0.0)], zoom: 0)),
            .rejection(Heatmap.invalidWeight())
        ).expectBroken("HEA-1")
    }

    // MARK: HEA-1: the ramp

    @Test func `the reading decides whether heat is proportional to the weight or to its square root`() {
        let points = [Point(lat: 1, lon: -1), .init(lat: 1, lon: 1, weight: 4)]
        examined(points, gives: [green(0, 0, 1), hot(1, 0, 4)]).expectHolds("HEA-1")
        let cyan = Cell(x: 0, y: 0, weight: 1, colour: [0, 255, 255], opacity: 0.2125)
        examined(points, gives: [cyan, hot(1, 0, 4)])
            .expectBroken("HEA-1")
        let proportional = Readings.standard.with(HeatmapScale.proportional)
        examined(points, gives: [cyan, hot(1, 0, 4)], by: proportional).expectHolds("HEA-1")
        examined(points, gives: [green(0, 0, 1), hot(1, 0, 4)], by: proportional).expectBroken("HEA-1")
    }

    @Test func `a wrong colour or a wrong opacity breaks HEA-1`() {
        let points = [Point(lat: 1, lon: -1), .init(lat: 1, lon: 1, weight: 4)]
        for (colour, opacity) in [([0, 254, 0], 0.425), ([1, 255, 0], 0.425), ([0, 255, 0], 0.4251)] {
            let other = Cell(x: 0, y: 0, weight: 1, colour: colour, opacity: opacity)
            examined(points, gives: [other, hot(1, 0, 4)]).expectBroken("HEA-1")
        }
    }

    @Test func `a colour channel halfway between two whole numbers is rounded up`() {
        // The heat 1/8, the square root of 1/64, is halfway from blue to cyan, so the green channel is 127.5.
        let points = [Point(lat: 1, lon: -1), .init(lat: 1, lon: 1, weight: 64)]
        for (green, holds) in [(128, true), (127, false)] {
            let cell = Cell(x: 0, y: 0, weight: 1, colour: [0, green, 255], opacity: 0.10625)
            let examination = examined(points, gives: [cell, hot(1, 0, 64)])
            #expect(examination.broken.isEmpty == holds)
        }
    }

    @Test func `a tile whose weight is not the total weight of its children may break HEA-1`() {
        let doubling = Improvised<Heatmap> { input, readings throws(Rejection) in
            let output = try Heatmap.reference.run(input, readings: readings)
            guard input.layers[0].zoom == 1 else { return output }
            return .init(cells: output.cells.map { hot($0.x, $0.y, $0.weight * 2) })
        }
        let input = Heatmap.Input(.init(points: [.init(lat: 10, lon: 10)], zoom: 2))
        Examination(input, by: doubling).expectSuspected("HEA-1")
        Examination(input, by: Heatmap.reference).expectHolds("HEA-1")
    }

    // MARK: HEA-2

    @Test func `only the last layer of a list is drawn`() {
        let old = Heatmap.Layer(points: [.init(lat: 10, lon: 10, weight: 5)], zoom: 1)
        let new = Heatmap.Layer(points: [.init(lat: -10, lon: -10)], zoom: 1)
        let input = Heatmap.Input(replacing: [old, new])
        Examination<Heatmap>(input, .output(.init(cells: [hot(0, 1)]))).expectHolds("HEA-2")
        let adding = Improvised<Heatmap> { input, readings throws(Rejection) in
            let all = Heatmap.Layer(points: input.points, zoom: 1)
            return try Heatmap.reference.run(.init(all), readings: readings)
        }
        #expect(Examination(input, by: adding).accused == ["HEA-2"])
        Examination(input, by: Heatmap.reference).expectHolds("HEA-2")
        Examination<Heatmap>(.init(new), .output(.init(cells: [hot(0, 1)]))).expectUntouched("HEA-2")
    }

    @Test func `points are checked even in the layers that the last layer replaces`() {
        let wrong = Heatmap.Layer(points: [.init(lat: 0, lon: 0, weight: -1)], zoom: 0)
        let input = Heatmap.Input(replacing: [wrong, .init(points: [], zoom: 0)])
        Examination<Heatmap>(input, .rejection(Heatmap.invalidWeight())).expectHolds("HEA-2")
        Examination<Heatmap>(input, .output(.init(cells: [])))
            .expectBroken("HEA-2")
    }

    @Test func `an empty list of layers gives no cells`() {
        Examination<Heatmap>(.init(replacing: []), .output(.init(cells: []))).expectHolds("HEA-2")
        Examination<Heatmap>(.init(replacing: []), .output(.init(cells: [hot(0, 0)])))
            .expectBroken("HEA-2")
        #expect(Heatmap.reference.outcome(of: .init(replacing: [])).output?.cells.isEmpty == true)
    }

    @Test func `a point without a time is malformed if the filter is a weekday`() {
        let text = #"{"points":[{"lat":0,"lon":0}],"zoom":0,"filter":"monday"}"#
        #expect(throws: Misfit.self) { try Heatmap.Input(JSONReader.value(of: text)) }
    }

    // MARK: TRK-3

    /// Noon in UTC on two Mondays, and on the Tuesday between them.
    private let week: [Double] = [1_600_041_600.0 + 43_200, 1_600_128_000 + 43_200, 1_600_646_400 + 43_200]

    private func layer(_ filter: DayFilter, in zone: String = "UTC", _ times: [Double]? = nil)
        -> Heatmap.Layer
    {
        let points = (times ?? week).enumerated().map { Point(lat: 1, lon: 1, weight: Double($0 + 1), t: $1) }
        return .init(points: points, zoom: 0, filter: filter, timeZone: zone)
    }

    private func shown(
        _ layer: Heatmap.Layer, gives weight: Double, by readings: Readings = .standard
    ) -> Examination<Heatmap> {
        Examination(.init(layer), .output(.init(cells: [hot(0, 0, weight)])), readings)
    }

    @Test func `the reading decides whether only the last Monday or all Mondays are shown`() {
        // 2020-09-14 was a Monday.
        shown(layer(.monday), gives: 3).expectHolds("TRK-3")
        shown(layer(.tuesday), gives: 2).expectHolds("TRK-3")
        shown(layer(.monday), gives: 4).expectBroken("TRK-3")
        let all = Readings.standard.with(TrackWeekday.all)
        shown(layer(.monday), gives: 4, by: all).expectHolds("TRK-3")
        shown(layer(.monday), gives: 3, by: all).expectBroken("TRK-3")
        shown(layer(.always), gives: 6).expectHolds("TRK-3")
    }

    @Test func `the day of a point is its date in the local time of the zone`() {
        // An hour before midnight on Sunday in UTC, it is already Monday in Rome.
        let sunday = [1_600_041_600.0 - 3_600]
        shown(layer(.monday, in: "Europe/Rome", sunday), gives: 1).expectHolds("TRK-3")
        let none = Examination<Heatmap>(
            .init(layer(.monday, in: "Europe/Rome", sunday)), .output(.init(cells: [])))
        none.expectBroken("TRK-3")
    }

    @Test func `if the weights are equal, a point from the wrong day looks like a point in the wrong tile`() {
        let wrong = Improvised<Heatmap> { input, _ in
            .init(cells: [hot(input.layers[0].filter == .monday ? 0 : 1, 0)])
        }
        let points = [Point(lat: 1, lon: 1, t: week[0]), .init(lat: 1, lon: -1, t: week[1])]
        let input = Heatmap.Input(.init(points: points, zoom: 1, filter: .monday))
        // A single outcome does not show whether the program drew Tuesday's point, or Monday's point in the wrong tile.
        #expect(Examination(input, by: wrong).accused == ["HEA-1"])
        Examination(input, by: Heatmap.reference).expectHolds("TRK-3")
    }

    @Test(arguments: ["Europe/Turin", "", "europe/rome", "UTC+1", "Factory"])
    func `an unknown time zone is rejected, even if the filter is 'always'`(zone: String) {
        let input = Heatmap.Input(layer(.always, in: zone))
        Examination<Heatmap>(input, .rejection(DayFilter.unknownZone())).expectHolds("TRK-3")
        Examination<Heatmap>(input, .output(.init(cells: [])))
            .expectBroken("TRK-3")
    }

    @Test(arguments: ["UTC", "Europe/Rome", "Etc/GMT+5", "Zulu", "US/Eastern"])
    func `the laws and the reference accept time zone aliases and names that begin with Etc/`(zone: String) {
        let input = Heatmap.Input(layer(.always, in: zone))
        Examination<Heatmap>(input, .rejection(DayFilter.unknownZone())).expectBroken("TRK-3")
        #expect(Heatmap.reference.outcome(of: input).output != nil)
    }

    @Test func `every time zone of the kit has a valid name`() {
        for zone in Zone.allCases { #expect(ZoneName.isKnown(zone.rawValue)) }
    }

    // MARK: FIX-1

    @Test func `an invalid place or an infinite time takes precedence over other faults`() {
        let points = [
            Point(lat: 90.5, lon: 0), .init(lat: 0, lon: -181), .init(lat: 0, lon: 0, t: .infinity),
        ]
        for point in points {
            let valid = Point(lat: 0, lon: 0, weight: -1)
            let input = Heatmap.Input(.init(points: [valid, point], zoom: 0, timeZone: "x"))
            Examination<Heatmap>(input, .rejection(Fix.invalid())).expectHolds("FIX-1")
            Examination<Heatmap>(input, .rejection(Heatmap.invalidWeight()))
                .expectBroken("FIX-1")
        }
    }

    // MARK: Properties

    @Test func `a tile with much weight but little heat contradicts a property`() {
        let points = [Point(lat: 1, lon: -1), .init(lat: 1, lon: 1, weight: 4)]
        let input = Heatmap.Input(.init(points: points, zoom: 1))
        let cold = Cell(x: 1, y: 0, weight: 4, colour: [0, 0, 255], opacity: 0.85)
        func contradicted(_ cells: [Heatmap.Cell]) -> [Heatmap.Law] {
            Relations<Heatmap>(input, .output(.init(cells: cells))).contradicted
        }
        #expect(contradicted([green(0, 0, 1), hot(1, 0, 4)]).isEmpty)
        #expect(contradicted([green(0, 0, 1), cold]) == [.hotter])
        #expect(contradicted([green(0, 0, 1), green(1, 0, 4)]) == [.hotter])
        #expect(contradicted([hot(1, 0, 4)]) == [.weight])
        #expect(contradicted([green(0, 0, 0), hot(1, 0, 5)]) == [.weight])
    }

    @Test func `a tile whose weight is not the total weight of its children contradicts a property`() {
        let counting = Improvised<Heatmap> { input, readings throws(Rejection) in
            let output = try Heatmap.reference.run(input, readings: readings)
            return input.layers[0].zoom == 2 ? output : .init(cells: output.cells.dropLast())
        }
        let input = Heatmap.Input(.init(points: [.init(lat: 10, lon: 10)], zoom: 2))
        #expect(Relations<Heatmap>(input, by: counting).contradicted == [.column])
        #expect(Relations<Heatmap>(input, by: Heatmap.reference).contradicted.isEmpty)
    }

    @Test func `adding up all layers of a list contradicts a property`() {
        let adding = Improvised<Heatmap> { input, readings throws(Rejection) in
            try Heatmap.reference.run(.init(.init(points: input.points, zoom: 1)), readings: readings)
        }
        let layer = Heatmap.Layer(points: [.init(lat: 10, lon: 10)], zoom: 1)
        let input = Heatmap.Input(replacing: [layer, layer])
        #expect(Relations<Heatmap>(input, by: adding).contradicted == [.replaces])
        let something = Outcome.output(Heatmap.Output(cells: [hot(0, 0)]))
        #expect(Examination<Heatmap>(.init(replacing: []), something).accused == ["HEA-2"])
    }

    @Test func `every possible rejection occurs among the generated inputs`() {
        let inputs = GeneratorExamination<Heatmap>().inputs
        let codes = inputs.compactMap { Heatmap.reference.outcome(of: $0).rejection?.code }
        for rejection in Heatmap.rejections {
            #expect(codes.count { $0 == rejection.code } >= 5, "\(rejection.code)")
        }
    }
}
