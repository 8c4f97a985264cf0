// The styles and scripts of the HTML report, the book and the explorer, put into the program by the compiler; each stays a real file of its
// language. A page contains them in this order. A test compares this list with the folder.

#include "page_files.h"

static const unsigned char style[] = {
#embed "files/colours.css" suffix(, )
#embed "files/page.css" suffix(, )
#embed "files/top.css" suffix(, )
#embed "files/cards.css" suffix(, )
#embed "files/matrix.css" suffix(, )
#embed "files/filters.css" suffix(, )
#embed "files/list.css" suffix(, )
#embed "files/case.css" suffix(, )
#embed "files/narrow.css" suffix(, )
#embed "files/print.css"
};

static const unsigned char script[] = {
#embed "files/data.js" suffix(, )
#embed "files/elements.js" suffix(, )
#embed "files/marks.js" suffix(, )
#embed "files/sides.js" suffix(, )
#embed "files/case.js" suffix(, )
#embed "files/list.js" suffix(, )
#embed "files/filters.js" suffix(, )
#embed "files/address.js" suffix(, )
#embed "files/events.js"
};

static const unsigned char book_styles[] = {
#embed "files/colours.css" suffix(, )
#embed "files/page.css" suffix(, )
#embed "files/top.css" suffix(, )
#embed "files/filters.css" suffix(, )
#embed "files/list.css" suffix(, )
#embed "book/book.css" suffix(, )
#embed "book/tables.css" suffix(, )
#embed "book/search.css" suffix(, )
#embed "book/narrow.css" suffix(, )
#embed "book/print.css"
};

static const unsigned char plain_styles[] = {
#embed "files/colours.css" suffix(, )
#embed "files/page.css" suffix(, )
#embed "files/top.css" suffix(, )
#embed "plain/plain.css"
};

static const unsigned char book_scripts[] = {
#embed "book/cases.js" suffix(, )
#embed "book/search.js"
};

static const unsigned char explorer_styles[] = {
#embed "explorer/explorer.css" suffix(, )
#embed "explorer/outcome.css" suffix(, )
#embed "explorer/inputs.css" suffix(, )
#embed "explorer/narrow.css"
};

static const unsigned char explorer_scripts[] = {
#embed "files/elements.js" suffix(, )
#embed "explorer/server.js" suffix(, )
#embed "explorer/outcome.js" suffix(, )
#embed "explorer/texts.js" suffix(, )
#embed "explorer/publications.js" suffix(, )
#embed "explorer/fixes.js" suffix(, )
#embed "explorer/editor.js" suffix(, )
#embed "explorer/tools.js" suffix(, )
#embed "explorer/explorer.js"
};

static const unsigned char colours_of_drawings[] = {
#embed "drawing/colours.css"
};

static const unsigned char form_of_drawings[] = {
#embed "drawing/form.css"
};

const struct embedded_file page_style = EMBEDDED_FILE("report.css", style);
const struct embedded_file page_script = EMBEDDED_FILE("report.js", script);
const struct embedded_file book_style = EMBEDDED_FILE("book.css", book_styles);
const struct embedded_file plain_style = EMBEDDED_FILE("plain.css", plain_styles);
const struct embedded_file book_script = EMBEDDED_FILE("book.js", book_scripts);
const struct embedded_file explorer_style = EMBEDDED_FILE("explorer.css", explorer_styles);
const struct embedded_file explorer_script = EMBEDDED_FILE("explorer.js", explorer_scripts);
const struct embedded_file drawing_colours = EMBEDDED_FILE("colours.css", colours_of_drawings);
const struct embedded_file drawing_form = EMBEDDED_FILE("form.css", form_of_drawings);

// The schemas that are not made from Swift types; they are files of the corpus.
static const unsigned char report_lines[] = {
#embed "../../../Corpus/schema/report.json"
};
static const unsigned char protocol_request[] = {
#embed "../../../Corpus/schema/protocol.request.json"
};
static const unsigned char protocol_reply[] = {
#embed "../../../Corpus/schema/protocol.reply.json"
};
static const unsigned char known_line[] = {
#embed "../../../Corpus/schema/known.json"
};
static const unsigned char fuzz_finding[] = {
#embed "../../../Corpus/schema/finding.json"
};

static const struct embedded_file schemas[] = {
    EMBEDDED_FILE("report.json", report_lines),
    EMBEDDED_FILE("protocol.request.json", protocol_request),
    EMBEDDED_FILE("protocol.reply.json", protocol_reply),
    EMBEDDED_FILE("known.json", known_line),
    EMBEDDED_FILE("finding.json", fuzz_finding),
};

const struct embedded_file *schema_files(size_t *count) {
    *count = sizeof schemas / sizeof *schemas;
    return schemas;
}
