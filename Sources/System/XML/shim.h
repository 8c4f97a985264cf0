#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

// Where libxml2 is built with ICU, its headers include those of the system's ICU, of which Foundation has another edition
// of its own: no file could import both. Nothing of it is used here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/xmlreader.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

/* xmlFree is a variable, which Swift may not touch. */
static inline void clibxml2_free(void *memory) { xmlFree(memory); }

static inline void clibxml2_ignore(void *data, xmlError *error) { (void)data; (void)error; }

/* Keeps what is wrong with a query off standard error. The handler's type is not the same in every version. */
static inline void clibxml2_silence(xmlXPathContext *context) {
    context->error = (xmlStructuredErrorFunc)(void *)clibxml2_ignore;
}

#endif
