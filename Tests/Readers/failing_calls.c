// Loaded before the program (LD_PRELOAD): lets one call of the system fail, and counts those that could have.
//
// FAULT_BELOW: only files below this folder count, standard output, and names relative to an open folder.
// FAULT_AT: the number of the call that fails; none if 0. FAULT_COUNT: the file that gets the number of calls.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int calls;
static char watched[65536] = {[1] = 1};
static const char *below;
static int target;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAILS(error, ...) \
    if (fails(__VA_ARGS__)) { errno = error; return -1; }

__attribute__((constructor)) static void begin(void) {
    below = getenv("FAULT_BELOW");
    const char *number = getenv("FAULT_AT");
    target = number ? atoi(number) : 0;
}

__attribute__((destructor)) static void end(void) {
    const char *place = getenv("FAULT_COUNT");
    if (!place) return;
    FILE *file = fopen(place, "w");
    if (file) fprintf(file, "%d\n", atomic_load(&calls)), fclose(file);
}

static int counts(int folder, const char *path) {
    if (!below || !path) return 0;
    if (path[0] == '/') return strncmp(path, below, strlen(below)) == 0;
    return folder >= 0 && folder < 65536 && watched[folder];
}

static int next(void) { return atomic_fetch_add(&calls, 1) + 1 == target; }
static int fails_at(int folder, const char *path) { return counts(folder, path) && next(); }
static int fails_on(int file) { return file >= 0 && file < 65536 && watched[file] && next(); }

static int watch(int file, int folder, const char *path) {
    if (file >= 0 && file < 65536) watched[file] = counts(folder, path);
    return file;
}

#define OPEN(name, parameters, folder, ...)                                    \
    int name parameters {                                                      \
        va_list rest;                                                          \
        va_start(rest, flags);                                                 \
        int mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, int) : 0;    \
        va_end(rest);                                                          \
        if (fails_at(folder, path)) {                                          \
            errno = flags & (O_CREAT | O_WRONLY) ? ENOSPC : EIO;               \
            return -1;                                                         \
        }                                                                      \
        return watch(REAL(name)(__VA_ARGS__, flags, mode), folder, path);      \
    }
OPEN(open, (const char *path, int flags, ...), -1, path)
OPEN(open64, (const char *path, int flags, ...), -1, path)
OPEN(openat, (int folder, const char *path, int flags, ...), folder, folder, path)
OPEN(openat64, (int folder, const char *path, int flags, ...), folder, folder, path)

#define CALL(result, name, parameters, failing, error, ...)                    \
    result name parameters {                                                   \
        if (failing) {                                                         \
            errno = error;                                                     \
            return -1;                                                         \
        }                                                                      \
        return REAL(name)(__VA_ARGS__);                                        \
    }
CALL(ssize_t, read, (int file, void *bytes, size_t count), file > 2 && fails_on(file), EIO, file, bytes, count)
CALL(ssize_t, write, (int file, const void *bytes, size_t count), fails_on(file), ENOSPC, file, bytes, count)
CALL(int, fsync, (int file), fails_on(file), EIO, file)
CALL(int, fchmod, (int file, mode_t mode), fails_on(file), EIO, file, mode)
CALL(int, flock, (int file, int how), fails_on(file), ENOLCK, file, how)
CALL(int, mkdir, (const char *path, mode_t mode), fails_at(-1, path), ENOSPC, path, mode)
CALL(int, mkdirat, (int folder, const char *path, mode_t mode), fails_at(folder, path), ENOSPC, folder, path, mode)
CALL(int, rename, (const char *from, const char *to), fails_at(-1, to), EIO, from, to)
CALL(int, renameat, (int folder, const char *from, int other, const char *to), fails_at(other, to), EIO,
     folder, from, other, to)
CALL(int, renameat2, (int folder, const char *from, int other, const char *to, unsigned flags),
     fails_at(other, to), EIO, folder, from, other, to, flags)
CALL(int, linkat, (int folder, const char *from, int other, const char *to, int flags), fails_at(other, to), EIO,
     folder, from, other, to, flags)
CALL(int, symlinkat, (const char *to, int folder, const char *path), fails_at(folder, path), ENOSPC, to, folder, path)

int close(int file) {
    if (file > 2 && file < 65536) watched[file] = 0;
    return REAL(close)(file);
}
