import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Speaks Assay's adapter protocol 1 on standard input and output: one JSON value per line. It logs to standard error.
 */
public final class Adapter {
    private Adapter() {}

    /** Gives the output for an input and the readings that are asked for, or rejects the input. */
    @FunctionalInterface
    interface Subsystem {
        Json run(Json input, Json readings) throws Rejection;
    }

    private static final Map<String, Subsystem> SUBSYSTEMS = new LinkedHashMap<>();

    static {
        SUBSYSTEMS.put("scholar.hindex", HIndex::run);
        // The next subsystem goes here: a method in a separate class, and a line in this table. `assay list` shows
        // all subsystems, and `assay explain scholar.similarity` shows the rules and shapes of that subsystem.
        // SUBSYSTEMS.put("scholar.similarity", Similarity::run);
    }

    /**
     * The options that the adapter implements for each reading; the first one applies unless a run asks for
     * another one.
     */
    private static final Map<String, List<String>> READINGS = Map.of(
            // "scholar.similarity.threshold", List.of("inclusive", "strict")
            );

    private static Json hello() {
        Map<String, Json> readings = new LinkedHashMap<>();
        READINGS.forEach((reading, options) -> readings.put(reading, strings(options)));
        return Json.object(
                "op", new Json.Str("hello"),
                "protocol", new Json.Num("1"),
                "name", new Json.Str("my-adapter"),
                "language", new Json.Str("java"),
                "version", new Json.Str("0.1"),
                "subsystems", strings(List.copyOf(SUBSYSTEMS.keySet())),
                "readings", new Json.Obj(readings));
    }

    private static Json strings(List<String> texts) {
        return new Json.Arr(texts.stream().<Json>map(Json.Str::new).toList());
    }

    /** The reply to a run. */
    private static Json answer(Json id, Json request) {
        String name = request.get("subsystem").flatMap(Json::string).orElse("");
        Subsystem subsystem = SUBSYSTEMS.get(name);
        if (subsystem == null) {
            return Json.object("id", id, "skip", new Json.Str("not implemented: " + name));
        }
        try {
            Json input = request.get("input").orElseThrow(Rejection::malformed);
            Json readings = request.get("readings").orElseGet(Json::object);
            return Json.object("id", id, "output", subsystem.run(input, readings));
        } catch (Rejection rejection) {
            return Json.object("id", id, "error", Json.object("code", new Json.Str(rejection.code())));
        } catch (RuntimeException failure) { // whatever failed, the adapter goes on with the next request
            failure.printStackTrace();
            return Json.object(
                    "id", id,
                    "error", Json.object(
                            "code", new Json.Str("adapter.failed"),
                            "message", new Json.Str(failure.toString())));
        }
    }

    /** The reply to a request, if the request has an id. */
    private static Optional<Json> response(Json request) {
        String op = request.get("op").flatMap(Json::string).orElse("");
        if (op.equals("hello")) {
            return Optional.of(hello());
        }
        Optional<Json> id = request.get("id");
        if (id.isEmpty()) {
            System.err.println("a request without an id cannot be answered");
        }
        return id.map(number -> op.equals("run")
                ? answer(number, request)
                : Json.object("id", number, "skip", new Json.Str("there is no op " + op)));
    }

    /** The request on a line, unless it is blank or no JSON. */
    private static Optional<Json> request(byte[] line) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
            return text.isBlank() ? Optional.empty() : Optional.of(Json.parse(text));
        } catch (CharacterCodingException | Json.Fault fault) {
            System.err.println("a line is not JSON: " + fault.getMessage());
            return Optional.empty();
        }
    }

    /** The next line without its end; null where there is none. A BufferedReader would accept invalid UTF-8. */
    private static byte[] readLine(InputStream input) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int next = input.read();
        if (next == -1) {
            return null;
        }
        while (next != -1 && next != '\n') {
            line.write(next);
            next = input.read();
        }
        return line.toByteArray();
    }

    public static void main(String[] arguments) throws IOException {
        InputStream input = new BufferedInputStream(System.in, 1 << 16);
        OutputStream output = new FileOutputStream(FileDescriptor.out);
        for (byte[] line = readLine(input); line != null; line = readLine(input)) {
            Optional<Json> request = request(line);
            if (request.flatMap(value -> value.get("op")).flatMap(Json::string).equals(Optional.of("bye"))) {
                return;
            }
            Optional<Json> reply = request.flatMap(Adapter::response);
            if (reply.isPresent()) {
                // Each reply is written without a buffer, because the harness waits for it.
                output.write((reply.get() + "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
    }
}
