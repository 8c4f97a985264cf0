#ifndef PROCESS_MEMORY_H
#define PROCESS_MEMORY_H

/// Has the process take memory from the system in large pieces; what is not touched costs nothing.
///
/// Otherwise glibc lets the memory of every thread but the main one grow by a page at a time, with a call of the system
/// for each. Without effect on other systems. To be called before there are threads.
void take_memory_in_large_pieces(void);

/// Gives memory that this thread does not use back to the system, so that what it uses next can be measured.
///
/// Leaves the memory as `take_memory_in_large_pieces` has it. Without effect where the memory is not that of glibc.
void release_unused_memory(void);

#endif
