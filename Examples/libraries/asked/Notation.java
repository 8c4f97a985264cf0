// Writes words in a notation by Apache Commons Text; each line has the notation, a tab, and the words in
// hexadecimal UTF-8.
import java.io.*;
import java.util.HexFormat;
import org.apache.commons.text.*;

public class Notation {
    public static void main(String[] words) throws Exception {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        PrintStream out = new PrintStream(System.out, true, "UTF-8");
        for (String line; (line = lines.readLine()) != null; ) {
            String[] given = line.split("\t", -1);
            String text = new String(HexFormat.of().parseHex(given[1]), "UTF-8");
            switch (given[0]) {
                case "camel": out.println(CaseUtils.toCamelCase(text, false)); break;
                case "pascal": out.println(CaseUtils.toCamelCase(text, true)); break;
                default: out.println(WordUtils.capitalizeFully(text));
            }
        }
    }
}
