import JSON
import SharedSpecs
import Specification

/// mobility.comments: the comments that people write about the traffic.
public enum Comments: Specification {
    public static let id: SubsystemID = "mobility.comments"
    public static let summary =
        "Lists traffic comments that match a category and an area, newest first."

    public enum Category: String, CaseIterable, Sendable, Wire {
        case traffic, accident, delay, deviation, other
    }

    /// A comment about the traffic, with or without the place where it was written.
    public struct Comment: Wire {
        public internal(set) var id: String
        public let t: Double
        public let category: Category
        public let text: String
        /// The place where the comment was written; nil if the comment has no place.
        public let place: Coordinate?

        public init(id: String, t: Double, category: Category, text: String, place: Coordinate? = nil) {
            self.id = id
            self.t = t
            self.category = category
            self.text = text
            self.place = place
        }

        public static let shape = Shape.either([Plain.shape, Located.shape])

        public init(_ value: Value) throws(Misfit) {
            if value["lat"] == nil, value["lon"] == nil {
                self.init(try Plain(value), at: nil)
            } else {
                let located = try Located(value)
                self.init(located.plain, at: Coordinate(lat: located.lat, lon: located.lon))
            }
        }

        private init(_ plain: Plain, at place: Coordinate?) {
            self.init(id: plain.id, t: plain.t, category: plain.category, text: plain.text, place: place)
        }

        public var value: Value {
            let plain = Plain(id: id, t: t, category: category, text: text)
            return place.map { Located(plain: plain, lat: $0.lat, lon: $0.lon).value } ?? plain.value
        }
    }

    private struct Plain: Record {
        let id: String
        let t: Double
        let category: Category
        let text: String

        static let form = Form(
            Plain.init(id:t:category:text:),
            Member(
                "id", { $0.id },
                "The id of the comment; an id that two comments share is rejected as comment.duplicate."),
            Member("t", { $0.t }, "Seconds since the epoch, 1970-01-01T00:00:00Z.", .finite)
                .in(.secondsSinceEpoch),
            Member("category", { $0.category }, "The subject of the comment."),
            Member("text", { $0.text }, "The text of the comment, which is ignored."))
    }

    private struct Located: Record {
        let plain: Plain
        let lat: Double
        let lon: Double

        static let form = Form(
            Located.init(plain:lat:lon:),
            Member(membersOf: { $0.plain }),
            Member("lat", { $0.lat }, Fix.north).in(.degrees),
            Member("lon", { $0.lon }, Fix.east).in(.degrees))
    }

    /// A circle on the map; a filter with a circle selects the comments that were written inside the circle.
    public struct Circle: Record {
        public internal(set) var lat: Double
        public let lon: Double
        public let metres: Double

        public init(lat: Double, lon: Double, metres: Double) {
            self.lat = lat
            self.lon = lon
            self.metres = metres
        }

        public static let form = Form(
            Circle.init(lat:lon:metres:),
            Member(
                "lat", { $0.lat },
                "The latitude of the centre in degrees; a value outside -90 to 90 is rejected as fix.invalid."
            ).in(.degrees),
            Member(
                "lon", { $0.lon },
                "The longitude of the centre in degrees; a value outside -180 to 180 is rejected as fix.invalid."
            ).in(.degrees),
            Member(
                "metres", { $0.metres }, "The radius of the circle, a finite number.",
                .number(atLeast: 0, atMost: .greatestFiniteMagnitude)
            ).in(.metres))

        public var centre: Coordinate { Coordinate(lat: lat, lon: lon) }
    }

    public struct Filter: Record {
        public let category: Category?
        public let near: Circle?

        public init(category: Category? = nil, near: Circle? = nil) {
            self.category = category
            self.near = near
        }

        public static let form = Form(
            Filter.init(category:near:),
            Member(
                "category", { $0.category },
                "The category of the listed comments; if absent, comments of every category are listed."),
            Member(
                "near", { $0.near },
                "The area of the listed comments, as a circle; if absent, comments from anywhere are listed."
            ))
    }

    public struct Input: Record {
        public let comments: [Comment]
        public let filter: Filter

        public init(comments: [Comment], filter: Filter = Filter()) {
            self.comments = comments
            self.filter = filter
        }

        public static let form = Form(
            Input.init(comments:filter:),
            Member("comments", { $0.comments }, "The comments, in any order."),
            Member("filter", { $0.filter }, "The filter that selects the listed comments."))

        /// The places of all comments, and the centre of the filter's circle.
        public var places: [Coordinate] {
            comments.compactMap(\.place) + (filter.near.map { [$0.centre] } ?? [])
        }
    }

    public struct Output: Record {
        public let ids: [String]

        public init(ids: [String]) { self.ids = ids }

        public static let form = Form(
            Output.init(ids:),
            Member("ids", { $0.ids }, "The ids of the comments that are listed, newest first."))
    }

    public static let readings = [EarthDistance.reading]
    public static let rejections = [Fix.invalid, duplicate]

    public static let duplicate = DeclaredRejection("comment.duplicate", "Two comments have the same id.")
}
