import Specification

/// mobility.track: a person's track on the map.
public enum Track: Specification {
    public static let id: SubsystemID = "mobility.track"
    public static let summary =
        "Draws a person's track: lines that show how the person moved, stretches, and circles where the person stayed."

    /// The radius, in metres, of the circle of a geofence.
    public static let radius = 100.0

    public struct Input: Record {
        public let records: [MovementRecord]
        public let filter: DayFilter
        public let timeZone: String

        public init(records: [MovementRecord], filter: DayFilter = .always, timeZone: String = utc) {
            self.records = records
            self.filter = filter
            self.timeZone = timeZone
        }

        public static let utc = "UTC"

        public static let form = Form(
            Input.init(records:filter:timeZone:),
            Member(
                "records", { $0.records },
                """
                Records as in mobility.records, from the years 2 to 9998; a time earlier than the time before it is \
                rejected as event.order.
                """),
            Member(
                "filter", { $0.filter }, "Whether the map shows everything or only one weekday.",
                standard: .always),
            Member(
                "timeZone", { $0.timeZone },
                "The IANA name of the time zone that determines when a day begins; UTC if absent.",
                standard: utc))
    }

    public enum Colour: String, CaseIterable, Sendable, Wire {
        case orange, cyan, red, black
    }

    public enum Pattern: String, CaseIterable, Sendable, Wire {
        case solid, dashed
    }

    /// The colour, the pattern and the opacity of a line.
    public struct Look: Record, Equatable {
        public let colour: Colour
        public let pattern: Pattern
        public let opacity: Double

        public init(_ colour: Colour, _ pattern: Pattern, opacity: Double) {
            self.colour = colour
            self.pattern = pattern
            self.opacity = opacity
        }

        public static let form = Form(
            Look.init(_:_:opacity:),
            Member("colour", { $0.colour }, "The colour, which shows how the person moved."),
            Member(
                "pattern", { $0.pattern },
                "The pattern, which shows how the person moved even without colour."),
            Member("opacity", { $0.opacity }, "From 0 to 1."))

        /// The look of a line if it is uncertain how the person moved.
        public static let unsure = Look(.black, .solid, opacity: 0.5)
    }

    /// A line from one record to the next.
    public struct Segment: Record, Equatable {
        public let from: Int
        public let to: Int
        public let activity: Activity
        public let look: Look

        public init(from: Int, to: Int, activity: Activity, look: Look) {
            self.from = from
            self.to = to
            self.activity = activity
            self.look = look
        }

        public static let form = Form(
            Segment.init(from:to:activity:look:),
            Member("from", { $0.from }, "The index of the first record."),
            Member("to", { $0.to }, "The index of the next record."),
            Member(
                "activity", { $0.activity },
                "The activity of both records; `unknown` if their activities differ."),
            Member(membersOf: { $0.look }))
    }

    /// A run of consecutive lines with the same activity.
    public struct Stretch: Record, Equatable {
        public let from: Int
        public let to: Int
        public let activity: Activity
        public let start: Double
        public let duration: Double

        public init(from: Int, to: Int, activity: Activity, start: Double, duration: Double) {
            self.from = from
            self.to = to
            self.activity = activity
            self.start = start
            self.duration = duration
        }

        public static let form = Form(
            Stretch.init(from:to:activity:start:duration:),
            Member("from", { $0.from }, "The index of the first record of the stretch."),
            Member("to", { $0.to }, "The index of the last record of the stretch."),
            Member("activity", { $0.activity }, "The activity that every line of the stretch has."),
            Member("start", { $0.start }, "The time of the first record, in seconds since the epoch.")
                .in(.secondsSinceEpoch),
            Member("duration", { $0.duration }, "The number of seconds from the first record to the last.")
                .in(.seconds))
    }

    /// A circle on the map around a place where the person stayed.
    public struct Circle: Record, Equatable {
        public let at: Int
        public let radius: Double
        public let dwell: Double

        public init(at: Int, radius: Double = Track.radius, dwell: Double) {
            self.at = at
            self.radius = radius
            self.dwell = dwell
        }

        public static let form = Form(
            Circle.init(at:radius:dwell:),
            Member("at", { $0.at }, "The index of the first record of the stay."),
            Member("radius", { $0.radius }, "The radius of the circle.").in(.metres),
            Member(
                "dwell", { $0.dwell },
                "The number of seconds from the first record of the stay to the last."
            ).in(.seconds))
    }

    public struct Output: Record {
        public let segments: [Segment]
        public let stretches: [Stretch]
        public let circles: [Circle]

        public init(segments: [Segment], stretches: [Stretch], circles: [Circle]) {
            self.segments = segments
            self.stretches = stretches
            self.circles = circles
        }

        public static let form = Form(
            Output.init(segments:stretches:circles:),
            Member("segments", { $0.segments }, "The lines, in the order of the records."),
            Member("stretches", { $0.stretches }, "The stretches, in the order of the records."),
            Member("circles", { $0.circles }, "The circles, in the order of the records."))
    }

    public static let readings = [TrackWeekday.reading]
    public static let rejections = [Fix.invalid, TimeOrder.broken, DayFilter.unknownZone]
}
