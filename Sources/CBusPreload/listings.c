// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that list directories: /dev also has the emulated devices, after its own
// entries. An existing device is not listed twice.

#include "preload.h"

#include <dirent.h>
#include <fcntl.h>
#include <glob.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The streams that list /dev. The stream of a free entry is NULL. Where there is no room, a listing
// is the system's.
enum { MOST_LISTINGS = 32 };

static struct listing {
  _Atomic(DIR *) stream;
  size_t next;           // the index of the next device, from where the directory's own entries end
  struct dirent entry;
} listings[MOST_LISTINGS];

static struct listing *find(DIR *stream) {
  for (int i = 0; stream && i < MOST_LISTINGS; i++) {
    if (atomic_load_explicit(&listings[i].stream, memory_order_acquire) == stream) {
      return &listings[i];
    }
  }
  return NULL;
}

static bool is_dev(int directory) {
  struct statx own, known;
  long failed = NEXT(syscall)(SYS_statx, directory, "", AT_EMPTY_PATH, STATX_INO, &own)
      || NEXT(syscall)(SYS_statx, AT_FDCWD, "/dev", 0, STATX_INO, &known);
  return !failed && own.stx_ino == known.stx_ino && own.stx_dev_major == known.stx_dev_major
      && own.stx_dev_minor == known.stx_dev_minor;
}

// Notes a stream that lists /dev.
static DIR *note(DIR *stream) {
  if (!stream || !device_number(0)) return stream;
  int before = errno;
  bool is_listed = is_dev(NEXT(dirfd)(stream));
  for (int i = 0; is_listed && i < MOST_LISTINGS; i++) {
    DIR *none = NULL;
    if (!atomic_compare_exchange_strong(&listings[i].stream, &none, stream)) continue;
    listings[i].next = 0;
    break;
  }
  errno = before;
  return stream;
}

static DIR *open_listing(const char *path) {
  char room[PATH_MAX];
  if (resolve(&path, room)) return errno = ENOTDIR, NULL;
  return note(NEXT(opendir)(path));
}

// The name of a device in /dev; NULL for one in another directory, and for one that really exists in
// /dev.
static const char *listed_name(const struct device *device) {
  const char *name = text_after(device->path, "/dev/");
  if (!name || text_find(name, '/') || text_length(name) >= sizeof((struct dirent *)0)->d_name) {
    return NULL;
  }
  int before = errno;
  bool is_there = NEXT(access)(device->path, F_OK) == 0;
  errno = before;
  return is_there ? NULL : name;
}

// The next entry of a stream; NULL at the end.
static struct dirent *next_entry(DIR *stream) {
  struct dirent *entry = NEXT(readdir)(stream);
  struct listing *listing = entry ? NULL : find(stream);
  if (!listing) return entry;
  for (const struct device *device; (device = device_number(listing->next)); listing->next++) {
    const char *name = listed_name(device);
    // An outer board may have the same path.
    for (size_t i = 0; name && i < listing->next; i++) {
      if (text_equal(device_number(i)->path, device->path)) name = NULL;
    }
    if (!name) continue;
    listing->next++;
    listing->entry = (struct dirent){
        .d_ino = device->number, .d_type = DT_CHR, .d_reclen = sizeof listing->entry};
    put_text(listing->entry.d_name, name);
    return &listing->entry;
  }
  return NULL;
}

static void rewind_listing(DIR *stream) {
  struct listing *listing = find(stream);
  if (listing) listing->next = 0;
  NEXT(rewinddir)(stream);
}

static int close_listing(DIR *stream) {
  struct listing *listing = find(stream);
  if (listing) atomic_store(&listing->stream, NULL);
  return NEXT(closedir)(stream);
}

INTERPOSED DIR *opendir(const char *path) { return open_listing(path); }

INTERPOSED DIR *fdopendir(int fd) { return note(NEXT(fdopendir)(fd)); }

INTERPOSED struct dirent *readdir(DIR *stream) { return next_entry(stream); }

// On these machines the two structures are the same.
_Static_assert(sizeof(struct dirent) == sizeof(struct dirent64), "as on 64-bit machines");
INTERPOSED struct dirent64 *readdir64(DIR *stream) {
  return (struct dirent64 *)next_entry(stream);
}

INTERPOSED void rewinddir(DIR *stream) { rewind_listing(stream); }

INTERPOSED int closedir(DIR *stream) { return close_listing(stream); }

// libc's scandir reads directories within libc.

typedef int (*filter)(const struct dirent *);
typedef int (*order)(const struct dirent **, const struct dirent **);

// Reads the entries of a stream into a list with room for `most`. Returns their number, or −1.
static int read_all(DIR *stream, filter wants, struct dirent **list, int most) {
  int count = 0;
  for (struct dirent *entry; count < most && (entry = next_entry(stream));) {
    if (wants && !wants(entry)) continue;
    if (list) {
      struct dirent *copy = malloc(sizeof *copy);
      if (!copy) return -1;
      *copy = (struct dirent){.d_ino = entry->d_ino, .d_type = entry->d_type,
          .d_reclen = sizeof *copy};
      put_text(copy->d_name, entry->d_name);
      list[count] = copy;
    }
    count++;
  }
  return count;
}

static int scan(const char *path, struct dirent ***list, filter wants, order compares) {
  DIR *stream = open_listing(path);
  if (!stream) return -1;
  // A directory that grows between the two passes is listed without the new entries.
  int most = read_all(stream, wants, NULL, INT_MAX), count = -1;
  rewind_listing(stream);
  *list = malloc(((size_t)most + 1) * sizeof **list);
  if (*list) count = read_all(stream, wants, *list, most);
  close_listing(stream);
  if (count > 0 && compares) {
    NEXT(qsort)(*list, (size_t)count, sizeof **list, (int (*)(const void *, const void *))compares);
  }
  return count;
}

// Whether a path may be that of /dev or of a folder of GPIO lines, whose listings differ from the
// system's.
static bool may_be_ours(const char *path) {
  if (!path || !is_text(path, PATH_MAX)) return false;
  const char *rest = text_after(path, "/dev");
  if (!rest) rest = text_after(path, GPIO_CLASS);
  return device_number(0) && rest && (!*rest || *rest == '/');
}

INTERPOSED int scandir(const char *restrict path, struct dirent ***restrict list, filter wants,
    order compares) {
  if (may_be_ours(path)) return scan(path, list, wants, compares);
  char room[PATH_MAX];
  const char *found = path;
  resolve(&found, room);
  return NEXT(scandir)(found, list, wants, compares);
}

INTERPOSED int scandir64(const char *restrict path, struct dirent64 ***restrict list,
    int (*wants)(const struct dirent64 *),
    int (*compares)(const struct dirent64 **, const struct dirent64 **)) {
  if (may_be_ours(path)) {
    return scan(path, (struct dirent ***)list, (filter)wants, (order)compares);
  }
  char room[PATH_MAX];
  const char *found = path;
  resolve(&found, room);
  return NEXT(scandir64)(found, list, wants, compares);
}

// libc's glob reads directories within libc, unless it is given functions for that.

static void *open_for_glob(const char *path) { return open_listing(path); }
static struct dirent *read_for_glob(void *stream) { return next_entry(stream); }
static void close_for_glob(void *stream) { close_listing(stream); }
#define INTERPOSE_GLOB(wide)                                                             \
  INTERPOSED int glob##wide(const char *restrict pattern, int flags,                     \
      int (*fails)(const char *, int), glob##wide##_t *restrict found) {                 \
    if (flags & GLOB_ALTDIRFUNC || !may_be_ours(pattern)) {                               \
      return NEXT(glob##wide)(pattern, flags, fails, found);                             \
    }                                                                                    \
    found->gl_opendir = open_for_glob;                                                   \
    found->gl_readdir = (__typeof__(found->gl_readdir))read_for_glob;                    \
    found->gl_closedir = close_for_glob;                                                 \
    found->gl_stat = (__typeof__(found->gl_stat))stat_path;                              \
    found->gl_lstat = (__typeof__(found->gl_lstat))stat_path;                            \
    return NEXT(glob##wide)(pattern, flags | GLOB_ALTDIRFUNC, fails, found);             \
  }
INTERPOSE_GLOB()
INTERPOSE_GLOB(64)
