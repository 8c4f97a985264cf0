// Sets which files a started process inherits, by calls of the system that Swift does not import.

#pragma once

#include <spawn.h>

/// Makes the process that is started inherit no open file except its standard streams, which `files` must set.
///
/// This must be called after the last change of `files` and of the flags of `attributes`. Returns 0 or an error
/// number, such as ENOSYS for a system without such a call.
int inherit_only_standard_streams(posix_spawn_file_actions_t *files, posix_spawnattr_t *attributes);
