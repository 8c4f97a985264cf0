/* The source's iOS rule by haversine, as somebody would write it in C. */
#include "turns.h"
#include <math.h>
#include <stdbool.h>

static double *t, *lat, *lon;
static long count;

static double metres(long i, long j) {
    double north = sin((lat[j] - lat[i]) * M_PI / 360), east = sin((lon[j] - lon[i]) * M_PI / 360);
    double h = north * north + cos(lat[i] * M_PI / 180) * cos(lat[j] * M_PI / 180) * east * east;
    return 2 * 6371008.8 * asin(sqrt(h));
}

static double events(void) {
    long found = 0, close = 0, centre = 0;
    bool inside = false;
    for (long i = 1; i < count; i++) {
        if (inside) {
            if (metres(i, centre) > 100) {
                inside = false;
                close = 0;
                found++;
            }
        } else if (metres(i, i - 1) < 100) {
            if (++close == 7) {
                inside = true;
                centre = i;
                found++;
            }
        } else {
            close = 0;
        }
    }
    return (double)found;
}

int main(int argc, char **argv) {
    if (argc < 2) return 1;
    t = columns(argv[1], 3, &count);
    lat = t + count;
    lon = lat + count;
    take(count, events, "%.0f");
    return 0;
}
