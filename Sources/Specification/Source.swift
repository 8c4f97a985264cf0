import JSON

/// Where a rule stands: a document and its sections.
public struct Source: Sendable, Equatable, CustomStringConvertible {
    /// The theses that the specifications are based on, and the kit's own specification of them.
    public enum Document: String, Sendable, CaseIterable {
        case mobileSand = "mobile-sand"
        case mobiliteDynamique = "mobilite-dynamique"
        case hIndexCalculate = "h-index-calculate"
        case healthMonitor = "health-monitor"
        case artils = "artils"

        /// What the document describes.
        public var about: String {
            switch self {
            case .mobileSand: "programming by voice on a phone (thesis, Italian)"
            case .mobiliteDynamique: "a city's mobility tracker for Compiègne (thesis, Italian)"
            case .hIndexCalculate: "an H-Index calculator (thesis, Italian)"
            case .healthMonitor: "a health diary (report, Italian)"
            case .artils: "a safety-training client (thesis, Italian)"
            }
        }
    }

    /// The document.
    public let document: Document
    /// The sections, such as `4.3`, in the order of the document.
    public let sections: [String]

    /// Makes a source of a document and its sections.
    public init(_ document: Document, _ section: String, _ more: String...) {
        self.document = document
        sections = [section] + more
    }

    public var description: String {
        "\(document.rawValue) "
            + sections.map { $0.first?.isNumber == true ? "§\($0)" : $0 }.joined(separator: ", ")
    }
}
