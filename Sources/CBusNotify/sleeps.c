// SPDX-License-Identifier: Apache-2.0
//
// The answers to sleeps, where a board's time is virtual: they advance it by the rules of the preloaded
// library (virtual_waits.c). Each has a thread, because other waits may have priority.

#include "notify.h"

#include <pthread.h>
#include <stdlib.h>

// The longest time without a check of the program, in nanoseconds.
enum { LOOK = 10000000 };

struct sleep {
  struct target target;
  int64_t end;    // in board time
  uint64_t left;  // an address; 0 where the program does not request the rest
  int64_t rested;  // since the last check of the program
  int signalled;
  int64_t result;
};

static int rest(void *argument, int64_t nanoseconds) {
  struct sleep *sleep = argument;
  struct timespec time = in_timespec(nanoseconds < LOOK ? nanoseconds : LOOK);
  nanosleep(&time, NULL);
  sleep->rested += time.tv_nsec;
  if (sleep->rested < LOOK) return TIMED_OUT;
  sleep->rested = 0;
  if (!is_waiting(&sleep->target)) sleep->result = ANSWERED;
  else if (is_interrupted(&sleep->target, &sleep->signalled)) sleep->result = -EINTR;
  return sleep->result ? 1 : TIMED_OUT;
}

static void *answer(void *argument) {
  struct sleep *sleep = argument;
  wait_for_thread(sleep->target.thread);
  wait_until(SLEEP, sleep->end, rest, sleep);
  int64_t now;
  if (sleep->result == -EINTR && sleep->left && board_time(&now)) {
    struct timespec left = in_timespec(sleep->end > now ? sleep->end - now : 0);
    if (write_memory(&sleep->target, sleep->left, &left, sizeof left) < 0) sleep->result = -EFAULT;
  }
  respond(&sleep->target, sleep->result);
  free(sleep);
  return NULL;
}

int64_t answer_sleep(const struct target *target, clockid_t clock, bool is_absolute, uint64_t address,
    uint64_t left) {
  struct timespec time, reading;
  int64_t span, now;
  if (clock < 0 || clock == CLOCK_PROCESS_CPUTIME_ID) return PASS_ON;
  if (read_memory(target, address, &time, sizeof time) != sizeof time) return PASS_ON;
  if (!in_nanoseconds(&time, &span)) return PASS_ON;
  if (is_absolute) {
    if (clock_gettime(clock, &reading) != 0 || !in_nanoseconds(&reading, &now)) return PASS_ON;
    span -= now;
  }
  // Without the page of the board's time, no wait can have priority.
  if (!board_time(&now)) return advance(span) ? 0 : PASS_ON;
  if (span <= 0) return 0;
  struct sleep *sleep = malloc(sizeof *sleep);
  if (!sleep) return -ENOMEM;
  *sleep = (struct sleep){.target = *target,
      .end = span > INT64_MAX - now ? INT64_MAX : now + span,
      .left = is_absolute ? 0 : left};
  sleep->target.last = NULL;
  pthread_t thread;
  if (pthread_create(&thread, NULL, answer, sleep) != 0) {
    free(sleep);
    return advance(span) ? 0 : PASS_ON;
  }
  pthread_detach(thread);
  return ANSWERED;
}
