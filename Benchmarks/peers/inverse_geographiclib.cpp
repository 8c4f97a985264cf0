/* Distances by GeographicLib's Geodesic::Inverse, without azimuths. */
#include "turns.h"
#include <GeographicLib/Geodesic.hpp>

static double *lat1, *lon1, *lat2, *lon2;
static long count;

static double all() {
    const GeographicLib::Geodesic &earth = GeographicLib::Geodesic::WGS84();
    double sum = 0;
    for (long i = 0; i < count; i++) {
        double metres;
        earth.Inverse(lat1[i], lon1[i], lat2[i], lon2[i], metres);
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
    take(count, all, "%.3f");
    return 0;
}
