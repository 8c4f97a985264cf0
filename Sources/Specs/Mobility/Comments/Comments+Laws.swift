import SharedSpecs
import Specification

extension Comments {
    public enum Law: LawName {
        public typealias Subsystem = Comments
        case places, finite
        case listed, newestFirst, ofCategory, inArea, other, ties, byScalars, rim, nowhere, both, metres,
            duplicate, sameScalars, placesFirst
    }

    private static let section = Source(.mobiliteDynamique, "2.2.4")

    public static let laws: Laws<Comments> = [
        ("FIX-1a", .places, .shared): Fix.isOnEarth,
        ("FIX-1b", .finite, .shared): Fix.isFinite,
        ("COM-1a", .listed, .source(section)):
            "`ids` contains the ids of the comments of all users, except those that the filter excludes.",
        ("COM-1b", .newestFirst, .source(section)):
            "`ids` is sorted by the times `t` of the comments, from the newest comment to the oldest.",
        ("COM-1c", .ofCategory, .source(section)): """
        If the filter has a `category`, only the comments in this category are listed. The category may be, for \
        example, traffic, accidents, delays or deviations.
        """,
        ("COM-1d", .inArea, .source(.mobiliteDynamique, "3.1")):
            "If the filter has an area `near`, only the comments that were written in this area are listed.",
        ("COM-1e", .other, .decision(near: section)): """
        `other` is a category of its own, just as `traffic`, `accident`, `delay` and `deviation` are. A filter with \
        the category `other` lists only the comments in this category, not all comments.
        """,
        ("COM-1f", .ties, .decision): """
        If several comments have the same time `t`, they are sorted by id in ascending order, not listed in the order \
        of the input.
        """,
        ("COM-1g", .byScalars, .decision): """
        Two ids are ordered by comparing their Unicode scalars one by one. The result is the order of the UTF-8 \
        bytes, but not always the order of the UTF-16 code units.
        """,
        ("COM-1h", .rim, .decision): """
        The area of a filter is a circle with the radius `metres`. A place whose distance from the centre is exactly \
        this radius is in the area.
        """,
        ("COM-1i", .nowhere, .decision):
            "A comment without a place is in no area, so it is not listed if the filter has an area `near`.",
        ("COM-1j", .both, .decision): """
        If the filter has both a `category` and an area `near`, a comment is listed only if it matches both.
        """,
        ("COM-1k", .metres, .standard(.wgs84)): """
        Distances are measured on the WGS 84 ellipsoid, except under the option `haversine` of the reading \
        `mobility.distance`.
        """,
        ("COM-1l", .duplicate, .decision): """
        If two comments have the same id, the input is rejected as comment.duplicate, even if the filter does not \
        select these comments.
        """,
        ("COM-1m", .sameScalars, .decision): """
        Two ids are the same only if they consist of the same Unicode scalars in the same order. Ids that look alike \
        may therefore be different.
        """,
        ("COM-1n", .placesFirst, .decision):
            "If fix.invalid and comment.duplicate both apply, the rejection is fix.invalid.",
    ]
}
