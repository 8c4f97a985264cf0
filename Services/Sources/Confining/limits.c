#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "confinement.h"

#include <ctype.h>
#include <dirent.h>
#include <grp.h>
#include <stdio.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

const char *drop_root(const struct confinement *confinement) {
    if (geteuid() != 0) return NULL;
    if (confinement->user == 0) return "a program that runs as root cannot be restricted";
    uid_t user = confinement->user;
    if (setgroups(0, NULL) != 0 || setgid(user) != 0 || setuid(user) != 0) return "root cannot be dropped";
    return NULL;
}

/// Returns the number of a user's threads, which the limit of processes counts.
static unsigned long threads_of(uid_t user) {
    unsigned long count = 0;
    DIR *processes = opendir("/proc");
    if (processes == NULL) return 0;
    for (struct dirent *entry; (entry = readdir(processes)) != NULL;) {
        if (!isdigit((unsigned char)entry->d_name[0])) continue;
        char path[300];
        struct stat status;
        snprintf(path, sizeof path, "/proc/%s/task", entry->d_name);
        // The folder has a subfolder for each thread, and each subfolder adds one link.
        if (stat(path, &status) == 0 && status.st_uid == user && status.st_nlink > 2) count += status.st_nlink - 2;
    }
    closedir(processes);
    return count;
}

static bool set(int resource, unsigned long value) {
    struct rlimit limit = {.rlim_cur = value, .rlim_max = value};
    return setrlimit(resource, &limit) == 0;
}

const char *limit(const struct confinement *confinement) {
    unsigned long processes = threads_of(getuid()) + confinement->processes;
    bool is_held = set(RLIMIT_CPU, confinement->processor_seconds) && set(RLIMIT_FSIZE, confinement->file_size)
        && set(RLIMIT_NPROC, processes) && set(RLIMIT_NOFILE, confinement->open_files) && set(RLIMIT_CORE, 0);
#ifdef __linux__
    // Programs that this process starts get no further rights; without that, Landlock and seccomp do not work. Other
    // systems ignore the limit of memory.
    is_held = is_held && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && set(RLIMIT_AS, confinement->memory)
        && set(RLIMIT_MEMLOCK, 0) && set(RLIMIT_MSGQUEUE, 0);
#endif
    return is_held ? NULL : "a limit cannot be set";
}
