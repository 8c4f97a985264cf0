#ifndef CONFINING_H
#define CONFINING_H

/// Runs an unknown program within the limits that a command line names; returns the exit code of the command.
///
///     confined --folder DIR --output FILE --errors FILE --report FILE [limits] [--read PATH]… [--write PATH]… -- PROGRAM …
///
/// The report says how the program ended: `exited N`, `signalled N`, `timeout`, `stopped` or `failed WHY`. Its
/// first line, `group N`, is there from the start. If the other end of standard input closes, the program is stopped.
/// With `--unheld` the program runs even if this system cannot enforce all limits; it enforces those that it can.
/// `--holds` prints what this system can restrict: `files`, `calls`.
int run_confined(int count, char *words[]);

#endif
