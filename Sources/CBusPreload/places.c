// SPDX-License-Identifier: Apache-2.0
//
// The calls of the program that lead to a transfer, so that `lint` can name a line of its source. Only
// where PROOFMASS_PLACES is set: each transfer on a bus is then preceded by a request that reports them,
// the innermost first. For a Python program they are the lines of its functions, by Python's own
// interface; for other programs, addresses in their files, for addr2line.

#include "preload.h"

#include <limits.h>
#include <link.h>
#include <stdatomic.h>
#include <unistd.h>

// Only in glibc. Nothing replaces the second function, so that its address identifies libc's file.
int backtrace(void **addresses, int count);
const char *gnu_get_libc_version(void);

enum { ROOM = 0x2000, MOST_CALLS = 32 };

// The meaning of an entry's number: an address in a file of the program, or a line of a source file.
enum place_kind { ADDRESS = 0, LINE = 1 };

// Entries: u64 number, u8 kind, u16 length of the file's name, which is 0 for that of the entry before, name.
struct places {
  size_t size;
  uint8_t bytes[ROOM];
  char last[PATH_MAX];
};

static bool are_wanted(void) {
  static atomic_int known;  // 0 before the first look
  int wanted = atomic_load_explicit(&known, memory_order_relaxed);
  if (!wanted) {
    wanted = variable("PROOFMASS_PLACES") ? 1 : -1;
    atomic_store_explicit(&known, wanted, memory_order_relaxed);
  }
  return wanted > 0;
}

// Loads the library that backtrace needs, which a signal handler could not do.
__attribute__((constructor)) static void prepare(void) {
  void *address;
  if (are_wanted() && NEXT(backtrace)) NEXT(backtrace)(&address, 1);
}

static bool append(
    struct places *places, enum place_kind kind, uint64_t number, const char *name) {
  size_t length = text_length(name);
  if (length == 0 || length >= sizeof places->last) return true;
  bool is_same = text_equal(name, places->last);
  uint16_t told = is_same ? 0 : (uint16_t)length;
  if (places->size + 11 + told > sizeof places->bytes) return false;
  uint8_t *next = places->bytes + places->size;
  memcpy(next, &number, 8);
  next[8] = (uint8_t)kind;
  memcpy(next + 9, &told, 2);
  memcpy(next + 11, name, told);
  places->size += 11 + told;
  if (!is_same) put_text(places->last, name);
  return true;
}

// The file that contains an address; NULL where there is none.
static const struct link_map *file_at(const void *address) {
  Dl_info info;
  struct link_map *map = NULL;
  bool is_known = NEXT(dladdr1)
      && NEXT(dladdr1)(address, &info, (void **)&map, RTLD_DL_LINKMAP);
  return is_known ? map : NULL;
}

// Appends the calls by their return addresses, except for those in this library, in libc and in a
// sanitizer's. Each is represented by an address within the call instruction.
static void append_calls(struct places *places) {
  if (!NEXT(backtrace)) return;
  const struct link_map *own = file_at((const void *)append_calls);
  const struct link_map *libc = file_at((const void *)NEXT(gnu_get_libc_version));
  // The library of a sanitizer, where there is one.
  const struct link_map *tracer = file_at((const void *)NEXT(backtrace));
  char program[PATH_MAX];
  ssize_t length = NEXT(readlink)("/proc/self/exe", program, sizeof program - 1);
  program[length > 0 ? length : 0] = '\0';
  void *addresses[MOST_CALLS];
  int count = NEXT(backtrace)(addresses, MOST_CALLS);
  for (int i = 0; i < count; i++) {
    const uint8_t *address = (const uint8_t *)addresses[i] - 1;
    const struct link_map *file = file_at(address);
    if (!file || file == own || file == libc || file == tracer) continue;
    const char *name = file->l_name && *file->l_name ? file->l_name : program;
    if (!append(places, ADDRESS, (uintptr_t)address - file->l_addr, name)) return;
  }
}

// The required part of Python's interface for programs in C; objects are opaque.
struct python {
  void *(*own_state)(void);
  int (*take_lock)(void);
  void (*leave_lock)(int);
  void *(*error)(void);
  void (*clear_error)(void);
  void *(*frame)(void *state);
  void *(*caller)(void *frame);
  void *(*code)(void *frame);
  int (*line)(void *frame);
  void *(*attribute)(void *object, const char *name);
  const char *(*text)(void *object);
  void (*release)(void *object);
};

// False where the process has no Python, or one before 3.9.
static bool find_python(struct python *python) {
  static const char *const names[] = {
      "PyGILState_GetThisThreadState", "PyGILState_Ensure", "PyGILState_Release", "PyErr_Occurred",
      "PyErr_Clear", "PyThreadState_GetFrame", "PyFrame_GetBack", "PyFrame_GetCode",
      "PyFrame_GetLineNumber", "PyObject_GetAttrString", "PyUnicode_AsUTF8", "Py_DecRef"};
  enum { COUNT = sizeof names / sizeof names[0] };
  _Static_assert(sizeof *python == COUNT * sizeof(void *), "a function for each name");
  void *found[COUNT];
  for (int i = 0; i < COUNT; i++) {
    found[i] = look_up_anywhere(names[i]);
    if (!found[i]) return false;
  }
  memcpy(python, found, sizeof found);
  return true;
}

static bool append_line(const struct python *python, struct places *places, void *frame) {
  bool has_room = true;
  void *code = python->code(frame);
  void *file = code ? python->attribute(code, "co_filename") : NULL;
  const char *name = file ? python->text(file) : NULL;
  int line = python->line(frame);
  if (!name) python->clear_error();
  // <string>, <stdin>, <frozen runpy> are no files.
  if (name && *name != '<' && line > 0) has_room = append(places, LINE, (uint64_t)line, name);
  if (file) python->release(file);
  if (code) python->release(code);
  return has_room;
}

// Appends the lines of the Python functions that this thread executes. Python's functions release Python's
// lock around system calls, so this takes it again, by Python's interface for its own threads.
static void append_lines(struct places *places) {
  struct python python;
  if (!find_python(&python)) return;
  void *state = python.own_state();
  if (!state) return;
  int lock = python.take_lock();
  void *frame = python.error() ? NULL : python.frame(state);
  for (int i = 0; frame && i < MOST_CALLS; i++) {
    void *caller = append_line(&python, places, frame) ? python.caller(frame) : NULL;
    python.release(frame);
    frame = caller;
  }
  if (frame) python.release(frame);
  python.leave_lock(lock);
}

struct places *find_places(int fd) {
  if (!are_wanted() || !is_bus(fd)) return NULL;
  int saved = errno;
  struct places *places = allocate(sizeof *places);
  if (places) append_lines(places);
  if (places && places->size == 0) append_calls(places);
  errno = saved;
  return places;
}

void drop_places(struct places *places) {
  if (places) deallocate(places, sizeof *places);
}

void tell_places(int fd, struct places *places) {
  struct frame frame;
  if (!places) return;
  if (frame_begin(&frame, FRAME_PLACES, places->size, 0) == 0) {
    frame_append(&frame, places->bytes, places->size);
    frame_send(&frame, fd);
    frame_end(&frame);
  }
  drop_places(places);
}
