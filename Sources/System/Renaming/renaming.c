#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "renaming.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>

#ifdef __APPLE__
#include <sys/stdio.h>
#endif

int rename_without_replacing(int folder, const char *from, const char *to) {
#ifdef __APPLE__
    return renameatx_np(folder, from, folder, to, RENAME_EXCL);
#else
    if (renameat2(folder, from, folder, to, RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return -1;
    // The file system does not know the flag, so look for an entry with the new name first.
    struct stat there;
    if (fstatat(folder, to, &there, AT_SYMLINK_NOFOLLOW) == 0) {
        errno = EEXIST;
        return -1;
    }
    return renameat(folder, from, folder, to);
#endif
}
