// SPDX-License-Identifier: Apache-2.0
//
// Programs that read a clock repeatedly, on a board with virtual time: their readings do not depend on how
// fast or busy the machine is. Prints a digest of all readings. The argument "together" makes two threads
// spin at the same time, in which case this cannot hold.

#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

enum { MILLI = 1000000 };

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

static int64_t start;
static uint64_t digest = 1469598103934665603u;

static void note(int64_t value) { digest = (digest ^ (uint64_t)value) * 1099511628211u; }

// Returns the number of readings.
static int64_t spin_for(int64_t span) {
  int64_t end = now() + span, count = 0;
  while (now() < end) count++;
  return count;
}

static void compute(int turns) {
  for (volatile int i = 0; i < turns; i++) continue;
}

static void alone(void) {
  for (int i = 1; i <= 20; i++) {
    int64_t before = now();
    note(spin_for(i * (int64_t)MILLI));
    int64_t lasted = now() - before;
    note(lasted);
    if (lasted < i * MILLI || lasted > i * MILLI + MILLI / 5) check("a loop's time", i * MILLI, lasted);
    usleep(500);
  }
  note(now() - start);
}

static sem_t semaphore;
static atomic_int is_over, are_taken;

// It computes until all readings are taken: if it ended earlier, no thread would be working.
static void *work(void *none) {
  for (int i = 0; i < 20; i++) compute(3000000), sem_post(&semaphore);
  while (!are_taken) compute(1000);
  return none;
}

// Reads the clock while another thread computes: no time passes.
static void beside_work(void) {
  pthread_t thread;
  int64_t before = now();
  pthread_create(&thread, NULL, work, NULL);
  for (int i = 0; i < 20; i++) {
    while (sem_trywait(&semaphore) < 0) now();
    note(now() - start);
  }
  int64_t passed = now() - before;
  are_taken = 1;
  pthread_join(thread, NULL);
  check("no time passes while a thread computes", 0, passed);
}

static void *sleep_on(void *none) {
  while (!is_over) usleep(700);
  return none;
}

// Beside a thread that sleeps, and one that waits for a condition.
static void beside_sleeps(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, sleep_on, NULL);
  int64_t before = now();
  spin_for(30 * MILLI);
  int64_t lasted = now() - before;
  check("a loop beside sleeps ends", 1, lasted >= 30 * MILLI);
  is_over = 1;
  pthread_join(thread, NULL);
}

static void *spin_too(void *none) {
  spin_for(50 * MILLI);
  return none;
}

int main(int count, char **arguments) {
  start = now();
  sem_init(&semaphore, 0, 0);
  if (count > 1 && strcmp(arguments[1], "together") == 0) {
    pthread_t thread;
    pthread_create(&thread, NULL, spin_too, NULL);
    spin_too(NULL);
    pthread_join(thread, NULL);
  } else {
    alone();
    beside_work();
    beside_sleeps();
  }
  check("it ends", 1, 1);
  printf("ok    %016llx\n%d wrong\n", (unsigned long long)digest, wrong);
  return wrong > 0;
}
