import Specification

/// Which distance between two places on Earth is meant.
public enum EarthDistance: String, ReadingOption {
    case geodesic, haversine

    public static let reading = Reading(
        "mobility.distance", "Which distance do two places have?",
        source: Source(.mobiliteDynamique, "4.3"),
        options: .init("geodesic", "the shortest way on the WGS-84 ellipsoid, within 1 mm"),
        .init("haversine", "the great circle on a sphere of radius 6 371 008.8 m"))
}
