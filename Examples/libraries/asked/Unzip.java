// Archives of Java: java Unzip.java KIND ZIP, where KIND names the class that reads.
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.zip.*;

public class Unzip {
    static void write(String name, boolean folder, InputStream from) throws Exception {
        Path path = Paths.get(name);
        if (folder) {
            Files.createDirectories(path);
            return;
        }
        if (path.getParent() != null) Files.createDirectories(path.getParent());
        Files.copy(from, path, StandardCopyOption.REPLACE_EXISTING);
    }

    public static void main(String[] words) throws Exception {
        String kind = words[0], zip = words[1];
        if (kind.equals("ZipFile")) {
            try (ZipFile file = new ZipFile(zip)) {
                for (ZipEntry entry : Collections.list(file.entries()))
                    write(entry.getName(), entry.isDirectory(), file.getInputStream(entry));
            }
        } else if (kind.equals("ZipInputStream")) {
            try (ZipInputStream stream = new ZipInputStream(new FileInputStream(zip))) {
                for (ZipEntry entry; (entry = stream.getNextEntry()) != null; )
                    write(entry.getName(), entry.isDirectory(), stream);
            }
        } else if (kind.equals("commons-compress")) {
            Compress.unpack(zip);
        } else {
            new net.lingala.zip4j.ZipFile(zip).extractAll(".");
        }
    }

    static class Compress {
        static void unpack(String zip) throws Exception {
            try (var file = new org.apache.commons.compress.archivers.zip.ZipFile(new File(zip))) {
                for (var entry : Collections.list(file.getEntries()))
                    write(entry.getName(), entry.isDirectory(), file.getInputStream(entry));
            }
        }
    }
}
