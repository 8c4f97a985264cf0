#ifndef EMBEDDED_FILE_H
#define EMBEDDED_FILE_H

#include <stddef.h>

/// A file that the compiler put into the program with `#embed`, so that `assay` stays one binary.
struct embedded_file {
    /// Where the file belongs, with folders if it is in any: "python/adapter.py".
    const char *path;
    const unsigned char *bytes;
    size_t count;
};

/// An entry of a table of embedded files: the path, and the array of its bytes.
#define EMBEDDED_FILE(path, bytes) {path, bytes, sizeof bytes}

#endif
