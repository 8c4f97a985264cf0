// Renames what is in one folder to a free name in the same folder; Swift sees nothing of these calls of the system.

#pragma once

/// Renames, and never replaces anything; returns 0, or -1 with errno set: EEXIST if the name is taken.
int rename_without_replacing(int folder, const char *from, const char *to);
