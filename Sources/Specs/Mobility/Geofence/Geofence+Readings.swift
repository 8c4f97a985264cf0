import Specification

/// When a run of close fixes opens a geofence on iOS.
public enum GeofenceClock: String, ReadingOption {
    case count, elapsed

    public static let reading = Reading(
        "mobility.geofence.clock",
        "What opens a geofence on iOS: the number of close fixes or the time they took?",
        source: Source(.mobiliteDynamique, "4.3"),
        options: .init("count", "the seventh close fix in a row, whatever the time"),
        .init("elapsed", "the first close fix at least 21 minutes (7 × 3) after the first fix of its run"))
}

/// Where the centre of an iOS geofence is.
public enum GeofenceCentre: String, ReadingOption {
    case last, first, mean

    public static let reading = Reading(
        "mobility.geofence.centre", "Where is the centre of a geofence on iOS?",
        source: Source(.mobiliteDynamique, "4.3"),
        options: .init("last", "at the fix that opened it"),
        .init("first", "at the first fix of the run, the one with which the first close fix was compared"),
        .init("mean", "at the mean latitude and the mean longitude of the run, its first fix included"))
}

/// Which fixes Android looks at after a far one.
public enum GeofenceWindow: String, ReadingOption {
    case sliding, restart

    public static let reading = Reading(
        "mobility.geofence.window", "Which five fixes does Android look at?",
        source: Source(.mobiliteDynamique, "2.2.3"),
        options: .init("sliding", "always the last five"),
        .init("restart", "five in a row from a first one; a fix far from it begins anew"))
}
