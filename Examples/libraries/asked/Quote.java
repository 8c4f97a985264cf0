// Encodes the string in each line, in hexadecimal UTF-8, as a segment of a path by java.net.URI.
import java.io.*;
import java.net.URI;
import java.util.HexFormat;

public class Quote {
    public static void main(String[] words) throws Exception {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = lines.readLine()) != null; ) {
            String text = new String(HexFormat.of().parseHex(line), "UTF-8");
            System.out.println(new URI("http", "a", "/" + text, null).toASCIIString().substring("http://a/".length()));
        }
    }
}
