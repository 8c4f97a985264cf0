#ifndef EMBEDDED_FILE_H
#define EMBEDDED_FILE_H

#include <stddef.h>

/// A file that the compiler has put into the program by means of `#embed`, so that `assay` is a single binary.
struct embedded_file {
    /// The path of the file, with its folders if it is in any, for example "python/adapter.py".
    const char *path;
    const unsigned char *bytes;
    size_t count;
};

/// Makes an entry for a table of embedded files from the path of a file and the array of its bytes.
#define EMBEDDED_FILE(path, bytes) {path, bytes, sizeof bytes}

#endif
