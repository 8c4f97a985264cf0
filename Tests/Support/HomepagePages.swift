import JSON

@testable import ScholarSpecs

/// Pages of many designs, all of which list the same five publications.
public enum HomepagePages {
    /// The publications that each page lists.
    public static let publications = [
        ("On the complexity of cuts", "A Rossi, R Karp"), ("Reducibility among problems", "R Karp"),
        ("The art of counting <trees>", "B Neri, J-P Gödel"),
        ("A theory of pages & lists", "R Karp, C Verdi"),
        ("Flows through graphs", "D Bianchi, R Karp"),
    ].map { (title: $0.0, authors: $0.1) }

    /// The names of the designs, in the order of the tables in docs/homepage.md.
    public static var designs: [String] { HomepageDesign.allCases.map(\.rawValue) }

    /// Returns an input with a page in the given design, and with the titles and authors that are already known.
    public static func input(_ design: String, known: [Int] = [0, 1]) -> Homepage.Input? {
        HomepageDesign(rawValue: design).map { input($0, known: known) }
    }

    static func input(_ design: HomepageDesign, known: [Int] = [0, 1]) -> Homepage.Input {
        .init(
            design.page(publications), titles: known.map { publications[$0].title },
            authors: known.map { publications[$0].authors }, titlePercent: Number(80),
            authorPercent: Number(80))
    }
}
