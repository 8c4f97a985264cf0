#ifndef PROCESS_MEMORY_H
#define PROCESS_MEMORY_H

/// Makes the process take memory from the system in large pieces, of which unused parts cost nothing.
///
/// Otherwise glibc lets the memory of every thread except the main one grow by one page at a time, with a call of the
/// system for each page. This has no effect without glibc. It must be called before threads are started.
void take_memory_in_large_pieces(void);

/// Releases to the system the memory that this thread does not use, so that the memory it uses next can be measured.
///
/// Afterwards the settings of `take_memory_in_large_pieces` are in force. This has no effect without glibc.
void release_unused_memory(void);

#endif
