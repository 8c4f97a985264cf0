// Prints the next run of a crontab line; each input line has a zone, the line and a moment, separated by tabs: Next
// NAME.
import java.io.*;
import java.util.*;
import org.quartz.CronExpression;
import org.springframework.scheduling.support.CronSequenceGenerator;

public class Next {
    public static void main(String[] words) throws Exception {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = lines.readLine()) != null; ) {
            String[] given = line.split("\t");
            TimeZone zone = TimeZone.getTimeZone(given[0]);
            Date now = new Date(Long.parseLong(given[2]) * 1000);
            String[] cron = given[1].split(" ");
            Date next;
            if (words[0].equals("quartz")) {
                CronExpression expression = new CronExpression("0 " + cron[0] + " " + cron[1] + " * * ?");
                expression.setTimeZone(zone);
                next = expression.getNextValidTimeAfter(now);
            } else {
                next = new CronSequenceGenerator("0 " + given[1], zone).next(now);
            }
            System.out.println(next.getTime() / 1000);
        }
    }
}
