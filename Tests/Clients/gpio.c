// SPDX-License-Identifier: Apache-2.0
//
// An ordinary program that waits for data-ready edges, with <linux/gpio.h> alone. The board has a
// LIS331DLH whose INT1 is line 17, and an AK8975, whose DRDY is line 1: INT2 precedes it. An argument
// means that time is virtual.

#include <errno.h>
#include <fcntl.h>
#include <linux/gpio.h>
#include <linux/i2c-dev.h>
#include <poll.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

static void check_text(const char *name, const char *expected, const char *actual) {
  check(name, 0, strcmp(expected, actual));
}

static int64_t now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

static int chip, bus;

static int request(uint32_t line, uint64_t flags, struct gpio_v2_line_request *request) {
  request->offsets[0] = line;
  request->num_lines = 1;
  request->config.flags = flags;
  strcpy(request->consumer, "test");
  return ioctl(chip, GPIO_V2_GET_LINE_IOCTL, request) < 0 ? -errno : request->fd;
}

static int take(uint32_t line, uint64_t flags) {
  struct gpio_v2_line_request wanted = {0};
  return request(line, flags, &wanted);
}

static int level(int fd) {
  struct gpio_v2_line_values values = {.mask = 1};
  return ioctl(fd, GPIO_V2_LINE_GET_VALUES_IOCTL, &values) < 0 ? -errno : (int)values.bits;
}

static void store(uint8_t reg, uint8_t value) {
  uint8_t bytes[] = {reg, value};
  if (write(bus, bytes, 2) != 2) perror("write");
}

// The accelerometer's output registers: reading them ends data ready.
static void fetch(void) {
  uint8_t command = 0xA8, bytes[6];
  if (write(bus, &command, 1) != 1 || read(bus, bytes, 6) != 6) perror("fetch");
}

static struct gpio_v2_line_event next(int fd) {
  struct gpio_v2_line_event event = {0};
  struct pollfd entry = {.fd = fd, .events = POLLIN};
  if (poll(&entry, 1, 60000) != 1) printf("no edge\n");
  if (read(fd, &event, sizeof event) != sizeof event) perror("read");
  return event;
}

// The information that is available without an edge.
static void look(void) {
  struct gpiochip_info info;
  check("chip", 0, ioctl(chip, GPIO_GET_CHIPINFO_IOCTL, &info));
  check_text("name", "gpiochip0", info.name);
  check("lines", 54, info.lines);
  struct gpio_v2_line_info line = {.offset = 17};
  check("line", 0, ioctl(chip, GPIO_V2_GET_LINEINFO_IOCTL, &line));
  check_text("its name", "LIS331DLH.INT1", line.name);
  check("its flags", GPIO_V2_LINE_FLAG_INPUT, line.flags);
  line = (struct gpio_v2_line_info){.offset = 1};
  ioctl(chip, GPIO_V2_GET_LINEINFO_IOCTL, &line);
  check_text("the other chip's", "AK8975.DRDY", line.name);
  line = (struct gpio_v2_line_info){.offset = 54};
  check("beyond the last", -1, ioctl(chip, GPIO_V2_GET_LINEINFO_IOCTL, &line));
  check("errno", EINVAL, errno);
  struct stat status;
  check("a character device", 1, fstat(chip, &status) == 0 && S_ISCHR(status.st_mode));

  uint64_t input = GPIO_V2_LINE_FLAG_INPUT;
  check("edges of an output", -EINVAL,
      take(17, GPIO_V2_LINE_FLAG_OUTPUT | GPIO_V2_LINE_FLAG_EDGE_RISING));
  check("an unknown flag", -EINVAL, take(17, input | UINT64_C(1) << 40));
  check("no such line", -EINVAL, take(54, input));
  int fd = take(17, input);
  check("an input", 1, fd >= 0);
  check("closed on exec", FD_CLOEXEC, fcntl(fd, F_GETFD));
  check("in use", -EBUSY, take(17, input));
  line = (struct gpio_v2_line_info){.offset = 17};
  ioctl(chip, GPIO_V2_GET_LINEINFO_IOCTL, &line);
  check_text("by whom", "test", line.consumer);
  check("flags in use", input | GPIO_V2_LINE_FLAG_USED, line.flags);
  check("level", 0, level(fd));
  struct gpio_v2_line_values values = {.mask = 1, .bits = 1};
  check("an input is not set", -1, ioctl(fd, GPIO_V2_LINE_SET_VALUES_IOCTL, &values));
  check("errno", EPERM, errno);
  close(fd);
  fd = take(17, input | GPIO_V2_LINE_FLAG_ACTIVE_LOW);
  check("free after close", 1, fd >= 0);
  check("active low", 1, level(fd));
  close(fd);
}

static void *read_edge(void *fd) {
  struct gpio_v2_line_event event;
  return (void *)(intptr_t)(read(*(int *)fd, &event, sizeof event) < 0 ? -errno : 0);
}

// One thread closes the lines that another reads, and the descriptor's number is then reused for an unrelated
// socket. Waits in processor time, because other time may be virtual; on a busy machine the reader may not have
// begun by then, correctly reads the socket's bytes, and is given longer.
static void replaced(void) {
  void *result = NULL;
  ssize_t count = 0;
  for (int64_t wait = 200000000; result == NULL && wait < INT64_C(20000000000); wait *= 2) {
    int fd = take(17, GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING), pair[2];
    pthread_t reader;
    if (pthread_create(&reader, NULL, read_edge, &fd) != 0) perror("pthread_create");
    clockid_t clock = CLOCK_THREAD_CPUTIME_ID;
    for (int64_t end = now(clock) + wait; now(clock) < end;) continue;
    close(fd);
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) < 0 || dup2(pair[0], fd) < 0) perror("dup2");
    char bytes[3];
    if (write(pair[1], "ab", 2) != 2) perror("write");
    pthread_join(reader, &result);
    if (result != NULL) count = read(fd, bytes, sizeof bytes);
    close(fd), close(pair[0]), close(pair[1]);
  }
  check("closed while it was read", -EBADF, (intptr_t)result);
  check("a stranger's bytes", 2, count);
}

static void edges(int is_virtual) {
  uint64_t flags = GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING;
  int fd = take(17, flags);
  // Data ready at INT1; 50 Hz.
  store(0x22, 0x02);
  store(0x20, 0x27);
  struct gpio_v2_line_event event = next(fd), last;
  check("rising", GPIO_V2_LINE_EVENT_RISING_EDGE, event.id);
  check("offset", 17, event.offset);
  check("number", 1, event.seqno);
  int64_t age = now(CLOCK_MONOTONIC) - (int64_t)event.timestamp_ns;
  check("on the monotonic clock", 1, age >= 0 && age < INT64_C(60000000000));
  check("active", 1, level(fd));
  fetch();
  // With the system's clock the next sample may already be available, and a busy machine may miss some.
  if (is_virtual) check("inactive once read", 0, level(fd));
  // Waits without poll.
  last = event;
  check("a blocking read", sizeof event, read(fd, &event, sizeof event));
  int64_t since = event.timestamp_ns - last.timestamp_ns;
  check("whole periods later", 0, since % 20000000);
  if (is_virtual) check("one period later", 20000000, since);
  check("number", 2, event.line_seqno);
  fetch();

  char small[47];
  check("room for less than an edge", -1, read(fd, small, sizeof small));
  check("errno", EINVAL, errno);
  // No sample occurs while the chip is powered down; an earlier one may have left the line active.
  store(0x20, 0x07);
  fetch();
  fcntl(fd, F_SETFL, O_NONBLOCK);
  if (!is_virtual) while (read(fd, &event, sizeof event) > 0) continue;
  check("nothing yet", -1, read(fd, &event, sizeof event));
  check("errno", EAGAIN, errno);
  fcntl(fd, F_SETFL, 0);
  uint32_t seen = event.line_seqno;
  store(0x20, 0x27);

  // A child has the same line.
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    struct gpio_v2_line_event theirs = next(fd);
    fetch();
    _exit(theirs.line_seqno == seen + 1 ? 0 : 1);
  }
  int status;
  waitpid(child, &status, 0);
  check("a child's edge", 0, status);
  event = next(fd);
  check("and the next one", seen + 2, event.line_seqno);
  fetch();
  // So does a copy of the descriptor after the original is closed.
  int copy = dup(fd);
  close(fd);
  check("a copy's", seen + 3, next(copy).line_seqno);
  fetch();
  check("still in use", -EBUSY, take(17, flags));

  // Without a reader 16 edges are kept, and the oldest are dropped. The last one leaves the line active, so no
  // other follows.
  for (int i = 0; i < 20; i++) {
    if (i > 0) fetch();
    while (!level(copy)) usleep(1000);
  }
  struct gpio_v2_line_event many[20];
  check("sixteen are kept", 16 * (int)sizeof many[0], read(copy, many, sizeof many));
  check("the oldest", seen + 8, many[0].line_seqno);
  check("the last", seen + 23, many[15].line_seqno);

  struct gpio_v2_line_config config = {
      .flags = GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_FALLING
          | GPIO_V2_LINE_FLAG_EVENT_CLOCK_REALTIME};
  check("other edges", 0, ioctl(copy, GPIO_V2_LINE_SET_CONFIG_IOCTL, &config));
  while (!level(copy)) usleep(1000);
  fetch();
  event = next(copy);
  check("falling", GPIO_V2_LINE_EVENT_FALLING_EDGE, event.id);
  age = now(CLOCK_REALTIME) - (int64_t)event.timestamp_ns;
  check("on the wall's clock", 1, age >= 0 && age < INT64_C(60000000000));
  close(copy);
}

// Two lines in one request, each with its own flags, in the order of time.
static void both(void) {
  struct gpio_v2_line_request wanted = {.offsets = {17, 1}, .num_lines = 2};
  wanted.config.flags = GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING;
  wanted.config.num_attrs = 1;
  wanted.config.attrs[0].attr.id = GPIO_V2_LINE_ATTR_ID_FLAGS;
  wanted.config.attrs[0].attr.flags =
      GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING | GPIO_V2_LINE_FLAG_EDGE_FALLING;
  wanted.config.attrs[0].mask = 2;
  check("two lines", 0, ioctl(chip, GPIO_V2_GET_LINE_IOCTL, &wanted));
  fetch();
  ioctl(bus, I2C_SLAVE, 0x0C);
  store(0x0A, 0x01);
  struct gpio_v2_line_event event;
  uint32_t seen[2] = {0}, number = 0;
  uint64_t time = 0;
  while (seen[0] < 2 || seen[1] < 1) {
    event = next(wanted.fd);
    if (event.seqno != ++number || event.timestamp_ns < time) wrong++, printf("WRONG order\n");
    time = event.timestamp_ns;
    int which = event.offset == 1;
    check(which ? "the compass" : "the accelerometer", ++seen[which], event.line_seqno);
    ioctl(bus, I2C_SLAVE, 0x18);
    if (!which) fetch();
    if (number > 20) break;
  }
  close(wanted.fd);
}

// An edge after more than a minute: an event that has to last 127 samples at 0.5 Hz.
static void late(void) {
  struct gpio_v2_line_event first, second;
  uint64_t rising = GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING;
  int fd = take(17, rising);
  fetch();
  first = next(fd);
  store(0x22, 0x00);
  store(0x20, 0x47);
  store(0x32, 0x10);
  store(0x33, 0x7F);
  store(0x30, 0x20);
  check("a late edge", sizeof second, read(fd, &second, sizeof second));
  check("after minutes", 1, second.timestamp_ns - first.timestamp_ns > UINT64_C(200000000000));
  store(0x30, 0x00);
  store(0x30, 0x20);
  struct pollfd entry = {.fd = fd, .events = POLLIN};
  check("a late one again", 1, poll(&entry, 1, -1));
  close(fd);
}

int main(int count, char **arguments) {
  (void)arguments;
  chip = open("/dev/gpiochip0", O_RDWR | O_CLOEXEC);
  bus = open("/dev/i2c-1", O_RDWR);
  if (chip < 0 || bus < 0 || ioctl(bus, I2C_SLAVE, 0x18) < 0) return perror("open"), 1;
  look();
  replaced();
  edges(count > 1);
  both();
  if (count > 1) late();
  printf("%d wrong\n", wrong);
  return wrong > 0;
}
