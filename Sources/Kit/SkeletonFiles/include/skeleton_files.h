#ifndef SKELETON_FILES_H
#define SKELETON_FILES_H

#include <embedded_file.h>

/// All files of all skeletons: a path begins with the language, as in "python/adapter.py".
const struct embedded_file *skeleton_files(size_t *count);

#endif
