import Foundation
import TestSupport
import Testing

/// Tests the verb `diary`, which accepts a table of reports either completely or not at all.
struct DiaryTests {
    private static let header = "date,temperature,weight,heartRate,glycemia,note\n"

    private func imported(_ lines: String, _ options: String...) throws -> Program.Result {
        try Program.run(["diary"] + options, input: Self.header + lines)
    }

    @Test func `a valid diary is accepted completely, and its means and days of fever are printed`() throws {
        let run = try imported(
            """
            2020-09-13 08:00,36.6,70,72,90,
            2020-09-13 20:00,"37,4",70,73,90,"tired, a little"
            2020-09-14,38.1,70.5,80,91,

            """.replacing("\n\n", with: "\n"))
        #expect(run.errors == "")
        #expect(
            run.output == """
                3 lines imported, 2 days
                means: temperature 37.55, weight 70.25, heartRate 76, glycemia 90.5
                days of fever: 2020-09-14 (38.1)

                """)
        #expect(run.status == 0)
    }

    @Test func `every wrong field is reported with its line, and no report is accepted`() throws {
        let run = try imported(
            """
            2020-09-13,36.6,70,72,90,
            2020-09-14,50,70,72.5,90,"two
            lines"
            2020-02-30,36.6,70,30,90,
            """)
        #expect(run.output == "")
        #expect(run.status == 1)
        #expect(
            run.errors == """
                assay-demos: 4 fields are wrong, so nothing was imported:
                  standard input:3: temperature "50" must be a number from 33 to 44
                  standard input:3: heartRate "72.5" must be a whole number from 31 to 32767
                  standard input:5: date "2020-02-30" is not a date from 1900 to 2199 such as 2020-09-13 14:26
                  standard input:5: heartRate "30" must be a whole number from 31 to 32767

                """)
    }

    @Test func `days begin at midnight in the chosen time zone, and the chosen readings apply`()
        throws
    {
        // The time 23:30 UTC already belongs to the next day in Rome.
        let lines = "1600039800,36.6,70,72,90,\n2020-09-14 08:00,36.6,70,73,90,\n"
        #expect(try imported(lines).output.contains("2 lines imported, 2 days"))
        let rome = try imported(lines, "--time-zone", "Europe/Rome")
        #expect(rome.output.contains("2 lines imported, 1 day\n"))
        #expect(rome.output.contains("heartRate 72,"))
        let nearest = try imported(
            lines, "--time-zone", "Europe/Rome", "--reading", "health.merge.rounding=nearest")
        #expect(nearest.output.contains("heartRate 73,"))
    }

    @Test(arguments: [
        ("Europe/Berlin", "2026-07-01 23:30", "2026-07-02 00:30"),
        ("Asia/Tehran", "1999-03-21", "1999-03-22"),
        ("Africa/Casablanca", "2040-06-01", "2040-06-02"),
        ("America/Argentina/Ushuaia", "1900-01-02", "2199-12-30"),
    ])
    func `any time zone of the system and any date from 1900 to 2199 is accepted`(
        zone: String, one: String, other: String
    )
        throws
    {
        let lines = "\(one),36.6,70,72,90,\n\(other),38,70,73,90,\n"
        let run = try imported(
            lines, "--time-zone", zone, "--today", other, "--monitor", "weight,80,\(one.prefix(10)),1000")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("2 lines imported, 2 days"))
        #expect(run.output.contains("days of fever: \(other.prefix(10)) (38)"))
    }

    @Test func `whether two reports of one night belong to the same day depends on the time zone`() throws {
        // In Berlin's summer time, the two reports are from 22:30 and 00:30.
        let lines = "1782937800,36.6,70,72,90,\n1782945000,36.6,70,73,90,\n"
        #expect(try imported(lines, "--time-zone", "Europe/Berlin").output.contains("2 days"))
        #expect(try imported(lines).output.contains("1 day\n"))
    }

    @Test func `dates outside 1900 to 2199 and unknown time zones are refused`() throws {
        for date in ["1899-12-31", "2200-01-01"] {
            #expect(try imported("\(date),36.6,70,72,90,\n").errors.contains("is not a date from 1900"))
        }
        let run = try imported("2020-09-13,36.6,70,72,90,\n", "--time-zone", "Europe/Atlantis")
        #expect(run.errors.contains("the time zone Europe/Atlantis is unknown"))
    }

    @Test func `the output says for each monitor whether it notifies, has ended or has days left`() throws {
        let lines = "2020-09-13,36.6,70,72,90,\n2020-09-14,38,70,72,90,\n"
        let run = try imported(
            lines, "--today", "2020-09-15", "--monitor", "temperature,37.5,2020-09-13,2", "--monitor",
            "weight,80,2020-09-13,1", "--monitor", "glycemia,80,2020-09-13,5,4")
        #expect(
            run.output.contains(
                "monitor temperature above 37.5 from 2020-09-13: notifies, since the mean was 38\n"))
        #expect(run.output.contains("monitor weight above 80 from 2020-09-13: ended, not above\n"))
        #expect(run.output.contains("monitor glycemia above 80 from 2020-09-13: 3 days left\n"))
    }

    @Test func `the importance of each value may have its own column`() throws {
        let header = "importance.weight,glycemia,heartRate,weight,temperature,date\n"
        let run = try Program.run(["diary"], input: header + "6,90,72,70,36.6,2020-09-13\n")
        #expect(run.status == 1)
        #expect(run.errors.contains(#":2: importance.weight "6" must be from 1 to 5"#))
        let right = try Program.run(["diary"], input: header + "5,90,72,70,36.6,2020-09-13\n")
        #expect(right.status == 0)
    }

    @Test func `fields may be separated by semicolons`() throws {
        let table = (Self.header + "2020-09-13,36§6,70,72,90,\n").replacing(",", with: ";").replacing(
            "§", with: ",")
        let run = try Program.run(["diary", "--separator", ";"], input: table)
        #expect(run.output.contains("temperature 36.6"))
    }

    @Test(arguments: [
        ("", "no line of column names"), ("date,temperature\n", "\"weight\" is missing"),
        (header.replacing("note", with: "mood"), "\"mood\" is unknown"),
        (header + "1,2\n", ":2: the number of fields is 2"),
        (header.replacing("note", with: "date"), "\"date\" occurs twice"),
        (header + "\"", ":2: a quoted field"),
    ])
    func `an invalid table of a diary is reported, with exit code 2`(table: String, part: String) throws {
        let run = try Program.run(["diary"], input: table)
        #expect(run.status == 2)
        #expect(run.errors.contains(part), "\(run.errors)")
    }
}
