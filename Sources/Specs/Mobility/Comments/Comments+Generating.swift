import SharedSpecs
import Specification

extension Comments {
    /// Generates comments around the rim of a circle, with only a few distinct times and categories, and with ids in
    /// many alphabets.
    public static func generate(from entropy: inout Entropy) -> Input {
        var area = Circle(
            lat: entropy.one(of: [45.0703, 0, -33.8688, 69.6492, 89.9]),
            lon: entropy.one(of: [7.6869, 0, 179.9999, -70.5]),
            metres: entropy.one(of: [1_000, 100, 0, 20_000, 2_000_000]))
        let isBroken = entropy.once(in: 12)
        var comments = entropy.list(upTo: 10) { comment(around: area, from: &$0) }
        var taken: Set<[UInt8]> = []
        comments = comments.filter { taken.insert(Array($0.id.utf8)).inserted }
        if isBroken, let first = comments.first {
            let twin = comment(around: area, from: &entropy)
            let off = Comment(
                id: "off", t: 0, category: .other, text: "",
                place: Coordinate(lat: entropy.one(of: [90.5, -91, .infinity]), lon: 0))
            comments.append(entropy.once(in: 3) ? off : twin.with { $0.id = first.id })
        }
        if entropy.once(in: 30) { area.lat = -90.25 }
        return Input(
            comments: entropy.shuffled(comments),
            filter: Filter(
                category: entropy.once(in: 3) ? entropy.one(of: Category.allCases) : nil,
                near: entropy.once(in: 2) ? area : nil))
    }

    private static func comment(around area: Circle, from entropy: inout Entropy) -> Comment {
        let place = entropy.once(in: 4) ? nil : place(around: area, from: &entropy)
        return Comment(
            id: id(from: &entropy), t: entropy.one(of: [0, 5, 5, 5.5, -10, 1_609_459_200]),
            category: entropy.one(of: [.traffic, .traffic, .accident, .delay, .deviation, .other]), text: "",
            place: place)
    }

    /// Returns a short id; some ids sort differently in UTF-16 than in UTF-8, and some look alike.
    private static func id(from entropy: inout Entropy) -> String {
        switch entropy.below(4) {
        case 0: entropy.one(of: ["a", "b", "A", "B", "", "10", "9", "ab"])
        case 1: entropy.one(of: ["é", "e\u{301}", "😀", "\u{FB00}", "\u{FFFD}", "z", "𐐀"])
        default: entropy.text(upTo: 3)
        }
    }

    /// Returns a place at the centre of a circle, next to its rim, or clearly inside or outside the circle.
    private static func place(around area: Circle, from entropy: inout Entropy) -> Coordinate {
        let share = entropy.one(of: [0, 0.5, 0.99, 1.01, 1.5, 0.997, 1.003, 3])
        let away = (area.metres == 0 ? 2_000 : area.metres) * share
        let heading = entropy.one(of: [0, 0.25, 0.5, 0.75, entropy.double(in: 0...1)]) * 2 * Double.pi
        return area.centre.moved(metres: away, towards: heading)
    }

    /// Whether every comment is more than a metre from the rim of the filter's circle, so that rounding cannot decide
    /// whether the comment is listed.
    public static func isSettled(_ input: Input) -> Bool {
        guard let near = input.filter.near, input.places.allSatisfy(\.isOnEarth) else { return true }
        return input.comments.compactMap(\.place).allSatisfy {
            $0.isClear(of: near.metres, around: near.centre, margin: 1)
        }
    }
}
