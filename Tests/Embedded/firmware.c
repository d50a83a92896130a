// SPDX-License-Identifier: Apache-2.0
//
// A firmware around the embedded client whose bus and clock are a transcript, made by
// EmbeddedTranscripts: the client must send the transcript's bytes, and it receives its data and the
// clock's times from there. The firmware prints the client's reports as bit patterns.
//
//     ENTRY TRANSCRIPT        the command line, by semihosting
//
// Start-up code, linker script and console are picolibc's.

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <semihost.h>

// MARK: The client, as Sources/EmbeddedClient exports it

#define BUS                                                                                       \
  void (*start)(void), uint8_t (*send)(uint8_t), uint8_t (*receive)(uint8_t), void (*stop)(void), \
    int64_t (*nanoseconds)(void)
typedef void Report3(uint8_t chip, double x, double y, double z);

int32_t proofmass_measure(BUS, Report3 *report);
int32_t proofmass_measure_compasses(BUS, Report3 *report);
int32_t proofmass_measure_successor(BUS, Report3 *report);
int32_t proofmass_measure_inertial(BUS, Report3 *report);
int32_t proofmass_measure_motion(BUS, Report3 *report);
int32_t proofmass_collect(BUS, int64_t deadline, void (*report)(double, double, double));
int32_t proofmass_follow(BUS, int64_t deadline, void (*report)(double, double, double, double));
int32_t proofmass_watch(
  BUS, double threshold, int64_t duration, int64_t deadline, void (*report)(uint8_t events));

// MARK: The transcript

// Its steps, as in Tests/Embedded/Transcripts/Transcript.swift: the kind is the top byte of a word,
// the byte or the number of repetitions is below.
enum { END, START, STOP, SENT, REFUSED, RECEIVED, RECEIVED_LAST, ADVANCED, REPEATED };
static const char *const names[] = {
  "returns", "START", "STOP", "sends", "sends in vain", "receives", "receives as the last",
  "reads the clock", "reads the clock"};

static int transcript;
static unsigned long steps;

static size_t load(void *bytes, size_t size) {
  return size - sys_semihost_read(transcript, bytes, size);
}

static uint32_t next(void) {
  static uint32_t words[64];
  static size_t count, index;
  if (index == count) {
    count = load(words, sizeof words) / sizeof *words;
    index = 0;
    if (count == 0) return END << 24;
  }
  steps++;
  return words[index++];
}

static void differ(int kind, unsigned byte, uint32_t word) {
  unsigned expected = word >> 24;
  printf(
    "DIFFERS at step %lu: the client %s 0x%02x, the transcript has: %s 0x%02lx\n", steps,
    names[kind], byte, expected < sizeof names / sizeof *names ? names[expected] : "garbage",
    (unsigned long)(word & 0xFFFFFF));
  exit(1);
}

// MARK: Counting

// Counts the client's computation between its steps on the bus; its loops on the clock are excluded.
static uint64_t counted;
static uint32_t left;
static bool waits = true;

#ifdef __riscv
static uint32_t counter(void) {
  uint32_t count;
  __asm__ volatile("rdinstret %0" : "=r"(count));
  return count;
}
#define COUNTER_MASK 0xFFFFFFFF
static void start_counter(void) {}
#else
// SysTick, which counts the processor's clock down.
#define SYSTICK ((volatile uint32_t *)0xE000E010)
static uint32_t counter(void) { return -SYSTICK[2]; }
#define COUNTER_MASK 0xFFFFFF
static void start_counter(void) {
  SYSTICK[1] = COUNTER_MASK;
  SYSTICK[2] = 0;
  SYSTICK[0] = 5;
}
#endif

// Called where the client calls the firmware, and before that returns.
static void enter(bool is_clock) {
  if (!is_clock && !waits) counted += (counter() - left) & COUNTER_MASK;
  waits = is_clock;
}
static void leave(void) { left = counter(); }

// MARK: The bus

static void step(int kind) {
  enter(false);
  uint32_t word = next();
  if (word != (uint32_t)kind << 24) differ(kind, 0, word);
  leave();
}

static void start(void) { step(START); }
static void stop(void) { step(STOP); }

static uint8_t send(uint8_t byte) {
  enter(false);
  uint32_t word = next(), kind = word >> 24;
  if ((kind != SENT && kind != REFUSED) || (word & 0xFFFFFF) != byte) differ(SENT, byte, word);
  leave();
  return kind == SENT;
}

static uint8_t receive(uint8_t is_last) {
  enter(false);
  uint32_t word = next();
  int kind = is_last ? RECEIVED_LAST : RECEIVED;
  if (word >> 24 != (uint32_t)kind) differ(kind, 0, word);
  leave();
  return word;
}

static int64_t nanoseconds(void) {
  static int64_t now, advance;
  static uint32_t repeats;
  enter(true);
  if (repeats) {
    repeats--;
  } else {
    uint32_t word = next();
    switch (word >> 24) {
      case ADVANCED:
        advance = next();
        advance |= (int64_t)next() << 32;
        break;
      case REPEATED: repeats = (word & 0xFFFFFF) - 1; break;
      default: differ(ADVANCED, 0, word);
    }
  }
  now += advance;
  leave();
  return now;
}

// MARK: Reports

static void print(uint64_t bits, char end) {
  printf("%08" PRIx32 "%08" PRIx32 "%c", (uint32_t)(bits >> 32), (uint32_t)bits, end);
}

static void print_double(double value, char end) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  print(bits, end);
}

static void print_axes(double x, double y, double z) {
  print_double(x, ' ');
  print_double(y, ' ');
  print_double(z, '\n');
}

static void report_axes(double x, double y, double z) {
  enter(false);
  print_axes(x, y, z);
  leave();
}

static void report_chip(uint8_t chip, double x, double y, double z) {
  enter(false);
  print(chip, ' ');
  print_axes(x, y, z);
  leave();
}

static void report_rotation(double w, double x, double y, double z) {
  enter(false);
  print_double(w, ' ');
  print_axes(x, y, z);
  leave();
}

static void report_events(uint8_t events) {
  enter(false);
  print(events, '\n');
  leave();
}

// MARK: Main

// Free memory is filled, so that the stack's deepest use shows.
extern uint32_t __heap_start[], __stack[];
#define PATTERN 0xA5A5A5A5
// Words below its frame that `fill` leaves alone.
#define MARGIN 64

static __attribute__((noinline)) void fill(void) {
  uint32_t *end = (uint32_t *)__builtin_frame_address(0) - MARGIN;
  for (volatile uint32_t *word = __heap_start; word < end; word++) *word = PATTERN;
}

static unsigned long stack_used(void) {
  uint32_t *word = __heap_start;
  while (word < __stack && *word == PATTERN) word++;
  return (__stack - word) * sizeof *word;
}

#define FIRMWARE start, send, receive, stop, nanoseconds

int main(int count, char **words) {
  struct {
    int64_t deadline, duration;
    double threshold;
  } given;
  if (count != 3) return puts("usage: ENTRY TRANSCRIPT"), 64;
  transcript = sys_semihost_open(words[2], SH_OPEN_R_B);
  if (transcript < 0 || load(&given, sizeof given) != sizeof given)
    return printf("cannot read %s\n", words[2]), 66;

  const char *entry = words[1];
  int32_t result;
  fill();
  start_counter();
  leave();
  if (!strcmp(entry, "measure")) result = proofmass_measure(FIRMWARE, report_chip);
  else if (!strcmp(entry, "measure_compasses"))
    result = proofmass_measure_compasses(FIRMWARE, report_chip);
  else if (!strcmp(entry, "measure_successor"))
    result = proofmass_measure_successor(FIRMWARE, report_chip);
  else if (!strcmp(entry, "measure_inertial"))
    result = proofmass_measure_inertial(FIRMWARE, report_chip);
  else if (!strcmp(entry, "measure_motion"))
    result = proofmass_measure_motion(FIRMWARE, report_chip);
  else if (!strcmp(entry, "collect"))
    result = proofmass_collect(FIRMWARE, given.deadline, report_axes);
  else if (!strcmp(entry, "follow"))
    result = proofmass_follow(FIRMWARE, given.deadline, report_rotation);
  else if (!strcmp(entry, "watch"))
    result = proofmass_watch(
      FIRMWARE, given.threshold, given.duration, given.deadline, report_events);
  else
    return printf("there is no entry %s\n", entry), 64;

  uint32_t rest = next();
  if (rest >> 24 != END) differ(END, 0, rest);
  printf("returned %" PRId32 "\n", result);
  printf("counted %" PRIu32 " stack %lu\n", (uint32_t)counted, stack_used());
  return 0;
}
