// SPDX-License-Identifier: Apache-2.0
//
// A program that is marked as Go's linker marks its programs.

#include <stdint.h>

static const struct {
  uint32_t name_size, content_size, kind;
  char name[4], content[4];
} note __attribute__((section(".note.go.buildid"), used, aligned(4))) = {4, 4, 4, "Go", "one"};

int main(void) { return 0; }
