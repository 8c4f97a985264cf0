/* scholar.hindex: the h-index of the checked publications. */
#include "subsystems.h"

#include <stdlib.h>

static int falling(const void *left, const void *right)
{
    long long a = *(const long long *)left, b = *(const long long *)right;
    return (a < b) - (a > b);
}

/* HIX-1: the largest h such that h publications have at least h citations each. HIX-2 follows from HIX-1. */
static size_t h_index(long long *citations, size_t count)
{
    size_t h = 0;
    if (count > 0) qsort(citations, count, sizeof *citations, falling);
    while (h < count && citations[h] > (long long)h) h++;
    return h;
}

/* Input: {"publications":[{"citations":5,"checked":true}, …]}; output: {"h":1}. */
const char *scholar_hindex(const struct json_value *input, const struct json_value *readings,
                           struct json_buffer *output)
{
    (void)readings; /* this subsystem has none */
    const struct json_value *publications = json_member(input, "publications");
    if (!json_has_only(input, "publications", NULL) || publications == NULL || publications->kind != JSON_ARRAY)
        return INPUT_MALFORMED;
    long long *citations = json_allocate(NULL, (publications->count + 1) * sizeof *citations);
    size_t count = 0;
    const char *rejection = NULL;
    for (size_t i = 0; i < publications->count; i++) {
        const struct json_value *publication = &publications->values[i];
        const struct json_value *checked = json_member(publication, "checked");
        long long cited;
        if (!json_has_only(publication, "citations", "checked", NULL) || checked == NULL
            || checked->kind != JSON_BOOLEAN || !json_integer(json_member(publication, "citations"), &cited)) {
            rejection = INPUT_MALFORMED;
            break;
        }
        /* HIX-1d rejects negative citations of unchecked publications too.
           The loop goes on, to check the shape of the other publications. */
        if (cited < 0) rejection = "citations.invalid";
        if (checked->boolean) citations[count++] = cited;
    }
    if (rejection == NULL) json_format(output, "{\"h\":%zu}", h_index(citations, count));
    free(citations);
    return rejection;
}
