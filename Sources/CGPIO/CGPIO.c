// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE

#include "CGPIO.h"

#include <errno.h>
#include <poll.h>
#include <stddef.h>
#include <time.h>

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
  // Fails only for a clock that does not exist.
  clock_gettime(clock, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}
