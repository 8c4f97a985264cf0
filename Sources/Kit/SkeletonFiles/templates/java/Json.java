import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A JSON value (RFC 8259): its strict reader, and its writer as {@code toString()}. */
public sealed interface Json {
    record Null() implements Json {
        @Override
        public String toString() {
            return "null";
        }
    }

    record Bool(boolean value) implements Json {
        @Override
        public String toString() {
            return Boolean.toString(value);
        }
    }

    /** A number, kept as it was written. */
    record Num(String text) implements Json {
        private static final long LARGEST = (1L << 53) - 1;

        /** The whole number that this is, if its size is at most 2^53 - 1: 3, 3.0 and 30e-1 are the same. */
        public Optional<Long> integer() {
            try {
                long integer = new BigDecimal(text).longValueExact();
                return Math.abs(integer) <= LARGEST ? Optional.of(integer) : Optional.empty();
            } catch (ArithmeticException | NumberFormatException e) { // a fraction, or far out of range
                return Optional.empty();
            }
        }

        @Override
        public String toString() {
            return text;
        }
    }

    record Str(String value) implements Json {
        @Override
        public String toString() {
            return quoted(value);
        }
    }

    record Arr(List<Json> values) implements Json {
        @Override
        public String toString() {
            return values.stream().map(Json::toString).collect(Collectors.joining(",", "[", "]"));
        }
    }

    record Obj(Map<String, Json> members) implements Json {
        @Override
        public String toString() {
            return members.entrySet().stream()
                    .map(member -> quoted(member.getKey()) + ":" + member.getValue())
                    .collect(Collectors.joining(",", "{", "}"));
        }
    }

    /** An object of members in their order: name, value, name, value. */
    static Obj object(Object... namesAndValues) {
        Map<String, Json> members = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            members.put((String) namesAndValues[i], (Json) namesAndValues[i + 1]);
        }
        return new Obj(members);
    }

    /** The member of that name, if this is an object that has one. */
    default Optional<Json> get(String name) {
        return this instanceof Obj object ? Optional.ofNullable(object.members.get(name)) : Optional.empty();
    }

    /** This value, if it is an object that has all required members, perhaps some optional ones, and no others. */
    default Json members(Set<String> needed, Set<String> optional) throws Rejection {
        if (this instanceof Obj object
                && object.members.keySet().containsAll(needed)
                && object.members.keySet().stream().allMatch(name -> needed.contains(name) || optional.contains(name))) {
            return this;
        }
        throw Rejection.malformed();
    }

    /** The string, if this value is one. */
    default Optional<String> string() {
        return this instanceof Str string ? Optional.of(string.value) : Optional.empty();
    }

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            switch (unit) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (unit < 0x20) {
                        out.append(String.format("\\u%04x", (int) unit));
                    } else {
                        out.append(unit);
                    }
                }
            }
        }
        return out.append('"').toString();
    }

    /** The error in a string, and the number of characters before it. */
    final class Fault extends Exception {
        private static final long serialVersionUID = 1;

        Fault(String problem, int offset) {
            super(problem + " at character " + offset);
        }
    }

    /** Reads the one value that the string holds. */
    static Json parse(String text) throws Fault {
        Parser parser = new Parser(text);
        Json value = parser.value(0);
        parser.skipSpace();
        if (parser.position < text.length()) {
            throw parser.fault("something follows the value");
        }
        return value;
    }

    /** A parser by recursive descent, with a method for each rule of the grammar. */
    final class Parser {
        /** How deeply arrays and objects may be nested. */
        private static final int MAXIMUM_DEPTH = 512;

        private final String text;
        private int position;

        private Parser(String text) {
            this.text = text;
        }

        private Fault fault(String problem) {
            return new Fault(problem, position);
        }

        /** The next character; at the end, one that JSON never has. */
        private char peek() {
            return position < text.length() ? text.charAt(position) : '\0';
        }

        private boolean take(char unit) {
            if (peek() != unit || position == text.length()) {
                return false;
            }
            position++;
            return true;
        }

        private void expect(char unit, String problem) throws Fault {
            if (!take(unit)) {
                throw fault(problem);
            }
        }

        private void skipSpace() {
            while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r') {
                position++;
            }
        }

        private Json value(int depth) throws Fault {
            if (depth > MAXIMUM_DEPTH) {
                throw fault("arrays and objects are nested too deeply");
            }
            skipSpace();
            return switch (peek()) {
                case '{' -> object(depth);
                case '[' -> array(depth);
                case '"' -> new Str(string());
                case 't' -> word("true", new Bool(true));
                case 'f' -> word("false", new Bool(false));
                case 'n' -> word("null", new Null());
                default -> number();
            };
        }

        private Json word(String word, Json value) throws Fault {
            if (!text.startsWith(word, position)) {
                throw fault("no value begins like this");
            }
            position += word.length();
            return value;
        }

        private Arr array(int depth) throws Fault {
            List<Json> values = new ArrayList<>();
            position++;
            skipSpace();
            if (take(']')) {
                return new Arr(values);
            }
            do {
                values.add(value(depth + 1));
                skipSpace();
            } while (take(','));
            expect(']', "a comma or ] is expected");
            return new Arr(values);
        }

        private Obj object(int depth) throws Fault {
            Map<String, Json> members = new LinkedHashMap<>();
            position++;
            skipSpace();
            if (take('}')) {
                return new Obj(members);
            }
            do {
                skipSpace();
                String name = string();
                skipSpace();
                expect(':', "a colon is expected");
                members.put(name, value(depth + 1));
                skipSpace();
            } while (take(','));
            expect('}', "a comma or } is expected");
            return new Obj(members);
        }

        private Num number() throws Fault {
            int start = position;
            take('-');
            if (!take('0')) {
                digits();
            }
            if (take('.')) {
                digits();
            }
            if (take('e') || take('E')) {
                if (!take('+')) {
                    take('-');
                }
                digits();
            }
            return new Num(text.substring(start, position));
        }

        private void digits() throws Fault {
            int start = position;
            while (peek() >= '0' && peek() <= '9') {
                position++;
            }
            if (position == start) {
                throw fault("a digit is expected");
            }
        }

        private String string() throws Fault {
            expect('"', "a quotation mark is expected");
            StringBuilder out = new StringBuilder();
            while (position < text.length()) {
                char unit = text.charAt(position++);
                if (unit == '"') {
                    return out.toString();
                }
                if (unit == '\\') {
                    out.appendCodePoint(escape());
                } else if (unit < 0x20) {
                    throw fault("a control character stands unescaped in a string");
                } else {
                    out.append(unit);
                }
            }
            throw fault("a string does not end");
        }

        private int escape() throws Fault {
            char unit = peek();
            position++;
            return switch (unit) {
                case '"', '\\', '/' -> unit;
                case 'b' -> '\b';
                case 'f' -> '\f';
                case 'n' -> '\n';
                case 'r' -> '\r';
                case 't' -> '\t';
                case 'u' -> codePoint();
                default -> throw fault("there is no such escape");
            };
        }

        private int codePoint() throws Fault {
            char high = hexadecimal();
            if (!Character.isSurrogate(high)) {
                return high;
            }
            if (Character.isHighSurrogate(high) && take('\\') && take('u')) {
                char low = hexadecimal();
                if (Character.isLowSurrogate(low)) {
                    return Character.toCodePoint(high, low);
                }
            }
            throw fault("a surrogate stands alone");
        }

        private char hexadecimal() throws Fault {
            int unit = 0;
            for (int i = 0; i < 4; i++) {
                int digit = peek() < 0x80 ? Character.digit(peek(), 16) : -1;
                if (digit < 0) {
                    throw fault("four hexadecimal digits are expected");
                }
                unit = unit << 4 | digit;
                position++;
            }
            return (char) unit;
        }
    }
}
