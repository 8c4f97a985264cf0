import Specification

/// The theses from which the specifications were made.
extension Source.Document {
    public static let mobileSand = Source.Document(
        "mobile-sand", about: "programming by voice on a phone (thesis, Italian)")
    public static let mobiliteDynamique = Source.Document(
        "mobilite-dynamique", about: "a city's mobility tracker for Compiègne (thesis, Italian)")
    public static let hIndexCalculate = Source.Document(
        "h-index-calculate", about: "an H-Index calculator (thesis, Italian)")
    public static let healthMonitor = Source.Document(
        "health-monitor", about: "a health diary (report, Italian)")
    public static let artils = Source.Document("artils", about: "a safety-training client (thesis, Italian)")
}
