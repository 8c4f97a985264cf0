// Renames an entry of a folder to a free name in the same folder, by calls of the system that Swift does not import.

#pragma once

/// Renames an entry of a folder without replacing another one; returns 0, or -1 with errno set (EEXIST: name taken).
int rename_without_replacing(int folder, const char *from, const char *to);
