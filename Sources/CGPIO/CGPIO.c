// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE

#include "CGPIO.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

unsigned long cgpio_chip_request(void) { return GPIO_GET_CHIPINFO_IOCTL; }
unsigned long cgpio_info_request(void) { return GPIO_V2_GET_LINEINFO_IOCTL; }
unsigned long cgpio_line_request(void) { return GPIO_V2_GET_LINE_IOCTL; }
unsigned long cgpio_values_request(void) { return GPIO_V2_LINE_GET_VALUES_IOCTL; }

// All other fields are zero, as gpio.h requires.
struct gpio_v2_line_request cgpio_input(uint32_t line, bool active_low, uint32_t kept) {
  return (struct gpio_v2_line_request){
      .offsets = {line},
      .consumer = "proofmass",
      .config.flags = GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING
          | (active_low ? GPIO_V2_LINE_FLAG_ACTIVE_LOW : 0),
      .num_lines = 1,
      .event_buffer_size = kept,
  };
}

struct gpio_v2_line_info cgpio_line_info(uint32_t line) {
  return (struct gpio_v2_line_info){.offset = line};
}

const char *cgpio_consumer(const struct gpio_v2_line_info *info) { return info->consumer; }

int cgpio_poll(void *entries, unsigned long count, int64_t nanoseconds) {
  struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  int result = ppoll(entries, count, nanoseconds < 0 ? NULL : &time, NULL);
  return result < 0 ? -errno : result;
}

int64_t cgpio_time(int clock) {
  struct timespec time = {0};
  // Fails only for an unknown clock.
  clock_gettime(clock, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

int cgpio_share(unsigned long size, void **memory) {
  int fd = memfd_create("proofmass", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (fd < 0) return -errno;
  // If the memory could shrink, SIGBUS would end its readers.
  if (ftruncate(fd, (off_t)size) == 0
      && fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0) {
    void *mapped = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (mapped != MAP_FAILED) return *memory = mapped, fd;
  }
  int failure = errno;
  close(fd);
  return -failure;
}

void cgpio_store(int64_t *place, int64_t value) {
  atomic_store_explicit((_Atomic int64_t *)place, value, memory_order_release);
}

int64_t cgpio_send(int socket, const void *bytes, unsigned long count, int descriptor) {
  struct iovec piece = {(void *)bytes, count};
  _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof descriptor)] = {0};
  struct msghdr message = {
      .msg_iov = &piece,
      .msg_iovlen = 1,
      .msg_control = control,
      .msg_controllen = sizeof control,
  };
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof descriptor);
  memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  ssize_t sent = sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
  return sent < 0 ? -errno : sent;
}
