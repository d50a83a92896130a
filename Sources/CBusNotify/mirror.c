// SPDX-License-Identifier: Apache-2.0
//
// Copies of a process' memory for one call.

#include "notify.h"

#include <errno.h>
#include <stdlib.h>

// No process has memory here.
static void *const nowhere = (void *)-4096L;

// The content of the part before the call.
static const uint8_t *before(const struct part *part) { return part->bytes + part->size; }

void *mirror_part(struct mirror *mirror, uint64_t address, size_t size, bool is_constant) {
  if (!address) return NULL;
  if (mirror->count == MOST_PARTS) return nowhere;
  // A part of no bytes also needs an address.
  uint8_t *bytes = malloc(2 * size + 1);
  if (!bytes) return nowhere;
  if (read_memory(mirror->target, address, bytes, size) != size) {
    free(bytes);
    return nowhere;
  }
  memcpy(bytes + size, bytes, size);
  mirror->parts[mirror->count++] = (struct part){address, size, bytes, is_constant};
  return bytes;
}

static int put_back(const struct mirror *mirror, const struct part *part) {
  // Only the changed bytes: the memory may be constant, or another thread may write near them.
  size_t first = 0, end = part->size;
  const uint8_t *old = before(part);
  while (first < end && part->bytes[first] == old[first]) first++;
  while (end > first && part->bytes[end - 1] == old[end - 1]) end--;
  if (first == end) return 0;
  return write_memory(mirror->target, part->address + first, part->bytes + first, end - first);
}

int mirror_end(struct mirror *mirror) {
  int status = 0;
  for (size_t i = 0; i < mirror->count; i++) {
    struct part *part = &mirror->parts[i];
    if (!part->is_constant && put_back(mirror, part) < 0) status = -EFAULT;
    free(part->bytes);
  }
  mirror->count = 0;
  return status;
}
