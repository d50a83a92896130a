// SPDX-License-Identifier: Apache-2.0
//
// The common declarations of proofmass-notify's files. It runs a program and answers its system calls on
// the board's devices, also for static programs and others that make system calls without libc, such as
// Go's. A filter of seccomp(2) stops each call that may concern a device; the kernel passes it on to this
// process (seccomp_unotify(2)), which answers it, or lets the kernel execute it. The answers are those of
// the preloaded library, whose files are built into this program (Sources/CBusPreload): a call's
// arguments are copied here, and its results back.
//
// A device that the program opens is one end of a pair of sockets in the program. Its name identifies the
// device to this process, also in the program's children and under other numbers; this process has the
// other end, which reports when the last descriptor is closed. Requested lines are the server's socket.
//
// Not supported: listings of /dev; where a board's time is virtual, all waits except nanosleep,
// clock_nanosleep and a read of edges, and all clocks, which programs read without a system call.

#ifndef NOTIFY_H
#define NOTIFY_H

#include "../CBusPreload/preload.h"

#include <linux/seccomp.h>

// filter.c: the calls that are stopped.

// Starts the filter for this thread and for all programs that it will execute. Returns the
// listener's descriptor, or a negated errno.
int install_filter(bool with_sleeps);

// target.c: the process that makes a call.

// The origin of a stopped call.
struct target {
  int listener;
  uint64_t call;  // the notification's identifier
  pid_t thread;
  struct process *last;  // the last one that made a call, which often makes the next one; or NULL
};

struct process {
  pid_t thread;  // 0 before the first
  int descriptor;
};

// Whether the call still waits for its answer; otherwise its process has ended.
bool is_waiting(const struct target *target);
// Copies the available bytes from the process' memory, at most `count`. Returns their number.
size_t read_memory(const struct target *target, uint64_t address, void *bytes, size_t count);
// Copies to the process' memory; returns 0 or -EFAULT.
int write_memory(const struct target *target, uint64_t address, const void *bytes, size_t count);
// Reads a path. False where it has no end within PATH_MAX bytes, or is not readable.
bool read_path(const struct target *target, uint64_t address, char *path);
// Whether a signal is pending that the thread would handle if it did not wait for the answer. A signal to
// the whole process may be handled by another thread.
enum signalled { NOT_SIGNALLED, PERHAPS_SIGNALLED, SIGNALLED };
enum signalled is_signalled(const struct target *target);
// Whether the thread has to leave its wait because of a signal. `*signalled` is the result of earlier
// checks.
bool is_interrupted(const struct target *target, int *signalled);
// The answer to a call that restarts after a signal's handler, or fails with EINTR, depending on the
// handler's flags: an internal error of the kernel, which it replaces where a signal is pending.
enum { RESTART = -512 };
// Whether the kernel refuses this process access to that process, which then has no board. Reports this
// on standard error, once for each process.
bool is_guarded(const struct target *target);
// A duplicate of one of the process' descriptors; a negated errno where it has none with that number.
int take_descriptor(const struct target *target, int number);

// mirror.c: parts of the process' memory, copied here for one call.

// The parts of an SPI message with the most transfers that its request can have.
enum { MOST_PARTS = 1024 };

struct mirror {
  const struct target *target;
  size_t count;
  struct part {
    uint64_t address;
    size_t size;
    uint8_t *bytes;
    bool is_constant;
  } parts[MOST_PARTS];
};

// Copies a part. Returns the copy; an inaccessible address where the process cannot read the part, or
// there is no memory for it; NULL for the address 0. mirror_end copies changes of the copy back, unless
// the part is constant.
void *mirror_part(struct mirror *mirror, uint64_t address, size_t size, bool is_constant);
// Copies the changes back, and frees the copies. Returns 0 or -EFAULT.
int mirror_end(struct mirror *mirror);

// arguments.c: the arguments of ioctl.

// Copies the data of a request's argument, and replaces the pointers in it by those of the copies.
// Returns the argument to use here.
void *mirror_argument(struct mirror *mirror, uint32_t request, uint64_t argument);

// files.c: the program's open devices.

// An open file of the program.
struct file {
  int fd;  // this process' connection to it; for lines a duplicate of the program's descriptor
  const struct device *device;
  uint64_t number;
  int access;
  int flags;  // as from F_GETFL, with the access mode of a socket
};

// Opens a device for the call that is being answered: ANSWERED, or a negated errno.
int open_file(const struct target *target, const struct device *device, int flags);
// Acquires the file of one of the program's descriptors: 1, to be released and ended after the call;
// 0 where it is none of ours; or a negated errno.
int acquire_file(const struct target *target, int number, struct file *file);
void end_file(const struct file *file);
// Installs a descriptor in the program, closed on exec; returns its number there, or a negated errno.
int install(const struct target *target, int fd);
// Installs a descriptor as the answer to a call that opens a file with flags. Stores its number in the
// program, or the negated errno, unless `number` is NULL.
int64_t respond_opened(const struct target *target, int fd, int flags, int *number);

// The answers: a result, a negated errno, or one of these.
enum {
  PASS_ON = -4096,   // the kernel executes the call
  ANSWERED = -4097,  // the call has been answered, or will be
};

// paths.c: calls on paths, and calls like stat(2).

int64_t answer_open(const struct target *target, uint64_t address, int flags);
int64_t answer_openat2(const struct target *target, const uint64_t *arguments);
int64_t answer_status(
    const struct target *target, int number, uint64_t address, int flags, uint64_t result);
int64_t answer_statx(const struct target *target, const uint64_t *arguments);
int64_t answer_access(const struct target *target, uint64_t address, int mode);
int64_t answer_link(const struct target *target, uint64_t address, uint64_t result, size_t size);

// transfers.c: reads and writes, by the number of the call.

int64_t answer_transfer(const struct target *target, int call, const uint64_t *arguments);

// sleeps.c: sleeps where a board's time is virtual. `left` is the address for the rest after a signal.

int64_t answer_sleep(const struct target *target, clockid_t clock, bool is_absolute, uint64_t time,
    uint64_t left);

// calls.c: all calls.

// Answers a call.
void respond(const struct target *target, int64_t result);

// Answers calls until no more can arrive.
void answer_calls(int listener);

#endif
