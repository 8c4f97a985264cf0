#ifndef TRANSFER_H
#define TRANSFER_H

#include <stdbool.h>
#include <stddef.h>

/// One request over HTTP, made by libcurl: no redirection is followed, no body is decoded, no proxy is used.
struct transfer;

/// Who hears of a reply; each call comes on the thread that runs the transfer, and says whether it goes on.
struct transfer_listener {
    void *context;
    /// The head of the reply, once, without interim heads: its status, and its lines with their line ends.
    bool (*head)(void *context, long status, const char *lines, size_t length);
    bool (*body)(void *context, const char *bytes, size_t count);
};

enum transfer_end {
    /// The reply was whole, as far as it said.
    TRANSFER_WHOLE,
    /// The listener or `transfer_stop` ended it.
    TRANSFER_STOPPED,
    TRANSFER_NO_SERVER,
    TRANSFER_NO_CONNECTION,
    TRANSFER_LOST,
    /// The reply is none of HTTP, or its head is too large.
    TRANSFER_NO_REPLY,
    TRANSFER_FAILED,
};

/// Makes a request of some address with header fields such as `Accept: text/html`; nil if there is no memory for the
/// request.
struct transfer *transfer_make(const char *url, const char *const *fields, size_t count, struct transfer_listener);

/// Runs it to its end, and writes what libcurl says of a failure.
enum transfer_end transfer_run(struct transfer *, char *why, size_t size);

/// Ends it, from any thread.
void transfer_stop(struct transfer *);

void transfer_free(struct transfer *);

#endif
