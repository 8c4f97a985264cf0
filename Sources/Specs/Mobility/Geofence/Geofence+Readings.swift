import SharedSpecs
import Specification

/// When a run of close fixes opens a geofence on iOS: after a number of close fixes, or after some time.
public enum GeofenceClock: String, ReadingOption {
    case count, elapsed

    public static let reading = Reading(
        "mobility.geofence.clock",
        "What opens a geofence on iOS: the number of close fixes, or the time that they took?",
        source: Source(.mobiliteDynamique, "4.3"),
        options: .init("count", "the number: the seventh close fix in a row, regardless of the time"),
        .init(
            "elapsed",
            "the time: the first close fix at least 21 minutes (7 × 3) after the first fix of its run"))
}

/// The position of the centre of a geofence on iOS.
public enum GeofenceCentre: String, ReadingOption {
    case last, first, mean

    public static let reading = Reading(
        "mobility.geofence.centre", "Where is the centre of a geofence on iOS?",
        source: Source(.mobiliteDynamique, "4.3"),
        options: .init("last", "at the fix that opened the geofence"),
        .init("first", "at the first fix of the run, which is the fix directly before the first close fix"),
        .init("mean", "at the mean latitude and longitude of the run's first fix and its close fixes"))
}

/// The fixes that form a window on Android after a far fix.
public enum GeofenceWindow: String, ReadingOption {
    case sliding, restart

    public static let reading = Reading(
        "mobility.geofence.window", "Which five fixes form a window on Android?",
        source: Source(.mobiliteDynamique, "2.2.3"),
        options: .init("sliding", "always the last five"),
        .init("restart", "five in a row; a fix that is far from the first of these begins a new window"))
}

/// The effect of a far fix on the counter on iOS.
public enum GeofenceFar: String, ReadingOption {
    case reset, keep

    public static let reading = Reading(
        "mobility.geofence.far", "What does a far fix do to the proximity counter on iOS?",
        source: Source(.mobiliteDynamique, "4.3"),
        options: .init("reset", "it sets the counter to 0 and begins the next run"),
        .init("keep", "nothing: the counter counts the close fixes both before and after the far fix"))
}

/// The fix that marks the start of the time in a geofence.
public enum GeofenceDwell: String, ReadingOption {
    case enter, arrival

    public static let reading = Reading(
        "mobility.geofence.dwell", "From which fix is the time in a geofence counted?",
        source: Source(.mobiliteDynamique, "5.2.1.1"),
        options: .init("enter", "from the fix that opened the geofence"),
        .init(
            "arrival",
            "from the first fix of its run or window: \"tempo trascorso all'interno di un raggio di 100 metri\""
        ))
}

/// The position of the centre of a geofence on Android.
public enum GeofenceAndroidCentre: String, ReadingOption {
    case first, last

    public static let reading = Reading(
        "mobility.geofence.androidCentre", "Where is the centre of a geofence on Android?",
        source: Source(.mobiliteDynamique, "2.2.3"),
        options: .init("first", "at the first fix of the window; the other fixes are near it"),
        .init("last", "at the last fix: \"solo a questo punto … ne rileva la posizione\""))
}
