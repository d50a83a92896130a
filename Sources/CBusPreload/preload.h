// SPDX-License-Identifier: Apache-2.0
//
// What the files of the preloaded library share. Loaded into a program by LD_PRELOAD, it answers
// the calls that the program makes on /dev/i2c-N and /dev/spidevB.C by asking a server over a Unix
// socket, and passes all other calls on. The environment says which devices there are (devices.c).
//
// What it cannot reach: programs that are static, setuid, or make system calls without libc, as
// Go's do; stdio streams on a device (fopen, printf >/dev/i2c-1), pread and pwrite;
// listings of /dev; descriptors from 1024 on, which open refuses with EMFILE; poll, which sees a
// socket. A thread that leaves a call by longjmp out of a signal's handler keeps the descriptor
// busy (EBUSY). A loop that sleeps until instants of its own, each a period after the last, lets
// too much virtual time pass: the clock it goes by is the system's.
//
// Functions return a negated errno when they fail, as in the kernel whose part they play; only the
// interposed functions set errno.

#ifndef PRELOAD_H
#define PRELOAD_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "as frames and SMBus words are");

// A function that stands before libc's of the same name.
#define INTERPOSED __attribute__((visibility("default")))

// The function of that name that is called when this library has nothing to say. Looked up on first
// use, because constructors of other libraries call before our own has run.
#define NEXT(name)                                        \
  ({                                                      \
    static void *_Atomic known;                           \
    void *found = known;                                  \
    if (!found) known = found = dlsym(RTLD_NEXT, #name);  \
    (__typeof__(&name))found;                             \
  })

// devices.c: what the environment describes.

struct device {
  const char *path;    // /dev/i2c-1
  const char *name;    // what the server calls it: i2c, spi0.0; NULL where time is all there is
  const char *socket;  // the server's socket
  bool spi;
  dev_t number;  // as stat(2) reports it
};

// The device at exactly that path; NULL when there is none.
const struct device *find_device(const char *path);
// The path to use instead of `path`: another only below /sys/class/i2c-dev, then in `room`, which
// holds PATH_MAX bytes.
const char *redirected(const char *path, char *room);

// door.c: the connection to a server, and the frames on it.

enum frame_kind {
  FRAME_OPEN = 1,
  FRAME_I2C = 2,
  FRAME_SPI = 3,
  FRAME_SET = 4,
  FRAME_GET = 5,
  FRAME_ADVANCE_BY = 6,
};

enum { SLAVE_KEY = 0, MODE_KEY = 1, BITS_KEY = 2, SPEED_KEY = 3 };

// A request while it is put together; after the exchange, the reply's data.
struct frame {
  uint8_t *bytes;  // `room`, or allocated when that is too small
  size_t capacity;
  size_t size;
  const uint8_t *data;  // what the reply holds after its status: `data_size` bytes
  size_t data_size;
  uint8_t room[512];
};

// Connects to the server at a path. The socket gets `name`, in the abstract namespace.
int door_connect(const char *path, const char *name, bool close_on_exec);

// Starts a request with a payload of up to `payload` bytes and a reply of up to `reply`.
int frame_begin(struct frame *frame, enum frame_kind kind, size_t payload, size_t reply);
// Appends the lower `width` bytes of a number, the lowest first.
void frame_put(struct frame *frame, uint64_t value, int width);
void frame_append(struct frame *frame, const void *bytes, size_t count);
// Sends the request and awaits the reply. Returns its status; -EIO, from then on always, when the
// server is gone or does not keep to the protocol.
int frame_exchange(struct frame *frame, int fd);
void frame_end(struct frame *frame);

int door_set(int fd, uint8_t key, uint32_t value);
int door_get(int fd, uint8_t key, uint32_t *value);

// descriptors.c: which open descriptors are devices.

// Opens a device with the flags of open(2).
int open_device(const struct device *device, int flags);
// True when the descriptor was a device of ours; the program may have closed it since.
bool is_known(int fd);
// Makes a descriptor known that came from elsewhere: by exec, dup or a message.
void adopt(int fd);
// Takes the descriptor for one call: 1 with its device, to be released after the call; 0 when it is
// none of ours; or a negated errno.
int acquire(int fd, const struct device **device);
void release(int fd);
// Like close(2), after a call on it in another thread has ended.
int close_device(int fd);

// i2c.c and spi.c: what the kernel's i2c-dev and spidev do, on an acquired descriptor.

int i2c_ioctl(int fd, uint32_t request, void *argument);
ssize_t i2c_read(int fd, void *bytes, size_t count);
ssize_t i2c_write(int fd, const void *bytes, size_t count);

int spi_ioctl(int fd, uint32_t request, void *argument);
ssize_t spi_read(int fd, void *bytes, size_t count);
ssize_t spi_write(int fd, const void *bytes, size_t count);

#endif
