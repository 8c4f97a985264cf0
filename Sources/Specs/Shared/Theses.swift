import Specification

/// The theses and the report from which the specifications were made.
extension Source.Document {
    public static let mobileSand = Source.Document(
        "mobile-sand", about: "programming by voice on a phone (thesis, Italian)")
    public static let mobiliteDynamique = Source.Document(
        "mobilite-dynamique", about: "a mobility tracker for the city of Compiègne (thesis, Italian)")
    public static let hIndexCalculate = Source.Document(
        "h-index-calculate", about: "an h-index calculator (thesis, Italian)")
    public static let healthMonitor = Source.Document(
        "health-monitor", about: "a health diary (report, Italian)")
    public static let artils = Source.Document("artils", about: "a safety-training client (thesis, Italian)")
}
