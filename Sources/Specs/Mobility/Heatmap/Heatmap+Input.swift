import JSON
import SharedSpecs
import Specification

extension Heatmap {
    /// A place where a person was, with an optional time.
    public struct Point: Record, Equatable {
        public let lat: Double
        public let lon: Double
        public let weight: Double
        public let t: Double?

        public init(lat: Double, lon: Double, weight: Double = 1, t: Double? = nil) {
            self.lat = lat
            self.lon = lon
            self.weight = weight
            self.t = t
        }

        public static let form = Form(
            Point.init(lat:lon:weight:t:),
            Member("lat", { $0.lat }, Fix.north).in(.degrees),
            Member("lon", { $0.lon }, Fix.east).in(.degrees),
            Member("weight", { $0.weight }, heavy, standard: 1),
            Member("t", { $0.t }, seconds).in(.secondsSinceEpoch))

        fileprivate static let heavy =
            "The weight of the point; 1 if absent. A negative or infinite weight is rejected as weight.invalid."
        fileprivate static let seconds =
            """
            Seconds since the epoch, 1970-01-01T00:00:00Z, in the years 2 to 9998; any other time is rejected as \
            fix.invalid.
            """

        public var place: Coordinate { Coordinate(lat: lat, lon: lon) }

        /// Whether the place is on Earth and the time, if present, is finite. Clause: FIX-1
        public var isOnEarth: Bool { place.isOnEarth && (t?.isFinite ?? true) }

        /// Whether the time, if present, is in the years 2 to 9998. Clause: TRK-3
        public var hasDate: Bool { t.map(DayFilter.calendar.contains) ?? true }

        public var isWeighty: Bool { weight >= 0 && weight.isFinite }
    }

    /// A point that must have a time, because the filter of its layer is a weekday.
    private struct TimedPoint: Record {
        let point: Point

        static let form = Form(
            { (lat: Double, lon: Double, weight: Double, t: Double) in
                TimedPoint(point: Point(lat: lat, lon: lon, weight: weight, t: t))
            },
            Member("lat", { $0.point.lat }, Fix.north).in(.degrees),
            Member("lon", { $0.point.lon }, Fix.east).in(.degrees),
            Member("weight", { $0.point.weight }, Point.heavy, standard: 1),
            Member("t", { $0.point.t ?? 0 }, Point.seconds).in(.secondsSinceEpoch))
    }

    /// The points that are drawn on one map, with the zoom, the filter and the time zone of the map.
    public struct Layer: Wire {
        public let points: [Point]
        public internal(set) var zoom: Int
        public let filter: DayFilter
        public let timeZone: String

        /// Makes a layer; if its filter is a weekday, each of its points must have a time.
        public init(points: [Point], zoom: Int, filter: DayFilter = .always, timeZone: String = utc) {
            self.points = points
            self.zoom = zoom
            self.filter = filter
            self.timeZone = timeZone
        }

        public static let utc = "UTC"

        public static let shape = Shape.either([Whole.shape, Weekday.shape])

        public init(_ value: Value) throws(Misfit) {
            let isWhole = value["filter"].map { $0 == DayFilter.always.value } ?? true
            self = isWhole ? try Whole(value).layer : try Weekday(value).layer
        }

        public var value: Value {
            filter == .always ? Whole(layer: self).value : Weekday(layer: self).value
        }

        fileprivate static let across =
            "The zoom of the map, which has 2^zoom columns and 2^zoom rows of tiles."
        fileprivate static let clocks =
            "The IANA name of the time zone that determines when a day begins; UTC if absent."
    }

    /// A layer that shows all its points.
    private struct Whole: Record {
        let layer: Layer

        static let form = Form(
            { (points: [Point], zoom: Int, filter: DayFilter, timeZone: String) in
                Whole(layer: Layer(points: points, zoom: zoom, filter: filter, timeZone: timeZone))
            },
            Member("points", { $0.layer.points }, "The places where the person was, in any order."),
            Member("zoom", { $0.layer.zoom }, Layer.across, .within(0...deepestZoom)),
            Member(
                "filter", { $0.layer.filter },
                "The filter `always`: all points are shown, as without a filter.",
                .only([.always], otherwise: "`always` is expected"), standard: .always),
            Member("timeZone", { $0.layer.timeZone }, Layer.clocks, standard: Layer.utc))
    }

    /// A layer whose filter is a weekday.
    private struct Weekday: Record {
        let layer: Layer

        static let form = Form(
            { (points: [TimedPoint], zoom: Int, filter: DayFilter, timeZone: String) in
                Weekday(
                    layer: Layer(
                        points: points.map(\.point), zoom: zoom, filter: filter, timeZone: timeZone))
            },
            Member(
                "points", { $0.layer.points.map(TimedPoint.init(point:)) },
                "The places where the person was, and the times, in any order."),
            Member("zoom", { $0.layer.zoom }, Layer.across, .within(0...deepestZoom)),
            Member(
                "filter", { $0.layer.filter }, "The weekday whose points are shown.",
                .only(Array(DayFilter.allCases.dropFirst()), otherwise: "a weekday is expected")),
            Member("timeZone", { $0.layer.timeZone }, Layer.clocks, standard: Layer.utc))
    }

    /// A layer, or several layers, each of which replaces the previous one.
    public struct Input: Wire {
        public let layers: [Layer]
        let isList: Bool

        public init(_ layer: Layer) {
            layers = [layer]
            isList = false
        }

        public init(replacing layers: [Layer]) {
            self.layers = layers
            isList = true
        }

        public static let shape = Shape.either([
            Whole.shape, Weekday.shape,
            .described("A list of layers, each of which replaces the previous one.", .array(Layer.shape)),
        ])

        public init(_ value: Value) throws(Misfit) {
            guard case .array = value else {
                self.init(try Layer(value))
                return
            }
            self.init(replacing: try [Layer](value))
        }

        public var value: Value { isList ? layers.value : layers.first?.value ?? .null }

        public var points: [Point] { layers.flatMap(\.points) }
    }
}
