// SPDX-License-Identifier: Apache-2.0
//
// The declarations that the files of the preloaded library share. LD_PRELOAD loads it into a
// program. There it answers the calls on /dev/i2c-N, /dev/spidevB.C and /dev/gpiochipN by requests
// to a server over a Unix socket, and passes all other calls on. The environment lists the devices
// (devices.c).
//
// Not supported: programs that are static, setuid, or make system calls without libc, as Go's do;
// stdio streams on a device (fopen, printf >/dev/i2c-1); listings of /dev; a device that
// posix_spawn opens after its own file actions have closed all descriptors; select on a descriptor
// from FD_SETSIZE on, which sees a socket. A thread that leaves a call by longjmp out of a signal
// handler keeps the descriptor busy (EBUSY).
//
// Where time is virtual, a loop that sleeps until instants of its own, each a period after the
// last, lets too much of it pass, because it reads the system's clock. The edges of lines have
// times on that clock as if it had advanced with the board's time from the start. Of the ways to
// wait for an edge, read, poll, ppoll, select and pselect advance time; epoll waits until another
// client does.
//
// A program may define any function of libc itself, and such a definition must not run in calls
// from here. So libc's functions are called only by NEXT, and the rest are those of text.c and
// memory.c.
//
// Functions return a negated errno when they fail, as in the kernel that they replace; only the
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
#include <sys/un.h>
#include <time.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "as frames and SMBus words are");

// A function that replaces libc's of the same name.
#define INTERPOSED __attribute__((visibility("default")))

// The next function of that name, usually libc's. Looked up on first use, because constructors of
// other libraries make calls before our own has run.
#define NEXT(name)                                        \
  ({                                                      \
    static void *_Atomic known;                           \
    void *found = known;                                  \
    if (!found) known = found = dlsym(RTLD_NEXT, #name);  \
    (__typeof__(&name))found;                             \
  })

// The return value of a libc function where the kernel returns `result`; sets errno.
static inline ssize_t returned(ssize_t result) {
  if (result >= 0) return result;
  errno = (int)-result;
  return -1;
}

// memory.c: access to the program's memory, and allocation.

// Whether the kernel could read, or write, `count` bytes at an address.
bool is_readable(const void *bytes, size_t count);
bool is_writable(const void *bytes, size_t count);
// As is_readable, without a system call where the bytes are in the page of a byte that is known to
// be readable.
bool is_readable_beside(const void *known, const void *bytes, size_t count);
// Whether a string ends within `room` bytes, all of them readable.
bool is_text(const char *text, size_t room);
// Copies from, or to, the program's memory; returns 0 or -EFAULT.
int copy_in(void *to, const void *from, size_t count);
int copy_out(void *to, const void *from, size_t count);
// Allocates memory filled with zeros; NULL where there is none.
void *allocate(size_t size);
void deallocate(void *room, size_t size);

// text.c: functions on bytes and strings.

void *memcpy(void *restrict to, const void *restrict from, size_t count);
void *memset(void *to, int byte, size_t count);
size_t text_length(const char *text);
// The rest of a string after a prefix; NULL where the string does not begin with it.
const char *text_after(const char *text, const char *start);
bool text_equal(const char *text, const char *other);
// The first occurrence of a character; NULL where there is none.
const char *text_find(const char *text, char character);
// Reads digits, with lower-case letters. Returns the rest of the string; NULL where there are none.
const char *text_number(const char *text, unsigned base, uint64_t *number);
// These write a string with its terminating zero, and return the address of that.
char *put_text(char *to, const char *text);
char *put_number(char *to, uint64_t number, unsigned base);

// devices.c: the devices that the environment describes.

enum device_kind {
  I2C_BUS,
  SPI_SELECT,
  GPIO_CHIP,
  GPIO_LINES,  // lines that were requested from a GPIO chip
  BOARD,       // no device: requests about lines, and about the board's time
};

struct device {
  const char *path;    // /dev/i2c-1
  const char *name;    // the server's name: i2c, spi0.0; NULL for BOARD
  const char *socket;  // the server's socket
  enum device_kind kind;
  dev_t number;             // the device number that stat(2) reports
  struct device *requests;  // of a GPIO chip: the device of descriptors that hold its lines
  struct board *board;      // of lines: the connection for requests about them
};

// A variable of the environment; NULL where it is not set or empty.
const char *variable(const char *name);
// The device at a path of the program, or NULL. In that case *path is replaced by the path to use:
// another only below /sys/class/i2c-dev, in `room`, which has PATH_MAX bytes.
const struct device *resolve(const char **path, char *room);
// The device of a path in a socket's name, which may be that of lines.
const struct device *find_named(const char *path);
// The rest of a path after the folder of a GPIO chip, /sys/dev/char/MAJOR:MINOR; NULL for others. Its
// file "subsystem" is a link to GPIO_SUBSYSTEM.
const char *in_gpio_chip(const char *path);
#define GPIO_SUBSYSTEM "/sys/bus/gpio"
// The board whose time sleeps advance; NULL where time is not virtual.
struct board *sleeping_board(void);

// frames.c: the connection to a server, and the frame protocol.

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

// A request that is being composed; after the exchange, the reply.
struct frame {
  uint8_t *bytes;  // `room`, or allocated where that is too small
  size_t capacity;
  size_t size;
  const uint8_t *data;  // the reply after its status: `data_size` bytes
  size_t data_size;
  uint8_t room[512];
};

// The address in the abstract namespace for a name, which fits; returns its size.
unsigned named_address(const char *name, struct sockaddr_un *address);
// Connects to the server at a path. The socket is bound to `name` in the abstract namespace.
// Returns the descriptor.
int server_connect(const char *path, const char *name, bool close_on_exec);

// Begins a request with a payload of at most `payload` bytes and a reply of at most `reply` bytes.
int frame_begin(struct frame *frame, enum frame_kind kind, size_t payload, size_t reply);
// Appends the lower `width` bytes of a number, the lowest first.
void frame_put(struct frame *frame, uint64_t value, int width);
void frame_append(struct frame *frame, const void *bytes, size_t count);
// Sends the request and waits for the reply. Returns its status; -EIO, and the same for all later
// requests, where the server has ended or violates the protocol.
int frame_exchange(struct frame *frame, int fd);
// Frees the frame's memory.
void frame_end(struct frame *frame);

// Writes, and reads, a setting of an open device.
int device_set(int fd, uint8_t key, uint32_t value);
int device_get(int fd, uint8_t key, uint32_t *value);

// descriptors.c: the open descriptors that are devices.

// The access modes of an open file are O_RDONLY, O_WRONLY, O_RDWR, 3 (only for ioctl) and, for
// O_PATH, this one.
enum { PATH_ONLY = 4 };

// The lowest number of a descriptor that the program has not opened itself.
enum { HIGH = 512 };

// Opens a device with the flags of open(2); returns the descriptor.
int open_device(const struct device *device, int flags);
// Whether the descriptor was one of our devices; the program may have closed it since.
bool is_known(int fd);
// Whether there has been any such descriptor.
bool is_any_known(void);
// Registers a descriptor that was created elsewhere: by exec, dup or a message.
void adopt(int fd);
// Acquires the descriptor for one call: 1 with its device, to be released after the call; 0 where
// it is none of ours; or a negated errno.
int acquire(int fd, const struct device **device);
// The number of an acquired descriptor's open file, and its access mode.
uint64_t file_of(int fd);
int access_of(int fd);
// The device of a descriptor; NULL where it has none.
const struct device *device_of(int fd);
// The device, the open file and its access mode, as the name of a descriptor's socket tells them;
// NULL where it is none of ours. Needs no registration.
const struct device *named_device(int fd, uint64_t *file, int *access);
// Makes a pair of sockets, the first with a name of a device's open file: always readable and
// writable, as a bus is. Returns 0 or a negated errno.
int open_pair(int fd, const struct device *device, int ends[2]);
// Whether the descriptor is a bus: the kernel's drivers have no poll for these, and they are always
// ready.
bool is_bus(int fd);
void release(int fd);
// Closes a descriptor as close(2) does, after a call on it in another thread has ended.
int close_device(int fd);

// Opens a connection that holds lines, and sends the composed request on it. Returns the
// descriptor, which is closed on exec, or the negated errno of the refusal.
int open_lines(const struct device *lines, uint64_t file, struct frame *request);

// board.c: a connection for our own requests. It is made anew after a fork, and when the program
// has closed it together with all descriptors that it does not know.

struct board {
  struct device device;
  _Atomic int connection;  // -1 before the first use
};

// The board's descriptor, acquired, or a negated errno.
int acquire_board(struct board *board);
// Sends a request to an acquired board, and releases it.
int board_exchange(struct frame *frame, int fd);

// Advances the time of the board that sleeps advance. False where the program has to sleep itself.
bool advance(int64_t nanoseconds);
// Converts a duration. False for an invalid one, and for one of centuries.
bool in_nanoseconds(const struct timespec *time, int64_t *nanoseconds);

// What stat(2) says of a device, as a struct stat or a struct stat64, and as a struct statx.
#define DEVICE_STATUS(type, device) \
  (type){                           \
      .st_ino = (device)->number,   \
      .st_mode = S_IFCHR | 0600,    \
      .st_nlink = 1,                \
      .st_uid = NEXT(geteuid)(),    \
      .st_gid = NEXT(getegid)(),    \
      .st_rdev = (device)->number,  \
      .st_blksize = 4096,           \
  }
#define DEVICE_STATUS_WIDE(device)                \
  (struct statx){                                 \
      .stx_mask = STATX_BASIC_STATS,              \
      .stx_ino = (device)->number,                \
      .stx_mode = S_IFCHR | 0600,                 \
      .stx_nlink = 1,                             \
      .stx_uid = NEXT(geteuid)(),                 \
      .stx_gid = NEXT(getegid)(),                 \
      .stx_rdev_major = major((device)->number),  \
      .stx_rdev_minor = minor((device)->number),  \
      .stx_blksize = 4096,                        \
  }

// requests.c: the calls on an acquired descriptor, each passed to its driver.

enum direction { READS, WRITES };

int device_ioctl(int fd, const struct device *device, uint32_t request, void *argument);
// What access(2) says of a device: 0, or a negated errno.
int device_access(int mode);
// Whether a transfer is allowed, at an offset or none: 0, or a negated errno.
int check_transfer(
    enum direction direction, int fd, const struct device *device, const int64_t *offset);
// One transfer, after which the descriptor is released.
ssize_t device_transfer(
    enum direction direction, int fd, const struct device *device, void *bytes, size_t count);

// i2c.c and spi.c: the calls of the kernel's i2c-dev and spidev, on an acquired descriptor.

int i2c_ioctl(int fd, uint32_t request, void *argument);
ssize_t i2c_read(int fd, void *bytes, size_t count);
ssize_t i2c_write(int fd, const void *bytes, size_t count);

// The size of an SMBus call's data, with the length of a block.
size_t smbus_data_size(uint32_t size);

int spi_ioctl(int fd, uint32_t request, void *argument);
ssize_t spi_read(int fd, void *bytes, size_t count);
ssize_t spi_write(int fd, const void *bytes, size_t count);

// gpio.c: the kernel's calls for a GPIO chip, on an acquired descriptor, and for requested lines.

int gpio_ioctl(int fd, const struct device *chip, uint32_t request, void *argument);
int lines_ioctl(const struct device *lines, uint64_t file, uint32_t request, void *argument);
ssize_t lines_read(int fd, const struct device *lines, uint64_t file, void *bytes, size_t count);
// The wait in the system's time before virtual time advances again, in milliseconds.
enum { PAUSE_MILLISECONDS = 10 };
// Advances virtual time until one of several line requests has an edge, at most by `nanoseconds`
// and by a minute. Returns the advance, or a negated errno: -EPERM where time is not virtual. A
// negative number means no limit: time then advances only while a chip has an event ahead.
// `happened` is set where there is an edge.
int64_t await_edge(const struct device *lines, const uint64_t *files, size_t count,
    int64_t nanoseconds, bool *happened);

#endif
