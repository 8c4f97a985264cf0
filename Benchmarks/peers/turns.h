/* What the contenders in C share: a turn a line of standard input. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double processor(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Reads so many columns of doubles; their length is stored in size. */
static double *columns(const char *path, int number, long *size) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) exit(1);
    fseek(file, 0, SEEK_END);
    long bytes = ftell(file);
    rewind(file);
    double *numbers = (double *)malloc((size_t)bytes);
    if (numbers == NULL || fread(numbers, 1, (size_t)bytes, file) != (size_t)bytes) exit(1);
    fclose(file);
    *size = bytes / (long)sizeof(double) / number;
    return numbers;
}

/* Works at least a tenth of a second a turn, and writes the nanoseconds a unit and what was found. */
static void take(long units, double (*work)(void), const char *format) {
    char line[64];
    while (fgets(line, sizeof line, stdin) != NULL) {
        long done = 0;
        double found = 0, start = processor();
        do {
            found = work();
            done++;
        } while (processor() - start < 0.1);
        printf("%.4f ", (processor() - start) * 1e9 / (double)done / (double)units);
        printf(format, found);
        printf("\n");
        fflush(stdout);
    }
}
