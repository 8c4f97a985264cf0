/* A strict reader of JSON (RFC 8259), and what is needed to write it. */
#ifndef JSON_H
#define JSON_H

#include <stdbool.h>
#include <stddef.h>

enum json_kind { JSON_NULL, JSON_BOOLEAN, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT };

/* Bytes of UTF-8, which may contain a NUL. */
struct json_text {
    const char *bytes;
    size_t length;
};

struct json_value {
    enum json_kind kind;
    bool boolean;
    struct json_text text;     /* of a string; of a number, as it was written */
    struct json_value *values; /* of an array or an object */
    struct json_text *names;   /* of an object: one a value */
    size_t count;
};

/* Reads the one value in the bytes. The strings and numbers of the value point into these bytes, which are unescaped
 * in place. Gives NULL, or a sentence that says what is wrong; json_free() is due in both cases. */
const char *json_parse(char *bytes, size_t length, struct json_value *value);

void json_free(struct json_value *value);

/* The member of that name; NULL if there is none, or if the value is not an object. */
const struct json_value *json_member(const struct json_value *object, const char *name);

/* Whether the value is an object that has no members but those of these names, which a NULL ends. */
__attribute__((sentinel)) bool json_has_only(const struct json_value *object, ...);

/* Whether the value is this string. */
bool json_is(const struct json_value *value, const char *text);

/* Whether the value is a whole number of at most 2^53 - 1 in size, however it is written (3, 3.0, 30e-1). */
bool json_integer(const struct json_value *value, long long *integer);

/* A string that grows at its end. Initialise it with {0}, and call free(bytes) at the end. */
struct json_buffer {
    char *bytes;
    size_t length;
    size_t capacity;
};

void json_append(struct json_buffer *buffer, const char *bytes, size_t length);

/* Appends JSON that is formatted as by printf(). */
__attribute__((format(printf, 2, 3))) void json_format(struct json_buffer *buffer, const char *format, ...);

/* Appends a string in quotation marks, with the escapes that it needs. */
void json_quote(struct json_buffer *buffer, struct json_text text);

/* Appends a value as it was read. */
void json_write(struct json_buffer *buffer, const struct json_value *value);

/* Like realloc(), but ends the program if there is no memory. */
void *json_allocate(void *old, size_t size);

#endif
