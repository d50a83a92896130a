// SPDX-License-Identifier: Apache-2.0
//
// The common declarations of the preloaded library's files; proofmass-notify (Sources/CBusNotify) is
// built with those files that interpose nothing. LD_PRELOAD loads the library into a program. There it
// answers the calls on /dev/i2c-N, /dev/spidevB.C and /dev/gpiochipN by requests to a server over a Unix
// socket, and passes all other calls on. The environment lists the devices (devices.c).
//
// Not supported: programs that are static, setuid, or make system calls without libc, as Go's do;
// standard streams on a device (printf >/dev/i2c-1); a device that posix_spawn opens after its own
// file actions have closed all descriptors; select on a descriptor from FD_SETSIZE on, which examines the
// socket.
//
// Where time is virtual, the program's clocks follow the board (clock.c), and waits with a time limit and
// waits for edges advance it (virtual_waits.c).
//
// A program may define any function of libc itself, and such a definition must not run in calls from
// here. So libc's functions are called only by NEXT, and all others are in text.c and memory.c.
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
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/select.h>
#include <sys/types.h>
#include <sys/un.h>
#include <time.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "as frames and SMBus words are");

// A function that replaces libc's of the same name.
#define INTERPOSED __attribute__((visibility("default")))

// The next function of that name, usually libc's. Looked up at its first use, because constructors of
// other libraries make calls before our own has run.
#define NEXT(name)                                        \
  ({                                                      \
    static void *_Atomic known;                           \
    void *found = known;                                  \
    if (!found) known = found = look_up(#name);           \
    (__typeof__(&name))found;                             \
  })

// next.c: finds the next function of a name.
void *look_up(const char *name);
// Finds a function of any file of the program; NULL where there is none.
void *look_up_anywhere(const char *name);
// Whether this thread is looking one up, or no other function may be looked up yet: dlsym may allocate
// memory, and an allocator may read a clock.
bool is_looking_up(void);
// A system call without libc: its result, or a negative error number.
long raw_system_call(long number, long first, long second, long third, long fourth);
// As the system call clock_gettime(2), without libc.
int raw_clock_gettime(clockid_t clock, struct timespec *time);

// The return value of a libc function where the kernel returns `result`; sets errno.
static inline ssize_t returned(ssize_t result) {
  if (result >= 0) return result;
  errno = (int)-result;
  return -1;
}

// A second in nanoseconds.
enum { SECOND = 1000000000 };

// The entry that getdents64(2) writes for each name.
struct directory_entry {
  uint64_t inode;
  int64_t offset;
  uint16_t size;
  uint8_t type;
  char name[];
};

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
// These write a string with its terminating zero, and return the address of the zero.
char *put_text(char *to, const char *text);
char *put_number(char *to, uint64_t number, unsigned base);

// devices.c: the devices that the environment describes.

enum device_kind {
  I2C_BUS,
  SPI_SELECT,
  GPIO_CHIP,
  GPIO_LINES,  // lines that were requested from a GPIO chip
  OLD_LINES,   // the same by the first version of the interface
  OLD_EVENTS,  // a line whose edges were requested by the first version
  GPIO_FILE,   // a file below /sys/class/gpio, whose number is defined by line_files.c
  BOARD,       // no device: requests about lines, and about the board's time
};

struct device {
  const char *path;    // /dev/i2c-1
  const char *name;    // the server's name: i2c, spi0.0; NULL for BOARD
  const char *socket;  // the server's socket
  enum device_kind kind;
  dev_t number;             // the device number that stat(2) reports
  struct device *requests;  // for a GPIO chip: the devices of descriptors that hold its lines, by kind
  struct board *board;      // for lines: the connection for requests about them
};

// A variable of the environment; NULL where it is not set or empty.
const char *variable(const char *name);
// The device at a path of the program, or NULL. In the latter case *path is replaced by the path to use,
// which may be in `room`, of PATH_MAX bytes.
const struct device *resolve(const char **path, char *room);
// The device of a path in a socket's name, which may be that of lines.
const struct device *find_named(const char *path);
// The devices by their index, from 0; NULL beyond the last.
const struct device *device_number(size_t index);
// The rest of a path after the folder of a GPIO chip, /sys/dev/char/MAJOR:MINOR; NULL for others. Its
// file "subsystem" is a link to GPIO_SUBSYSTEM.
const char *in_gpio_chip(const char *path);
#define GPIO_SUBSYSTEM "/sys/bus/gpio"
// Disables virtual time in this process from now on.
void keep_system_time(void);
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
  FRAME_CLOCK = 16,
  FRAME_GPIO_PUT = 17,
  FRAME_CLOCK_TO = 18,
  FRAME_ALARM_TAKE = 19,
  FRAME_ALARM_SET = 20,
  FRAME_LINE_FILE = 24,
  FRAME_LINE_FILE_READ = 25,
  FRAME_LINE_FILE_WRITE = 26,
  FRAME_LINE_FILE_SEEK = 27,
  FRAME_LINES_EXPORTED = 28,
  FRAME_PLACES = 29,
};

enum { SLAVE_KEY = 0, MODE_KEY = 1, BITS_KEY = 2, SPEED_KEY = 3 };

// A request that is being composed; after the exchange, the reply.
struct frame {
  uint8_t *bytes;  // `room`, or allocated where that is too small
  size_t capacity;
  size_t size;
  const uint8_t *data;  // the reply after its status: `data_size` bytes
  size_t data_size;
  int *descriptor;  // the destination of a descriptor in the reply; NULL where none is expected
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
// Sends a request that has no reply.
void frame_send(struct frame *frame, int fd);
// Frees the frame's memory.
void frame_end(struct frame *frame);
// Whether a thread of this process waits for a reply; the number of such waits so far; and a reset of the
// first, after a fork.
bool is_exchanging(void);
unsigned exchanges_so_far(void);
void forget_exchanges(void);

// Writes, and reads, a setting of an open device.
int device_set(int fd, uint8_t key, uint32_t value);
int device_get(int fd, uint8_t key, uint32_t *value);

// signals.c: signals during a request.

// Blocks the signals of this thread, until an equal number of calls has restored them.
void block_signals(void);
void restore_signals(void);
// Lets a signal that arrived in the meantime end or stop the process, if that is its action.
void let_signals_end(void);
// The number of calls that blocked signals, and the mask before them.
struct held {
  unsigned depth;
  uint64_t mask;
};
// Restores the mask as if no call had blocked signals, until they are closed again.
struct held open_signals(void);
void close_signals(struct held saved);
// ppoll(2) and pselect(2), with open signals.
struct pollfd;
int poll_open(struct pollfd *entries, unsigned long count, const struct timespec *time, const sigset_t *mask);
int select_open(int count, fd_set *sets[3], const struct timespec *time, const sigset_t *mask);
// Runs the handlers of signals that arrived in the meantime and end a wait. Returns whether there was
// one.
bool take_signals(void);

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
// Acquires the descriptor for one call: 1 with its device, to be released after the call; 0 where it is
// none of ours; or a negated errno.
int acquire(int fd, const struct device **device);
// The number of an acquired descriptor's open file, and its access mode.
uint64_t file_of(int fd);
int access_of(int fd);
// The device of a descriptor; NULL where it has none.
const struct device *device_of(int fd);
// The device, the open file and its access mode, from the name of a descriptor's socket; NULL where it is
// none of ours. Needs no registration.
const struct device *named_device(int fd, uint64_t *file, int *access);
// Creates a pair of sockets, the first with the name of a device's open file: always readable and
// writable, like a bus. Returns 0 or a negated errno.
int open_pair(int fd, const struct device *device, int ends[2]);
// Whether the descriptor is a bus: the kernel's drivers have no poll for buses, which are always ready.
bool is_bus(int fd);
void release(int fd);
// Closes a descriptor as close(2) does, after a call on it in another thread has ended.
int close_device(int fd);

// Opens a connection that holds lines or a file of lines, and sends the composed request on it.
// Returns the descriptor, or the negated errno of the refusal.
int open_lines(const struct device *lines, uint64_t file, int access, bool close_on_exec,
    struct frame *request);

// board.c: a connection for our own requests. It is opened again after a fork, and when the program has
// closed it together with all unknown descriptors.

struct board {
  struct device device;
  _Atomic int connection;  // -1 before the first use
};

// The board's descriptor, acquired, or a negated errno.
int acquire_board(struct board *board);
// Sends a request to an acquired board, and releases it.
int board_exchange(struct frame *frame, int fd);

// Advances the time of the board that sleeps advance, for a program whose clocks do not follow the board
// (CBusNotify). False where the program has to sleep itself.
bool advance(int64_t nanoseconds);

// clock_page.c: the time of the board that a program's clocks follow.

// The time on a clock of the system, in nanoseconds, independent of the program's clocks.
int64_t system_time(clockid_t clock);
// Reads the time of the board that the program's clocks follow, in nanoseconds. False where there
// is none.
bool board_time(int64_t *now);
// A number that is odd while the board carries out requests, and has changed afterwards.
int64_t board_work(void);
// The reading of one of the program's clocks at board time 0. False for a clock that does not follow a
// board.
bool clock_start(clockid_t clock, int64_t *start);
// The board's time when one of the program's clocks shows a time. False where that clock does not follow
// the board.
bool on_board(clockid_t clock, int64_t time, int64_t *instant);
// The same for a deadline on CLOCK_REALTIME or CLOCK_MONOTONIC, whichever is plausible.
bool on_board_anyhow(int64_t time, int64_t *instant);
// The number of times that a program has handled an instant at which the board had stopped for it.
int64_t board_handled(void);
// Advances the board's time to an instant, which may have passed, or to an earlier edge for which a
// client may wait; with INT64_MAX to such an edge, at most by a minute, and not where no chip has an event
// ahead. Does nothing where a program has handled an instant since board_handled() returned the second
// number: what the caller knew of the other programs before may not hold any more. False where the board
// cannot be advanced.
bool advance_to(int64_t instant, int64_t handled);
// Converts a duration. False for an invalid one, and for one of centuries.
bool in_nanoseconds(const struct timespec *time, int64_t *nanoseconds);
struct timespec in_timespec(int64_t nanoseconds);

// clock.c: reads a clock of the program. False for one that does not follow a board.
bool read_clock(clockid_t clock, struct timespec *time);

// others.c: the activity of other threads.

// The result of a look at other threads.
struct others {
  uint64_t self;     // this thread
  bool is_again;     // whether this look follows another
  bool are_waiting;  // whether all of them wait
  bool have_children;  // whether some belong to children
  unsigned count;      // of threads that wait, except for represented ones
  uint64_t runs;       // how often all of them have begun to run, by the kernel's count
  bool are_counted;    // whether the kernel counts this
};

// Examines all other threads of this process and of its children.
struct others look(bool is_again);
// Whether it can be determined that all of them wait at the same time, and whether they do.
bool are_knowable(const struct others *others);
bool are_certain(const struct others *others);
// Whether a thread of this process waits in the kernel, or has ended.
bool is_thread_waiting(int thread);
// Whether all other threads of this process wait, regardless of its children.
bool do_own_threads_wait(void);
// Finds the processes that created this one, from its parent to the board's server. Returns their number: 0
// where there is none besides the server, or the server has not started them.
enum { MOST_CREATORS = 16 };
unsigned find_creators(uint64_t creators[MOST_CREATORS]);
// Whether all their threads wait.
bool do_creators_wait(const uint64_t *creators, unsigned count);

// virtual_waits.c: waits with a time limit in virtual time.

// The number of this thread.
int own_thread(void);

// The result of an attempt whose time has passed without an event.
enum { TIMED_OUT = INT32_MIN };
enum wait_kind {
  SLEEP,        // only for time
  THREADS,      // for another thread
  DESCRIPTORS,  // for input that may arrive from other processes
  EDGES,        // for edges of the board's lines
  EDGES_AMONG,  // for these and for other descriptors
  OUTSIDE,      // for input that may arrive from another computer, or from the board
};
// Waits until an instant of the board or, by attempts, until an event. An attempt waits for at most these
// nanoseconds of the system's time, and returns TIMED_OUT or the result of the call. With the instant
// INT64_MAX, a wait for edges has no limit.
int wait_until(enum wait_kind kind, int64_t instant, int (*attempt)(void *, int64_t), void *call);
void forget_waiters(void);
// Whether all other threads, and children, wait; without `or_children`, also that there are no children.
// Sets *end to the instant at which the first of the threads' waits ends, or to INT64_MAX.
bool do_others_wait(int64_t *end, bool or_children);
// Makes this thread wait in place of another process' thread, whose calls on boards this process makes.
void wait_for_thread(int thread);
bool is_representing(void);
// Whether one of this process' threads waits in place of that thread.
bool is_represented(uint64_t thread);

// timerfd.c: timers as descriptors in virtual time.

bool is_timer(int fd);
// Removes a descriptor that the program closes.
void forget_timer(int fd);
// Makes the descriptors readable whose instants have been reached. Returns the next instant of the
// others.
int64_t next_timer(int64_t now);
// The same for a call that does not wait.
void ring_timers(void);
// Reads expirations, of which there is at least one, unless the descriptor does not block.
ssize_t timer_read(int fd, void *bytes, size_t count);

// poll.c: waits for descriptors.

// The descriptors for which a program waits in one call.
struct awaited {
  size_t count;
  size_t lines;  // of the board whose time the program's clocks show
  bool is_outside;  // whether one is a connection of the internet or to the board
};

// Counts a descriptor; a wait until it is readable may be a wait for an edge.
void add_awaited(struct awaited *awaited, int fd, bool is_for_reading);
// The kind of the wait for all of them.
enum wait_kind kind_of_wait(const struct awaited *awaited);
// Sleeps, where a wait is only for time. Sets *result to that of the call.
bool sleeps(size_t count, int64_t nanoseconds, const sigset_t *mask, int *result);
// As wait_until, for a duration; without limit where that is negative. Timers expire during the wait.
int wait_for(
    enum wait_kind kind, int64_t span, int (*attempt)(void *, int64_t), void *call);
// Polls without limit: a number of entries or a negated errno.
int poll_until_ready(struct pollfd *entry);

// sleep.c: sleeping in virtual time.

// Sleeps in virtual time: 0; -EINTR, with the remaining time; or -ENOSYS where the program has to sleep
// itself.
int sleep_for(int64_t nanoseconds, int64_t *left);
int sleep_by(clockid_t clock, int flags, const struct timespec *time, struct timespec *left);

// thread_waits.c: makes the call of libc's syscall(2) with these arguments in virtual time, and stores
// its result. False where it is no such call.
bool is_timed_call(long number, const long arguments[6], long *result);

// files.c: stat(2).

struct stat;
int stat_path(const char *path, struct stat *status);

// places.c: the calls of the program that lead to a transfer, for `lint`.

struct places;
// Finds them before the descriptor is acquired; NULL where they are not requested, or it is no bus.
struct places *find_places(int fd);
// Reports the calls that cause the next transfer on an acquired descriptor to its server, and frees them.
void tell_places(int fd, struct places *places);
// Frees them. This function and the previous one do nothing for NULL.
void drop_places(struct places *places);

// transfers.c: read(2) and write(2) on a device.

ssize_t transfer_read(int fd, void *bytes, size_t count);
ssize_t transfer_write(int fd, const void *bytes, size_t count);

// The results of stat(2) for a device, as a struct stat or a struct stat64, and as a struct statx.
// Files of lines are regular files of a page, as all of sysfs.
static inline bool is_device_file(enum device_kind kind) { return kind != GPIO_FILE; }
#define DEVICE_MODE(device) \
  (is_device_file((device)->kind) ? S_IFCHR | 0600 : S_IFREG | 0644)
#define DEVICE_STATUS(type, device)                                            \
  (type){                                                                      \
      .st_ino = (device)->number,                                              \
      .st_mode = DEVICE_MODE(device),                                          \
      .st_nlink = 1,                                                           \
      .st_uid = NEXT(geteuid)(),                                               \
      .st_gid = NEXT(getegid)(),                                               \
      .st_rdev = is_device_file((device)->kind) ? (device)->number : 0,        \
      .st_size = is_device_file((device)->kind) ? 0 : 4096,                    \
      .st_blksize = 4096,                                                      \
  }
#define DEVICE_STATUS_WIDE(device)                                                    \
  (struct statx){                                                                     \
      .stx_mask = STATX_BASIC_STATS,                                                  \
      .stx_ino = (device)->number,                                                    \
      .stx_mode = DEVICE_MODE(device),                                                \
      .stx_nlink = 1,                                                                 \
      .stx_uid = NEXT(geteuid)(),                                                     \
      .stx_gid = NEXT(getegid)(),                                                     \
      .stx_rdev_major = is_device_file((device)->kind) ? major((device)->number) : 0, \
      .stx_rdev_minor = is_device_file((device)->kind) ? minor((device)->number) : 0, \
      .stx_size = is_device_file((device)->kind) ? 0 : 4096,                          \
      .stx_blksize = 4096,                                                            \
  }

// The offset in a file for the next of several buffers, after the bytes that are done.
static inline int64_t place_after(int64_t offset, int64_t done) {
  return offset > INT64_MAX - done ? INT64_MAX : offset + done;
}

// requests.c: the calls on an acquired descriptor, each passed to its driver.

enum direction { READS, WRITES };

int device_ioctl(int fd, const struct device *device, uint32_t request, void *argument);
// The result of access(2) for a device: 0, or a negated errno.
int device_access(int mode);
// Whether a transfer is allowed, at an offset or none: 0, or a negated errno.
int check_transfer(
    enum direction direction, int fd, const struct device *device, const int64_t *offset);
// One transfer, at an offset or none, followed by the release of the descriptor.
ssize_t device_transfer(enum direction direction, int fd, const struct device *device,
    const int64_t *offset, void *bytes, size_t count);

// The drivers' limits in bytes: for an I2C message, and for each direction of an SPI message, where it is
// spidev's default (bufsiz).
enum { MOST_I2C_BYTES = 8192, MOST_SPI_BYTES = 4096 };

// i2c.c and spi.c: the calls of the kernel's i2c-dev and spidev, on an acquired descriptor.

int i2c_ioctl(int fd, uint32_t request, void *argument);
ssize_t i2c_read(int fd, void *bytes, size_t count);
ssize_t i2c_write(int fd, const void *bytes, size_t count);

// The size of an SMBus call's data, with the length of a block.
size_t smbus_data_size(uint32_t size);

int spi_ioctl(int fd, uint32_t request, void *argument);
ssize_t spi_read(int fd, void *bytes, size_t count);
ssize_t spi_write(int fd, const void *bytes, size_t count);

// Whether descriptors of a kind hold lines.
static inline bool holds_lines(enum device_kind kind) {
  return kind == GPIO_LINES || kind == OLD_LINES || kind == OLD_EVENTS;
}

// Whether processes share the connection of a descriptor, on which the server only sends.
static inline bool shares_socket(enum device_kind kind) {
  return holds_lines(kind) || kind == GPIO_FILE;
}

// gpio.c: the kernel's calls for a GPIO chip, on an acquired descriptor, and for requested lines.

int gpio_ioctl(int fd, const struct device *chip, uint32_t request, void *argument);
int lines_ioctl(const struct device *lines, uint64_t file, uint32_t request, void *argument);
// gpio_v1.c: those of the first version of the interface.
int old_gpio_ioctl(int fd, const struct device *chip, uint32_t request, void *argument);
int old_lines_ioctl(const struct device *lines, uint64_t file, uint32_t request, void *argument);

// The common needs of both versions. Flags are those of the second version, and this one.
#define LINE_IS_ACTIVE (UINT64_C(1) << 62)  // an output that is active from the beginning
// The most lines of a request.
enum { MOST_LINES = 64, NAME_ROOM = 32 };

struct wanted_lines {
  const uint32_t *offsets;
  const uint64_t *flags;
  unsigned count;
  uint32_t kept;  // the least number of edges to keep; 0 for the default
  const char *consumer;
};

// Sends a request about lines, whose payload begins with their number. Returns its status.
int ask_board(const struct device *lines, struct frame *frame);
// The flags, name and consumer of a line.
int ask_line(int fd, uint32_t offset, uint64_t *flags, char name[NAME_ROOM], char consumer[NAME_ROOM]);
// Checks flags as both versions do, and whether our chip supports them.
int check_line_flags(uint64_t flags);
// Requests lines; returns the descriptor that holds them.
int take_lines(const struct device *lines, const struct wanted_lines *wanted);
int configure_lines(const struct device *lines, uint64_t file, const uint64_t flags[MOST_LINES]);
int read_levels(const struct device *lines, uint64_t file, uint64_t mask, uint64_t *values);
int write_levels(const struct device *lines, uint64_t file, uint64_t mask, uint64_t values);

// line_files.c: the files of /sys/class/gpio.

#define GPIO_CLASS "/sys/class/gpio"
enum { LINE_ATTRIBUTES = 6 };

struct line_files {
  struct device devices[LINE_ATTRIBUTES][MOST_LINES];
  char paths[LINE_ATTRIBUTES][MOST_LINES][sizeof GPIO_CLASS "/gpio63/active_low"];
};

// Fills in the files of a chip's lines.
void describe_line_files(struct line_files *files, const struct device *chip);
// The file at a path, whether or not its line is exported; NULL for other paths.
const struct device *find_line_file(const struct line_files *files, const char *path);
// Whether the file's line is exported.
bool is_line_file_there(const struct line_files *files, const struct device *file);
// The replacement, in `room` of PATH_MAX bytes, for the path of another file or a folder of
// /sys/class/gpio; NULL for other paths.
const char *line_folder(
    const struct line_files *files, const char *directory, const char *path, char *room);
int open_line_file(const struct device *device, int access, bool close_on_exec);
// A transfer on an acquired descriptor, which stays acquired.
ssize_t line_file_transfer(enum direction direction, int fd, const struct device *device,
    uint64_t file, const int64_t *offset, void *bytes, size_t count);
// Moves the position as lseek(2) does; returns it, or a negated errno.
int64_t line_file_seek(const struct device *device, uint64_t file, int64_t offset, int whence);

// edges.c: the edges of requested lines.

// The size of an edge in a version of the interface.
size_t edge_size(const struct device *lines);
ssize_t lines_read(int fd, const struct device *lines, uint64_t file, void *bytes, size_t count);
// The same without waiting: 0 where there is no edge.
ssize_t lines_take(int fd, const struct device *lines, uint64_t file, void *bytes, size_t count);
// Whether these are lines, or a file of lines, of the board whose time the program's clocks show.
bool are_lines_in_time(const struct device *lines);

#endif
