#ifndef PAGE_FILES_H
#define PAGE_FILES_H

#include <embedded_file.h>

/// The styles of the HTML report, as one file of CSS.
extern const struct embedded_file page_style;

/// The scripts of the HTML report, as one file of JavaScript.
extern const struct embedded_file page_script;

/// The styles of the book, as one file of CSS; some of them are the report's.
extern const struct embedded_file book_style;

/// The styles of pages that are tables and pictures, as one file of CSS; some of them are the report's.
extern const struct embedded_file plain_style;

/// The scripts of the book, as one file of JavaScript.
extern const struct embedded_file book_script;

/// The styles of the explorer, as one file of CSS; a page has the book's too.
extern const struct embedded_file explorer_style;

/// The scripts of the explorer, as one file of JavaScript; a page has the book's too.
extern const struct embedded_file explorer_script;

/// The styles of drawings: the rules that name a colour, and the others.
extern const struct embedded_file drawing_colours;
extern const struct embedded_file drawing_form;

/// The schemas of reports, messages and small files, which are JSON; the number of them goes to `count`.
const struct embedded_file *schema_files(size_t *count);

#endif
