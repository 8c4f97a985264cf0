import Catalogue
import JSON
import Specification

extension Accuracy: Mistaken {
    public static let careful: any Implementation<Accuracy> = CarefulAccuracy()

    public static let mistakes: [Mistake<Accuracy>] = [
        Mistake(
            "never-falls-back",
            "Keeps the threshold at 200 m once it is raised, however good the fixes become.",
            breaks: "ACC-1", smallest: input("automatic", 150, 0),
            run: CarefulAccuracy.but { $0.fallsBack = false }),
        Mistake(
            "raises-after-any-accepted",
            "Raises the threshold at every accepted automatic fix, not only between 150 m and 200 m.",
            breaks: "ACC-1", smallest: input("automatic", 0),
            run: CarefulAccuracy.but { $0.raisesAfterAny = true }),
        Mistake(
            "leaves-out-two-hundred", "Reads \"between 150 and 200\" without 200 itself.",
            breaks: "ACC-3", smallest: input("automatic", 200),
            run: CarefulAccuracy.but { $0.takesTwoHundred = false }),
        Mistake(
            "second-chance-one-late",
            """
            Compares with the threshold before raising it, so the fix that raises the threshold is itself \
            rejected.
            """,
            breaks: "ACC-3", smallest: input("automatic", 150),
            run: CarefulAccuracy.but { $0.givesSecondChanceAtOnce = false }),
        Mistake(
            "lowers-on-rejection",
            "Sets the threshold back to 150 m when a fix is too coarse even for 200 m.",
            breaks: "ACC-3", smallest: input("automatic", 150, 201),
            run: CarefulAccuracy.but { $0.lowersOnRejection = true }),
        Mistake(
            "alerts-in-automatic", "Alerts the user to every rejected fix, in automatic mode too.",
            breaks: "ACC-3", smallest: input("automatic", 201),
            run: CarefulAccuracy.but { $0.alertsInAutomatic = true }),
        Mistake(
            "second-chance-by-hand", "Accepts up to 200 m in manual mode too.",
            breaks: "ACC-2", smallest: input("manual", 151),
            run: CarefulAccuracy.but { $0.givesSecondChanceByHand = true }),
        Mistake(
            "refuses-150-by-hand",
            "Accepts manual fixes only below 150 m, but declares that 150 m is accepted.",
            breaks: "ACC-2", smallest: input("manual", 150),
            run: CarefulAccuracy.but { $0.takesOneHundredAndFiftyByHand = false }),
        Mistake(
            "accepts-negative", "Checks only whether the accuracy is below 150 m, and so accepts -1.",
            breaks: "ACC-4", smallest: input("manual", -1),
            run: CarefulAccuracy.but { $0.acceptsNegative = true }),
        Mistake(
            "alerts-of-negative", "Alerts the user to an invalid fix as if it were too coarse.",
            breaks: "ACC-4", smallest: input("manual", -1),
            run: CarefulAccuracy.but { $0.alertsOfNegative = true }),
        Mistake(
            "looks-at-the-accuracy-only",
            "Never checks the place of a fix, and so accepts places off the Earth.",
            breaks: "FIX-1",
            smallest: #"{"mode":"manual","fixes":[{"t":0,"lat":91,"lon":0,"accuracy":0}]}"#,
            run: CarefulAccuracy.but { $0.refusesFixesOffEarth = false }),
    ]

    private static func input(_ mode: String, _ accuracies: Int...) -> String {
        let fixes = accuracies.map { #"{"t":0,"lat":0,"lon":0,"accuracy":\#($0)}"# }
        return #"{"mode":"\#(mode)","fixes":[\#(fixes.joined(separator: ","))]}"#
    }
}
