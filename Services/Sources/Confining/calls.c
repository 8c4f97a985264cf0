#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "confinement.h"

#ifdef __linux__

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#else
#error "the system calls of this kind of processor are not known"
#endif

#define LOAD(member) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, member))
#define LOAD_HIGH(member) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, member) + 4)
#define RETURN(what) BPF_STMT(BPF_RET | BPF_K, what)
#define FAIL(error) RETURN(SECCOMP_RET_ERRNO | ((error) & SECCOMP_RET_DATA))
#define ALLOW RETURN(SECCOMP_RET_ALLOW)
/// Skips this number of lines of the filter unless the loaded value is `value`.
#define UNLESS(value, lines) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, lines)
#define DENY(call) UNLESS(call, 1), FAIL(EPERM)
#define MISSING(call) UNLESS(call, 1), FAIL(ENOSYS)
/// Allows a call only if its first argument is 0 or the id of this process.
#define OWN(call, process)                                                                                             \
    UNLESS(call, 6), LOAD(args[0]), UNLESS(0, 1), ALLOW, UNLESS((unsigned)(process), 1), ALLOW, FAIL(EPERM)

/// Denies a call if the lower half of its second argument is `value`, whatever the other arguments are.
#define DENY_SECOND(call, value) UNLESS(call, 4), LOAD(args[1]), UNLESS((unsigned)(value), 1), FAIL(EPERM), LOAD(nr)

#ifndef F_SETOWN_EX
#define F_SETOWN_EX 15
#endif
#ifndef F_SETSIG
#define F_SETSIG 10
#endif
#define IOCTL_FIOSETOWN 0x8901
#define IOCTL_SIOCSPGRP 0x8902
#define IOCTL_TIOCSTI 0x5412
#ifndef SYS_openat2
#define SYS_openat2 437
#endif
#ifndef SYS_fchmodat2
#define SYS_fchmodat2 452
#endif

// Old system calls, which newer kinds of processors never had.
#ifdef __x86_64__
#define OLD_CALLS                                                                                                      \
    DENY(SYS_chmod), DENY(SYS_chown), DENY(SYS_lchown), DENY(SYS_utime), DENY(SYS_utimes), DENY(SYS_futimesat),
#else
#define OLD_CALLS
#endif

#define NEW_NAMESPACES                                                                                                 \
    (CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP)

// Old versions of Landlock cannot forbid truncating a file that the program may only read. So the filter refuses to
// open a file with O_TRUNC unless it is also opened for writing, and it refuses openat2, whose flags are in memory that
// a filter cannot read.
#define CUTTING(call, argument)                                                                                        \
    UNLESS(call, 5), LOAD(args[argument]), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_TRUNC, 0, 2),                        \
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_WRONLY | O_RDWR, 1, 0), FAIL(EPERM), LOAD(nr)
#ifdef __x86_64__
#define CUTTING_BY_OPEN CUTTING(SYS_open, 1), CUTTING(SYS_openat, 2)
#else
#define CUTTING_BY_OPEN CUTTING(SYS_openat, 2)
#endif

const char *hold_calls(bool is_cutting_held) {
    int own = getpid();
    // If Landlock forbids truncation, the filter skips these lines, which are repeated in the list below.
    struct sock_filter cutting[] = {DENY(SYS_truncate), MISSING(SYS_openat2), CUTTING_BY_OPEN};
    unsigned skipped = is_cutting_held ? sizeof cutting / sizeof *cutting : 0;
    struct sock_filter lines[] = {
        LOAD(arch), UNLESS(MACHINE, 1), BPF_JUMP(BPF_JMP | BPF_JA, 1, 0, 0), RETURN(SECCOMP_RET_KILL_PROCESS),
        LOAD(nr),
        // Greater numbers are calls of x32, another interface of the kernel.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), FAIL(ENOSYS),
        // The program gets no sockets, neither of the network nor of this machine.
        DENY(SYS_socket), MISSING(SYS_io_uring_setup),
        // All processes stay in the program's group, so that they can be ended together. The compiler puts its
        // processes into other groups, and gives up if that fails. So setpgid reports success, but does nothing.
        DENY(SYS_setsid), UNLESS(SYS_setpgid, 1), FAIL(0),
        // The program cannot read, signal or change other processes.
        DENY(SYS_ptrace), DENY(SYS_process_vm_readv), DENY(SYS_process_vm_writev), DENY(SYS_pidfd_open),
        DENY(SYS_pidfd_send_signal), DENY(SYS_tkill), DENY(SYS_setpriority), DENY(SYS_ioprio_set),
        OWN(SYS_kill, own), OWN(SYS_tgkill, own), OWN(SYS_rt_sigqueueinfo, own), OWN(SYS_rt_tgsigqueueinfo, own),
        OWN(SYS_prlimit64, own), OWN(SYS_sched_setaffinity, own), OWN(SYS_sched_setscheduler, own),
        OWN(SYS_sched_setparam, own), OWN(SYS_sched_setattr, own),
        // No process gets a signal through a file descriptor, or because its parent ends.
        DENY_SECOND(SYS_fcntl, F_SETOWN), DENY_SECOND(SYS_fcntl, F_SETOWN_EX), DENY_SECOND(SYS_fcntl, F_SETSIG),
        DENY_SECOND(SYS_ioctl, IOCTL_FIOSETOWN), DENY_SECOND(SYS_ioctl, IOCTL_SIOCSPGRP),
        DENY_SECOND(SYS_ioctl, IOCTL_TIOCSTI), UNLESS(SYS_prctl, 4), LOAD(args[0]), UNLESS(PR_SET_PDEATHSIG, 1),
        FAIL(EPERM), LOAD(nr),
        BPF_JUMP(BPF_JMP | BPF_JA, skipped, 0, 0), DENY(SYS_truncate), MISSING(SYS_openat2), CUTTING_BY_OPEN,
        // Landlock does not protect the owner, the permissions and the times of a file. The compiler must be able to
        // set the times of open files.
        DENY(SYS_fchmodat), DENY(SYS_fchmodat2), DENY(SYS_fchmod), DENY(SYS_fchownat), DENY(SYS_fchown),
        DENY(SYS_setxattr), DENY(SYS_lsetxattr), DENY(SYS_fsetxattr), DENY(SYS_removexattr), DENY(SYS_lremovexattr),
        DENY(SYS_fremovexattr), OLD_CALLS
        UNLESS(SYS_utimensat, 6), LOAD(args[1]), UNLESS(0, 3), LOAD_HIGH(args[1]), UNLESS(0, 1), ALLOW,
        FAIL(EPERM),
        // Shared memory, queues and keys would outlive the program.
        DENY(SYS_shmget), DENY(SYS_msgget), DENY(SYS_semget), DENY(SYS_mq_open), DENY(SYS_memfd_create),
        DENY(SYS_add_key), DENY(SYS_keyctl), DENY(SYS_request_key),
        // Only administrators and debuggers need these calls.
        DENY(SYS_unshare), DENY(SYS_setns), DENY(SYS_mount), DENY(SYS_bpf), DENY(SYS_perf_event_open),
        DENY(SYS_userfaultfd), DENY(SYS_chroot), DENY(SYS_pivot_root), MISSING(SYS_clone3),
        UNLESS(SYS_clone, 3), LOAD(args[0]), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, NEW_NAMESPACES, 0, 1), FAIL(EPERM),
        ALLOW,
    };
    struct sock_fprog program = {.len = sizeof lines / sizeof *lines, .filter = lines};
    bool is_held = prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
    return is_held ? NULL : "system calls cannot be restricted";
}

bool calls_can_be_held(void) {
    unsigned action = SECCOMP_RET_ERRNO;
    return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

#else

bool calls_can_be_held(void) { return false; }

const char *hold_calls(bool is_cutting_held) {
    (void)is_cutting_held;
    return NULL;
}

#endif
