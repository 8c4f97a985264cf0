#include "transfer.h"

#include <curl/curl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if LIBCURL_VERSION_NUM >= 0x075500
#define ONLY_HTTP(easy) curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https")
#else
#define ONLY_HTTP(easy) curl_easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS))
#endif

struct transfer {
    CURL *easy;
    CURLM *multi;
    struct curl_slist *fields;
    struct transfer_listener listener;
    char *head;
    size_t head_length;
    /// Whether an interim reply (1xx) has just ended, so that the next line begins another head.
    bool is_between_heads;
    bool is_head_over;
    /// The number of bytes of all heads and trailers so far.
    size_t heard;
    /// Whether the listener has ended the transfer.
    bool has_ended;
    atomic_bool is_stopped;
    char why[CURL_ERROR_SIZE];
};

static void prepare(void) { curl_global_init(CURL_GLOBAL_DEFAULT); }

/// The maximum number of bytes of the heads and trailers of one reply, which libcurl keeps in memory.
enum { GREATEST_HEAD = 256 << 10 };

/// Adds a line to the head of the reply. The empty line ends the head, unless the reply is an interim one (1xx).
static size_t hear_head(char *bytes, size_t size, size_t count, void *context) {
    struct transfer *transfer = context;
    size_t length = size * count;
    transfer->heard += length;
    if (transfer->heard > GREATEST_HEAD) return 0;
    transfer->listener.line(transfer->listener.context);
    // After the body come trailer fields, which are ignored.
    if (transfer->is_head_over) return length;
    if (transfer->is_between_heads) transfer->head_length = 0;
    transfer->is_between_heads = false;
    char *head = realloc(transfer->head, transfer->head_length + length);
    if (head == NULL) return 0;
    memcpy(head + transfer->head_length, bytes, length);
    transfer->head = head;
    transfer->head_length += length;
    if (bytes[0] != '\r' && bytes[0] != '\n') return length;
    long status = 0;
    curl_easy_getinfo(transfer->easy, CURLINFO_RESPONSE_CODE, &status);
    transfer->is_between_heads = status < 200 && status != 101;
    if (transfer->is_between_heads) return length;
    transfer->is_head_over = true;
    transfer->has_ended = !transfer->listener.head(
        transfer->listener.context, status, transfer->head, transfer->head_length);
    return transfer->has_ended ? 0 : length;
}

static size_t hear_body(char *bytes, size_t size, size_t count, void *context) {
    struct transfer *transfer = context;
    transfer->has_ended = !transfer->listener.body(transfer->listener.context, bytes, size * count);
    return transfer->has_ended ? 0 : size * count;
}

struct transfer *transfer_make(
    const char *url, const char *const *fields, size_t count, struct transfer_listener listener) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, prepare);
    struct transfer *transfer = calloc(1, sizeof *transfer);
    if (transfer == NULL) return NULL;
    transfer->listener = listener;
    transfer->easy = curl_easy_init();
    transfer->multi = curl_multi_init();
    for (size_t i = 0; i < count; i++) {
        struct curl_slist *longer = curl_slist_append(transfer->fields, fields[i]);
        if (longer != NULL) transfer->fields = longer;
    }
    CURL *easy = transfer->easy;
    bool is_ready = easy != NULL && transfer->multi != NULL && curl_easy_setopt(easy, CURLOPT_URL, url) == CURLE_OK
        && ONLY_HTTP(easy) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_HTTPHEADER, transfer->fields) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_HTTP_CONTENT_DECODING, 0L) == CURLE_OK
        // A proxy that the environment names would see the token.
        && curl_easy_setopt(easy, CURLOPT_PROXY, "") == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L) == CURLE_OK
        // The caller limits the time, so libcurl's own limit is so long that it never applies.
        && curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT, 1000000L) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_ERRORBUFFER, transfer->why) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, hear_head) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_HEADERDATA, transfer) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, hear_body) == CURLE_OK
        && curl_easy_setopt(easy, CURLOPT_WRITEDATA, transfer) == CURLE_OK
        && curl_multi_add_handle(transfer->multi, easy) == CURLM_OK;
    if (is_ready) return transfer;
    transfer_free(transfer);
    return NULL;
}

/// Returns how a transfer ended, given the result code of libcurl.
static enum transfer_end end_of(CURLcode code) {
    switch (code) {
    case CURLE_OK: return TRANSFER_WHOLE;
    case CURLE_COULDNT_RESOLVE_HOST: return TRANSFER_NO_SERVER;
    case CURLE_COULDNT_CONNECT: return TRANSFER_NO_CONNECTION;
    case CURLE_PARTIAL_FILE:
    case CURLE_GOT_NOTHING:
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR: return TRANSFER_LOST;
    case CURLE_WEIRD_SERVER_REPLY:
    case CURLE_UNSUPPORTED_PROTOCOL: return TRANSFER_NO_REPLY;
    default: return TRANSFER_FAILED;
    }
}

enum transfer_end transfer_run(struct transfer *transfer, char *why, size_t size) {
    int running = 1;
    while (running > 0 && !atomic_load(&transfer->is_stopped)) {
        if (curl_multi_perform(transfer->multi, &running) != CURLM_OK) return TRANSFER_FAILED;
        if (running > 0 && curl_multi_poll(transfer->multi, NULL, 0, 1000, NULL) != CURLM_OK) return TRANSFER_FAILED;
    }
    if (transfer->has_ended || running > 0) return TRANSFER_STOPPED;
    int left = 0;
    CURLMsg *message = curl_multi_info_read(transfer->multi, &left);
    if (message == NULL || message->msg != CURLMSG_DONE) return TRANSFER_FAILED;
    CURLcode code = message->data.result;
    if (transfer->heard > GREATEST_HEAD) {
        snprintf(why, size, "its head and its trailers together are longer than 256 KiB");
        return TRANSFER_NO_REPLY;
    }
    // If a line is too long, libcurl reports a lack of memory or, since version 8.6, CURLE_TOO_LARGE (100).
    if (!transfer->is_head_over && (code == CURLE_OUT_OF_MEMORY || (int)code == 100)) {
        snprintf(why, size, "a line of its head is longer than 100 KB");
        return TRANSFER_NO_REPLY;
    }
    if (code == CURLE_OK && !transfer->is_head_over) {
        snprintf(why, size, "it ended before the end of the head");
        return TRANSFER_LOST;
    }
    snprintf(why, size, "%s", transfer->why[0] ? transfer->why : curl_easy_strerror(code));
    return end_of(code);
}

void transfer_stop(struct transfer *transfer) {
    atomic_store(&transfer->is_stopped, true);
    curl_multi_wakeup(transfer->multi);
}

void transfer_free(struct transfer *transfer) {
    if (transfer->multi != NULL && transfer->easy != NULL) curl_multi_remove_handle(transfer->multi, transfer->easy);
    if (transfer->easy != NULL) curl_easy_cleanup(transfer->easy);
    if (transfer->multi != NULL) curl_multi_cleanup(transfer->multi);
    curl_slist_free_all(transfer->fields);
    free(transfer->head);
    free(transfer);
}
