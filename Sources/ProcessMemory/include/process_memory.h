#ifndef PROCESS_MEMORY_H
#define PROCESS_MEMORY_H

/// Has the process take memory from the system in large pieces; what is not touched costs nothing.
///
/// Otherwise glibc lets the memory of every thread but the main one grow by a page at a time, with a call of the system
/// for each. Without effect on other systems. To be called before there are threads.
void take_memory_in_large_pieces(void);

#endif
