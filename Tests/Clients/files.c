// SPDX-License-Identifier: Apache-2.0
//
// A program that opens, copies and passes on devices in all possible ways. The board has a LIS331DLH
// at 0x18, and two hundred more on the chip selects from 0.0 on.

#include <dirent.h>
#include <fcntl.h>
#include <linux/gpio.h>
#include <linux/i2c-dev.h>
#include <linux/spi/spidev.h>
#include <poll.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

static const char bus_path[] = "/dev/i2c-1", select_path[] = "/dev/spidev0.0";
static uint8_t identity = 0x0F, bytes[6];

static int open_bus(int flags) {
  int fd = open(bus_path, flags, 0600);
  ioctl(fd, I2C_SLAVE, 0x18);
  return fd;
}

static void modes(void) {
  int fd = open_bus(O_RDONLY);
  check("read only: read", 1, RESULT(read(fd, bytes, 1)));
  check("read only: write", -EBADF, RESULT(write(fd, &identity, 1)));
  check("read only: pwrite", -EBADF, RESULT(pwrite(fd, &identity, 1, 0)));
  check("read only: ioctl", 0, RESULT(ioctl(fd, I2C_SLAVE, 0x18)));
  check("read only: flags", O_RDONLY, fcntl(fd, F_GETFL) & O_ACCMODE);
  close(fd);
  fd = open_bus(O_WRONLY | O_CREAT | O_TRUNC | O_APPEND);
  check("write only: read", -EBADF, RESULT(read(fd, bytes, 1)));
  check("write only: readv", -EBADF, RESULT(readv(fd, &(struct iovec){bytes, 1}, 1)));
  check("write only: write", 1, RESULT(write(fd, &identity, 1)));
  check("write only: flags", O_WRONLY, fcntl(fd, F_GETFL) & O_ACCMODE);
  int copy = dup(fd);
  check("of a copy: read", -EBADF, RESULT(read(copy, bytes, 1)));
  check("of a copy: write", 1, RESULT(write(copy, &identity, 1)));
  close(copy);
  close(fd);
  fd = open_bus(O_RDWR);
  check("both: flags", O_RDWR, fcntl(fd, F_GETFL) & O_ACCMODE);
  close(fd);
  fd = open_bus(3);
  check("for ioctl: read", -EBADF, RESULT(read(fd, bytes, 1)));
  check("for ioctl: write", -EBADF, RESULT(write(fd, &identity, 1)));
  check("for ioctl: ioctl", 0, RESULT(ioctl(fd, I2C_SLAVE, 0x18)));
  close(fd);
  fd = open_bus(O_PATH);
  struct stat status;
  check("a path: read", -EBADF, RESULT(read(fd, bytes, 1)));
  check("a path: ioctl", -EBADF, RESULT(ioctl(fd, I2C_SLAVE, 0x18)));
  check("a path: fstat", 0, RESULT(fstat(fd, &status)));
  close(fd);
  fd = creat(bus_path, 0600);
  check("creat: write", 0, RESULT(write(fd, &identity, 0)) > 0);
  check("creat: read", -EBADF, RESULT(read(fd, bytes, 1)));
  close(fd);
  fd = open(select_path, O_RDONLY);
  check("SPI, read only: write", -EBADF, RESULT(write(fd, &identity, 1)));
  check("SPI, read only: read", 1, RESULT(read(fd, bytes, 1)));
  close(fd);
}

static void flags(void) {
  check("O_CREAT | O_EXCL", -EEXIST, RESULT(open(bus_path, O_RDWR | O_CREAT | O_EXCL, 0600)));
  check("O_DIRECTORY", -ENOTDIR, RESULT(open(bus_path, O_RDONLY | O_DIRECTORY)));
  check("O_PATH | O_DIRECTORY", -ENOTDIR, RESULT(open(bus_path, O_PATH | O_DIRECTORY)));
  check("O_TMPFILE", -ENOTDIR, RESULT(open(bus_path, O_TMPFILE | O_RDWR, 0600)));
  check("O_DIRECT", -EINVAL, RESULT(open(bus_path, O_RDWR | O_DIRECT)));
  check("opendir", 1, !opendir(bus_path) && errno == ENOTDIR);
  check("readlink", -EINVAL, RESULT(readlink(bus_path, (char *)bytes, sizeof bytes)));
}

// The same register, whatever the descriptor's number.
static int answers(int fd) {
  uint8_t byte = 0;
  if (write(fd, &identity, 1) != 1 || read(fd, &byte, 1) != 1) return -errno;
  return byte;
}

static void numbers(void) {
  struct rlimit limit;
  getrlimit(RLIMIT_NOFILE, &limit);
  rlim_t most = limit.rlim_max < 70000 ? limit.rlim_max : 70000;
  limit.rlim_cur = most;
  setrlimit(RLIMIT_NOFILE, &limit);
  int fd = open_bus(O_RDWR);
  const int wanted[] = {1023, 1024, 2000, (int)most - 1};
  for (size_t i = 0; i < 4; i++) {
    if (wanted[i] >= (int)most) continue;
    char name[40];
    snprintf(name, sizeof name, "descriptor %d", wanted[i]);
    check(name, wanted[i], dup2(fd, wanted[i]));
    check(name, 0, RESULT(ioctl(wanted[i], I2C_SLAVE, 0x18)));
    check(name, 0x32, answers(wanted[i]));
    pid_t child = fork();
    if (child == 0) _exit(answers(wanted[i]));
    int status = 0;
    waitpid(child, &status, 0);
    check("in a child", 0x32, WEXITSTATUS(status));
  }
  int high = fcntl(fd, F_DUPFD, 1500);
  check("above 1500", 0x32, answers(high));
  for (size_t i = 0; i < 4; i++) close(wanted[i]);
  close(high);
  close(fd);
}

static void spawned(const char *self) {
  posix_spawn_file_actions_t actions;
  extern char **environ;
  for (int round = 0; round < 3; round++) {
    posix_spawn_file_actions_init(&actions);
    check("addopen", 0, posix_spawn_file_actions_addopen(&actions, 7, bus_path,
        round == 2 ? O_RDONLY : O_RDWR, 0));
    check("addopen of a file", 0, posix_spawn_file_actions_addopen(&actions, 8, "/dev/null",
        O_RDWR, 0));
    char *arguments[] = {(char *)self, round == 2 ? "refused" : "spawned", NULL};
    pid_t child;
    int status = -1;
    check("posix_spawn", 0, posix_spawn(&child, self, &actions, NULL, arguments, environ));
    waitpid(child, &status, 0);
    check("spawned", 0, status);
    posix_spawn_file_actions_destroy(&actions);
  }
  posix_spawn_file_actions_init(&actions);
  check("addopen, exclusively", EEXIST, posix_spawn_file_actions_addopen(&actions, 7, bus_path,
      O_RDWR | O_CREAT | O_EXCL, 0600));
  posix_spawn_file_actions_destroy(&actions);
}

// The checks of the spawned program.
static int in_child(bool is_refused) {
  ioctl(7, I2C_SLAVE, 0x18);
  if (is_refused) return RESULT(write(7, &identity, 1)) != -EBADF;
  return answers(7) != 0x32 || fcntl(8, F_GETFD) < 0;
}

static void check_status(const char *name, int status, mode_t mode, unsigned first, unsigned second) {
  check(name, 0, status);
  check(name, 1, S_ISCHR(mode));
  check(name, 89, first);
  check(name, 1, second);
}

// As reported by each of libc's functions, and by the kernel's own call, which Node uses.
static void kinds(void) {
  int fd = open_bus(O_RDWR);
  struct stat status;
  struct stat64 wide;
  struct statx most;
#define OLD(field) (field).st_mode, major((field).st_rdev), minor((field).st_rdev)
#define NEW most.stx_mode, most.stx_rdev_major, most.stx_rdev_minor
  check_status("stat", stat(bus_path, &status), OLD(status));
  check_status("fstat", fstat(fd, &status), OLD(status));
  check_status("fstat64", fstat64(fd, &wide), OLD(wide));
  check_status("fstatat", fstatat(AT_FDCWD, bus_path, &status, 0), OLD(status));
  check_status("fstatat, empty", fstatat(fd, "", &status, AT_EMPTY_PATH), OLD(status));
  check_status("statx", statx(AT_FDCWD, bus_path, 0, STATX_BASIC_STATS, &most), NEW);
  check_status("statx, empty", statx(fd, "", AT_EMPTY_PATH, STATX_BASIC_STATS, &most), NEW);
  memset(&most, 0, sizeof most);
  check_status("syscall, empty",
      (int)syscall(SYS_statx, fd, "", AT_EMPTY_PATH, STATX_BASIC_STATS, &most), NEW);
  check_status("syscall",
      (int)syscall(SYS_statx, AT_FDCWD, bus_path, 0, STATX_BASIC_STATS, &most), NEW);
  check("another system call", getpid(), syscall(SYS_getpid));
#ifdef __x86_64__
  int __fxstat64(int version, int fd, struct stat64 *status);
  int __xstat(int version, const char *path, struct stat *status);
  check_status("__fxstat64", __fxstat64(1, fd, &wide), OLD(wide));
  check_status("__xstat", __xstat(1, bus_path, &status), OLD(status));
#endif
  int spi = open(select_path, O_RDWR), chip = open("/dev/gpiochip0", O_RDWR);
  check("of SPI", 0, fstat(spi, &status));
  check("SPI's number", 153, S_ISCHR(status.st_mode) ? major(status.st_rdev) : 0);
  check("of a GPIO chip", 0, fstat(chip, &status));
  check("its number", 254, S_ISCHR(status.st_mode) ? major(status.st_rdev) : 0);
  close(chip);
  close(spi);
  close(fd);
}

static void offsets(void) {
  int fd = open_bus(O_RDWR), spi = open(select_path, O_RDWR);
  struct iovec piece = {bytes, 1}, out = {&identity, 1};
  check("pwrite", 1, RESULT(pwrite(fd, &identity, 1, 0)));
  check("pread", 1, RESULT(pread(fd, bytes, 1, 0)));
  check("its byte", 0x32, bytes[0]);
  check("pwrite, anywhere", 1, RESULT(pwrite64(fd, &identity, 1, 1000000)));
  check("pread, anywhere", 1, RESULT(pread64(fd, bytes, 1, INT64_C(1) << 40)));
  check("its byte", 0x32, bytes[0]);
  bytes[0] = 0;
  check("pwritev", 1, RESULT(pwritev(fd, &out, 1, 5)));
  check("preadv", 1, RESULT(preadv(fd, &piece, 1, 7)));
  check("its byte", 0x32, bytes[0]);
  check("pwritev64", 1, RESULT(pwritev64(fd, &out, 1, 5)));
  check("preadv64", 1, RESULT(preadv64(fd, &piece, 1, 7)));
  check("pwritev2", 1, RESULT(pwritev2(fd, &out, 1, -1, 0)));
  check("preadv2", 1, RESULT(preadv2(fd, &piece, 1, -1, 0)));
  check("its byte", 0x32, bytes[0]);
  check("preadv2 with flags", -EOPNOTSUPP, RESULT(preadv2(fd, &piece, 1, -1, RWF_NOWAIT)));
  check("before the beginning", -EINVAL, RESULT(pread(fd, bytes, 1, -1)));
  check("lseek", -ESPIPE, RESULT(lseek(fd, 0, SEEK_SET)));
  check("SPI: pread", -ESPIPE, RESULT(pread(spi, bytes, 1, 0)));
  check("SPI: pwrite", -ESPIPE, RESULT(pwrite(spi, bytes, 1, 0)));
  check("SPI: preadv2 without offset", 1, RESULT(preadv2(spi, &piece, 1, -1, 0)));
  check("more than there can be", -EINVAL, RESULT(read(fd, bytes, SIZE_MAX)));
  check("no pieces", 0, RESULT(readv(fd, &piece, 0)));
  check("fewer", -EINVAL, RESULT(readv(fd, &piece, -1)));
  close(spi);
  close(fd);
}

static void readiness(void) {
  int fd = open_bus(O_RDWR), spi = open(select_path, O_RDWR);
  short all = POLLIN | POLLOUT | POLLPRI | POLLRDNORM | POLLWRNORM;
  struct pollfd entries[] = {{fd, all, 0}, {spi, POLLIN, 0}, {-1, POLLIN, 0}, {fd, POLLPRI, 0}};
  check("poll", 2, poll(entries, 4, -1));
  check("a bus", POLLIN | POLLOUT | POLLRDNORM | POLLWRNORM, entries[0].revents);
  check("a select", POLLIN, entries[1].revents);
  check("nothing", 0, entries[3].revents);
  check("ppoll", 2, ppoll(entries, 2, NULL, NULL));
  fd_set sets[3];
  for (int i = 0; i < 3; i++) {
    FD_ZERO(&sets[i]);
    FD_SET(fd, &sets[i]);
  }
  FD_SET(spi, &sets[0]);
  check("select", 3, select(spi + 1, &sets[0], &sets[1], &sets[2], NULL));
  check("what can be read", 1, FD_ISSET(fd, &sets[0]) && FD_ISSET(spi, &sets[0]));
  check("what can be written", 1, FD_ISSET(fd, &sets[1]) != 0);
  check("exceptions", 0, FD_ISSET(fd, &sets[2]));
  check("pselect", 2, pselect(spi + 1, &sets[0], NULL, NULL, NULL, NULL));
  int list = epoll_create1(0);
  struct epoll_event event = {.events = EPOLLIN};
  check("epoll", -EPERM, RESULT(epoll_ctl(list, EPOLL_CTL_ADD, fd, &event)));
  close(list);
  close(spi);
  close(fd);
}

static void selects(void) {
  for (int number = 0; number < 200; number++) {
    char path[32];
    snprintf(path, sizeof path, "/dev/spidev0.%d", number);
    int fd = open(path, O_RDWR);
    uint8_t command = 0x8F, answer = 0;
    struct spi_ioc_transfer transfers[2] = {
        {.tx_buf = (uintptr_t)&command, .len = 1}, {.rx_buf = (uintptr_t)&answer, .len = 1}};
    ioctl(fd, SPI_IOC_MESSAGE(2), transfers);
    check(path, 0x32, answer);
    close(fd);
  }
}

// The answer to a frame of a command and a byte; `keeps` is cs_change on its only transfer.
static int identify(int fd, uint8_t command, bool keeps) {
  uint8_t out[2] = {command}, in[2] = {0};
  struct spi_ioc_transfer transfer = {
      .tx_buf = (uintptr_t)out, .rx_buf = (uintptr_t)in, .len = 2, .cs_change = keeps};
  return RESULT(ioctl(fd, SPI_IOC_MESSAGE(1), &transfer)) == 2 ? in[1] : -1;
}

static void held(void) {
  int fd = open(select_path, O_RDWR), other = open("/dev/spidev0.1", O_RDWR);
  uint32_t speed = 1000000;
  // cf continues to read, through registers that do not exist.
  check("kept selected", 0x32, identify(fd, 0xCF, true));
  check("the frame goes on", 1, identify(fd, 0x8F, false) != 0x32);
  check("and has ended", 0x32, identify(fd, 0x8F, false));
  check("kept again", 0x32, identify(fd, 0xCF, true));
  check("another select", 0x32, identify(other, 0x8F, false));
  check("ends it", 0x32, identify(fd, 0x8F, false));
  check("kept again", 0x32, identify(fd, 0xCF, true));
  check("a setting", 0, RESULT(ioctl(fd, SPI_IOC_WR_MAX_SPEED_HZ, &speed)));
  check("ends it", 0x32, identify(fd, 0x8F, false));
  check("kept again", 0x32, identify(fd, 0xCF, true));
  close(fd);
  fd = open(select_path, O_RDWR);
  check("a close does not", 1, identify(fd, 0x8F, false) != 0x32);
  close(fd);
  close(other);
}

int main(int count, char **arguments) {
  if (count > 1) return in_child(strcmp(arguments[1], "refused") == 0);
  modes();
  flags();
  numbers();
  spawned(arguments[0]);
  kinds();
  offsets();
  readiness();
  selects();
  held();
  printf("%d wrong\n", wrong);
  return wrong > 0;
}
