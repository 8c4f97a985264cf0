#ifndef CONFINING_H
#define CONFINING_H

/// Runs an unknown program within limits, as the words of a command line say; returns the exit code of that command.
///
///     confined --folder DIR --output FILE --errors FILE --report FILE [limits] [--read PATH]… [--write PATH]… -- PROGRAM …
///
/// What became of the program is told in the report: `exited N`, `signalled N`, `timeout`, `stopped` or `failed WHY`,
/// after a line `group N` as soon as it runs. It is stopped if the other end of this process's input is closed.
/// `--unheld` runs it even if this system cannot keep all of that from it, and keeps what it can.
/// `--holds` prints what this system can keep from a program: `files`, `calls`.
int run_confined(int count, char *words[]);

#endif
