// SPDX-License-Identifier: Apache-2.0
//
// Calls that wait for an edge that does not occur, while the rest of the program and its children use the
// board. The board has a LIS331DLH whose INT1 is line 17.

#include <fcntl.h>
#include <linux/gpio.h>
#include <linux/i2c-dev.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

static int chip;

static int take(void) {
  struct gpio_v2_line_request request = {
      .offsets = {17},
      .num_lines = 1,
      .config = {.flags = GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING},
  };
  return ioctl(chip, GPIO_V2_GET_LINE_IOCTL, &request) < 0 ? -errno : request.fd;
}

static int old_handle(void) {
  struct gpiohandle_request request = {
      .lineoffsets = {17}, .lines = 1, .flags = GPIOHANDLE_REQUEST_INPUT};
  return ioctl(chip, GPIO_GET_LINEHANDLE_IOCTL, &request) < 0 ? -errno : request.fd;
}

// The ways to read an edge.
enum way { READ, READV, PREADV2, WAYS };
static const char *const names[] = {"read", "readv", "preadv2"};
static const int numbers[] = {SYS_read, SYS_readv, SYS_preadv2};

static struct gpio_v2_line_event event;

static int64_t read_edge(int fd, enum way way) {
  struct iovec piece = {&event, sizeof event};
  if (way == READ) return RESULT(read(fd, &event, sizeof event));
  return RESULT(way == READV ? readv(fd, &piece, 1) : preadv2(fd, &piece, 1, -1, 0));
}

// Waits until a thread is in a call, according to the kernel.
static void await_call(pid_t process, pid_t thread, enum way way) {
  char path[64], text[32], number[16];
  snprintf(path, sizeof path, "/proc/%d/task/%d/syscall", process, thread);
  size_t size = (size_t)snprintf(number, sizeof number, "%d ", numbers[way]);
  for (int is_there = 0; !is_there;) {
    int file = open(path, O_RDONLY);
    is_there = read(file, text, sizeof text) > 0 && memcmp(text, number, size) == 0;
    close(file);
  }
}

// Opens the bus and reads WHO_AM_I.
static void use_bus(const char *name) {
  uint8_t address = 0x0F, identity = 0;
  int bus = open("/dev/i2c-1", O_RDWR);
  ioctl(bus, I2C_SLAVE, 0x18);
  check(name, 1, write(bus, &address, 1) == 1 && read(bus, &identity, 1) == 1 && identity == 0x32);
  close(bus);
}

// Data ready at INT1, 1000 Hz, or nothing.
static void run_chip(int runs) {
  int bus = open("/dev/i2c-1", O_RDWR);
  ioctl(bus, I2C_SLAVE, 0x18);
  uint8_t pin[] = {0x22, 0x02}, mode[] = {0x20, runs ? 0x3F : 0x07}, first = 0xA8, axes[6];
  check("the chip is set", 4, write(bus, pin, 2) + write(bus, mode, 2));
  if (!runs) check("its sample is read", 7, write(bus, &first, 1) + read(bus, axes, 6));
  close(bus);
}

struct reader {
  int fd;
  enum way way;
  _Atomic pid_t thread;
  int64_t result;
};

static void *read_in_thread(void *argument) {
  struct reader *reader = argument;
  reader->thread = gettid();
  reader->result = read_edge(reader->fd, reader->way);
  return NULL;
}

static pthread_t start(struct reader *reader) {
  pthread_t thread;
  pthread_create(&thread, NULL, read_in_thread, reader);
  while (!reader->thread) continue;
  await_call(getpid(), reader->thread, reader->way);
  return thread;
}

// One thread waits; the others continue, and finally it receives its edge.
static void a_thread(enum way way) {
  struct reader reader = {.fd = take(), .way = way};
  pthread_t thread = start(&reader);
  use_bus("another thread has the bus");
  run_chip(1);
  pthread_join(thread, NULL);
  check("the edge", sizeof event, reader.result);
  check("its line", 17, event.offset);
  run_chip(0);
  close(reader.fd);
}

// A process that is killed while it waits releases its lines and does not block others.
static void a_killed_process(enum way way) {
  int fd = take();
  pid_t child = fork();
  if (child == 0) {
    read_edge(fd, way);
    _exit(0);
  }
  close(fd);
  await_call(child, child, way);
  use_bus("the parent has the bus");
  check("the line is held", -EBUSY, take());
  kill(child, SIGKILL);
  int status;
  waitpid(child, &status, 0);
  check("killed", SIGKILL, WTERMSIG(status));
  use_bus("the parent still has the bus");
  // The process that served the child detects its end.
  while ((fd = take()) == -EBUSY) continue;
  check("the line is free", 1, fd >= 0);
  close(fd);
}

// If two threads wait for one edge, one of them continues to wait.
static void two_for_one_edge(void) {
  int fd = take();
  struct reader readers[2] = {{.fd = fd, .way = READV}, {.fd = fd, .way = READ}};
  pthread_t threads[] = {start(&readers[0]), start(&readers[1])};
  // The chip's line stays high until the sample is read.
  run_chip(1);
  while (!__atomic_load_n(&readers[0].result, __ATOMIC_SEQ_CST)
      && !__atomic_load_n(&readers[1].result, __ATOMIC_SEQ_CST)) {
    use_bus("the bus is there meanwhile");
  }
  use_bus("the bus is there afterwards");
  check("one edge", sizeof event, readers[0].result + readers[1].result);
  // The other thread receives the next edge.
  run_chip(0);
  run_chip(1);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  check("two edges", 2 * sizeof event, readers[0].result + readers[1].result);
  run_chip(0);
  close(fd);
}

int main(void) {
  // A door that hangs ends the program.
  alarm(60);
  chip = open("/dev/gpiochip0", O_RDWR);
  use_bus("the bus");
  for (enum way way = 0; way < WAYS; way++) {
    printf("ok    by %s\n", names[way]);
    a_thread(way);
    a_killed_process(way);
  }
  two_for_one_edge();
  int handle = old_handle();
  check("a handle is not read", -EINVAL, RESULT(read(handle, &event, sizeof event)));
  close(handle);
  use_bus("the bus at the end");
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
