// SPDX-License-Identifier: Apache-2.0
//
// The first version of the kernel's interface to a GPIO chip, for programs older than Linux 5.10 and
// libgpiod 1: lines are requested as handles of levels, or one line for its edges. Requests are
// translated into the second version.

#include "preload.h"

#include <linux/gpio.h>

// The flags of requests and of line information, and those of the second version.
static const struct {
  uint32_t request, info;
  uint64_t flag;
} pairs[] = {
    {GPIOHANDLE_REQUEST_INPUT, 0, GPIO_V2_LINE_FLAG_INPUT},
    {GPIOHANDLE_REQUEST_OUTPUT, GPIOLINE_FLAG_IS_OUT, GPIO_V2_LINE_FLAG_OUTPUT},
    {GPIOHANDLE_REQUEST_ACTIVE_LOW, GPIOLINE_FLAG_ACTIVE_LOW, GPIO_V2_LINE_FLAG_ACTIVE_LOW},
    {GPIOHANDLE_REQUEST_OPEN_DRAIN, GPIOLINE_FLAG_OPEN_DRAIN, GPIO_V2_LINE_FLAG_OPEN_DRAIN},
    {GPIOHANDLE_REQUEST_OPEN_SOURCE, GPIOLINE_FLAG_OPEN_SOURCE, GPIO_V2_LINE_FLAG_OPEN_SOURCE},
    {GPIOHANDLE_REQUEST_BIAS_PULL_UP, GPIOLINE_FLAG_BIAS_PULL_UP, GPIO_V2_LINE_FLAG_BIAS_PULL_UP},
    {GPIOHANDLE_REQUEST_BIAS_PULL_DOWN, GPIOLINE_FLAG_BIAS_PULL_DOWN,
        GPIO_V2_LINE_FLAG_BIAS_PULL_DOWN},
    {GPIOHANDLE_REQUEST_BIAS_DISABLE, GPIOLINE_FLAG_BIAS_DISABLE, GPIO_V2_LINE_FLAG_BIAS_DISABLED},
    {0, GPIOLINE_FLAG_KERNEL, GPIO_V2_LINE_FLAG_USED},
};

enum { PAIRS = sizeof pairs / sizeof pairs[0] };

// The flags of a request in the second version. Sets *status to 0, or to the errno of refusal, negated.
static uint64_t modern(uint32_t request, int *status) {
  uint64_t flags = 0;
  for (int i = 0; i < PAIRS; i++) {
    if (request & pairs[i].request) flags |= pairs[i].flag;
    request &= ~pairs[i].request;
  }
  *status = request ? -EINVAL : check_line_flags(flags);
  return flags;
}

// The flags of each line of a handle, with the values of outputs.
static int handle_flags(
    uint32_t request, const uint8_t values[GPIOHANDLES_MAX], uint64_t flags[MOST_LINES]) {
  int status;
  uint64_t all = modern(request, &status);
  for (unsigned line = 0; line < MOST_LINES; line++) {
    bool is_active = all & GPIO_V2_LINE_FLAG_OUTPUT && values[line];
    flags[line] = all | (is_active ? LINE_IS_ACTIVE : 0);
  }
  return status;
}

static int line_info(int fd, struct gpioline_info *answer) {
  struct gpioline_info info;
  if (copy_in(&info, answer, sizeof info) < 0) return -EFAULT;
  info = (struct gpioline_info){.line_offset = info.line_offset};
  uint64_t flags;
  int status = ask_line(fd, info.line_offset, &flags, info.name, info.consumer);
  if (status < 0) return status;
  for (int i = 0; i < PAIRS; i++) {
    if (flags & pairs[i].flag) info.flags |= pairs[i].info;
  }
  return copy_out(answer, &info, sizeof info);
}

// Requests lines, and stores the descriptor that holds them in the program's structure.
static int take(const struct device *chip, enum device_kind kind, const struct wanted_lines *wanted,
    int *place) {
  int fd = take_lines(&chip->requests[kind - GPIO_LINES], wanted);
  if (fd < 0) return fd;
  int status = copy_out(place, &fd, sizeof fd);
  if (status < 0) close_device(fd);
  return status;
}

static int request_handle(const struct device *chip, struct gpiohandle_request *argument) {
  struct gpiohandle_request request;
  uint64_t flags[MOST_LINES];
  if (copy_in(&request, argument, sizeof request) < 0) return -EFAULT;
  if (request.lines == 0 || request.lines > GPIOHANDLES_MAX) return -EINVAL;
  int status = handle_flags(request.flags, request.default_values, flags);
  if (status < 0) return status;
  struct wanted_lines wanted = {
      request.lineoffsets, flags, request.lines, 0, request.consumer_label};
  return take(chip, OLD_LINES, &wanted, &argument->fd);
}

static int request_event(const struct device *chip, struct gpioevent_request *argument) {
  struct gpioevent_request request;
  int status;
  if (copy_in(&request, argument, sizeof request) < 0) return -EFAULT;
  if (request.eventflags & ~(uint32_t)GPIOEVENT_REQUEST_BOTH_EDGES) return -EINVAL;
  uint64_t flags = modern(request.handleflags | GPIOHANDLE_REQUEST_INPUT, &status);
  if (status < 0) return status;
  if (request.eventflags & GPIOEVENT_REQUEST_RISING_EDGE) flags |= GPIO_V2_LINE_FLAG_EDGE_RISING;
  if (request.eventflags & GPIOEVENT_REQUEST_FALLING_EDGE) flags |= GPIO_V2_LINE_FLAG_EDGE_FALLING;
  struct wanted_lines wanted = {&request.lineoffset, &flags, 1, 0, request.consumer_label};
  return take(chip, OLD_EVENTS, &wanted, &argument->fd);
}

int old_gpio_ioctl(int fd, const struct device *chip, uint32_t request, void *argument) {
  switch (request) {
    case GPIO_GET_LINEINFO_IOCTL:
      return line_info(fd, argument);
    case GPIO_GET_LINEHANDLE_IOCTL:
      return request_handle(chip, argument);
    case GPIO_GET_LINEEVENT_IOCTL:
      return request_event(chip, argument);
    default:
      return -EINVAL;
  }
}

static int get_values(const struct device *lines, uint64_t file, struct gpiohandle_data *argument) {
  uint64_t bits;
  int status = read_levels(lines, file, UINT64_MAX, &bits);
  if (status < 0) return status;
  struct gpiohandle_data data;
  for (unsigned line = 0; line < GPIOHANDLES_MAX; line++) data.values[line] = bits >> line & 1;
  return copy_out(argument, &data, sizeof data);
}

static int set_values(const struct device *lines, uint64_t file, const void *argument) {
  struct gpiohandle_data data;
  if (copy_in(&data, argument, sizeof data) < 0) return -EFAULT;
  uint64_t bits = 0;
  for (unsigned line = 0; line < GPIOHANDLES_MAX; line++) {
    if (data.values[line]) bits |= UINT64_C(1) << line;
  }
  return write_levels(lines, file, UINT64_MAX, bits);
}

static int set_config(const struct device *lines, uint64_t file, const void *argument) {
  struct gpiohandle_config config;
  uint64_t flags[MOST_LINES];
  if (copy_in(&config, argument, sizeof config) < 0) return -EFAULT;
  int status = handle_flags(config.flags, config.default_values, flags);
  return status < 0 ? status : configure_lines(lines, file, flags);
}

int old_lines_ioctl(const struct device *lines, uint64_t file, uint32_t request, void *argument) {
  if (request == GPIOHANDLE_GET_LINE_VALUES_IOCTL) return get_values(lines, file, argument);
  if (lines->kind == OLD_EVENTS) return -EINVAL;
  if (request == GPIOHANDLE_SET_LINE_VALUES_IOCTL) return set_values(lines, file, argument);
  return request == GPIOHANDLE_SET_CONFIG_IOCTL ? set_config(lines, file, argument) : -EINVAL;
}
