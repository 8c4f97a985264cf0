#ifndef TRANSFER_H
#define TRANSFER_H

#include <stdbool.h>
#include <stddef.h>

/// One request over HTTP, made by libcurl: no redirection is followed, no body is decoded, no proxy is used.
struct transfer;

/// The functions that receive a reply. The thread that runs the transfer calls them; they return whether it continues.
struct transfer_listener {
    void *context;
    /// Called for each line of a head or of the trailers after the body, before any other function.
    void (*line)(void *context);
    /// Called once, with the status and the lines of the head, which include their line ends; ignores interim replies.
    bool (*head)(void *context, long status, const char *lines, size_t length);
    bool (*body)(void *context, const char *bytes, size_t count);
};

enum transfer_end {
    /// The reply is complete, as far as its head says.
    TRANSFER_WHOLE,
    /// The listener or `transfer_stop` ended the transfer.
    TRANSFER_STOPPED,
    TRANSFER_NO_SERVER,
    TRANSFER_NO_CONNECTION,
    TRANSFER_LOST,
    /// The reply is not HTTP, or its head and its trailers are too large.
    TRANSFER_NO_REPLY,
    TRANSFER_FAILED,
};

/// Makes a request for a URL with header fields such as `Accept: text/html`; NULL if there is not enough memory.
struct transfer *transfer_make(const char *url, const char *const *fields, size_t count, struct transfer_listener);

/// Runs the transfer to its end; if it fails, writes libcurl's description of the failure to `why`.
enum transfer_end transfer_run(struct transfer *, char *why, size_t size);

/// Ends the transfer; any thread may call this function.
void transfer_stop(struct transfer *);

void transfer_free(struct transfer *);

#endif
