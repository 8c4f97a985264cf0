#ifndef CONFINEMENT_H
#define CONFINEMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// What a program may read, write and take.
struct confinement {
    const char *folder;
    /// Files and folders that it may read and execute, and those that it may write besides.
    const char *readable[32], *writable[8];
    size_t readable_count, writable_count;
    /// The files that get its output and its errors; what became of it is told in the third.
    const char *output, *errors, *report;
    double seconds;
    unsigned long processor_seconds, memory, file_size, processes, open_files;
    /// Who it is if it is started by root.
    uid_t user;
    /// Whether it is run even if this system cannot hold it.
    bool is_unheld;
};

/// What holds a program.
enum hold { HOLDS_FILES = 1, HOLDS_CALLS = 2 };

/// Returns which of them this system has.
int holds_of_this_system(void);

/// Whether the system holds calls.
bool calls_can_be_held(void);
/// Whether a file that may only be read cannot be cut off, of what holds files.
bool files_hold_cutting(void);

/// Forbids this process and all that it starts whatever is not allowed, in this order.
///
/// Each returns nil, or what went wrong.
const char *drop_root(const struct confinement *);
const char *limit(const struct confinement *);
const char *hold_files(const struct confinement *);
const char *hold_calls(bool is_cutting_held);

#endif
