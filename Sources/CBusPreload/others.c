// SPDX-License-Identifier: Apache-2.0
//
// The activity of the other threads of the process, of its children and of the processes that created it,
// from /proc.

#include "preload.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// Reads a file of a thread. Returns the number of bytes, which are followed by a zero; 0 where there are
// none.
static size_t read_about(int tasks, const char *thread, const char *file, char *text, size_t room) {
  char path[40];
  put_text(put_text(path, thread), file);
  int fd = NEXT(openat)(tasks, path, O_RDONLY | O_CLOEXEC);
  ssize_t size = fd < 0 ? 0 : NEXT(read)(fd, text, room - 1);
  if (fd >= 0) NEXT(close)(fd);
  text[size < 0 ? 0 : size] = '\0';
  return size < 0 ? 0 : (size_t)size;
}

// Reads the state of a thread or process, and returns the text from there; NULL for one that has ended.
static const char *read_state(int tasks, const char *thread, char *text, size_t room) {
  if (read_about(tasks, thread, "/stat", text, room) == 0) return NULL;
  // The state follows the name, which may contain parentheses.
  const char *end = text;
  for (const char *next = text; (next = text_find(next, ')')); next++) end = next;
  return end[0] == ')' && end[1] ? end + 2 : NULL;
}

// Whether a thread waits in the kernel, or has ended.
static bool is_waiting(int tasks, const char *thread) {
  char text[128];
  const char *state = read_state(tasks, thread, text, sizeof text);
  return !state || (state[0] != 'R' && state[0] != 'D');
}

// Counts how often a thread has begun to run.
static void count_runs(int tasks, const char *name, struct others *others) {
  char text[80];
  uint64_t runs = 0;
  // Two times, and the number.
  size_t size = read_about(tasks, name, "/schedstat", text, sizeof text);
  const char *rest = size ? text_number(text, 10, &runs) : NULL;
  for (int i = 0; i < 2 && rest; i++) rest = *rest == ' ' ? text_number(rest + 1, 10, &runs) : NULL;
  others->are_counted = others->are_counted && rest;
  others->runs += runs;
}

// Examines a thread. Its runs are counted before the first look, and after a second one: a thread that
// waits at both and has not begun to run in between was not even woken in between.
static void look_at_thread(int tasks, const char *name, struct others *others) {
  if (!others->is_again) count_runs(tasks, name, others);
  others->are_waiting = is_waiting(tasks, name);
  if (others->is_again) count_runs(tasks, name, others);
  others->count++;
}

enum { DEEPEST = 8 };
static void look_at(const char *process, struct others *others, int depth);

// Examines the children that a thread has created.
static void look_at_children(int tasks, const char *thread, struct others *others, int depth) {
  char text[1024];
  // Numbers, each followed by a blank. A list that does not fit counts as a child at work.
  size_t size = read_about(tasks, thread, "/children", text, sizeof text);
  if (size == sizeof text - 1) others->are_waiting = false;
  char *child = text;
  for (char *end; others->are_waiting && (end = (char *)text_find(child, ' ')); child = end + 1) {
    *end = '\0';
    others->have_children = true;
    look_at(child, others, depth + 1);
  }
}

// Examines the threads of a process, and its children.
static void look_at(const char *process, struct others *others, int depth) {
  char path[48];
  put_text(put_text(put_text(path, "/proc/"), process), "/task");
  int tasks = NEXT(open)(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (tasks < 0) {
    // A child that has ended, or a system that does not report this.
    others->are_waiting = others->are_waiting && depth > 0;
    return;
  }
  uint64_t thread;
  _Alignas(struct directory_entry) char entries[512];
  for (long size; others->are_waiting
       && (size = NEXT(syscall)(SYS_getdents64, tasks, entries, sizeof entries)) > 0;) {
    for (long at = 0; at < size; at += ((struct directory_entry *)(entries + at))->size) {
      const char *name = ((struct directory_entry *)(entries + at))->name;
      if (!others->are_waiting || !text_number(name, 10, &thread)) continue;
      bool is_other = thread != others->self && !is_represented(thread);
      if (is_other) look_at_thread(tasks, name, others);
      if (others->are_waiting && depth < DEEPEST) look_at_children(tasks, name, others, depth);
    }
  }
  NEXT(close)(tasks);
}

struct others look(bool is_again) {
  unsigned before = exchanges_so_far();
  struct others others = {.self = (uint64_t)own_thread(),
      .is_again = is_again,
      .are_waiting = !is_exchanging(),
      .are_counted = true};
  if (others.are_waiting) look_at("self", &others, 0);
  // A thread that waits for a board's answer is at work.
  if (exchanges_so_far() != before) others.are_waiting = false;
  return others;
}

// Not for children, because this process cannot detect whether they wait for a board's answer.
bool are_knowable(const struct others *others) {
  bool are_all_here = is_representing() || !others->have_children;
  return are_all_here && (others->count < 2 || others->are_counted);
}

// One look is not sufficient: of two threads, the one that was examined first may have been woken by the
// other.
bool are_certain(const struct others *others) {
  if (!others->are_waiting || others->count < 2) return others->are_waiting;
  struct others again = look(true);
  return again.are_waiting && again.count == others->count && again.runs == others->runs;
}

bool do_own_threads_wait(void) {
  struct others others = {.self = (uint64_t)own_thread(), .are_waiting = true};
  look_at("self", &others, DEEPEST);
  return others.are_waiting;
}

bool is_thread_waiting(int thread) {
  char name[16];
  int tasks = NEXT(open)("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  put_number(name, (unsigned)thread, 10);
  bool result = tasks >= 0 && is_waiting(tasks, name);
  if (tasks >= 0) NEXT(close)(tasks);
  return result;
}

// The process of the board's server; 0 where it is not known.
static uint64_t server_process(void) {
  struct { int process, user, group; } peer = {0};
  socklen_t size = sizeof peer;
  int fd = acquire_board(sleeping_board());
  if (fd < 0) return 0;
  NEXT(syscall)(SYS_getsockopt, fd, SOL_SOCKET, SO_PEERCRED, &peer, &size);
  release(fd);
  return (uint64_t)peer.process;
}

unsigned find_creators(uint64_t creators[MOST_CREATORS]) {
  uint64_t server = server_process(), process = (uint64_t)NEXT(syscall)(SYS_getppid);
  for (unsigned count = 0; server && process; count++) {
    char path[32], text[128];
    if (count == MOST_CREATORS) return 0;
    creators[count] = process;
    // A program that the server has started itself has no other creator.
    if (process == server) return count == 0 ? 0 : count + 1;
    put_number(put_text(path, "/proc/"), process, 10);
    const char *state = read_state(-1, path, text, sizeof text);
    if (!state || !text_number(state + 2, 10, &process)) return 0;
  }
  return 0;
}

bool do_creators_wait(const uint64_t *creators, unsigned count) {
  struct others others = {.are_waiting = !is_exchanging()};
  for (unsigned i = 0; i < count && others.are_waiting; i++) {
    char name[24];
    put_number(name, creators[i], 10);
    look_at(name, &others, DEEPEST);
  }
  return others.are_waiting;
}
