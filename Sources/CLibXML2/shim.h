#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

// Where libxml2 is built with ICU, its headers include those of the system's ICU, of which Foundation has another edition
// of its own: no file could import both. Nothing of it is used here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/xmlreader.h>

#endif
