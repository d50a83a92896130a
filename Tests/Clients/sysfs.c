// SPDX-License-Identifier: Apache-2.0
//
// GPIO by the files of /sys/class/gpio, and the levels of free lines by both versions of the other
// interface. The board has a LIS331DLH whose INT1 is line 17, and one on SPI whose chip select is line 5.
// The argument "globs" adds what static programs do not find.

#include <dirent.h>
#include <fcntl.h>
#include <glob.h>
#include <linux/gpio.h>
#include <linux/i2c-dev.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

#define GPIO "/sys/class/gpio"

static void check_text(const char *name, const char *expected, const char *actual) {
  if (strcmp(expected, actual) == 0) return check(name, 0, 0);
  check(name, 0, 1);
  printf("  \"%s\" instead of \"%s\"\n", actual, expected);
}

static long put(const char *path, const char *text) {
  int fd = open(path, O_WRONLY);
  if (fd < 0) return -errno;
  long result = RESULT(write(fd, text, strlen(text)));
  close(fd);
  return result;
}

static const char *get(const char *path) {
  static char text[64];
  int fd = open(path, O_RDONLY);
  ssize_t size = fd < 0 ? -1 : read(fd, text, sizeof text - 1);
  text[size < 0 ? 0 : size] = '\0';
  if (fd >= 0) close(fd);
  return text;
}

static int lists(const char *path, const char *name) {
  DIR *stream = opendir(path);
  int found = 0;
  for (struct dirent *entry; stream && (entry = readdir(stream));) {
    found += strcmp(entry->d_name, name) == 0;
  }
  if (stream) closedir(stream);
  return found;
}

static void chip(void) {
  check_text("base", "0\n", get(GPIO "/gpiochip0/base"));
  check_text("ngpio", "54\n", get(GPIO "/gpiochip0/ngpio"));
  check_text("label", "proofmass\n", get(GPIO "/gpiochip0/label"));
  check("export is listed", 1, lists(GPIO, "export"));
  check("the chip is listed", 1, lists(GPIO, "gpiochip0"));
  check("no line is", 0, lists(GPIO, "gpio20"));
  check("export is not read", -EACCES, RESULT(open(GPIO "/export", O_RDONLY)));
}

static void exporting(void) {
  struct stat status;
  check("no line yet", -ENOENT, RESULT(open(GPIO "/gpio20/value", O_RDWR)));
  check("no folder", -ENOENT, RESULT(stat(GPIO "/gpio20", &status)));
  check("no file", -ENOENT, RESULT(access(GPIO "/gpio20/value", F_OK)));
  check("export", 3, put(GPIO "/export", "20\n"));
  check("again", -EBUSY, put(GPIO "/export", "20"));
  check("beyond the last", -EINVAL, put(GPIO "/export", "54"));
  check("no number", -EINVAL, put(GPIO "/export", "x"));
  check("nothing", 0, put(GPIO "/export", ""));
  check("a folder", 1, stat(GPIO "/gpio20", &status) == 0 && S_ISDIR(status.st_mode));
  check("a file", 1, stat(GPIO "/gpio20/value", &status) == 0 && S_ISREG(status.st_mode));
  check("its size", 4096, status.st_size);
  check("access", 0, access(GPIO "/gpio20/direction", R_OK | W_OK));
  check("no such file", -ENOENT, RESULT(open(GPIO "/gpio20/colour", O_RDWR)));
  check("the line is listed", 1, lists(GPIO, "gpio20"));
  check("its files are", 1, lists(GPIO "/gpio20", "active_low") && lists(GPIO "/gpio20/", "edge"));
  int chip = open("/dev/gpiochip0", O_RDWR);
  struct gpio_v2_line_info info = {.offset = 20};
  check("info", 0, RESULT(ioctl(chip, GPIO_V2_GET_LINEINFO_IOCTL, &info)));
  check_text("its consumer", "sysfs", info.consumer);
  close(chip);
}

static void outputs(void) {
  check_text("an input", "in\n", get(GPIO "/gpio20/direction"));
  check("not set", -EPERM, put(GPIO "/gpio20/value", "1"));
  check("an output", 5, put(GPIO "/gpio20/direction", "high\n"));
  int fd = open(GPIO "/gpio20/value", O_RDWR);
  char text[8] = "";
  struct stat status;
  check("fstat", 1, fstat(fd, &status) == 0 && S_ISREG(status.st_mode));
  check("flags", O_RDWR, fcntl(fd, F_GETFL) & O_ACCMODE);
  check("read", 2, RESULT(read(fd, text, sizeof text)));
  check_text("high", "1\n", text);
  check("the end", 0, RESULT(read(fd, text, sizeof text)));
  check("where", 2, RESULT(lseek(fd, 0, SEEK_CUR)));
  check("back", 0, RESULT(lseek(fd, 0, SEEK_SET)));
  check("low", 2, RESULT(write(fd, "0\n", 2)));
  check("pread", 1, RESULT(pread(fd, text, 1, 0)));
  check_text("low", "0\n", text);
  check("pwrite", 1, RESULT(pwrite(fd, "1", 1, 0)));
  char first[2] = "", second[8] = "";
  struct iovec pieces[] = {{first, 1}, {second, 7}};
  check("preadv", 2, RESULT(preadv(fd, pieces, 2, 0)));
  check_text("high again", "1", first);
  check_text("its end", "\n", second);
  check("a bad pointer", -EFAULT, RESULT(write(fd, (void *)8, 1)));
  check("before the beginning", -EINVAL, RESULT(lseek(fd, -1, SEEK_SET)));
  int copy = dup(fd);
  check("a copy", 0, RESULT(lseek(copy, 0, SEEK_SET)));
  check("shares the position", 1, read(fd, text, 1) == 1 && read(copy, text, 8) == 1);
  if (fork() == 0) _exit(pwrite(copy, "0", 1, 0) != 1);
  int failed = 1;
  wait(&failed);
  check("a child", 0, failed);
  check("has set it", 1, pread(fd, text, 1, 0) == 1 && text[0] == '0');
  close(copy), close(fd);

  FILE *stream = fopen(GPIO "/gpio20/value", "r+");
  check("a stream", 1, stream && fputs("1", stream) >= 0 && fflush(stream) == 0);
  int value = -1;
  rewind(stream);
  check("is read", 1, fscanf(stream, "%d", &value) == 1 && value == 1);
  fclose(stream);
  // A shell writes with its own functions or with libc's streams.
  check("a shell", 0, system("echo 0 > " GPIO "/gpio20/value"));
  check_text("has set it", "0\n", get(GPIO "/gpio20/value"));
  check("another", 0, system("bash -c 'echo 1 > " GPIO "/gpio20/value'"));
  // Data written without `write` is not acknowledged, and may arrive a little later.
  for (int i = 0; i < 1000 && strcmp(get(GPIO "/gpio20/value"), "1\n") != 0; i++) usleep(1000);
  check_text("has set it, too", "1\n", get(GPIO "/gpio20/value"));
  check("reads it", 0, system("[ \"$(cat " GPIO "/gpio20/value)\" = 1 ]"));
  check("active low", 1, put(GPIO "/gpio20/active_low", "1"));
  check_text("is 0", "0\n", get(GPIO "/gpio20/value"));
}

// MARK: Edges

static void set(uint8_t reg, uint8_t value) {
  uint8_t bytes[] = {reg, value};
  int bus = open("/dev/i2c-1", O_RDWR);
  ioctl(bus, I2C_SLAVE, 0x18);
  check("a register", 2, write(bus, bytes, 2));
  close(bus);
}

static void fetch(void) {
  uint8_t first = 0xA8, axes[6];
  int bus = open("/dev/i2c-1", O_RDWR);
  ioctl(bus, I2C_SLAVE, 0x18);
  check("a sample", 7, write(bus, &first, 1) + read(bus, axes, 6));
  close(bus);
}

static void by_epoll(int fd) {
  int list = epoll_create1(0);
  struct epoll_event event = {.events = EPOLLPRI | EPOLLET, .data.fd = fd};
  check("epoll", 0, epoll_ctl(list, EPOLL_CTL_ADD, fd, &event));
  fetch();
  check("by epoll", 1, epoll_wait(list, &event, 1, 10000));
  check("urgently", EPOLLPRI, event.events & EPOLLPRI);
  close(list);
}

static void edges(void) {
  check("INT1", 2, put(GPIO "/export", "17"));
  check("edge", 7, put(GPIO "/gpio17/edge", "rising\n"));
  check("no output meanwhile", -EIO, put(GPIO "/gpio17/direction", "out"));
  int fd = open(GPIO "/gpio17/value", O_RDONLY);
  struct pollfd entry = {.fd = fd, .events = POLLPRI | POLLERR};
  check("ready before it is read", 1, poll(&entry, 1, 10000));
  check("urgently", POLLPRI, entry.revents & POLLPRI);
  char text[8] = "";
  check("low", 1, read(fd, text, sizeof text) == 2 && text[0] == '0');
  check("not ready", 0, poll(&entry, 1, 0));
  // Data ready at INT1, 50 Hz.
  set(0x22, 0x02);
  set(0x20, 0x27);
  check("an edge", 1, poll(&entry, 1, 10000));
  check("until it is read", 1, poll(&entry, 1, 0));
  check("high", 1, pread(fd, text, sizeof text, 0) == 2 && text[0] == '1');
  check("not ready", 0, poll(&entry, 1, 0));
  fetch();
  fd_set urgent;
  FD_ZERO(&urgent);
  FD_SET(fd, &urgent);
  struct timeval limit = {.tv_sec = 10};
  check("by select", 1, select(fd + 1, NULL, NULL, &urgent, &limit));
  check("the file", 1, FD_ISSET(fd, &urgent) != 0);
  lseek(fd, 0, SEEK_SET);
  check("high", 1, read(fd, text, sizeof text) == 2 && text[0] == '1');
  by_epoll(fd);
  // Many edges, of which each is read.
  for (int i = 0; i < 400; i++) {
    if (pread(fd, text, sizeof text, 0) != 2) check("a level", 0, i);
    int bus = open("/dev/i2c-1", O_RDWR);
    uint8_t first = 0xA8, axes[6];
    ioctl(bus, I2C_SLAVE, 0x18);
    if (write(bus, &first, 1) + read(bus, axes, 6) != 7) check("a fetch", 0, i);
    close(bus);
    // X alone: a sample during a fetch of three axes would leave the pin high, without an edge.
    if (i == 0) set(0x20, 0x39);
    if (poll(&entry, 1, 10000) != 1) check("one more edge", 0, i);
  }
  set(0x20, 0x07);
  check("unexport", 2, put(GPIO "/unexport", "17"));
  check("again", -EINVAL, put(GPIO "/unexport", "17"));
  check("its file is dead", -ENODEV, RESULT(pread(fd, text, 1, 0)));
  close(fd);
  check("gone", -ENOENT, RESULT(open(GPIO "/gpio17/value", O_RDONLY)));
  check("not listed", 0, lists(GPIO, "gpio17"));
  check("the other one is", 1, lists(GPIO, "gpio20"));
  put(GPIO "/unexport", "20");
}

// MARK: Levels

static int level(uint32_t line, uint64_t flags) {
  int fd = open("/dev/gpiochip0", O_RDWR);
  struct gpio_v2_line_request request = {
      .offsets = {line}, .num_lines = 1, .config = {.flags = GPIO_V2_LINE_FLAG_INPUT | flags}};
  struct gpio_v2_line_values values = {.mask = 1};
  int failed = ioctl(fd, GPIO_V2_GET_LINE_IOCTL, &request);
  close(fd);
  if (failed) return -errno;
  failed = ioctl(request.fd, GPIO_V2_LINE_GET_VALUES_IOCTL, &values);
  close(request.fd);
  return failed ? -errno : (int)values.bits;
}

static int old_level(uint32_t line, uint32_t flags) {
  int fd = open("/dev/gpiochip0", O_RDWR);
  struct gpiohandle_request request = {
      .lineoffsets = {line}, .lines = 1, .flags = GPIOHANDLE_REQUEST_INPUT | flags};
  struct gpiohandle_data data;
  int failed = ioctl(fd, GPIO_GET_LINEHANDLE_IOCTL, &request);
  close(fd);
  if (failed) return -errno;
  failed = ioctl(request.fd, GPIOHANDLE_GET_LINE_VALUES_IOCTL, &data);
  close(request.fd);
  return failed ? -errno : data.values[0];
}

// Waits until the process that serves a line has detected that the line was closed.
#define SOON(call) ({ int now; while ((now = call) == -EBUSY) continue; now; })

static void levels(void) {
  check("up after power-on", 1, SOON(level(4, 0)));
  check("down after power-on", 0, SOON(level(22, 0)));
  check("pulled up", 1, SOON(level(22, GPIO_V2_LINE_FLAG_BIAS_PULL_UP)));
  check("stays", 1, SOON(level(22, 0)));
  check("pulled down", 0, SOON(level(22, GPIO_V2_LINE_FLAG_BIAS_PULL_DOWN)));
  check("floats", 0, SOON(level(4, GPIO_V2_LINE_FLAG_BIAS_DISABLED)));
  check("pulled up, first version", 1, SOON(old_level(22, GPIOHANDLE_REQUEST_BIAS_PULL_UP)));
  check("pulled down, first version", 0, SOON(old_level(22, GPIOHANDLE_REQUEST_BIAS_PULL_DOWN)));
  check("floats, first version", 0, SOON(old_level(22, GPIOHANDLE_REQUEST_BIAS_DISABLE)));
  check("a pressed button's opposite", 0,
      SOON(level(22, GPIO_V2_LINE_FLAG_BIAS_PULL_UP | GPIO_V2_LINE_FLAG_ACTIVE_LOW)));
  check("a chip select is high", 1, SOON(level(5, GPIO_V2_LINE_FLAG_BIAS_PULL_DOWN)));
  check("a chip is stronger", 0, SOON(level(17, GPIO_V2_LINE_FLAG_BIAS_PULL_UP)));
}

int main(int count, char **words) {
  alarm(100);
  levels();
  chip();
  exporting();
  outputs();
  edges();
  glob_t found;
  // Static programs read directories directly, without the door.
  if (count > 1 && strcmp(words[1], "globs") == 0) {
    check("glob", 0, glob(GPIO "/gpiochip*", 0, NULL, &found));
    check("one chip", 1, found.gl_pathc);
  }
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
