#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

// If libxml2 is built with ICU, its headers include those of the system's ICU. Foundation contains another edition of
// ICU, and no file could import both, so the headers are kept out here; nothing in them is needed.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/xmlreader.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

/* xmlFree is a global variable, which Swift does not allow to be used. */
static inline void clibxml2_free(void *memory) { xmlFree(memory); }

static inline void clibxml2_ignore(void *data, xmlError *error) { (void)data; (void)error; }

/* Keeps libxml2 from writing to standard error if a query is wrong. The type of the handler depends on the version. */
static inline void clibxml2_silence(xmlXPathContext *context) {
    context->error = (xmlStructuredErrorFunc)(void *)clibxml2_ignore;
}

/* Limits the steps of a query, since nested conditions could take years; a query that reaches the limit is refused. */
static inline void clibxml2_limit(xmlXPathContext *context) {
#if LIBXML_VERSION >= 20910
    context->opLimit = 10000000;
#endif
}

#endif
