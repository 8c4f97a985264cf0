import SharedSpecs
import Specification

extension Comments {
    public enum Rule: String, RuleName {
        case places = "FIX-1"
        case listing = "COM-1"
    }

    public static let clauses: Clauses<Comments> = [
        .places: Fix.statement,
        .listing: Statement(
            .source(
                """
                Comments are listed from the newest to the oldest; a filter leaves those of one category, or those of \
                an area. Their categories are traffic, accident, delay and deviation.
                """, Source(.mobiliteDynamique, "2.2.4", "3.1")),
            .decision(
                """
                There is a category other too. Comments of one time are in the order of their ids, as texts compared \
                scalar by scalar, which is the order of their UTF-8 bytes and not that of UTF-16. The category matches \
                exactly.
                """),
            .decision(
                """
                An area is a circle: what was written within its metres, at just that distance too, is in it; a \
                comment without a place is in none. If both filters are given, both hold.
                """),
            .standard(
                "Metres are measured on the ellipsoid of WGS 84 unless the reading mobility.distance says haversine.",
                .wgs84),
            .decision(
                """
                Two comments of one id, scalar by scalar, are comment.duplicate, whether or not the filter leaves \
                them; a place off the Earth is told first.
                """)),
    ]
}
