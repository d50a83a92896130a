// SPDX-License-Identifier: Apache-2.0
//
// What the files of the preloaded library share. Loaded into a program by LD_PRELOAD, it answers
// the calls that the program makes on /dev/i2c-N, /dev/spidevB.C and /dev/gpiochipN by asking a
// server over a Unix socket, and passes all other calls on. The environment says which devices
// there are (devices.c).
//
// What it cannot reach: programs that are static, setuid, or make system calls without libc, as
// Go's do; stdio streams on a device (fopen, printf >/dev/i2c-1); listings of /dev; a device that
// posix_spawn opens after its own file actions have closed all descriptors; select on a descriptor
// from FD_SETSIZE on, which sees a socket. A thread that leaves a call by longjmp out of a signal's
// handler keeps the descriptor busy (EBUSY).
//
// Where time is virtual, a loop that sleeps until instants of its own, each a period after the
// last, lets too much of it pass, for the clock it goes by is the system's. Edges of lines have
// times on that clock as if it had gone with the board's from the start. Of the ways to wait for an
// edge, read, poll, ppoll, select and pselect let time pass; epoll waits for somebody else to do so.
//
// A program may define any function of libc for itself, and is not to be run by its own calls. So
// libc's are called by NEXT alone, and what is left is text.c's and memory.c's.
//
// Functions return a negated errno when they fail, as in the kernel whose part they play; only the
// interposed functions set errno.

#ifndef PRELOAD_H
#define PRELOAD_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>

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

// What a function of libc returns where the kernel returns `result`.
static inline ssize_t returned(ssize_t result) {
  if (result >= 0) return result;
  errno = (int)-result;
  return -1;
}

// memory.c: the program's memory, and our own.

// Whether the kernel would read, or write, so many bytes there.
bool is_readable(const void *bytes, size_t count);
bool is_writable(const void *bytes, size_t count);
// The same for what mostly lies beside a byte that could be read just now, and then costs nothing.
bool is_readable_beside(const void *known, const void *bytes, size_t count);
// Whether a string ends within so many bytes, all of which can be read.
bool is_text(const char *text, size_t room);
// From, and to, the program's memory: 0 or -EFAULT.
int copy_in(void *to, const void *from, size_t count);
int copy_out(void *to, const void *from, size_t count);
// Zeros; NULL when there is no memory.
void *allocate(size_t size);
void deallocate(void *room, size_t size);

// text.c: bytes and text.

void *memcpy(void *restrict to, const void *restrict from, size_t count);
void *memset(void *to, int byte, size_t count);
size_t text_length(const char *text);
// What follows in a text that starts like this; NULL when it does not.
const char *text_after(const char *text, const char *start);
bool text_equal(const char *text, const char *other);
// The first such character; NULL when there is none.
const char *text_find(const char *text, char character);
// Reads digits, small letters among them. What follows them; NULL when there are none.
const char *text_number(const char *text, unsigned base, uint64_t *number);
// These write an end, and return where it is.
char *put_text(char *to, const char *text);
char *put_number(char *to, uint64_t number, unsigned base);

// devices.c: what the environment describes.

enum device_kind {
  I2C_BUS,
  SPI_SELECT,
  GPIO_CHIP,
  GPIO_LINES,  // lines that were requested from a chip
  BOARD,       // no device: the board's time, and requests about lines
};

struct device {
  const char *path;    // /dev/i2c-1
  const char *name;    // what the server calls it: i2c, spi0.0; NULL where a program opens nothing
  const char *socket;  // the server's socket
  enum device_kind kind;
  dev_t number;             // as stat(2) reports it
  struct device *requests;  // of a GPIO chip: what a descriptor is that holds lines of it
  struct board *board;      // of lines: the way to ask about them
};

// A variable of the environment; NULL when it is not set, or empty.
const char *variable(const char *name);
// What a path that the program gave means: a device, or NULL. Then the path becomes the one to use
// instead: another only below /sys/class/i2c-dev, in `room`, which holds PATH_MAX bytes.
const struct device *resolve(const char **path, char *room);
// The device in a socket's name, which may be of lines.
const struct device *find_named(const char *path);
// Whether a GPIO chip has this number.
bool is_gpio_chip(dev_t number);
// The board whose time sleeps move; NULL where they move none.
struct board *sleeping_board(void);

// door.c: the connection to a server, and the frames on it.

enum frame_kind {
  FRAME_OPEN = 1,
  FRAME_I2C = 2,
  FRAME_SPI = 3,
  FRAME_SET = 4,
  FRAME_GET = 5,
  FRAME_ADVANCE_BY = 6,
  FRAME_GPIO_CHIP = 9,
  FRAME_GPIO_INFO = 10,
  FRAME_GPIO_TAKE = 11,
  FRAME_GPIO_SET = 12,
  FRAME_GPIO_VALUES = 13,
  FRAME_GPIO_READ = 14,
  FRAME_GPIO_AWAIT = 15,
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

// How a file was opened: O_RDONLY, O_WRONLY, O_RDWR, 3 (for ioctl alone), or by O_PATH.
enum { PATH_ONLY = 4 };

// From here on descriptors are numbered that the program did not ask for.
enum { HIGH = 512 };

// Opens a device with the flags of open(2).
int open_device(const struct device *device, int flags);
// True when the descriptor was a device of ours; the program may have closed it since.
bool is_known(int fd);
// Whether any has been.
bool is_any_known(void);
// Makes a descriptor known that came from elsewhere: by exec, dup or a message.
void adopt(int fd);
// Takes the descriptor for one call: 1 with its device, to be released after the call; 0 when it is
// none of ours; or a negated errno.
int acquire(int fd, const struct device **device);
// The number of an acquired descriptor's open file, and how that was opened.
uint64_t file_of(int fd);
int access_of(int fd);
// The device that a descriptor is; NULL when it is none.
const struct device *device_of(int fd);
// Whether it is one that the kernel has no poll for: it is always ready.
bool is_bus(int fd);
void release(int fd);
// Like close(2), after a call on it in another thread has ended.
int close_device(int fd);

// Opens a device that holds lines: connects, and makes the request that has been put together.
// Returns the descriptor, which is closed on exec, or what the request was refused with.
int open_lines(const struct device *lines, uint64_t file, struct frame *request);

// board.c: a connection that the program did not ask for, and does not see. It is made anew after a
// fork, or when the program has closed it with all the descriptors it does not know.

struct board {
  struct device device;
  _Atomic int connection;  // -1 before the first use
};

// The board's descriptor, acquired, or a negated errno.
int acquire_board(struct board *board);
// Makes a request of an acquired board, and releases it.
int board_exchange(struct frame *frame, int fd);

// sleep.c

// Lets time pass for the board that sleeps move. False when the program has to sleep itself.
bool advance(int64_t nanoseconds);
// False for what is no proper duration, or of centuries.
bool in_nanoseconds(const struct timespec *time, int64_t *nanoseconds);

// i2c.c and spi.c: what the kernel's i2c-dev and spidev do, on an acquired descriptor.

int i2c_ioctl(int fd, uint32_t request, void *argument);
ssize_t i2c_read(int fd, void *bytes, size_t count);
ssize_t i2c_write(int fd, const void *bytes, size_t count);

int spi_ioctl(int fd, uint32_t request, void *argument);
ssize_t spi_read(int fd, void *bytes, size_t count);
ssize_t spi_write(int fd, const void *bytes, size_t count);

// gpio.c: what the kernel does for a GPIO chip, on an acquired descriptor, and for requested lines.

int gpio_ioctl(int fd, const struct device *chip, uint32_t request, void *argument);
int lines_ioctl(const struct device *lines, uint64_t file, uint32_t request, void *argument);
ssize_t lines_read(int fd, const struct device *lines, uint64_t file, void *bytes, size_t count);
// How long to wait in the system's time, in milliseconds, before virtual time is to pass again.
enum { PAUSE_MILLISECONDS = 10 };
// Lets virtual time pass until one of several requests has an edge, for at most so long and a
// minute; how long, or a negated errno: -EPERM where time is not virtual. A negative number is for
// ever: then only while a chip has something to do by itself. `happened` says whether one has.
int64_t await_edge(const struct device *lines, const uint64_t *files, size_t count,
    int64_t nanoseconds, bool *happened);

#endif
