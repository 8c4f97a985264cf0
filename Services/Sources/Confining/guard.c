#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "confinement.h"
#include "confining.h"

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

static volatile sig_atomic_t is_ended;

static void end(int number) {
    (void)number;
    is_ended = 1;
}

/// The reason why the wait for a program is over.
enum outcome { HAS_ENDED, IS_LATE, IS_STOPPED };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// Waits until a program ends, its time is over, or this guard must stop it; does not reap the program.
static enum outcome watch(pid_t child, double seconds) {
    for (double start = now();;) {
        siginfo_t info = {.si_pid = 0};
        if (waitid(P_PID, (id_t)child, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == child)
            return HAS_ENDED;
        if (now() - start > seconds) return IS_LATE;
        // The service holds the other end of this guard's standard input, which closes when the service ends.
        struct pollfd input = {.fd = 0, .events = 0};
        poll(&input, 1, 5);
        if (is_ended || input.revents & POLLHUP) return IS_STOPPED;
    }
}

/// Kills and reaps the processes that have left the group of the program, and are children of this guard now.
///
/// They exist only on a system that cannot refuse calls. A process that starts another one and ends, again and again,
/// can escape. If the children of this guard cannot be listed, it does not wait for them.
static void end_orphans(void) {
    for (pid_t ended; (ended = waitpid(-1, NULL, WNOHANG)) >= 0;) {
        if (ended > 0) continue;
        FILE *children = fopen("/proc/thread-self/children", "re");
        if (children == NULL) return;
        for (int process; fscanf(children, "%d", &process) == 1;) kill(process, SIGKILL);
        fclose(children);
        poll(NULL, 0, 1);
    }
}

static void fail(const char *why) {
    fprintf(stderr, "confined: %s\n", why);
    exit(2);
}

/// Replaces this process with the program; if that fails, writes the reason to the pipe.
static void become(const struct confinement *confinement, char *const words[], int pipe) {
    const char *problem = NULL;
    int none = open("/dev/null", O_RDONLY);
    int output = open(confinement->output, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_NOFOLLOW, 0600);
    int errors = open(confinement->errors, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_NOFOLLOW, 0600);
    // The program starts without ignored or blocked signals, even if the service has some.
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none_held;
    sigemptyset(&none_held);
    sigprocmask(SIG_SETMASK, &none_held, NULL);
    if (setpgid(0, 0) != 0) problem = "no process group can be made";
    if (none < 0 || output < 0 || errors < 0 || dup2(none, 0) < 0 || dup2(output, 1) < 0 || dup2(errors, 2) < 0)
        problem = "its output cannot be written";
#ifdef __linux__
    // All other open files, and the pipe, are closed when the program replaces this process.
    if (syscall(SYS_close_range, 3, ~0U, 1U << 2) != 0) problem = "files stay open";
#else
    for (int file = 3; file < 256; file++) fcntl(file, F_SETFD, FD_CLOEXEC);
#endif
    // The user changes before the limits are set, since the limits count that user's threads. System calls are
    // restricted last, since the other steps need some of them.
    if (problem == NULL) problem = drop_root(confinement);
#ifdef __linux__
    if (problem == NULL && prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) problem = "it could outlive its guard";
#endif
    if (problem == NULL && chdir(confinement->folder) != 0) problem = "its folder cannot be entered";
    if (problem == NULL) problem = limit(confinement);
    bool is_cutting_held = files_hold_cutting();
    int held = confinement->is_unheld ? holds_of_this_system() : HOLDS_FILES | HOLDS_CALLS;
    if (problem == NULL && held & HOLDS_FILES) problem = hold_files(confinement);
    if (problem == NULL && held & HOLDS_CALLS) problem = hold_calls(is_cutting_held);
    if (problem == NULL) {
        execv(words[0], words);
        problem = strerror(errno);
    }
    if (write(pipe, problem, strlen(problem)) < 0) _exit(126);
    _exit(127);
}

int run_confined(int count, char *words[]) {
    struct confinement confinement = {.folder = "/", .seconds = 10, .processor_seconds = 10, .memory = 1UL << 30,
        .file_size = 1 << 16, .processes = 16, .open_files = 64, .user = 65534};
    static const struct option options[] = {
        {"folder", 1, 0, 'd'}, {"read", 1, 0, 'r'}, {"write", 1, 0, 'w'}, {"output", 1, 0, 'o'},
        {"errors", 1, 0, 'e'}, {"report", 1, 0, 't'}, {"seconds", 1, 0, 's'}, {"processor-seconds", 1, 0, 'c'},
        {"memory", 1, 0, 'm'}, {"file-size", 1, 0, 'f'}, {"processes", 1, 0, 'p'}, {"open-files", 1, 0, 'n'},
        {"user", 1, 0, 'u'}, {"unheld", 0, 0, 'x'}, {"holds", 0, 0, 'h'}, {0, 0, 0, 0},
    };
    for (int option; (option = getopt_long(count, words, "+", options, NULL)) != -1;) {
        switch (option) {
        case 'd': confinement.folder = optarg; break;
        case 'r':
            if (confinement.readable_count == 32) fail("too many paths");
            confinement.readable[confinement.readable_count++] = optarg;
            break;
        case 'w':
            if (confinement.writable_count == 8) fail("too many paths");
            confinement.writable[confinement.writable_count++] = optarg;
            break;
        case 'o': confinement.output = optarg; break;
        case 'e': confinement.errors = optarg; break;
        case 't': confinement.report = optarg; break;
        case 's': confinement.seconds = atof(optarg); break;
        case 'c': confinement.processor_seconds = strtoul(optarg, NULL, 10); break;
        case 'm': confinement.memory = strtoul(optarg, NULL, 10); break;
        case 'f': confinement.file_size = strtoul(optarg, NULL, 10); break;
        case 'p': confinement.processes = strtoul(optarg, NULL, 10); break;
        case 'n': confinement.open_files = strtoul(optarg, NULL, 10); break;
        case 'u': confinement.user = (uid_t)strtoul(optarg, NULL, 10); break;
        case 'x': confinement.is_unheld = true; break;
        case 'h':
            printf("%s%s\n", holds_of_this_system() & HOLDS_FILES ? "files " : "",
                holds_of_this_system() & HOLDS_CALLS ? "calls" : "");
            return 0;
        default: return 2;
        }
    }
    if (optind >= count || !confinement.output || !confinement.errors || !confinement.report)
        fail("--output, --errors, --report and a program are needed");
    FILE *report = fopen(confinement.report, "we");
    int pipes[2];
    if (report == NULL || pipe(pipes) != 0 || fcntl(pipes[0], F_SETFD, FD_CLOEXEC) != 0
        || fcntl(pipes[1], F_SETFD, FD_CLOEXEC) != 0)
        fail("the report cannot be written");

    struct sigaction action = {.sa_handler = end};
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGINT, &action, NULL);
#ifdef __linux__
    // If a parent ends before its child, the child becomes a child of this guard.
    prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
    pid_t child = fork();
    if (child < 0) fail("no process can be started");
    if (child == 0) {
        close(pipes[0]);
        become(&confinement, words + optind, pipes[1]);
    }
    close(pipes[1]);
    // The child makes this call too; it is made here so that the group exists before it gets a signal.
    setpgid(child, child);
    fprintf(report, "group %d\n", (int)child);
    fflush(report);
    char problem[200] = "";
    ssize_t length = 0;
    do length = read(pipes[0], problem, sizeof problem - 1); while (length < 0 && errno == EINTR);
    enum outcome outcome = watch(child, confinement.seconds);
    kill(-child, SIGKILL);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    while (waitpid(-child, NULL, 0) > 0 || errno == EINTR) errno = 0;
    end_orphans();
    if (length > 0) fprintf(report, "failed %s\n", problem);
    else if (outcome == IS_LATE) fprintf(report, "timeout\n");
    else if (outcome == IS_STOPPED) fprintf(report, "stopped\n");
    else if (WIFEXITED(status)) fprintf(report, "exited %d\n", WEXITSTATUS(status));
    else fprintf(report, "signalled %d\n", WTERMSIG(status));
    return fclose(report) == 0 ? 0 : 1;
}
