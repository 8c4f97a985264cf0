// Speaks Assay's adapter protocol 1 on standard input and output: one JSON value per line. It logs to standard error.

import java.io.BufferedInputStream
import java.io.ByteArrayOutputStream
import java.io.FileDescriptor
import java.io.FileOutputStream
import java.io.InputStream
import java.nio.ByteBuffer
import java.nio.charset.CharacterCodingException

private val subsystems = mapOf<String, Subsystem>(
    "scholar.hindex" to ::hIndex,
    // The next subsystem goes here: a function in a separate file, and a line in this table. `assay list` shows
    // all subsystems, and `assay explain scholar.similarity` shows the rules and shapes of that subsystem.
    // "scholar.similarity" to ::similarity,
)

/**
 * The options that the adapter implements for each reading; the first one applies unless a run asks for
 * another one.
 */
private val readings = mapOf<String, List<String>>(
    // "scholar.similarity.threshold" to listOf("inclusive", "strict"),
)

private fun texts(texts: Iterable<String>) = Json.Arr(texts.map { Json.Str(it) })

private val hello = Json.Obj(
    "op" to Json.Str("hello"),
    "protocol" to Json.Num(1),
    "name" to Json.Str("my-adapter"),
    "language" to Json.Str("kotlin"),
    "version" to Json.Str("0.1"),
    "subsystems" to texts(subsystems.keys),
    "readings" to Json.Obj(readings.mapValues { (_, options) -> texts(options) }),
)

/** The answer to a run: the member that the reply has beside the id. */
private fun answer(request: Json): Pair<String, Json> {
    val name = request["subsystem"]?.string ?: ""
    val run = subsystems[name] ?: return "skip" to Json.Str("not implemented: $name")
    return try {
        "output" to run(request["input"] ?: Json.Null, request["readings"] ?: Json.Obj())
    } catch (rejection: Rejection) {
        "error" to Json.Obj("code" to Json.Str(rejection.code))
    } catch (failure: RuntimeException) { // whatever failed, the adapter goes on with the next request
        failure.printStackTrace()
        "error" to Json.Obj("code" to Json.Str("adapter.failed"), "message" to Json.Str(failure.toString()))
    }
}

/** The reply to a request; null if the request has no id. */
private fun response(request: Json): Json? {
    val op = request["op"]?.string
    if (op == "hello") return hello
    val id = request["id"]
    if (id == null) {
        System.err.println("a request without an id cannot be answered")
        return null
    }
    return Json.Obj("id" to id, if (op == "run") answer(request) else "skip" to Json.Str("there is no op $op"))
}

/** The request on a line; null if it is blank or no JSON. */
private fun request(line: ByteArray): Json? = try {
    val text = Charsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString()
    if (text.isBlank()) null else Json.parse(text)
} catch (fault: CharacterCodingException) {
    System.err.println("a line is not UTF-8: $fault")
    null
} catch (fault: Json.Fault) {
    System.err.println("a line is not JSON: ${fault.message}")
    null
}

/** The lines of a stream as bytes. A reader would accept invalid UTF-8. */
private fun lines(input: InputStream) = generateSequence {
    val line = ByteArrayOutputStream()
    var next = input.read()
    if (next == -1) return@generateSequence null
    while (next != -1 && next != '\n'.code) {
        line.write(next)
        next = input.read()
    }
    line.toByteArray()
}

fun main() {
    val output = FileOutputStream(FileDescriptor.out)
    for (line in lines(BufferedInputStream(System.`in`, 1 shl 16))) {
        val request = request(line) ?: continue
        if (request["op"]?.string == "bye") return
        val reply = response(request) ?: continue
        // Each reply is written without a buffer, because the harness waits for it.
        output.write("$reply\n".toByteArray())
    }
}
