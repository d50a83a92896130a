// SPDX-License-Identifier: Apache-2.0
//
// The parts of <linux/gpio.h>, in the second version of its interface, that Swift cannot import:
// the requests are macros with sizeof, and the structures contain long arrays.

#ifndef CGPIO_H
#define CGPIO_H

#include <linux/gpio.h>
#include <stdbool.h>
#include <stdint.h>

// The request for the number of a chip's lines: GPIO_GET_CHIPINFO_IOCTL, a struct gpiochip_info.
unsigned long cgpio_chip_request(void);
// The request for the user of a line: GPIO_V2_GET_LINEINFO_IOCTL, a struct gpio_v2_line_info.
unsigned long cgpio_info_request(void);
// The request for a line: GPIO_V2_GET_LINE_IOCTL, a struct gpio_v2_line_request.
unsigned long cgpio_line_request(void);
// The request for the level of a requested line: GPIO_V2_LINE_GET_VALUES_IOCTL, a struct
// gpio_v2_line_values.
unsigned long cgpio_values_request(void);

// Requests a line as an input. The kernel keeps at least `kept` of its edges to the active level
// until they are read, with their times on CLOCK_MONOTONIC.
struct gpio_v2_line_request cgpio_input(uint32_t line, bool active_low, uint32_t kept);

// The argument of GPIO_V2_GET_LINEINFO_IOCTL for a line.
struct gpio_v2_line_info cgpio_line_info(uint32_t line);

// The name that the user of a line gave, null-terminated.
const char *cgpio_consumer(const struct gpio_v2_line_info *info);

// poll(2) on `count` struct pollfd, with a time in nanoseconds, negative for no limit. Returns a
// negated errno. Swift's Glibc module does not have ppoll. The entries are void *, because for Swift a
// struct pollfd that this header includes is a type other than Glibc's.
int cgpio_poll(void *entries, unsigned long count, int64_t nanoseconds);

// The time on a clock of the system, in nanoseconds. In C, because the module from which Swift imports
// struct timespec depends on the files that are compiled together.
int64_t cgpio_time(int clock);

// Creates memory of fixed size, filled with zeros, that other processes can map. Maps it and sets
// *memory. Returns its descriptor, which is closed on exec, or a negated errno. Swift's Glibc module does
// not have memfd_create.
int cgpio_share(unsigned long size, void **memory);

// Stores a number that other processes read at the same time.
void cgpio_store(int64_t *place, int64_t value);

// As send(2) on a Unix socket without waiting, together with a descriptor (SCM_RIGHTS). Returns a
// negated errno. Swift does not have the macros for such messages.
int64_t cgpio_send(int socket, const void *bytes, unsigned long count, int descriptor);

#endif
