/* The subsystems that this adapter implements: one function for each, in a separate file.
 *
 * A function gets the input of a request and the readings that it asks for (NULL where it asks for none). It appends
 * its output to the buffer and gives NULL; or it leaves the buffer alone and gives the code of a rejection. */
#ifndef SUBSYSTEMS_H
#define SUBSYSTEMS_H

#include "json.h"

typedef const char *subsystem(const struct json_value *input, const struct json_value *readings,
                              struct json_buffer *output);

/* The input does not have the shape that its subsystem declares. */
#define INPUT_MALFORMED "input.malformed"

subsystem scholar_hindex;
/* subsystem scholar_similarity; */

#endif
