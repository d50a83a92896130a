// SPDX-License-Identifier: Apache-2.0
//
// Random calls on the devices of a board, with valid and invalid pointers, for a number of seconds:
//
//   proofmass emulate lis331dlh,drdy=gpiochip0:17 lis331dlh,spi=0.0 -- fuzz SECONDS SEED
//
// Each call must succeed, with no more bytes than requested, or fail with an error that a kernel returns for
// such a call. A wait that ends at its limit must take that long, on a clock that never goes back. After all
// calls the chip must still answer.

#include <errno.h>
#include <fcntl.h>
#include <linux/gpio.h>
#include <linux/i2c-dev.h>
#include <linux/i2c.h>
#include <linux/spi/spidev.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { PAGE = 4096, AREA = 16 * PAGE, FILES = 8, PIECES = 6 };

static uint64_t state;
static long long number;
static const char *volatile doing = "nothing";
// Memory between inaccessible pages, and a read-only page.
static uint8_t *area, *constant;
static int files[FILES];

static uint64_t next(void) {
  uint64_t z = (state += UINT64_C(0x9E3779B97F4A7C15));
  z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
  return z ^ (z >> 31);
}

static uint64_t below(uint64_t limit) { return next() % limit; }
static bool one_in(uint64_t count) { return below(count) == 0; }

#define PICK(...)                                                \
  ({                                                             \
    __typeof__((__VA_ARGS__)) all[] = {__VA_ARGS__};             \
    all[below(sizeof all / sizeof all[0])];                      \
  })
#define PICK_OF(type, ...)                                       \
  ({                                                             \
    type all[] = {__VA_ARGS__};                                  \
    all[below(sizeof all / sizeof all[0])];                      \
  })

// Usually enough memory for the result, occasionally none, or too little.
static void *pointer(void) {
  if (!one_in(4)) return area + PAGE + below(4) * PAGE + below(64);
  switch (below(6)) {
    case 0:
      return NULL;
    case 1:
      return (void *)(uintptr_t)below(PAGE);
    case 2:
      return area + AREA - below(48);
    case 3:
      return constant + below(PAGE);
    case 4:
      return area + AREA + below(PAGE);
    default:
      return (void *)(UINTPTR_MAX - below(PAGE));
  }
}

// The same for data that the kernel reads.
static void *given(const void *bytes, size_t count) {
  if (one_in(8)) return pointer();
  void *place = area + PAGE + below(4) * PAGE;
  if (one_in(8)) place = area + AREA - count + below(2) * 8;
  if ((uint8_t *)place + count <= area + AREA) memcpy(place, bytes, count);
  return place;
}

static size_t length(void) {
  return PICK_OF(size_t, 0, 1, 2, 6, 6, 6, 33, 34, 255, 4096, 4097, 8192, 8193, 65535, 1 << 20,
      SIZE_MAX, below(300));
}

// Occasionally one that is not open; the interposer's own descriptors begin at 512.
static int file(void) { return one_in(40) ? (int)below(400) + 100 : files[below(FILES)]; }

static void fail(const char *what, long long result, int reason) {
  printf("call %lld, %s: %s: %lld, %s\n", number, doing, what, result, strerror(reason));
  fflush(stdout);
  _exit(1);
}

static void crash(int signal) {
  fprintf(stderr, "call %lld, %s: signal %d\n", number, doing, signal);
  _exit(2);
}

// Checks a call: it returns at most `most`, or fails with one of these errors; 0 ends the list.
#define TRY(name, most, call, ...)                                           \
  ({                                                                         \
    doing = name;                                                            \
    number++;                                                                \
    errno = 0;                                                               \
    long long result = (long long)(call);                                    \
    int reason = errno, reasons[] = {__VA_ARGS__, 0};                        \
    if (result >= 0 && (unsigned long long)result > (most)) fail("too much", result, 0); \
    if (result < 0) {                                                        \
      int i = 0;                                                             \
      while (reasons[i] && reasons[i] != reason) i++;                        \
      if (!reasons[i]) fail("no such errno", result, reason);                \
    }                                                                        \
    result;                                                                  \
  })

#define WIRE EBADF, EFAULT, EINVAL, EREMOTEIO, EMSGSIZE, EAGAIN
#define CONTROL WIRE, ENOTTY, EOPNOTSUPP

static void open_something(void) {
  const char *path = PICK_OF(const char *, "/dev/i2c-1", "/dev/i2c-1", "/dev/spidev0.0",
      "/dev/spidev0.0", "/dev/gpiochip0");
  int flags = PICK(O_RDONLY, O_WRONLY, O_RDWR, O_RDWR, O_RDWR, 3);
  bool is_device = true;
  if (one_in(3)) {
    flags |= PICK(O_CREAT, O_EXCL, O_CREAT | O_EXCL, O_DIRECTORY, O_TRUNC, O_APPEND, O_NONBLOCK,
        O_CLOEXEC, O_PATH, O_TMPFILE, O_DIRECT, O_NOFOLLOW, O_DIRECTORY | O_CREAT);
  } else if (one_in(10)) {
    // Random bytes may be the name of a directory; with these flags none is made.
    is_device = false;
    path = one_in(2) ? "/dev/i2c-77" : pointer();
    flags = O_RDONLY;
  }
  int fd = (int)TRY("open", INT32_MAX, open(path, flags, 0600), EFAULT, EINVAL, EEXIST, ENOTDIR,
      ENOENT, EACCES, ENAMETOOLONG, EISDIR);
  if (fd >= 0 && !is_device) close(fd);
  if (fd < 0 || !is_device) return;
  int *place = &files[below(FILES)];
  close(*place);
  *place = fd;
}

static void read_or_write(void) {
  int fd = file();
  size_t count = length();
  off_t offset = PICK_OF(off_t, 0, 1, -1, INT64_C(1) << 40, INT64_MIN);
  struct iovec pieces[PIECES];
  for (int i = 0; i < PIECES; i++) {
    pieces[i] = (struct iovec){pointer(), length()};
  }
  struct iovec *list = given(pieces, sizeof pieces);
  // Others' memory may say anything.
  int number_of = PICK(0, 1, 2, PIECES, -1, 5000);
  void *at = pointer();
  switch (below(8)) {
    case 0:
      TRY("read", count, read(fd, at, count), WIRE);
      break;
    case 1:
      TRY("write", count, write(fd, at, count), WIRE);
      break;
    case 2:
      TRY("pread", count, pread(fd, at, count, offset), WIRE, ESPIPE);
      break;
    case 3:
      TRY("pwrite", count, pwrite(fd, at, count, offset), WIRE, ESPIPE);
      break;
    case 4:
      TRY("readv", INT32_MAX, readv(fd, list, number_of), WIRE);
      break;
    case 5:
      TRY("writev", INT32_MAX, writev(fd, list, number_of), WIRE);
      break;
    case 6:
      TRY("preadv2", INT32_MAX, preadv2(fd, list, number_of, offset, (int)below(3)), WIRE, ESPIPE,
          EOPNOTSUPP);
      break;
    default:
      TRY("pwritev2", INT32_MAX, pwritev2(fd, list, number_of, offset, (int)below(3)), WIRE,
          ESPIPE, EOPNOTSUPP);
  }
}

static void control_i2c(void) {
  int fd = file();
  struct i2c_msg messages[4];
  for (int i = 0; i < 4; i++) {
    messages[i] = (struct i2c_msg){
        .addr = (uint16_t)PICK(0x18, 0x18, 0x18, 0x19, (int)below(0x10000)),
        .flags = (uint16_t)PICK(0, I2C_M_RD, I2C_M_RD, I2C_M_RD | I2C_M_RECV_LEN,
            (int)below(0x10000)),
        .len = (uint16_t)length(),
        .buf = pointer(),
    };
  }
  struct i2c_rdwr_ioctl_data call = {given(messages, sizeof messages),
      PICK_OF(uint32_t, 1, 2, 3, 4, 0, 43, (uint32_t)next())};
  union i2c_smbus_data data;
  for (size_t i = 0; i < sizeof data; i++) ((uint8_t *)&data)[i] = (uint8_t)below(64);
  struct i2c_smbus_ioctl_data smbus = {(uint8_t)below(3), (uint8_t)next(), (uint32_t)below(10),
      given(&data, sizeof data)};
  switch (below(4)) {
    case 0:
      TRY("I2C_RDWR", 42, ioctl(fd, I2C_RDWR, given(&call, sizeof call)), CONTROL, EPROTO);
      break;
    case 1:
      TRY("I2C_SMBUS", 0, ioctl(fd, I2C_SMBUS, given(&smbus, sizeof smbus)), CONTROL, EPROTO);
      break;
    case 2:
      TRY("I2C_SLAVE", 0, ioctl(fd, one_in(2) ? I2C_SLAVE : I2C_SLAVE_FORCE,
          PICK_OF(unsigned long, 0x18, 0x18, 0x18, 0x19, below(256), next())), CONTROL);
      break;
    default:
      TRY("of I2C", 42, ioctl(fd, 0x700 + below(0x22), pointer()), CONTROL, EPROTO);
  }
}

// All modes of the clock, with and without other flags.
static void set_mode(void) {
  uint32_t mode = (uint32_t)below(4) | (one_in(4) ? (uint32_t)below(0x1000) : 0);
  TRY("SPI_IOC_WR_MODE32", 0, ioctl(file(), SPI_IOC_WR_MODE32, given(&mode, sizeof mode)), CONTROL);
}

static void control_spi(void) {
  struct spi_ioc_transfer transfers[4];
  for (int i = 0; i < 4; i++) {
    transfers[i] = (struct spi_ioc_transfer){
        .tx_buf = one_in(3) ? 0 : (uintptr_t)pointer(),
        .rx_buf = one_in(3) ? 0 : (uintptr_t)pointer(),
        .len = (uint32_t)length(),
        .cs_change = one_in(3),
        .bits_per_word = (uint8_t)PICK(0, 8, 8, 9, 32),
        .speed_hz = PICK_OF(uint32_t, 0, 1000000, 10000000, 10100000, 1, (uint32_t)next()),
        .tx_nbits = (uint8_t)(one_in(10) ? below(9) : 0),
        .rx_nbits = (uint8_t)(one_in(10) ? below(9) : 0),
    };
  }
  unsigned long request = PICK_OF(unsigned long, SPI_IOC_MESSAGE(1), SPI_IOC_MESSAGE(2),
      SPI_IOC_MESSAGE(4), SPI_IOC_MESSAGE(0), SPI_IOC_MESSAGE(500), SPI_IOC_RD_MODE,
      SPI_IOC_WR_MODE, SPI_IOC_RD_MODE32, SPI_IOC_WR_MODE32, SPI_IOC_RD_LSB_FIRST,
      SPI_IOC_WR_LSB_FIRST, SPI_IOC_RD_BITS_PER_WORD, SPI_IOC_WR_BITS_PER_WORD,
      SPI_IOC_RD_MAX_SPEED_HZ, SPI_IOC_WR_MAX_SPEED_HZ, _IOC(below(4), 'k', below(8), below(200)));
  TRY("of SPI", 1 << 20, ioctl(file(), request, given(transfers, sizeof transfers)), CONTROL);
}

static void control_gpio(void) {
  struct gpio_v2_line_request wanted = {.num_lines = (uint32_t)PICK(1, 1, 2, 0, 64, 65)};
  for (int i = 0; i < GPIO_V2_LINES_MAX; i++) wanted.offsets[i] = (uint32_t)below(60);
  wanted.config.flags = one_in(4) ? next() : GPIO_V2_LINE_FLAG_INPUT | (below(16) << 1 & 0x30);
  wanted.event_buffer_size = (uint32_t)(one_in(4) ? next() : 0);
  if (one_in(4)) wanted.config.num_attrs = (uint32_t)below(12);
  wanted.fd = -1;
  struct gpio_v2_line_request *place = given(&wanted, sizeof wanted);
  unsigned long request = PICK_OF(unsigned long, GPIO_V2_GET_LINE_IOCTL, GPIO_V2_GET_LINE_IOCTL,
      GPIO_GET_CHIPINFO_IOCTL, GPIO_V2_GET_LINEINFO_IOCTL, GPIO_V2_LINE_SET_CONFIG_IOCTL,
      GPIO_V2_LINE_GET_VALUES_IOCTL, GPIO_V2_LINE_SET_VALUES_IOCTL,
      _IOC(below(4), 0xB4, below(20), below(600)));
  // A descriptor that could not be returned may still have been opened: it has the lowest number.
  long long result = TRY("of GPIO", 0, ioctl(file(), request, place), CONTROL, EBUSY, EIO, EPERM);
  if (result < 0 || request != GPIO_V2_GET_LINE_IOCTL) return;
  fcntl(place->fd, F_SETFL, O_NONBLOCK);
  int *kept = &files[below(FILES)];
  close(*kept);
  *kept = place->fd;
}

static void control_old_gpio(void) {
  struct gpiohandle_request lines = {.flags = (uint32_t)PICK(1, 2, 6, 3, 1 << 9), .fd = -1};
  struct gpioevent_request edges = {.lineoffset = (uint32_t)below(60),
      .handleflags = (uint32_t)PICK(1, 1, 5, 2), .eventflags = (uint32_t)below(5), .fd = -1};
  for (int i = 0; i < GPIOHANDLES_MAX; i++) lines.lineoffsets[i] = (uint32_t)below(60);
  lines.lines = (uint32_t)PICK(1, 1, 2, 0, 64, 65);
  unsigned long request = PICK_OF(unsigned long, GPIO_GET_LINEHANDLE_IOCTL,
      GPIO_GET_LINEEVENT_IOCTL, GPIO_GET_LINEINFO_IOCTL, GPIOHANDLE_GET_LINE_VALUES_IOCTL,
      GPIOHANDLE_SET_LINE_VALUES_IOCTL, GPIOHANDLE_SET_CONFIG_IOCTL);
  bool are_edges = request == GPIO_GET_LINEEVENT_IOCTL;
  void *place = are_edges ? given(&edges, sizeof edges) : given(&lines, sizeof lines);
  long long result = TRY("of GPIO 1", 0, ioctl(file(), request, place), CONTROL, EBUSY, EIO, EPERM);
  if (result < 0 || (!are_edges && request != GPIO_GET_LINEHANDLE_IOCTL)) return;
  int *kept = &files[below(FILES)];
  close(*kept);
  *kept = are_edges ? ((struct gpioevent_request *)place)->fd
                    : ((struct gpiohandle_request *)place)->fd;
  fcntl(*kept, F_SETFL, O_NONBLOCK);
}

static void look(void) {
  int fd = file();
  struct pollfd entries[] = {{fd, POLLIN | POLLOUT, 0}, {file(), (short)next(), 0}};
  fd_set set;
  FD_ZERO(&set);
  if (fd < FD_SETSIZE) FD_SET(fd, &set);
  struct timeval now = {0};
  const char *path = PICK_OF(const char *, "/dev/i2c-1", "/dev/spidev0.0", "/dev/gpiochip0",
      "/sys/class/i2c-dev", pointer());
  switch (below(7)) {
    case 0:
      TRY("fstat", 0, fstat(fd, pointer()), EBADF, EFAULT);
      break;
    case 1:
      TRY("stat", 0, stat(path, pointer()), EFAULT, ENOENT, ENOTDIR, ENAMETOOLONG);
      break;
    case 2:
      TRY("statx", 0, statx(fd, PICK_OF(const char *, "", path), AT_EMPTY_PATH, STATX_BASIC_STATS,
          pointer()), EBADF, EFAULT, ENOENT, ENOTDIR, ENAMETOOLONG);
      break;
    case 3:
      TRY("access", 0, access(path, (int)below(9)), EFAULT, EINVAL, EACCES, ENOENT, ENOTDIR,
          ENAMETOOLONG);
      break;
    case 4:
      TRY("poll", 2, poll(given(entries, sizeof entries), 2, 0), EFAULT);
      break;
    case 5:
      TRY("select", 2048, select((int)below(1025), given(&set, sizeof set), NULL, NULL, &now),
          EBADF, EFAULT);
      break;
    default:
      TRY("fcntl", INT32_MAX, fcntl(fd, PICK(F_GETFL, F_GETFD)), EBADF);
  }
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

// Waits of at most 20 ms, for nothing or for random files.
static void wait_a_while(void) {
  static int64_t latest;
  int64_t limit = (int64_t)below(20) * 1000000, start = now();
  struct timespec time = {.tv_nsec = limit};
  struct timeval old_time = {.tv_usec = limit / 1000};
  struct pollfd entries[] = {{file(), POLLIN, 0}, {file(), (short)next(), 0}};
  int fd = file();
  fd_set set;
  FD_ZERO(&set);
  if (fd >= 0 && fd < FD_SETSIZE) FD_SET(fd, &set);
  long long result;
  switch (below(6)) {
    case 0:
      result = TRY("poll, waiting", 2, poll(entries, 2, (int)(limit / 1000000)), 0);
      break;
    case 1:
      result = TRY("ppoll", 2, ppoll(entries, 2, &time, NULL), 0);
      break;
    case 2:
      result = TRY("select, waiting", 1, select(FD_SETSIZE, &set, NULL, NULL, &old_time), EBADF);
      break;
    case 3:
      result = TRY("pselect", 1, pselect(FD_SETSIZE, &set, NULL, NULL, &time, NULL), EBADF);
      break;
    case 4:
      result = TRY("nanosleep", 0, nanosleep(&time, NULL), 0);
      break;
    default:
      result = TRY("usleep", 0, usleep((useconds_t)(limit / 1000)), 0);
  }
  int64_t end = now();
  if (start < latest || end < start) fail("a clock that goes back", end - start, 0);
  if (result == 0 && end - start < limit) fail("a wait that is too short", end - start, 0);
  latest = end;
}

static void copy(void) {
  int to = (int)(one_in(2) ? 1000 + below(900) : 20 + below(40));
  int fd = (int)TRY("dup2", INT32_MAX, dup2(file(), to), EBADF, EMFILE);
  if (fd < 0) return;
  for (int i = 0; i < FILES; i++) {
    if (files[i] == fd) return;
  }
  int *place = &files[below(FILES)];
  close(*place);
  *place = fd;
}

static int answers(void) {
  uint8_t identity = 0x0F;
  int fd = open("/dev/i2c-1", O_RDWR);
  if (fd < 0 || ioctl(fd, I2C_SLAVE, 0x18) < 0) return 0;
  return write(fd, &identity, 1) == 1 && read(fd, &identity, 1) == 1 ? identity : 0;
}

int main(int count, char **arguments) {
  if (count != 3) return fprintf(stderr, "usage: fuzz SECONDS SEED\n"), 64;
  int seconds = atoi(arguments[1]);
  state = strtoull(arguments[2], NULL, 10);
  const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE, SIGXCPU, SIGPIPE};
  for (size_t i = 0; i < sizeof fatal / sizeof fatal[0]; i++) signal(fatal[i], crash);
  // What it was started with is nobody's to write to.
  close_range(3, 500, 0);
  // Limits a call that computes for ever; one that hangs is ended from outside.
  struct rlimit limit = {(rlim_t)seconds + 60, (rlim_t)seconds + 70};
  setrlimit(RLIMIT_CPU, &limit);

  int anonymous = MAP_PRIVATE | MAP_ANONYMOUS;
  area = mmap(NULL, AREA + 3 * PAGE, PROT_READ | PROT_WRITE, anonymous, -1, 0);
  constant = area + AREA + PAGE;
  mprotect(area, PAGE, PROT_NONE);
  mprotect(area + AREA, PAGE, PROT_NONE);
  mprotect(constant, PAGE, PROT_READ);
  mprotect(constant + PAGE, PAGE, PROT_NONE);
  for (int i = 0; i < FILES; i++) files[i] = -1;
  void (*const acts[])(void) = {open_something, read_or_write, read_or_write, control_i2c,
      control_i2c, control_spi, control_spi, set_mode, control_gpio, control_old_gpio, look,
      wait_a_while, copy};
  // Measured in processor time, because all other clocks show the board's time.
  struct timespec start, now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
  do {
    for (int i = 0; i < 100; i++) acts[below(sizeof acts / sizeof acts[0])]();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  } while (now.tv_sec - start.tv_sec < seconds);
  doing = "in the end";
  int identity = answers();
  if (identity != 0x32) fail("no identity", identity, errno);
  printf("Done %lld runs in %lld second(s)\n", number, (long long)(now.tv_sec - start.tv_sec));
  return 0;
}
