/* The h-index of many authors by counting, as somebody would write it in C. */
#include "turns.h"
#include <string.h>

static int *citations;
static long *ends, authors;
static int *publications;

static double sum_of_indices(void) {
    double sum = 0;
    long start = 0;
    for (long author = 0; author < authors; author++) {
        long count = ends[author] - start;
        memset(publications, 0, (size_t)(count + 1) * sizeof(int));
        for (long i = start; i < ends[author]; i++) publications[citations[i] < count ? citations[i] : count]++;
        long h = count, at_least = publications[count];
        while (at_least < h) at_least += publications[--h];
        sum += (double)h;
        start = ends[author];
    }
    return sum;
}

int main(int argc, char **argv) {
    long count, most = 0;
    if (argc < 2) return 1;
    double *numbers = columns(argv[1], 2, &count);
    citations = malloc((size_t)count * sizeof(int));
    ends = malloc((size_t)count * sizeof(long));
    if (citations == NULL || ends == NULL) return 1;
    for (long i = 0; i < count; i++) {
        citations[i] = (int)numbers[count + i];
        if (i > 0 && numbers[i] != numbers[i - 1]) ends[authors++] = i;
    }
    ends[authors++] = count;
    for (long i = 0, start = 0; i < authors; start = ends[i++])
        if (ends[i] - start > most) most = ends[i] - start;
    publications = malloc((size_t)(most + 1) * sizeof(int));
    if (publications == NULL) return 1;
    take(authors, sum_of_indices, "%.0f");
    return 0;
}
