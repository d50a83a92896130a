// SPDX-License-Identifier: Apache-2.0
//
// Checked access to the program's memory, and allocation.
//
// A kernel that is given a bad pointer returns EFAULT, and so does this library: the pages are
// probed by system calls that do nothing else, and then copied normally. On a kernel or under a
// filter that refuses the probes, every pointer counts as good. Our own memory is allocated by the
// kernel, because malloc may belong to the program, and may be the caller of this library.

#include "preload.h"

#include <errno.h>
#include <linux/futex.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

// The smallest page size; a larger page is probed several times. The result for a word holds for
// its whole page. The word is not the first of the page, because rt_sigprocmask ignores the address
// 0.
enum { PAGE = 4096, PROBED = 8 };

// rt_sigprocmask reads a signal mask, and then refuses the invalid operation.
static bool is_page_readable(uintptr_t page) {
  return NEXT(syscall)(SYS_rt_sigprocmask, -1L, page + PROBED, 0L, 8L) >= 0 || errno != EFAULT;
}

// futex writes a word back unchanged, atomically.
static bool is_page_writable(uintptr_t page) {
  static int unused;
  unsigned nothing = FUTEX_OP(FUTEX_OP_OR, 0, FUTEX_OP_CMP_LT, 0);
  return NEXT(syscall)(SYS_futex, &unused, FUTEX_WAKE_OP_PRIVATE, 0L, 0L, page + PROBED,
             (long)nothing) >= 0
      || errno != EFAULT;
}

static bool all_pages(const void *bytes, size_t count, bool (*holds)(uintptr_t)) {
  if (count == 0) return true;
  uintptr_t first = (uintptr_t)bytes, last = first + (count - 1);
  if (last < first) return false;
  int before = errno;
  bool result = true;
  for (uintptr_t page = first - first % PAGE; result && page <= last; page += PAGE) {
    result = holds(page);
    if (page > UINTPTR_MAX - PAGE) break;
  }
  errno = before;
  return result;
}

bool is_readable(const void *bytes, size_t count) {
  return all_pages(bytes, count, is_page_readable);
}

bool is_writable(const void *bytes, size_t count) {
  return all_pages(bytes, count, is_page_writable);
}

bool is_readable_beside(const void *known, const void *bytes, size_t count) {
  uintptr_t page = (uintptr_t)known / PAGE, first = (uintptr_t)bytes;
  if (count && first / PAGE == page && count <= PAGE - first % PAGE) return true;
  return is_readable(bytes, count);
}

bool is_text(const char *text, size_t room) {
  for (size_t checked = 0; checked < room;) {
    size_t more = PAGE - ((uintptr_t)text + checked) % PAGE;
    if (!is_readable(text + checked, 1)) return false;
    for (size_t end = checked + more; checked < end; checked++) {
      if (!text[checked]) return checked < room;
    }
  }
  return false;
}

int copy_in(void *to, const void *from, size_t count) {
  if (!is_readable(from, count)) return -EFAULT;
  memcpy(to, from, count);
  return 0;
}

int copy_out(void *to, const void *from, size_t count) {
  if (!is_writable(to, count)) return -EFAULT;
  memcpy(to, from, count);
  return 0;
}

void *allocate(size_t size) {
  void *room = NEXT(mmap)(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return room == MAP_FAILED ? NULL : room;
}

void deallocate(void *room, size_t size) { NEXT(munmap)(room, size); }
