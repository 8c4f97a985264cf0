// The built-in dictionaries, put into the program by the compiler from the files of the corpus, where everybody reads
// them. A test compares them with the folder.

#include "dictionary_files.h"

static const unsigned char en_keywords[] = {
#embed "../../../Corpus/dictionaries/en_keywords.txt"
};
static const unsigned char en_commands[] = {
#embed "../../../Corpus/dictionaries/en_commands.txt"
};
static const unsigned char en_notations[] = {
#embed "../../../Corpus/dictionaries/en_notations.txt"
};
static const unsigned char it_keywords[] = {
#embed "../../../Corpus/dictionaries/it_keywords.txt"
};
static const unsigned char it_commands[] = {
#embed "../../../Corpus/dictionaries/it_commands.txt"
};
static const unsigned char it_notations[] = {
#embed "../../../Corpus/dictionaries/it_notations.txt"
};
static const unsigned char en_controls[] = {
#embed "../../../Corpus/dictionaries/en_controls.txt"
};
static const unsigned char it_controls[] = {
#embed "../../../Corpus/dictionaries/it_controls.txt"
};

static const struct embedded_file files[] = {
    EMBEDDED_FILE("en_keywords.txt", en_keywords),
    EMBEDDED_FILE("en_commands.txt", en_commands),
    EMBEDDED_FILE("en_notations.txt", en_notations),
    EMBEDDED_FILE("it_keywords.txt", it_keywords),
    EMBEDDED_FILE("it_commands.txt", it_commands),
    EMBEDDED_FILE("it_notations.txt", it_notations),
    EMBEDDED_FILE("en_controls.txt", en_controls),
    EMBEDDED_FILE("it_controls.txt", it_controls),
};

const struct embedded_file *dictionary_files(size_t *count) {
    *count = sizeof files / sizeof *files;
    return files;
}
