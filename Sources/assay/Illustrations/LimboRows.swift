import Catalogue
import Reports

extension Illustration {
    /// Draws a row for each publication, in the colour that the output gives it, with the most cited publication first.
    static let colouring = Illustration(Colouring.self) { title, input, output, _ in
        guard (1...20).contains(input.publications.count), output.colours.count == input.publications.count
        else { return nil }
        let rows = input.publications.indices.sorted {
            input.publications[$0].citations > input.publications[$1].citations
        }
        let most = max(1, rows.first.map { input.publications[$0].citations } ?? 1)
        var canvas = Canvas()
        canvas.text("h = \(output.h)", x: 16, y: 28, "strong")
        for (place, index) in rows.enumerated() {
            let (publication, colour) = (input.publications[index], output.colours[index])
            let y = 42 + 28 * Double(place)
            let length = 200 * Double(max(0, publication.citations)) / Double(most)
            canvas.text(publication.checked ? "☑" : "☐", x: 16, y: y + 16)
            canvas.box(x: 44, y: y, width: max(3, length), height: 22, colour.rawValue)
            canvas.text("\(publication.citations)", x: 256, y: y + 16)
            canvas.text(colour.rawValue, x: 330, y: y + 16, "soft")
        }
        let counts = Colouring.Colour.allCases.map { colour in
            "\(output.colours.count { $0 == colour }) \(colour.rawValue)"
        }
        return canvas.picture(
            title: title,
            words: """
                The publications, most cited first, with their citations and colours: \(counts.joined(separator: ", ")); \
                the h-index is \(output.h).
                """)
    }
}
