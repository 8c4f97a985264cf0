// Prints the edit distance of the two strings in each line, which are hexadecimal UTF-8 with a tab between them: Edits
// NAME.
import java.io.*;
import java.util.HexFormat;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.text.similarity.*;

public class Edits {
    static String text(String digits) throws Exception {
        return new String(HexFormat.of().parseHex(digits), "UTF-8");
    }

    public static void main(String[] words) throws Exception {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = lines.readLine()) != null; ) {
            String[] pair = line.split("\t", -1);
            String a = text(pair[0]), b = text(pair[1]);
            switch (words[0]) {
                case "LevenshteinDistance": System.out.println(LevenshteinDistance.getDefaultInstance().apply(a, b)); break;
                case "LevenshteinDetailedDistance":
                    System.out.println(LevenshteinDetailedDistance.getDefaultInstance().apply(a, b).getDistance()); break;
                default: System.out.println(StringUtils.getLevenshteinDistance(a, b));
            }
        }
    }
}
