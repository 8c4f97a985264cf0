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
        .listed: .source("The comments of all users are listed.", section),
        .newestFirst: .source("Comments are listed from the newest to the oldest.", section),
        .ofCategory: .source(
            """
            A filter can select the comments of one category, such as traffic, accidents, delays or deviations.
            """, section),
        .inArea: .source(
            "A filter can select the comments that were written in an area.",
            Source(.mobiliteDynamique, "3.1")),
        .other: .decision(
            """
            `other` is a category like `traffic`, `accident`, `delay` and `deviation`: as a filter, `other` does not \
            select all comments.
            """,
            near: section
        ),
        .ties: .decision(
            "Comments of the same time are listed in the order of their ids, not in the order of the input."),
        .byScalars: .decision(
            """
            Ids are ordered by their Unicode scalars. This is the order of their bytes in UTF-8, but not of their \
            units in UTF-16.
            """),
        .rim: .decision(
            "An area is a circle; a place whose distance from the centre is exactly the radius is in the area."
        ),
        .nowhere: .decision("A comment without a place is in no area."),
        .both: .decision(
            "If the filter has a category and an area, a listed comment matches both, not only one of them."),
        .metres: .standard(
            "Distances are measured on the WGS 84 ellipsoid, unless the reading `mobility.distance` is `haversine`.",
            .wgs84),
        .duplicate: .decision(
            """
            If two comments have the same id, the input is rejected as comment.duplicate, whether or not the filter \
            selects these comments.
            """),
        .sameScalars: .decision(
            "Two ids are the same only if their Unicode scalars are the same; ids that look alike may differ."
        ),
        .placesFirst: .decision(
            "If fix.invalid and comment.duplicate both apply, the rejection is fix.invalid."),
    ]
}
