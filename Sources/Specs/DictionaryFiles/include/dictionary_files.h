#ifndef DICTIONARY_FILES_H
#define DICTIONARY_FILES_H

#include <embedded_file.h>

/// Returns the files of the built-in dictionaries, by their names in the corpus.
const struct embedded_file *dictionary_files(size_t *count);

#endif
