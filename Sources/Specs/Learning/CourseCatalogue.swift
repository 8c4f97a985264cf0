import JSON
import Specification

/// learning.catalogue: the collection of courses, the recent ones above the library.
public enum CourseCatalogue: Specification {
    public static let id: SubsystemID = "learning.catalogue"
    public static let summary =
        "Lays out the recent courses and the library in sections, and opens the course that is tapped."

    public struct Input: Wire {
        /// The courses opened last, the latest first.
        public let recent: [String]
        public let library: [String]
        /// Absent where nothing was tapped.
        public let select: Index?

        public init(recent: [String], library: [String], select: Index? = nil) {
            self.recent = recent
            self.library = library
            self.select = select
        }

        public static let shape = Shape.record([
            .required("recent", .array(.string()), "The ids of the courses opened last, the latest first."),
            .required("library", .array(.string()), "The ids of all courses."),
            .optional("select", Index.shape, "The section and the row that were tapped."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            recent = try members.required("recent")
            library = try members.required("library")
            select = try members.optional("select")
            try members.finish()
        }

        public var value: Value {
            .record(("recent", recent.value), ("library", library.value), ("select", select?.value))
        }

        /// What stands in each section.
        var sections: [[String]] { recent.isEmpty ? [library] : [recent, library] }
    }

    /// A place in the collection, counted from 0.
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
            section = numbers[0]
            row = numbers[1]
        }

        public var value: Value { [section, row].value }
    }

    public struct Output: Wire {
        /// How many courses each section shows.
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

        public static let shape = Shape.record([
            .required("sections", .array(.integer(.natural)), "How many courses each section shows."),
            .optional("course", .string(), "The id at the place that was tapped."),
            .optional("highlighted", .boolean, "Whether it was tapped among the recent ones."),
            .optional("recent", .array(.string()), "The recent courses once it is open."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            sections = try members.required("sections")
            course = try members.optional("course")
            highlighted = try members.optional("highlighted")
            recent = try members.optional("recent")
            try members.finish()
            guard let index = sections.firstIndex(where: { $0 < 0 }) else { return }
            throw Misfit("at least 0 is expected", at: Path([.member("sections"), .index(index)]))
        }

        public var value: Value {
            .record(
                ("sections", sections.value), ("course", course?.value), ("highlighted", highlighted?.value),
                ("recent", recent?.value))
        }
    }

    public static let outOfRange = DeclaredRejection(
        "index.outOfRange", "There is no such section, or no such row in it.")

    public static let rejections = [outOfRange]
}
