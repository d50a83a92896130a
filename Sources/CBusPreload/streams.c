// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that open C streams: a stream reads and writes within libc, and would use the
// socket itself. So the stream of a device has functions of this library (fopencookie).
//
// Because the kernel's devices report blocks of 4096 bytes, a stream with a buffer reads 4096 bytes at a
// time.

#include "preload.h"

#include <fcntl.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

enum { MOST_STREAMS = 64, BLOCK = 4096 };

static struct stream {
  atomic_int file;  // the descriptor and 1; 0 where the entry is free
  _Atomic(FILE *) stream;
} streams[MOST_STREAMS];

static struct stream *find(FILE *stream) {
  for (int i = 0; stream && i < MOST_STREAMS; i++) {
    if (atomic_load_explicit(&streams[i].stream, memory_order_acquire) == stream) {
      return &streams[i];
    }
  }
  return NULL;
}

static int descriptor(const void *cookie) {
  return atomic_load(&((struct stream *)cookie)->file) - 1;
}

static ssize_t read_stream(void *cookie, char *bytes, size_t count) {
  return transfer_read(descriptor(cookie), bytes, count < BLOCK ? count : BLOCK);
}

static ssize_t write_stream(void *cookie, const char *bytes, size_t count) {
  ssize_t written = transfer_write(descriptor(cookie), bytes, count < BLOCK ? count : BLOCK);
  // Zero reports the error to libc.
  return written < 0 ? 0 : written;
}

// Devices have no position, and ignore one that is set; files of lines have one.
static int seek_stream(void *cookie, off64_t *position, int whence) {
  int fd = descriptor(cookie);
  const struct device *device = device_of(fd);
  if (device && device->kind == GPIO_FILE) {
    int64_t result = line_file_seek(device, file_of(fd), *position, whence);
    if (result >= 0) *position = result;
    return (int)returned(result < 0 ? result : 0);
  }
  if (!device || device->kind != I2C_BUS || whence == SEEK_END) return (int)returned(-ESPIPE);
  if (whence == SEEK_CUR) *position = 0;
  return 0;
}

static int close_stream(void *cookie) {
  struct stream *own = cookie;
  int fd = descriptor(own);
  atomic_store(&own->stream, NULL);
  atomic_store(&own->file, 0);
  return close_device(fd);
}

// The flags of open(2) for a mode; -EINVAL for an invalid mode.
static int flags_of(const char *mode) {
  if (!is_text(mode, 16)) return -EINVAL;
  int flags = *mode == 'r' ? O_RDONLY
      : *mode == 'w'       ? O_WRONLY | O_CREAT | O_TRUNC
      : *mode == 'a'       ? O_WRONLY | O_CREAT | O_APPEND
                           : -EINVAL;
  for (mode++; flags >= 0 && *mode && *mode != ','; mode++) {
    if (*mode == '+') flags = (flags & ~O_ACCMODE) | O_RDWR;
    if (*mode == 'x') flags |= O_EXCL;
    if (*mode == 'e') flags |= O_CLOEXEC;
  }
  return flags;
}

static FILE *open_stream(int fd, const char *mode) {
  cookie_io_functions_t functions = {read_stream, write_stream, seek_stream, close_stream};
  for (int i = 0; i < MOST_STREAMS; i++) {
    int none = 0;
    if (!atomic_compare_exchange_strong(&streams[i].file, &none, fd + 1)) continue;
    FILE *stream = NEXT(fopencookie)(&streams[i], mode, functions);
    atomic_store(&streams[i].stream, stream);
    if (!stream) atomic_store(&streams[i].file, 0);
    return stream;
  }
  return errno = EMFILE, NULL;
}

static FILE *open_device_stream(const struct device *device, const char *mode) {
  int flags = flags_of(mode);
  int fd = flags < 0 ? flags : open_device(device, flags);
  if (fd < 0) return errno = -fd, NULL;
  FILE *stream = open_stream(fd, mode);
  if (stream) return stream;
  int before = errno;
  close_device(fd);
  return errno = before, NULL;
}

#define INTERPOSE_FOPEN(name)                                       \
  INTERPOSED FILE *name(const char *path, const char *mode) {       \
    char room[PATH_MAX];                                            \
    const struct device *device = resolve(&path, room);             \
    if (device) return open_device_stream(device, mode);            \
    return NEXT(name)(path, mode);                                  \
  }
INTERPOSE_FOPEN(fopen)
INTERPOSE_FOPEN(fopen64)

// Opens another device for an open stream: programs redirect their standard streams in this way.
#define INTERPOSE_FREOPEN(name)                                                    \
  INTERPOSED FILE *name(const char *path, const char *mode, FILE *stream) {        \
    char room[PATH_MAX];                                                           \
    if (path && resolve(&path, room)) return errno = EOPNOTSUPP, NULL;             \
    return NEXT(name)(path, mode, stream);                                         \
  }
INTERPOSE_FREOPEN(freopen)
INTERPOSE_FREOPEN(freopen64)

INTERPOSED FILE *fdopen(int fd, const char *mode) {
  const struct device *device = is_known(fd) ? device_of(fd) : NULL;
  if (!device) return NEXT(fdopen)(fd, mode);
  if (flags_of(mode) < 0) return errno = EINVAL, NULL;
  return open_stream(fd, mode);
}

// The descriptor of an open stream, as with libc.
#define INTERPOSE_FILENO(name)                                \
  INTERPOSED int name(FILE *stream) {                         \
    struct stream *own = find(stream);                        \
    return own ? descriptor(own) : NEXT(name)(stream);        \
  }
INTERPOSE_FILENO(fileno)
INTERPOSE_FILENO(fileno_unlocked)
