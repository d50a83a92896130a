// SPDX-License-Identifier: Apache-2.0
//
// What Swift cannot import from <linux/gpio.h>, the second version of its interface: the requests
// are macros over sizeof, and its structures hold long arrays.

#ifndef CGPIO_H
#define CGPIO_H

#include <linux/gpio.h>
#include <stdbool.h>
#include <stdint.h>

// Asks a chip how many lines it has: GPIO_GET_CHIPINFO_IOCTL, a struct gpiochip_info.
unsigned long cgpio_chip_request(void);
// Asks a chip who uses a line: GPIO_V2_GET_LINEINFO_IOCTL, a struct gpio_v2_line_info.
unsigned long cgpio_info_request(void);
// Takes a line: GPIO_V2_GET_LINE_IOCTL, a struct gpio_v2_line_request.
unsigned long cgpio_line_request(void);
// Asks a line that was taken for its level: GPIO_V2_LINE_GET_VALUES_IOCTL, a struct
// gpio_v2_line_values.
unsigned long cgpio_values_request(void);

// An input whose edges to the active level are kept until they are read, at least `kept` of them,
// with their times on CLOCK_MONOTONIC.
struct gpio_v2_line_request cgpio_input(uint32_t line, bool active_low, uint32_t kept);

// The question who uses a line.
struct gpio_v2_line_info cgpio_question(uint32_t line);

// What the user of a line called itself, with its end.
const char *cgpio_consumer(const struct gpio_v2_line_info *info);

// Like poll(2) on so many struct pollfd, with a time in nanoseconds, for ever where that is
// negative; returns a negated errno. Swift's Glibc module does not have ppoll. What it has, this
// header does not include: Swift would take it for ours.
int cgpio_poll(void *entries, unsigned long count, int64_t nanoseconds);

// A clock of the system in nanoseconds. Which module has struct timespec depends, in Swift, on how
// much is compiled at once.
int64_t cgpio_time(int clock);

#endif
