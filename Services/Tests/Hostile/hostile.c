#define _GNU_SOURCE

/// A program that makes the calls which a confined program must not make, and says which of them are refused.
///
///     hostile try VICTIM OUTSIDE ROOT    tries them on the process VICTIM, in OUTSIDE, and in the toolchain's ROOT
///     hostile victim USER                runs as USER, prints the id of its process, and waits to be the victim
///     hostile escape                     leaves a process in a group of its own behind, and prints its id
///     hostile without [files] [calls] PROGRAM …    runs a program as on a system without Landlock or seccomp
#ifdef __linux__

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/perf_event.h>
#include <linux/seccomp.h>
#include <mqueue.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

// Some headers are older than these calls.
#define NR_pidfd_send_signal 424
#define NR_io_uring_setup 425
#define NR_pidfd_open 434
#define NR_clone3 435
#define NR_openat2 437
#define NR_landlock 444
#define NR_fchmodat2 452

/// A page of memory that the victim has at the same address.
#define PAGE ((void *)0x10000000)

static long told(long result) { return result == -1 ? errno : 0; }
/// Prints the feature that must refuse a call, the name of the call, and the number of its error; 0 if it is allowed.
#define TRY(holder, name, call) (errno = 0, printf("%s\t%s\t%ld\n", holder, name, told((long)(call))))

/// The same in a child process, for a call that changes the process that makes it.
#define TRY_APART(holder, name, call)                                                                                  \
    do {                                                                                                               \
        pid_t child = fork();                                                                                          \
        if (child == 0) _exit((int)(errno = 0, told((long)(call))));                                                   \
        int status = 0;                                                                                                \
        waitpid(child, &status, 0);                                                                                    \
        printf("%s\t%s\t%d\n", holder, name, WIFEXITED(status) ? WEXITSTATUS(status) : EPERM);                         \
    } while (0)

static const char *landlock = "Landlock", *calls = "seccomp", *both = "both", *limits = "limits", *nothing = "nothing";

static char *at(const char *folder, const char *name) {
    static char paths[4][4096];
    static int turn = 0;
    char *path = paths[turn++ % 4];
    snprintf(path, sizeof paths[0], "%s/%s", folder, name);
    return path;
}

static void try_files(const char *outside, const char *root) {
    TRY(landlock, "read a file outside", open(at(outside, "secret"), O_RDONLY));
    TRY(landlock, "read /etc/passwd", open("/etc/passwd", O_RDONLY));
    TRY(landlock, "read /proc/self/root/etc/passwd", open("/proc/self/root/etc/passwd", O_RDONLY));
    TRY(landlock, "list a folder outside", open(outside, O_RDONLY | O_DIRECTORY));
    TRY(landlock, "list /", open("/", O_RDONLY | O_DIRECTORY));
    TRY(landlock, "list /tmp", open("/tmp", O_RDONLY | O_DIRECTORY));
    TRY(landlock, "list /dev", open("/dev", O_RDONLY | O_DIRECTORY));
    TRY(landlock, "read /dev/zero", open("/dev/zero", O_RDONLY));
    // If the toolchain is in /usr, all of /usr may be read.
    if (strcmp(root, "/usr") != 0) TRY(landlock, "list the toolchain's folder", open(root, O_RDONLY | O_DIRECTORY));
    TRY(landlock, "write a file outside", open(at(outside, "secret"), O_WRONLY));
    TRY(landlock, "write a file inside", open("own", O_WRONLY | O_APPEND));
    TRY(landlock, "make a file outside", open(at(outside, "new"), O_WRONLY | O_CREAT, 0600));
    TRY(landlock, "make a file inside", open("new", O_WRONLY | O_CREAT, 0600));
    TRY(landlock, "make a file without a name", open(".", O_WRONLY | O_TMPFILE, 0600));
    TRY(landlock, "make a folder outside", mkdir(at(outside, "folder"), 0700));
    TRY(landlock, "make a folder inside", mkdir("folder", 0700));
    TRY(landlock, "make a symbolic link", symlink("own", "symbolic"));
    TRY(landlock, "make a pipe with a name", mkfifo("pipe", 0600));
    TRY(landlock, "make a socket with a name", mknod("socket", S_IFSOCK | 0600, 0));
    TRY(landlock, "link a file inside", link("own", "linked"));
    TRY(landlock, "link a file outside", link(at(outside, "secret"), "secret"));
    TRY(landlock, "rename a file inside", rename("other", "renamed"));
    TRY(landlock, "exchange two files inside", syscall(SYS_renameat2, AT_FDCWD, "own", AT_FDCWD, "cut", 2));
    TRY(landlock, "move a file out", rename("moved", at(outside, "moved")));
    TRY(landlock, "remove a file inside", unlink("removed"));
    TRY(landlock, "remove a file outside", unlink(at(outside, "removed")));
    TRY(landlock, "remove a folder outside", rmdir(at(outside, "empty")));
    TRY_APART(landlock, "run a program outside", execl(at(outside, "program"), "program", (char *)NULL));

    // Before version 3 of Landlock, or without Landlock, only seccomp refuses these calls.
    long version = syscall(NR_landlock, NULL, 0, 1);
    const char *cutting = version >= 3 ? both : calls;
    struct { unsigned long long flags, mode, resolve; } how = {.flags = O_RDONLY | O_TRUNC};
    TRY(cutting, "truncate", truncate("cut", 0));
    TRY(cutting, "truncate outside", truncate(at(outside, "secret"), 0));
    TRY(cutting, "open(O_TRUNC)", syscall(SYS_openat, AT_FDCWD, "cut", O_RDONLY | O_TRUNC, 0));
#ifdef SYS_open
    TRY(cutting, "the old open(O_TRUNC)", syscall(SYS_open, "cut", O_RDONLY | O_TRUNC, 0));
#endif
    TRY(cutting, "openat2(O_TRUNC)", syscall(NR_openat2, AT_FDCWD, "cut", &how, sizeof how));

    int own = open("own", O_RDONLY);
    uid_t user = getuid();
    struct timespec now[2] = {{.tv_nsec = UTIME_NOW}, {.tv_nsec = UTIME_NOW}};
    TRY(calls, "chmod", chmod("own", 0600));
    TRY(calls, "chmod outside", chmod(at(outside, "secret"), 0600));
    TRY(calls, "fchmod", fchmod(own, 0600));
    TRY(calls, "fchmodat2", syscall(NR_fchmodat2, AT_FDCWD, "own", 0600, 0));
    TRY(calls, "chown", chown("own", user, (gid_t)-1));
    TRY(calls, "lchown", lchown("own", user, (gid_t)-1));
    TRY(calls, "fchown", fchown(own, user, (gid_t)-1));
    TRY(calls, "setxattr", setxattr("own", "user.a", "1", 1, 0));
    TRY(calls, "lsetxattr", lsetxattr("own", "user.b", "1", 1, 0));
    TRY(calls, "fsetxattr", fsetxattr(own, "user.c", "1", 1, 0));
    TRY(calls, "removexattr", removexattr("own", "user.a"));
    TRY(calls, "lremovexattr", lremovexattr("own", "user.b"));
    TRY(calls, "fremovexattr", fremovexattr(own, "user.c"));
    TRY(calls, "utimensat", utimensat(AT_FDCWD, "own", now, 0));
    TRY(calls, "utimes", utimes("own", NULL));

    struct stat status;
    TRY(nothing, "read a file inside", own < 0 ? -1 : 0);
    TRY(nothing, "timestamps of a file inside by its descriptor", futimens(own, now));
    TRY(nothing, "size of a file outside", stat(at(outside, "secret"), &status));
    TRY_APART(nothing, "go to a folder outside", chdir(outside));
    TRY(nothing, "read /proc/stat", open("/proc/stat", O_RDONLY));
}

/// Makes a process by clone3, whose flags are in memory that the filter cannot read.
static long clone_by_memory(void) {
    struct { unsigned long long flags, pidfd, child, parent, signal, rest[6]; } how = {.signal = SIGCHLD};
    long child = syscall(NR_clone3, &how, sizeof how);
    if (child == 0) _exit(0);
    if (child > 0) waitpid((pid_t)child, NULL, 0);
    return child;
}

static void try_processes(pid_t victim) {
    char folder[64], path[80], buffer[80];
    snprintf(folder, sizeof folder, "/proc/%d", victim);
    const char *scoped = syscall(NR_landlock, NULL, 0, 1) >= 6 ? both : calls;
    siginfo_t info = {.si_code = SI_QUEUE, .si_pid = getpid(), .si_uid = getuid()};
    TRY(scoped, "kill", kill(victim, 0));
    TRY(calls, "kill(-1)", kill(-1, 0));
    TRY(scoped, "tkill", syscall(SYS_tkill, victim, 0));
    TRY(scoped, "tgkill", syscall(SYS_tgkill, victim, victim, 0));
    TRY(scoped, "rt_sigqueueinfo", syscall(SYS_rt_sigqueueinfo, victim, 0, &info));
    TRY(scoped, "rt_tgsigqueueinfo", syscall(SYS_rt_tgsigqueueinfo, victim, victim, 0, &info));
    TRY(scoped, "pidfd_send_signal", syscall(NR_pidfd_send_signal, open(folder, O_DIRECTORY), 0, NULL, 0));
    TRY(calls, "pidfd_open", syscall(NR_pidfd_open, victim, 0));
    struct iovec here = {.iov_base = buffer, .iov_len = 8}, there = {.iov_base = PAGE, .iov_len = 8};
    TRY(both, "process_vm_readv", process_vm_readv(victim, &here, 1, &there, 1, 0));
    TRY(both, "process_vm_writev", process_vm_writev(victim, &here, 1, &there, 1, 0));
    for (const char *const *name = (const char *const[]){"environ", "mem", "maps", "auxv", NULL}; *name; name++) {
        snprintf(buffer, sizeof buffer, "read /proc/PID/%s", *name);
        TRY(landlock, buffer, open(at(folder, *name), O_RDONLY));
    }
    for (const char *const *name = (const char *const[]){"cwd", "exe", "fd/0", NULL}; *name; name++) {
        snprintf(path, sizeof path, "follow /proc/PID/%s", *name);
        TRY(landlock, path, readlink(at(folder, *name), buffer, sizeof buffer));
    }
    TRY(landlock, "kcmp", syscall(SYS_kcmp, getpid(), victim, 1, 0, 0));
    TRY(landlock, "get_robust_list", syscall(SYS_get_robust_list, victim, &here.iov_base, &here.iov_len));
    TRY(both, "ptrace(PTRACE_SEIZE)", ptrace(PTRACE_SEIZE, victim, NULL, NULL));
    TRY_APART(calls, "ptrace(PTRACE_TRACEME)", ptrace(PTRACE_TRACEME, 0, NULL, NULL));

    struct rlimit none = {0, 0};
    struct sched_param plain = {.sched_priority = 0};
    struct { unsigned size, policy; unsigned long long rest[5]; } attributes = {.size = 48};
    cpu_set_t processors;
    sched_getaffinity(0, sizeof processors, &processors);
    TRY(calls, "ioprio_set", syscall(SYS_ioprio_set, 1, victim, 3 << 13));
    TRY(calls, "prlimit", prlimit(victim, RLIMIT_CORE, &none, NULL));
    TRY(calls, "sched_setaffinity", sched_setaffinity(victim, sizeof processors, &processors));
    TRY(calls, "sched_setparam", sched_setparam(victim, &plain));
    TRY(calls, "sched_setattr", syscall(SYS_sched_setattr, victim, &attributes, 0));
    TRY(calls, "setpriority", setpriority(PRIO_PROCESS, (id_t)victim, 19));
    TRY(calls, "sched_setscheduler", sched_setscheduler(victim, SCHED_BATCH, &plain));

    int ends[2] = {-1, -1};
    TRY(nothing, "socketpair", socketpair(AF_UNIX, SOCK_STREAM, 0, ends));
    struct { int type; pid_t process; } owner = {.type = 1, .process = victim};
    TRY(calls, "fcntl(F_SETOWN)", syscall(SYS_fcntl, ends[0], F_SETOWN, victim));
    TRY(calls, "fcntl(F_SETOWN_EX)", syscall(SYS_fcntl, ends[0], 15, &owner));
    TRY(calls, "fcntl(F_SETSIG)", syscall(SYS_fcntl, ends[0], 10, SIGKILL));
    TRY(calls, "ioctl(FIOSETOWN)", ioctl(ends[0], 0x8901, &victim));
    TRY(calls, "ioctl(SIOCSPGRP)", ioctl(ends[0], 0x8902, &victim));
    TRY_APART(calls, "prctl(PR_SET_PDEATHSIG)", prctl(PR_SET_PDEATHSIG, SIGKILL));
    TRY_APART(calls, "setsid", setsid());
    // The filter reports success but does nothing, since the compiler gives up if the call fails.
    TRY_APART(calls, "setpgid", setpgid(0, 0) == 0 && getpgrp() != getpid() ? (errno = EPERM, -1) : 0);
    TRY_APART(calls, "unshare", unshare(CLONE_FILES));
    TRY(calls, "clone3", clone_by_memory());
    TRY_APART(calls, "clone(CLONE_NEWUSER)", syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0));
#ifdef __x86_64__
    // getpid of a 32-bit program.
    long result = 20;
    TRY_APART(calls, "a call of a 32-bit program", ({ __asm__ volatile("int $0x80" : "+a"(result)); result; }));
#endif
    TRY(nothing, "read /proc/PID/cmdline", open(at(folder, "cmdline"), O_RDONLY));
    TRY(nothing, "fcntl(F_GETFL)", fcntl(ends[0], F_GETFL));
}

static void try_network_and_memory(void) {
    TRY(calls, "socket(AF_INET)", socket(AF_INET, SOCK_STREAM, 0));
    TRY(calls, "socket(AF_INET6)", socket(AF_INET6, SOCK_STREAM, 0));
    TRY(calls, "socket(AF_UNIX)", socket(AF_UNIX, SOCK_STREAM, 0));
    TRY(calls, "socket(AF_NETLINK)", socket(AF_NETLINK, SOCK_RAW, 0));
    unsigned ring[30] = {0};
    TRY(calls, "io_uring_setup", syscall(NR_io_uring_setup, 1, ring));
    // These objects would outlive the program, so they are removed if they were made.
    int shared, messages, semaphores;
    TRY(calls, "shmget", shared = shmget(IPC_PRIVATE, 4096, 0600));
    TRY(calls, "msgget", messages = msgget(IPC_PRIVATE, 0600));
    TRY(calls, "semget", semaphores = semget(IPC_PRIVATE, 1, 0600));
    if (shared >= 0) shmctl(shared, IPC_RMID, NULL);
    if (messages >= 0) msgctl(messages, IPC_RMID, NULL);
    if (semaphores >= 0) semctl(semaphores, 0, IPC_RMID);
    TRY(calls, "memfd_create", syscall(SYS_memfd_create, "memory", 0));
    TRY(calls, "add_key", syscall(SYS_add_key, "user", "assay", "1", 1, -2));
    TRY(calls, "request_key", syscall(SYS_request_key, "user", "assay", NULL, 0));
    TRY(calls, "keyctl", syscall(SYS_keyctl, 0, -2, 0));
    TRY(calls, "userfaultfd", syscall(SYS_userfaultfd, 1));
    struct perf_event_attr clock = {
        .type = PERF_TYPE_SOFTWARE, .size = sizeof clock, .exclude_kernel = 1, .exclude_hv = 1};
    TRY(calls, "perf_event_open", syscall(SYS_perf_event_open, &clock, 0, -1, -1, 0));

    struct rlimit more = {1 << 20, 1 << 20};
    TRY(limits, "2 GiB of memory", mmap(NULL, 2UL << 30, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    TRY(limits, "mlock", mlock(PAGE, 1));
    TRY(limits, "mq_open", mq_open("/assay-hostile", O_RDWR | O_CREAT, 0600, NULL));
    TRY(limits, "a higher limit", setrlimit(RLIMIT_NOFILE, &more));
    TRY(limits, "a 65th open file", dup2(0, 64));
}

/// Leaves a process in a group of its own behind, and prints its id.
static int escape(void) {
    int ends[2];
    if (pipe(ends) != 0) return 1;
    pid_t child = fork();
    if (child == 0) {
        setsid();
        printf("%d\n", (int)getpid());
        close(ends[1]);
        sleep(60);
        printf("still running\n");
        exit(0);
    }
    close(ends[1]);
    // This waits until the child has left the group.
    char byte;
    return child < 0 || read(ends[0], &byte, 1) != 0;
}

static int become_victim(const char *user) {
    uid_t number = (uid_t)atoi(user);
    if (geteuid() == 0 && (setgid(number) != 0 || setuid(number) != 0)) return 1;
    // A program that is not restricted may inspect this process.
    prctl(PR_SET_DUMPABLE, 1);
    prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY);
    printf("%d\n", (int)getpid());
    char byte;
    while (read(0, &byte, 1) > 0) continue;
    return 0;
}

#define FAIL(number, error)                                                                                            \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
#define LOAD(member) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, member))

static int run_without(char *words[]) {
    struct sock_filter no_files[] = {LOAD(nr), FAIL(NR_landlock, ENOSYS), FAIL(NR_landlock + 1, ENOSYS),
        FAIL(NR_landlock + 2, ENOSYS), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    struct sock_filter no_calls[] = {LOAD(nr), FAIL(SYS_seccomp, ENOSYS),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prctl, 0, 3), LOAD(args[0]), FAIL(PR_SET_SECCOMP, EINVAL),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    struct sock_fprog programs[2] = {{sizeof no_files / sizeof *no_files, no_files},
        {sizeof no_calls / sizeof *no_calls, no_calls}};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 1;
    for (; strcmp(*words, "files") == 0 || strcmp(*words, "calls") == 0; words++)
        if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &programs[**words == 'c'], 0, 0) != 0) return 1;
    execv(*words, words);
    return 1;
}

int main(int count, char *words[]) {
    setvbuf(stdout, NULL, _IONBF, 0);
    mmap(PAGE, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    if (count == 5 && strcmp(words[1], "try") == 0) {
        try_files(words[3], words[4]);
        try_processes((pid_t)atoi(words[2]));
        try_network_and_memory();
        return 0;
    }
    if (count == 3 && strcmp(words[1], "victim") == 0) return become_victim(words[2]);
    if (count == 2 && strcmp(words[1], "escape") == 0) return escape();
    if (count > 2 && strcmp(words[1], "without") == 0) return run_without(words + 2);
    return 2;
}

#else
int main(void) { return 2; }
#endif
