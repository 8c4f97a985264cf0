/* Distances by PROJ's geod_inverse. */
#include "turns.h"
#include <geodesic.h>

static double *lat1, *lon1, *lat2, *lon2;
static long count;
static struct geod_geodesic earth;

static double all(void) {
    double sum = 0;
    for (long i = 0; i < count; i++) {
        double metres;
        geod_inverse(&earth, lat1[i], lon1[i], lat2[i], lon2[i], &metres, NULL, NULL);
        sum += metres;
    }
    return sum;
}

int main(int argc, char **argv) {
    if (argc < 2) return 1;
    lat1 = columns(argv[1], 4, &count);
    lon1 = lat1 + count;
    lat2 = lon1 + count;
    lon2 = lat2 + count;
    geod_init(&earth, 6378137, 1 / 298.257223563);
    take(count, all, "%.3f");
    return 0;
}
