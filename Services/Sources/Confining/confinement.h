#ifndef CONFINEMENT_H
#define CONFINEMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// The files that a program may read and write, and the limits of what it may use.
struct confinement {
    const char *folder;
    /// The files and folders that the program may read and execute, and those to which it may also write.
    const char *readable[32], *writable[8];
    size_t readable_count, writable_count;
    /// The files for the program's output, for its errors, and for the report on how it ended.
    const char *output, *errors, *report;
    double seconds;
    unsigned long processor_seconds, memory, file_size, processes, open_files;
    /// The id of the user that runs the program if root starts it.
    uid_t user;
    /// Whether the program runs even if this system cannot enforce all limits.
    bool is_unheld;
};

/// The things that a system can restrict: files by Landlock, system calls by seccomp.
enum hold { HOLDS_FILES = 1, HOLDS_CALLS = 2 };

/// Returns the things that this system can restrict, as a sum of `hold` values.
int holds_of_this_system(void);

/// Returns whether this system can restrict system calls.
bool calls_can_be_held(void);
/// Returns whether this system's Landlock can forbid truncating a file that a program may only read.
bool files_hold_cutting(void);

/// These functions restrict this process and all processes that it starts; they must be called in this order.
///
/// Each of them returns NULL, or a sentence about what failed.
const char *drop_root(const struct confinement *);
const char *limit(const struct confinement *);
const char *hold_files(const struct confinement *);
const char *hold_calls(bool is_cutting_held);

#endif
