/* Speaks Assay's adapter protocol 1 on standard input and output: one JSON value per line. It logs to standard error. */
#define _POSIX_C_SOURCE 200809L

#include "json.h"
#include "subsystems.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    subsystem *run;
} subsystems[] = {
    {"scholar.hindex", scholar_hindex},
    /* The next subsystem goes here: a function in a separate file (and in OBJECTS of the Makefile), a line in
     * subsystems.h, and a line in this table. `assay list` shows all subsystems.
     * {"scholar.similarity", scholar_similarity}, */
};
enum { SUBSYSTEM_COUNT = sizeof subsystems / sizeof subsystems[0] };

/* The options that the adapter implements for each reading, as JSON; see `assay explain scholar.similarity`. The
 * first option of a list applies unless a run asks for another one. */
static const char readings_declared[] =
    "{"
    /* "\"scholar.similarity.threshold\":[\"inclusive\",\"strict\"]" */
    "}";

static void append_hello(struct json_buffer *reply)
{
    json_format(reply, "{\"op\":\"hello\",\"protocol\":1,\"name\":\"my-adapter\",\"language\":\"c\","
                       "\"version\":\"0.1\",\"subsystems\":[");
    for (size_t i = 0; i < SUBSYSTEM_COUNT; i++)
        json_format(reply, "%s\"%s\"", i == 0 ? "" : ",", subsystems[i].name);
    json_format(reply, "],\"readings\":%s}", readings_declared);
}

/* Appends the answer to a run, without the id. */
static void append_answer(struct json_buffer *reply, const struct json_value *request)
{
    const struct json_value *name = json_member(request, "subsystem");
    for (size_t i = 0; i < SUBSYSTEM_COUNT; i++) {
        if (!json_is(name, subsystems[i].name)) continue;
        struct json_buffer output = {0};
        const char *rejection =
            subsystems[i].run(json_member(request, "input"), json_member(request, "readings"), &output);
        if (rejection != NULL) {
            json_format(reply, "\"error\":{\"code\":\"%s\"}", rejection);
        } else {
            json_format(reply, "\"output\":");
            json_append(reply, output.bytes, output.length);
        }
        free(output.bytes);
        return;
    }
    json_format(reply, "\"skip\":\"not implemented\"");
}

/* Appends the reply to a request, if there is one; returns false if the request is bye. */
static bool respond(struct json_buffer *reply, const struct json_value *request)
{
    const struct json_value *op = json_member(request, "op"), *id = json_member(request, "id");
    if (json_is(op, "bye")) return false;
    if (json_is(op, "hello")) {
        append_hello(reply);
    } else if (id == NULL) {
        fputs("a request without an id cannot be answered\n", stderr);
    } else {
        json_format(reply, "{\"id\":");
        json_write(reply, id);
        json_format(reply, ",");
        if (json_is(op, "run")) append_answer(reply, request);
        else json_format(reply, "\"skip\":\"there is no such op\"");
        json_format(reply, "}");
    }
    return true;
}

int main(void)
{
    char *line = NULL;
    size_t capacity = 0;
    ssize_t length;
    struct json_buffer reply = {0};
    bool is_open = true;
    while (is_open && (length = getline(&line, &capacity, stdin)) >= 0) {
        if (strspn(line, " \t\r\n") == (size_t)length) continue;
        struct json_value request;
        const char *problem = json_parse(line, (size_t)length, &request);
        reply.length = 0;
        if (problem != NULL) fprintf(stderr, "a line is not JSON: %s\n", problem);
        else is_open = respond(&reply, &request);
        json_free(&request);
        if (reply.length == 0) continue;
        json_append(&reply, "\n", 1);
        /* Each reply is flushed at once, because the harness waits for it. */
        if (fwrite(reply.bytes, 1, reply.length, stdout) != reply.length || fflush(stdout) != 0) break;
    }
    free(reply.bytes);
    free(line);
    return EXIT_SUCCESS;
}
