#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "spawning.h"

#include <errno.h>
#include <unistd.h>

int inherit_only_standard_streams(posix_spawn_file_actions_t *files, posix_spawnattr_t *attributes) {
#ifdef __APPLE__
    (void)files;
    short flags = 0;
    int error = posix_spawnattr_getflags(attributes, &flags);
    return error ? error : posix_spawnattr_setflags(attributes, flags | POSIX_SPAWN_CLOEXEC_DEFAULT);
#elif !defined(__GLIBC__) || !__GLIBC_PREREQ(2, 34)
    (void)files, (void)attributes;
    return ENOSYS;
#else
    (void)attributes;
    return posix_spawn_file_actions_addclosefrom_np(files, STDERR_FILENO + 1);
#endif
}
