import java.math.BigDecimal

/** A JSON value (RFC 8259): its strict reader, and its writer as `toString()`. */
sealed class Json {
    object Null : Json()

    data class Bool(val value: Boolean) : Json()

    /** A number, kept as it was written. */
    data class Num(val text: String) : Json() {
        constructor(value: Long) : this(value.toString())

        /** The whole number that this is, if its size is at most 2^53 - 1: 3, 3.0 and 30e-1 are the same. */
        val integer: Long?
            get() = try {
                BigDecimal(text).longValueExact().takeIf { it in -LARGEST..LARGEST }
            } catch (e: ArithmeticException) { // a fraction, or out of range
                null
            } catch (e: NumberFormatException) { // far out of range
                null
            }

        private companion object {
            const val LARGEST = (1L shl 53) - 1
        }
    }

    data class Str(val value: String) : Json()

    data class Arr(val values: List<Json>) : Json()

    data class Obj(val members: Map<String, Json>) : Json() {
        constructor(vararg members: Pair<String, Json>) : this(mapOf(*members))
    }

    /** The member of that name, if this is an object that has one. */
    operator fun get(name: String): Json? = (this as? Obj)?.members?.get(name)

    /** The string, if this value is one. */
    val string: String? get() = (this as? Str)?.value

    final override fun toString(): String = StringBuilder().also(::write).toString()

    private fun write(out: StringBuilder) {
        when (this) {
            is Null -> out.append("null")
            is Bool -> out.append(value)
            is Num -> out.append(text)
            is Str -> quote(value, out)
            is Arr -> {
                out.append('[')
                values.forEachIndexed { index, value ->
                    if (index > 0) out.append(',')
                    value.write(out)
                }
                out.append(']')
            }
            is Obj -> {
                out.append('{')
                members.entries.forEachIndexed { index, (name, value) ->
                    if (index > 0) out.append(',')
                    quote(name, out)
                    out.append(':')
                    value.write(out)
                }
                out.append('}')
            }
        }
    }

    /** The error in a string, and the number of characters before it. */
    class Fault(problem: String, offset: Int) : Exception("$problem at character $offset")

    companion object {
        /** Reads the one value that the string holds. */
        fun parse(text: String): Json = Parser(text).whole()

        private fun quote(text: String, out: StringBuilder) {
            out.append('"')
            for (unit in text) {
                when {
                    unit == '"' -> out.append("\\\"")
                    unit == '\\' -> out.append("\\\\")
                    unit == '\n' -> out.append("\\n")
                    unit == '\r' -> out.append("\\r")
                    unit == '\t' -> out.append("\\t")
                    unit < ' ' -> out.append(String.format("\\u%04x", unit.code))
                    else -> out.append(unit)
                }
            }
            out.append('"')
        }
    }

    /** A parser by recursive descent, with a function for each rule of the grammar. */
    private class Parser(private val text: String) {
        private var position = 0

        fun whole(): Json {
            val value = value(0)
            skipSpace()
            if (position < text.length) fail("something follows the value")
            return value
        }

        private fun fail(problem: String): Nothing = throw Fault(problem, position)

        private fun peek(): Char? = text.getOrNull(position)

        private fun take(unit: Char): Boolean {
            if (peek() != unit) return false
            position++
            return true
        }

        private fun expect(unit: Char, problem: String) {
            if (!take(unit)) fail(problem)
        }

        private fun skipSpace() {
            while (position < text.length && text[position] in " \t\n\r") position++
        }

        private fun value(depth: Int): Json {
            if (depth > MAXIMUM_DEPTH) fail("arrays and objects are nested too deeply")
            skipSpace()
            return when (peek()) {
                '{' -> obj(depth)
                '[' -> array(depth)
                '"' -> Str(string())
                't' -> word("true", Bool(true))
                'f' -> word("false", Bool(false))
                'n' -> word("null", Null)
                else -> number()
            }
        }

        private fun word(word: String, value: Json): Json {
            if (!text.startsWith(word, position)) fail("no value begins like this")
            position += word.length
            return value
        }

        private fun array(depth: Int): Arr {
            val values = mutableListOf<Json>()
            position++
            skipSpace()
            if (take(']')) return Arr(values)
            do {
                values += value(depth + 1)
                skipSpace()
            } while (take(','))
            expect(']', "a comma or ] is expected")
            return Arr(values)
        }

        private fun obj(depth: Int): Obj {
            val members = linkedMapOf<String, Json>()
            position++
            skipSpace()
            if (take('}')) return Obj(members)
            do {
                skipSpace()
                val name = string()
                skipSpace()
                expect(':', "a colon is expected")
                members[name] = value(depth + 1)
                skipSpace()
            } while (take(','))
            expect('}', "a comma or } is expected")
            return Obj(members)
        }

        private fun number(): Num {
            val start = position
            take('-')
            if (!take('0')) digits()
            if (take('.')) digits()
            if (take('e') || take('E')) {
                if (!take('+')) take('-')
                digits()
            }
            return Num(text.substring(start, position))
        }

        private fun digits() {
            val start = position
            while (position < text.length && text[position] in '0'..'9') position++
            if (position == start) fail("a digit is expected")
        }

        private fun string(): String {
            expect('"', "a quotation mark is expected")
            val out = StringBuilder()
            while (position < text.length) {
                val unit = text[position++]
                when {
                    unit == '"' -> return out.toString()
                    unit == '\\' -> escape(out)
                    unit < ' ' -> fail("a control character stands unescaped in a string")
                    else -> out.append(unit)
                }
            }
            fail("a string does not end")
        }

        private fun escape(out: StringBuilder) {
            val unit = peek()
            position++
            when (unit) {
                '"', '\\', '/' -> out.append(unit)
                'b' -> out.append('\b')
                'f' -> out.append('\u000C')
                'n' -> out.append('\n')
                'r' -> out.append('\r')
                't' -> out.append('\t')
                'u' -> out.append(codePoint())
                else -> fail("there is no such escape")
            }
        }

        private fun codePoint(): String {
            val high = hexadecimal()
            if (!high.isSurrogate()) return high.toString()
            if (high.isHighSurrogate() && take('\\') && take('u')) {
                val low = hexadecimal()
                if (low.isLowSurrogate()) return "$high$low"
            }
            fail("a surrogate stands alone")
        }

        private fun hexadecimal(): Char {
            var unit = 0
            repeat(4) {
                val digit = peek()?.takeIf { it.code < 0x80 }?.let { Character.digit(it, 16) } ?: -1
                if (digit < 0) fail("four hexadecimal digits are expected")
                unit = (unit shl 4) or digit
                position++
            }
            return unit.toChar()
        }

        private companion object {
            /** How deeply arrays and objects may be nested. */
            const val MAXIMUM_DEPTH = 512
        }
    }
}
