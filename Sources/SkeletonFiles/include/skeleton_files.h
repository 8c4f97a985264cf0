#ifndef SKELETON_FILES_H
#define SKELETON_FILES_H

#include <stddef.h>

/// A file of the skeleton of an adapter.
struct skeleton_file {
    const char *language;
    /// Inside the folder of the adapter.
    const char *path;
    const unsigned char *bytes;
    size_t count;
};

/// All files of all skeletons, each skeleton's together.
const struct skeleton_file *skeleton_files(size_t *count);

#endif
