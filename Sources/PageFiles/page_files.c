// The styles and scripts of the HTML report, put into the program by the compiler; each stays a real file of its
// language. A page has them one after the other, in this order. A test compares them with the folder.

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

const struct embedded_file page_style = EMBEDDED_FILE("report.css", style);
const struct embedded_file page_script = EMBEDDED_FILE("report.js", script);
