#include "json.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How deeply arrays and objects may be nested. */
enum { MAXIMUM_DEPTH = 512 };

void *json_allocate(void *old, size_t size)
{
    void *memory = realloc(old, size);
    if (memory == NULL) {
        fputs("out of memory\n", stderr);
        exit(EXIT_FAILURE);
    }
    return memory;
}

/* ---- Reading ---- */

struct reader {
    char *next;
    char *end;
    int depth;
    const char *problem; /* the first one */
};

static bool fail(struct reader *reader, const char *problem)
{
    if (reader->problem == NULL) reader->problem = problem;
    return false;
}

static bool take(struct reader *reader, char byte)
{
    if (reader->next == reader->end || *reader->next != byte) return false;
    reader->next++;
    return true;
}

static bool take_word(struct reader *reader, const char *word)
{
    size_t length = strlen(word);
    if ((size_t)(reader->end - reader->next) < length || memcmp(reader->next, word, length) != 0)
        return fail(reader, "no value begins like this");
    reader->next += length;
    return true;
}

static void skip_space(struct reader *reader)
{
    while (reader->next < reader->end
           && (*reader->next == ' ' || *reader->next == '\t' || *reader->next == '\n' || *reader->next == '\r'))
        reader->next++;
}

static bool read_digits(struct reader *reader)
{
    char *start = reader->next;
    while (reader->next < reader->end && *reader->next >= '0' && *reader->next <= '9') reader->next++;
    return reader->next > start || fail(reader, "a digit is expected");
}

static bool read_number(struct reader *reader, struct json_value *value)
{
    char *start = reader->next;
    take(reader, '-');
    if (!take(reader, '0') && !read_digits(reader)) return false;
    if (take(reader, '.') && !read_digits(reader)) return false;
    if (take(reader, 'e') || take(reader, 'E')) {
        if (!take(reader, '+')) take(reader, '-');
        if (!read_digits(reader)) return false;
    }
    value->kind = JSON_NUMBER;
    value->text = (struct json_text){start, (size_t)(reader->next - start)};
    return true;
}

static bool read_hexadecimal(struct reader *reader, uint32_t *unit)
{
    *unit = 0;
    for (int i = 0; i < 4; i++) {
        char byte = reader->next < reader->end ? *reader->next : '\0';
        uint32_t digit;
        if (byte >= '0' && byte <= '9') digit = (uint32_t)(byte - '0');
        else if (byte >= 'a' && byte <= 'f') digit = (uint32_t)(byte - 'a') + 10;
        else if (byte >= 'A' && byte <= 'F') digit = (uint32_t)(byte - 'A') + 10;
        else return fail(reader, "four hexadecimal digits are expected");
        *unit = *unit << 4 | digit;
        reader->next++;
    }
    return true;
}

/* Writes a code point as UTF-8; gives the place after it. */
static char *encode(char *out, uint32_t point)
{
    if (point < 0x80) {
        *out++ = (char)point;
    } else if (point < 0x800) {
        *out++ = (char)(0xC0 | point >> 6);
        *out++ = (char)(0x80 | (point & 0x3F));
    } else if (point < 0x10000) {
        *out++ = (char)(0xE0 | point >> 12);
        *out++ = (char)(0x80 | (point >> 6 & 0x3F));
        *out++ = (char)(0x80 | (point & 0x3F));
    } else {
        *out++ = (char)(0xF0 | point >> 18);
        *out++ = (char)(0x80 | (point >> 12 & 0x3F));
        *out++ = (char)(0x80 | (point >> 6 & 0x3F));
        *out++ = (char)(0x80 | (point & 0x3F));
    }
    return out;
}

/* Reads what follows a backslash. What it stands for is never longer than its spelling, so there is room for it. */
static bool read_escape(struct reader *reader, char **out)
{
    static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    if (take(reader, 'u')) {
        uint32_t unit, low;
        if (!read_hexadecimal(reader, &unit)) return false;
        if (unit >= 0xD800 && unit <= 0xDFFF) {
            if (unit >= 0xDC00 || !take(reader, '\\') || !take(reader, 'u'))
                return fail(reader, "a surrogate stands alone");
            if (!read_hexadecimal(reader, &low)) return false;
            if (low < 0xDC00 || low > 0xDFFF) return fail(reader, "a surrogate stands alone");
            unit = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00);
        }
        *out = encode(*out, unit);
        return true;
    }
    char byte = reader->next < reader->end ? *reader->next : '\0';
    const char *letter = byte == '\0' ? NULL : strchr(letters, byte);
    if (letter == NULL) return fail(reader, "there is no such escape");
    *(*out)++ = meanings[letter - letters];
    reader->next++;
    return true;
}

/* How many bytes the character at this place has; 0 where it is not UTF-8. */
static size_t width(const unsigned char *at, size_t left)
{
    size_t count;
    uint32_t point, least;
    if (at[0] < 0x80) return 1;
    if (at[0] >= 0xC2 && at[0] <= 0xDF) count = 2, point = at[0] & 0x1F, least = 0x80;
    else if (at[0] >= 0xE0 && at[0] <= 0xEF) count = 3, point = at[0] & 0x0F, least = 0x800;
    else if (at[0] >= 0xF0 && at[0] <= 0xF4) count = 4, point = at[0] & 0x07, least = 0x10000;
    else return 0;
    if (left < count) return 0;
    for (size_t i = 1; i < count; i++) {
        if ((at[i] & 0xC0) != 0x80) return 0;
        point = point << 6 | (at[i] & 0x3F);
    }
    return point < least || point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF) ? 0 : count;
}

static bool read_string(struct reader *reader, struct json_text *text)
{
    if (!take(reader, '"')) return fail(reader, "a quotation mark is expected");
    char *start = reader->next, *out = start;
    while (reader->next < reader->end) {
        unsigned char byte = (unsigned char)*reader->next;
        if (byte == '"') {
            *text = (struct json_text){start, (size_t)(out - start)};
            reader->next++;
            return true;
        }
        if (byte < 0x20) return fail(reader, "a control character stands unescaped in a string");
        if (byte == '\\') {
            reader->next++;
            if (!read_escape(reader, &out)) return false;
            continue;
        }
        size_t count = width((const unsigned char *)reader->next, (size_t)(reader->end - reader->next));
        if (count == 0) return fail(reader, "a string is not UTF-8");
        if (out != reader->next) memmove(out, reader->next, count);
        out += count;
        reader->next += count;
    }
    return fail(reader, "a string does not end");
}

static bool read_value(struct reader *reader, struct json_value *value);

/* Reads the elements of an array, or the members of an object, up to the closing bracket. */
static bool read_values(struct reader *reader, struct json_value *value, char close)
{
    size_t capacity = 0;
    bool is_object = value->kind == JSON_OBJECT;
    reader->next++;
    if (++reader->depth > MAXIMUM_DEPTH) return fail(reader, "arrays and objects are nested too deeply");
    skip_space(reader);
    if (!take(reader, close)) {
        do {
            if (value->count == capacity) {
                capacity = capacity == 0 ? 4 : 2 * capacity;
                value->values = json_allocate(value->values, capacity * sizeof *value->values);
                if (is_object) value->names = json_allocate(value->names, capacity * sizeof *value->names);
            }
            if (is_object) {
                skip_space(reader);
                if (!read_string(reader, &value->names[value->count])) return false;
                skip_space(reader);
                if (!take(reader, ':')) return fail(reader, "a colon is expected");
            }
            value->values[value->count] = (struct json_value){0};
            if (!read_value(reader, &value->values[value->count++])) return false;
            skip_space(reader);
        } while (take(reader, ','));
        if (!take(reader, close)) return fail(reader, "a comma or a closing bracket is expected");
    }
    reader->depth--;
    return true;
}

static bool read_value(struct reader *reader, struct json_value *value)
{
    skip_space(reader);
    switch (reader->next < reader->end ? *reader->next : '\0') {
    case '{': value->kind = JSON_OBJECT; return read_values(reader, value, '}');
    case '[': value->kind = JSON_ARRAY; return read_values(reader, value, ']');
    case '"': value->kind = JSON_STRING; return read_string(reader, &value->text);
    case 't': value->kind = JSON_BOOLEAN; value->boolean = true; return take_word(reader, "true");
    case 'f': value->kind = JSON_BOOLEAN; return take_word(reader, "false");
    case 'n': value->kind = JSON_NULL; return take_word(reader, "null");
    default: return read_number(reader, value);
    }
}

const char *json_parse(char *bytes, size_t length, struct json_value *value)
{
    struct reader reader = {.next = bytes, .end = bytes + length};
    *value = (struct json_value){0};
    if (read_value(&reader, value)) {
        skip_space(&reader);
        if (reader.next < reader.end) fail(&reader, "something follows the value");
    }
    return reader.problem;
}

void json_free(struct json_value *value)
{
    for (size_t i = 0; i < value->count; i++) json_free(&value->values[i]);
    free(value->values);
    free(value->names);
    *value = (struct json_value){0};
}

/* ---- Asking ---- */

static bool equals(struct json_text text, const char *other)
{
    return text.length == strlen(other) && memcmp(text.bytes, other, text.length) == 0;
}

const struct json_value *json_member(const struct json_value *object, const char *name)
{
    if (object == NULL || object->kind != JSON_OBJECT) return NULL;
    for (size_t i = 0; i < object->count; i++)
        if (equals(object->names[i], name)) return &object->values[i];
    return NULL;
}

bool json_has_only(const struct json_value *object, ...)
{
    if (object == NULL || object->kind != JSON_OBJECT) return false;
    for (size_t i = 0; i < object->count; i++) {
        bool is_known = false;
        va_list names;
        va_start(names, object);
        for (const char *name; !is_known && (name = va_arg(names, const char *)) != NULL;)
            is_known = equals(object->names[i], name);
        va_end(names);
        if (!is_known) return false;
    }
    return true;
}

bool json_is(const struct json_value *value, const char *text)
{
    return value != NULL && value->kind == JSON_STRING && equals(value->text, text);
}

/* Multiplies by a power of ten and adds a digit; false where the result would be too large. */
static bool shift(long long *magnitude, long power, int digit)
{
    static const long long largest = 9007199254740991;
    for (; power > 0 && *magnitude > 0; power--) {
        if (*magnitude > largest / 10) return false;
        *magnitude *= 10;
    }
    if (*magnitude > largest - digit) return false;
    *magnitude += digit;
    return true;
}

bool json_integer(const struct json_value *value, long long *integer)
{
    if (value == NULL || value->kind != JSON_NUMBER) return false;
    const char *at = value->text.bytes, *end = at + value->text.length;
    long long magnitude = 0;
    long zeros = 0;    /* that were met after the last other digit */
    long decimals = 0; /* digits after the point */
    long exponent = 0;
    bool is_negative = *at == '-', is_fraction = false;
    if (is_negative) at++;
    for (; at < end && *at != 'e' && *at != 'E'; at++) {
        if (*at == '.') {
            is_fraction = true;
            continue;
        }
        if (is_fraction) decimals++;
        if (*at == '0') {
            zeros++;
            continue;
        }
        if (!shift(&magnitude, zeros + 1, *at - '0')) return false;
        zeros = 0;
    }
    if (at < end) {
        bool is_small = *++at == '-';
        if (*at == '-' || *at == '+') at++;
        for (; at < end; at++)
            if (exponent < 1000000000) exponent = exponent * 10 + (*at - '0');
        if (is_small) exponent = -exponent;
    }
    long power = exponent - decimals + zeros;
    if (magnitude > 0 && (power < 0 || !shift(&magnitude, power, 0))) return false;
    *integer = is_negative ? -magnitude : magnitude;
    return true;
}

/* ---- Writing ---- */

void json_append(struct json_buffer *buffer, const char *bytes, size_t length)
{
    if (buffer->capacity - buffer->length < length) {
        size_t capacity = buffer->capacity == 0 ? 256 : buffer->capacity;
        while (capacity - buffer->length < length) capacity *= 2;
        buffer->bytes = json_allocate(buffer->bytes, capacity);
        buffer->capacity = capacity;
    }
    if (length > 0) memcpy(buffer->bytes + buffer->length, bytes, length);
    buffer->length += length;
}

void json_format(struct json_buffer *buffer, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length >= 0) {
        char *bytes = json_allocate(NULL, (size_t)length + 1);
        vsnprintf(bytes, (size_t)length + 1, format, again);
        json_append(buffer, bytes, (size_t)length);
        free(bytes);
    }
    va_end(again);
}

void json_quote(struct json_buffer *buffer, struct json_text text)
{
    static const char meanings[] = "\"\\\b\f\n\r\t", letters[] = "\"\\bfnrt";
    json_append(buffer, "\"", 1);
    size_t start = 0;
    for (size_t i = 0; i < text.length; i++) {
        unsigned char byte = (unsigned char)text.bytes[i];
        if (byte >= 0x20 && byte != '"' && byte != '\\') continue;
        json_append(buffer, text.bytes + start, i - start);
        const char *meaning = byte == '\0' ? NULL : strchr(meanings, byte);
        if (meaning != NULL) json_format(buffer, "\\%c", letters[meaning - meanings]);
        else json_format(buffer, "\\u%04x", byte);
        start = i + 1;
    }
    json_append(buffer, text.bytes + start, text.length - start);
    json_append(buffer, "\"", 1);
}

void json_write(struct json_buffer *buffer, const struct json_value *value)
{
    switch (value->kind) {
    case JSON_NULL: json_append(buffer, "null", 4); break;
    case JSON_BOOLEAN: json_format(buffer, "%s", value->boolean ? "true" : "false"); break;
    case JSON_NUMBER: json_append(buffer, value->text.bytes, value->text.length); break;
    case JSON_STRING: json_quote(buffer, value->text); break;
    case JSON_ARRAY:
    case JSON_OBJECT:
        json_append(buffer, value->kind == JSON_ARRAY ? "[" : "{", 1);
        for (size_t i = 0; i < value->count; i++) {
            if (i > 0) json_append(buffer, ",", 1);
            if (value->kind == JSON_OBJECT) {
                json_quote(buffer, value->names[i]);
                json_append(buffer, ":", 1);
            }
            json_write(buffer, &value->values[i]);
        }
        json_append(buffer, value->kind == JSON_ARRAY ? "]" : "}", 1);
    }
}
