import Specification

/// The method for measuring the distance between two places on Earth.
public enum EarthDistance: String, ReadingOption {
    case geodesic, haversine

    public static let reading = Reading(
        "mobility.distance", "How is the distance between two places measured?",
        source: Source(.mobiliteDynamique, "4.3"),
        options: .init("geodesic", "along the shortest path on the WGS-84 ellipsoid, within 1 mm"),
        .init("haversine", "along the great circle on a sphere of radius 6 371 008.8 m"))
}
