import SharedSpecs
import Specification

extension Comments {
    public enum Law: String, LawName {
        case places = "FIX-1a"
        case finite = "FIX-1b"
        case listed = "COM-1a"
        case newestFirst = "COM-1b"
        case ofCategory = "COM-1c"
        case inArea = "COM-1d"
        case other = "COM-1e"
        case ties = "COM-1f"
        case byScalars = "COM-1g"
        case rim = "COM-1h"
        case nowhere = "COM-1i"
        case both = "COM-1j"
        case metres = "COM-1k"
        case duplicate = "COM-1l"
        case sameScalars = "COM-1m"
        case placesFirst = "COM-1n"
    }

    private static let section = Source(.mobiliteDynamique, "2.2.4")

    public static let laws: Laws<Comments> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .listed: .source(
            "`ids` contains the ids of the comments of all users, except those that the filter excludes.",
            section),
        .newestFirst: .source(
            "`ids` is sorted by the times `t` of the comments, from the newest comment to the oldest.",
            section),
        .ofCategory: .source(
            """
            If the filter has a `category`, only the comments of this category are listed. The category may be, for \
            example, traffic, accidents, delays or deviations.
            """, section),
        .inArea: .source(
            "If the filter has an area `near`, only the comments that were written in this area are listed.",
            Source(.mobiliteDynamique, "3.1")),
        .other: .decision(
            """
            `other` is a category like `traffic`, `accident`, `delay` and `deviation`. A filter with the category \
            `other` lists only the comments of this category, not all comments.
            """,
            near: section
        ),
        .ties: .decision(
            """
            If several comments have the same time `t`, they are listed in rising order of their ids, not in the order \
            of the input.
            """),
        .byScalars: .decision(
            """
            Two ids are ordered by comparing their Unicode scalars one by one. This is the order of their bytes in \
            UTF-8, but it may differ from the order of their code units in UTF-16.
            """),
        .rim: .decision(
            """
            The area of a filter is a circle with the radius `metres`. A place whose distance from the centre is \
            exactly this radius is in the area.
            """),
        .nowhere: .decision(
            "A comment without a place is in no area, so it is not listed if the filter has an area `near`."),
        .both: .decision(
            """
            If the filter has both a `category` and an area `near`, a comment is listed only if it matches both.
            """),
        .metres: .standard(
            """
            Distances are measured on the WGS 84 ellipsoid, except under the option `haversine` of the reading \
            `mobility.distance`.
            """,
            .wgs84),
        .duplicate: .decision(
            """
            If two comments have the same id, the input is rejected as comment.duplicate. This applies even if the \
            filter does not select these comments.
            """),
        .sameScalars: .decision(
            """
            Two ids are the same only if they consist of the same Unicode scalars in the same order. Ids that look \
            alike may therefore be different.
            """),
        .placesFirst: .decision(
            "If fix.invalid and comment.duplicate both apply, the rejection is fix.invalid."),
    ]
}
