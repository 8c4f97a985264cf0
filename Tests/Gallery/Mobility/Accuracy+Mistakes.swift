import Catalogue
import JSON
import Specification

extension Accuracy: Mistaken {
    public static let careful: any Implementation<Accuracy> = CarefulAccuracy()

    public static let mistakes: [Mistake<Accuracy>] = [
        Mistake(
            "never-falls-back",
            "Keeps the threshold at 200 m once it is raised, even after fixes with an accuracy below 150 m.",
            breaks: "ACC-1", smallest: input("automatic", 150, 0),
            run: CarefulAccuracy.but { $0.fallsBack = false }),
        Mistake(
            "raises-after-any-accepted",
            """
            Raises the threshold at every fix accepted in automatic mode, not only at fixes with an accuracy \
            between 150 m and 200 m.
            """,
            breaks: "ACC-1", smallest: input("automatic", 0),
            run: CarefulAccuracy.but { $0.raisesAfterAny = true }),
        Mistake(
            "leaves-out-two-hundred",
            "In automatic mode, rejects a fix with an accuracy of exactly 200 m as too coarse.",
            breaks: "ACC-3", smallest: input("automatic", 200),
            run: CarefulAccuracy.but { $0.takesTwoHundred = false }),
        Mistake(
            "second-chance-one-late",
            """
            Compares a fix with the threshold before raising the threshold, and so rejects the very fix that raises \
            the threshold.
            """,
            breaks: "ACC-3", smallest: input("automatic", 150),
            run: CarefulAccuracy.but { $0.givesSecondChanceAtOnce = false }),
        Mistake(
            "lowers-on-rejection",
            "At an accuracy worse than 200 m, resets the threshold to 150 m instead of leaving it unchanged.",
            breaks: "ACC-3", smallest: input("automatic", 150, 201),
            run: CarefulAccuracy.but { $0.lowersOnRejection = true }),
        Mistake(
            "alerts-in-automatic",
            """
            Alerts the user to every rejected fix in automatic mode too, although only manual mode has alerts.
            """,
            breaks: "ACC-3", smallest: input("automatic", 201),
            run: CarefulAccuracy.but { $0.alertsInAutomatic = true }),
        Mistake(
            "second-chance-by-hand", "Accepts fixes with an accuracy of up to 200 m in manual mode too.",
            breaks: "ACC-2", smallest: input("manual", 151),
            run: CarefulAccuracy.but { $0.givesSecondChanceByHand = true }),
        Mistake(
            "refuses-150-by-hand",
            """
            Rejects fixes with an accuracy of exactly 150 m in manual mode, although it declares that it accepts them.
            """,
            breaks: "ACC-2", smallest: input("manual", 150),
            run: CarefulAccuracy.but { $0.takesOneHundredAndFiftyByHand = false }),
        Mistake(
            "accepts-negative",
            "Checks only whether the accuracy is below 150 m, and so accepts an invalid accuracy of -1.",
            breaks: "ACC-4", smallest: input("manual", -1),
            run: CarefulAccuracy.but { $0.acceptsNegative = true }),
        Mistake(
            "alerts-of-negative",
            "In manual mode, alerts the user to a fix with a negative accuracy, as if the fix were too coarse.",
            breaks: "ACC-4", smallest: input("manual", -1),
            run: CarefulAccuracy.but { $0.alertsOfNegative = true }),
        Mistake(
            "looks-at-the-accuracy-only",
            "Never checks the coordinates of a fix, and so accepts places that are not on Earth.",
            breaks: "FIX-1",
            smallest: #"{"mode":"manual","fixes":[{"t":0,"lat":91,"lon":0,"accuracy":0}]}"#,
            run: CarefulAccuracy.but { $0.refusesFixesOffEarth = false }),
    ]

    private static func input(_ mode: String, _ accuracies: Int...) -> String {
        let fixes = accuracies.map { #"{"t":0,"lat":0,"lon":0,"accuracy":\#($0)}"# }
        return #"{"mode":"\#(mode)","fixes":[\#(fixes.joined(separator: ","))]}"#
    }
}
