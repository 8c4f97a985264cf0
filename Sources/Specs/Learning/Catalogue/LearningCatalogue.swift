import JSON
import Specification

/// learning.catalogue: the collection of courses, in which the recent courses are above the library.
public enum LearningCatalogue: Specification {
    public static let id: SubsystemID = "learning.catalogue"
    public static let summary =
        "Lays out the recent courses and the library in sections, and opens the course that was tapped."

    public struct Input: Record {
        public internal(set) var recent: [String]
        public internal(set) var library: [String]
        /// The place that the user tapped; nil if there was no tap.
        public internal(set) var select: Index?

        public init(recent: [String], library: [String], select: Index? = nil) {
            self.recent = recent
            self.library = library
            self.select = select
        }

        public static let form = Form(
            Input.init,
            Member("recent", { $0.recent }, "The ids of the recent courses, most recently opened first."),
            Member("library", { $0.library }, "The ids of all courses."),
            Member(
                "select", { $0.select },
                "The section and the row of the tap, both counted from 0; absent without a tap."))
    }

    /// A place in the collection: a section and a row in it, both counted from 0.
    public struct Index: Wire {
        public let section: Int
        public let row: Int

        public init(_ section: Int, _ row: Int) {
            self.section = section
            self.row = row
        }

        public static let shape = Shape.fixed(Int.shape, count: 2)

        public init(_ value: Value) throws(Misfit) {
            let numbers = try [Int](value)
            guard numbers.count == 2 else {
                throw Misfit("a section and a row are expected, not \(numbers.count) numbers")
            }
            self.init(numbers[0], numbers[1])
        }

        public var value: Value { [section, row].value }
    }

    public struct Output: Record {
        public let sections: [Int]
        public let course: String?
        public let highlighted: Bool?
        public let recent: [String]?

        public init(
            sections: [Int], course: String? = nil, highlighted: Bool? = nil, recent: [String]? = nil
        ) {
            self.sections = sections
            self.course = course
            self.highlighted = highlighted
            self.recent = recent
        }

        public static let form = Form(
            Output.init(sections:course:highlighted:recent:),
            Member("sections", { $0.sections }, "The number of courses in each section.", .each(.atLeast(0))),
            Member(
                "course", { $0.course }, "The id of the course at the place of the tap; absent without a tap."
            ),
            Member(
                "highlighted", { $0.highlighted },
                "Whether the tap was in the section of the recent courses; absent without a tap."),
            Member(
                "recent", { $0.recent },
                "The ids of the recent courses after the tap, most recently opened first; absent without a tap."
            ))
    }

    public static let outOfRange = DeclaredRejection(
        "index.outOfRange", "The tap is on a section or a row that does not exist.")

    public static let rejections = [outOfRange]
}
