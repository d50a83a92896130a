// SPDX-License-Identifier: Apache-2.0
//
// Prints one line for each check.

#include <errno.h>
#include <stdio.h>

static int wrong;

static void check(const char *name, long long expected, long long actual) {
  if (expected != actual) {
    wrong++;
    printf("WRONG %s: %lld instead of %lld\n", name, actual, expected);
  } else {
    printf("ok    %s\n", name);
  }
  fflush(stdout);
}

// The return value of a call, or its negated errno.
#define RESULT(call)                         \
  ({                                         \
    errno = 0;                               \
    long long result = (long long)(call);    \
    result < 0 && errno ? -errno : result;   \
  })
