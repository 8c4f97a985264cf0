import Catalogue
import JSON
import Specification

extension Debounce: Mistaken {
    public static let careful: any Implementation<Debounce> = CarefulDebounce()

    public static let mistakes: [Mistake<Debounce>] = [
        Mistake(
            "takes-the-last-of-the-array",
            "Takes the last fix in the array of a batch, even if another fix of the batch has a later time.",
            breaks: "DEB-1", smallest: batches([fix(0), fix(-1)]),
            run: CarefulDebounce.but { $0.choice = .lastOfTheArray }),
        Mistake(
            "takes-the-first-of-equals",
            "If several fixes of a batch have the latest time, keeps the first of them instead of the last.",
            breaks: "DEB-1", smallest: batches([fix(0), fix(0, accuracy: 1)]),
            run: CarefulDebounce.but { $0.choice = .firstOfEquals }),
        Mistake(
            "drops-at-five-seconds",
            """
            Drops a fix exactly 5 s after the last fix, as if the fix were less than 5 s after the last fix.
            """,
            breaks: "DEB-1", smallest: batches([fix(0)], [fix(5)]),
            run: CarefulDebounce.but { $0.keepsAtFive = false }),
        Mistake(
            "every-fix-starts-the-five-seconds",
            """
            Counts the 5 s from the previous fix, even if that fix was dropped, although it declares that it counts \
            from the last acquired fix.
            """,
            breaks: "DEB-1", under: ["mobility.debounce.last": "acquired"],
            smallest: batches([fix(0)], [fix(1)], [fix(5)]),
            run: CarefulDebounce.but { $0.countsFromAny = true }),
        Mistake(
            "the-past-becomes-the-last",
            "Treats a fix that is out of order as the latest fix seen, although its time is earlier.",
            breaks: "DEB-1", under: ["mobility.debounce.last": "seen"],
            smallest: batches([fix(0)], [fix(-9)], [fix(-1)]),
            run: CarefulDebounce.but { $0.pastBecomesLast = true }),
        Mistake(
            "forgets-the-sign",
            """
            Takes the absolute value of the difference between two times, so it never drops a fix as `outOfOrder`.
            """,
            breaks: "DEB-1", smallest: batches([fix(0)], [fix(-1)]),
            run: CarefulDebounce.but { $0.looksAtTheSign = false }),
        Mistake(
            "begins-at-zero",
            "If there is no last fix yet, uses the time 0 instead, and so may drop the first fix.",
            breaks: "DEB-1", smallest: batches([fix(0)]),
            run: CarefulDebounce.but { $0.beginsAtZero = true }),
        Mistake(
            "passes-over-empty-batches", "Skips an empty batch without reporting that it was dropped.",
            breaks: "DEB-1", smallest: batches([]),
            run: CarefulDebounce.but { $0.tellsEmpty = false }),
        Mistake(
            "validates-what-it-takes",
            "Checks only the chosen fix of each batch, so the other fixes of the batch may be invalid.",
            breaks: "FIX-1",
            smallest: batches([#"{"t":0,"lat":91,"lon":0,"accuracy":0}"#, fix(0)]),
            run: CarefulDebounce.but { $0.validatesAll = false }),
    ]

    private static func batches(_ batches: [String]...) -> String {
        #"{"batches":[\#(batches.map { "[\($0.joined(separator: ","))]" }.joined(separator: ","))]}"#
    }

    private static func fix(_ t: Int, accuracy: Int = 0) -> String {
        #"{"t":\#(t),"lat":0,"lon":0,"accuracy":\#(accuracy)}"#
    }
}

/// An implementation of mobility.debounce, written from its laws alone. Each mistake in the gallery changes one
/// variable of this implementation.
public struct CarefulDebounce: Careful {
    public typealias Subsystem = Debounce

    enum Choice {
        case latest, lastOfTheArray, firstOfEquals
    }

    var choice = Choice.latest
    var keepsAtFive = true
    var countsFromAny = false
    var pastBecomesLast = false
    var looksAtTheSign = true
    var beginsAtZero = false
    var tellsEmpty = true
    var validatesAll = true

    public init() {}

    public func run(_ input: Debounce.Input, readings: Readings) throws(Rejection) -> Debounce.Output {
        var acquired: [Fix] = []
        var dropped: [Debounce.Drop] = []
        var last: Double? = beginsAtZero ? 0 : nil
        for batch in input.batches where validatesAll {
            for fix in batch where !fix.isOnEarth { throw Fix.invalid() }
        }
        for (index, batch) in input.batches.enumerated() {
            guard var chosen = batch.first else {
                if tellsEmpty { dropped.append(.init(batch: index, reason: .empty)) }
                continue
            }
            for fix in batch.dropFirst() {
                let isLater = choice == .firstOfEquals ? fix.t > chosen.t : fix.t >= chosen.t
                if isLater || choice == .lastOfTheArray { chosen = fix }
            }
            if !chosen.isOnEarth { throw Fix.invalid() }
            let distance = last.map { looksAtTheSign ? chosen.t - $0 : abs(chosen.t - $0) } ?? .infinity
            let isKept = keepsAtFive ? distance >= 5 : distance > 5
            if isKept {
                acquired.append(chosen)
            } else {
                dropped.append(.init(batch: index, reason: distance < 0 ? .outOfOrder : .tooSoon))
            }
            let isSeen = readings[DebounceLast.self] == .seen || countsFromAny
            if isKept || isSeen && (distance >= 0 || pastBecomesLast) { last = chosen.t }
        }
        return Debounce.Output(acquired: acquired, dropped: dropped)
    }
}
