#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "confinement.h"

#ifdef __linux__

#include <fcntl.h>
#include <linux/landlock.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The rights of the first version of Landlock, and those of versions 2, 3 and 5, which older headers lack.
#define READ (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR | LANDLOCK_ACCESS_FS_EXECUTE)
#define ALL_OF_1 ((1ULL << 13) - 1)
#define REFER (1ULL << 13)
#define TRUNCATE (1ULL << 14)
#define DEVICES (1ULL << 15)
/// The rights that apply to files too; all others apply to folders only.
#define OF_FILES                                                                                                       \
    (LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_READ_FILE | TRUNCATE | DEVICES)

/// With these scopes, version 6 keeps signals and sockets without a file inside the confined processes.
#define SCOPES 3ULL

/// The attributes of a set of rules; older headers declare only the first of them.
struct ruleset {
    uint64_t files, network, scoped;
};

static int version(void) {
    return (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

static uint64_t known_rights(void) {
    int known = version();
    return ALL_OF_1 | (known >= 2 ? REFER : 0) | (known >= 3 ? TRUNCATE : 0) | (known >= 5 ? DEVICES : 0);
}

/// Allows some rights at a path, and returns whether that succeeded; a path that does not exist needs no rights.
static bool allow(int rules, const char *path, uint64_t rights) {
    int place = open(path, O_PATH | O_CLOEXEC);
    if (place < 0) return true;
    struct stat status;
    bool is_folder = fstat(place, &status) == 0 && S_ISDIR(status.st_mode);
    struct landlock_path_beneath_attr rule = {
        .allowed_access = is_folder ? rights : rights & OF_FILES,
        .parent_fd = place,
    };
    bool is_allowed = syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
    close(place);
    return is_allowed;
}

const char *hold_files(const struct confinement *confinement) {
    uint64_t all = known_rights();
    bool is_scoped = version() >= 6;
    struct ruleset handled = {.files = all, .scoped = is_scoped ? SCOPES : 0};
    size_t size = is_scoped ? sizeof handled : sizeof handled.files;
    int rules = (int)syscall(SYS_landlock_create_ruleset, &handled, size, 0);
    if (rules < 0) return "this system has no Landlock";
    bool is_held = allow(rules, "/dev/null", READ | LANDLOCK_ACCESS_FS_WRITE_FILE)
        && allow(rules, "/dev/urandom", READ)
        // These show the number of processors and the program's threads; libdispatch ends a program that cannot read
        // /proc/THREAD/stat. Of other processes, Landlock shows only what every user may see, such as command lines.
        && allow(rules, "/sys/devices/system/cpu", READ) && allow(rules, "/proc", READ);
    for (size_t i = 0; i < confinement->readable_count; i++)
        is_held = is_held && allow(rules, confinement->readable[i], READ);
    for (size_t i = 0; i < confinement->writable_count; i++)
        is_held = is_held && allow(rules, confinement->writable[i], all & ~DEVICES);
    is_held = is_held && syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    close(rules);
    return is_held ? NULL : "files cannot be restricted";
}

bool files_hold_cutting(void) { return version() >= 3; }

int holds_of_this_system(void) {
    return (version() >= 1 ? HOLDS_FILES : 0) | (calls_can_be_held() ? HOLDS_CALLS : 0);
}

#else

const char *hold_files(const struct confinement *confinement) {
    (void)confinement;
    return NULL;
}

bool files_hold_cutting(void) { return false; }

int holds_of_this_system(void) { return 0; }

#endif
