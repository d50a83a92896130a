// SPDX-License-Identifier: Apache-2.0
//
// The heap of a program without an operating system. Blocks are powers of two, each preceded by its size;
// a freed block is used again for the same size. The chips allocate little, and mostly the same sizes.

#include <stddef.h>
#include <stdint.h>

enum { smallest = 5, header = 16, page = 65536 };

extern unsigned char __heap_base;
static uintptr_t end_of_use;
static void *free_blocks[32];

static void *grow(size_t size) {
  if (!end_of_use) end_of_use = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  const uintptr_t start = end_of_use;
  const uintptr_t there = __builtin_wasm_memory_size(0) * (uintptr_t)page;
  if (size > UINTPTR_MAX - start) return NULL;
  if (start + size > there) {
    const size_t pages = (start + size - there + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return NULL;
  }
  end_of_use = start + size;
  return (void *)start;
}

void *malloc(size_t size) {
  if (size > INT32_MAX - header) return NULL;
  int level = smallest;
  while ((size_t)1 << level < size + header) level++;
  void *block = free_blocks[level];
  if (block) {
    free_blocks[level] = *(void **)block;
  } else if (!(block = grow((size_t)1 << level))) {
    return NULL;
  }
  *(int *)block = level;
  return (char *)block + header;
}

void free(void *pointer) {
  if (!pointer) return;
  void **const block = (void **)((char *)pointer - header);
  const int level = *(int *)block;
  *block = free_blocks[level];
  free_blocks[level] = block;
}

// Swift requests an alignment of at most 16 bytes, which all blocks have.
int posix_memalign(void **pointer, size_t alignment, size_t size) {
  if (alignment > header) return 22;
  *pointer = malloc(size);
  return *pointer ? 0 : 12;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count; a++, b++, count--) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}
