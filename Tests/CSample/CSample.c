// SPDX-License-Identifier: Apache-2.0

#include "CSample.h"

#include <stdint.h>
#include <string.h>

struct bus {
  int (*read)(void *handle, uint8_t reg, uint8_t *bytes, uint16_t count);
  void *handle;
};

struct sample {
  double g[3];
  int is_new;
  int overrun;
};

static uint8_t memory[64];

static int read_memory(void *handle, uint8_t reg, uint8_t *bytes, uint16_t count) {
  memcpy(bytes, (uint8_t *)handle + reg, count);
  return 0;
}

// Neither static nor constant, so that the compiler cannot resolve the pointer.
struct bus csample_bus = {read_memory, memory};

static int read_sample(const struct bus *bus, struct sample *sample) {
  uint8_t bytes[7];
  int error = bus->read(bus->handle, 0x27, bytes, sizeof bytes);
  if (error) return error;
  for (int axis = 0; axis < 3; axis++) {
    int16_t word = (int16_t)(bytes[1 + 2 * axis] | bytes[2 + 2 * axis] << 8);
    sample->g[axis] = (word >> 4) * 3900.0 / 1000000.0;
  }
  sample->is_new = (bytes[0] & 7) == 7;
  sample->overrun = bytes[0] >> 7;
  return 0;
}

double csample_run(long count) {
  struct sample sample = {0};
  double sum = 0;
  for (int address = 0x28; address < 0x2e; address++) memory[address] = (uint8_t)address;
  memory[0x27] = 0xff;
  for (long index = 0; index < count; index++) {
    if (read_sample(&csample_bus, &sample)) return 0;
    sum += sample.g[0] + sample.g[1] + sample.g[2];
  }
  return sum;
}
