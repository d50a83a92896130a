// SPDX-License-Identifier: Apache-2.0
//
// Functions on bytes and strings without libc, whose functions a program may have replaced. The
// first two also serve the calls that a compiler inserts. A loop that the compiler could turn into
// a call of the function itself contains an empty assembler statement, which prevents that.

#include "preload.h"

#define NO_IDIOM() __asm__ volatile("" ::: "memory")

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  uint8_t *out = to;
  const uint8_t *in = from;
  typedef uint64_t __attribute__((may_alias, aligned(1))) word;
  for (; count >= sizeof(word); count -= sizeof(word)) {
    *(word *)out = *(const word *)in;
    out += sizeof(word);
    in += sizeof(word);
    NO_IDIOM();
  }
  for (; count > 0; count--) {
    *out++ = *in++;
    NO_IDIOM();
  }
  return to;
}

void *memset(void *to, int byte, size_t count) {
  for (uint8_t *out = to; count > 0; count--) {
    *out++ = (uint8_t)byte;
    NO_IDIOM();
  }
  return to;
}

size_t text_length(const char *text) {
  size_t length = 0;
  for (; text[length]; length++) NO_IDIOM();
  return length;
}

const char *text_after(const char *text, const char *start) {
  for (; *start; text++, start++) {
    if (*text != *start) return NULL;
  }
  return text;
}

bool text_equal(const char *text, const char *other) {
  const char *rest = text_after(text, other);
  return rest && !*rest;
}

const char *text_find(const char *text, char character) {
  for (; *text != character; text++) {
    if (!*text) return NULL;
  }
  return text;
}

const char *text_number(const char *text, unsigned base, uint64_t *number) {
  const char *start = text;
  for (*number = 0;; text++) {
    unsigned digit = *text >= '0' && *text <= '9' ? (unsigned)(*text - '0')
        : *text >= 'a' && *text <= 'f'            ? (unsigned)(*text - 'a' + 10)
                                                  : base;
    if (digit >= base) return text > start ? text : NULL;
    *number = *number * base + digit;
  }
}

char *put_text(char *to, const char *text) {
  while (*text) *to++ = *text++;
  *to = '\0';
  return to;
}

char *put_number(char *to, uint64_t number, unsigned base) {
  char digits[20];
  int count = 0;
  do {
    digits[count++] = "0123456789abcdef"[number % base];
    number /= base;
  } while (number);
  while (count > 0) *to++ = digits[--count];
  *to = '\0';
  return to;
}
