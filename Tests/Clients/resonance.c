// SPDX-License-Identifier: Apache-2.0
//
// Structured like a printer's firmware that measures resonances: an accelerometer on SPI streams through its FIFO, a
// thread reads the sets at each edge of the watermark's line, or of an ADXL345 at intervals, and the main thread sleeps
// meanwhile. The board shakes along x; arguments: adxl345, lis3dh or lsm6dsox, the frequency in Hz that the program has
// to measure, and the peak in mg of a steady shake. Without the peak the shake sweeps through a resonance: then the
// spectrum is the mean of those of overlapping windows of a second, and the frequency is that of its peak.

#include <fcntl.h>
#include <linux/gpio.h>
#include <linux/spi/spidev.h>
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

enum { seconds = 10, most = 3300 * (seconds + 1), watermark = 16 };

// What differs between the chips.
struct chip {
  const char *name;
  uint8_t identity_register, identity;
  double rate, digits_per_mg;
  void (*start)(void), (*fetch)(void);
  // The register that starts and ends the measurement, and its value in power-down.
  uint8_t power_register, off;
  // Between two fetches without a line.
  long interval_ns;
};
static const struct chip *chip;
static int bus, line;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int16_t sets[most][3];
static int count, overruns, fetches, is_stopped, failures;

static void transfer(const uint8_t *out, uint8_t *in, uint32_t length) {
  struct spi_ioc_transfer message = {
      .tx_buf = (uintptr_t)out, .rx_buf = (uintptr_t)in, .len = length, .speed_hz = 5000000,
      .bits_per_word = 8};
  if (ioctl(bus, SPI_IOC_MESSAGE(1), &message) != (int)length) failures++;
}

static void store(uint8_t reg, uint8_t value) {
  uint8_t out[] = {reg, value}, in[2];
  transfer(out, in, sizeof out);
}

static uint8_t load(uint8_t reg) {
  uint8_t out[] = {0x80 | reg, 0}, in[2];
  transfer(out, in, sizeof out);
  return in[1];
}

static void append(const uint8_t *bytes) {
  if (count == most) return;
  for (int axis = 0; axis < 3; axis++)
    sets[count][axis] = (int16_t)(bytes[axis * 2] | bytes[axis * 2 + 1] << 8);
  count++;
}

// High resolution, ±2 g, without block data update, which queued sets do not need; the watermark at INT1; a FIFO
// in stream mode; 1344 Hz.
static void start_lis3dh(void) {
  store(0x23, 0x08);
  store(0x22, 0x04);
  store(0x24, 0x40);
  store(0x2E, 0x80 | watermark);
  store(0x20, 0x97);
}

// Reads the sets that FIFO_SRC_REG counts in one burst from OUT_X_L.
static void fetch_lis3dh(void) {
  uint8_t source = load(0x2F), queued = source & 0x1F;
  uint8_t out[1 + 32 * 6] = {0xE8}, in[sizeof out];
  overruns += source >> 6 & 1;
  if (queued == 0) return;
  transfer(out, in, 1 + queued * 6);
  fetches++;
  for (int set = 0; set < queued; set++) append(in + 1 + set * 6);
}

// I3C off, block data update, ±2 g at 1666 Hz, all of it into the FIFO; its watermark at INT1; continuous mode last.
static void start_lsm6dsox(void) {
  store(0x18, 0xE2);
  store(0x12, 0x44);
  store(0x07, watermark);
  store(0x09, 0x08);
  store(0x0D, 0x08);
  store(0x10, 0x80);
  store(0x0A, 0x06);
}

// Reads the words that FIFO_STATUS counts in one burst, which returns from FIFO_DATA_OUT_Z_H to FIFO_DATA_OUT_TAG.
static void fetch_lsm6dsox(void) {
  uint8_t request[] = {0x80 | 0x3A, 0, 0}, status[3];
  transfer(request, status, sizeof request);
  int queued = status[1] | (status[2] & 0x03) << 8;
  overruns += status[2] >> 6 & 1;
  uint8_t out[1 + 512 * 7] = {0x80 | 0x78}, in[sizeof out];
  if (queued == 0 || queued > 512) return;
  transfer(out, in, 1 + queued * 7);
  fetches++;
  for (int word = 0; word < queued; word++)
    if (in[1 + word * 7] >> 3 == 2) append(in + 2 + word * 7);
    else failures++;
}

// A setting counts only if it reads back.
static void store_checked(uint8_t reg, uint8_t value) {
  store(reg, value);
  if (load(reg) != value) failures++;
}

// Standby; all bits, ±16 g; an empty FIFO; 3200 Hz; a FIFO in stream mode; measuring last.
static void start_adxl345(void) {
  store_checked(0x2D, 0x00);
  store_checked(0x31, 0x0B);
  store_checked(0x38, 0x00);
  store_checked(0x2C, 0x0F);
  store_checked(0x38, 0x80 | watermark);
  store_checked(0x2D, 0x08);
  // The first set comes after 1.1 ms and a period.
  nanosleep(&(struct timespec){.tv_nsec = 1500000}, NULL);
}

// Reads a set, FIFO_CTL and FIFO_STATUS in one burst, until that counts no more. It still has the count from before the
// set, because it is read sooner than 5 µs after.
static void fetch_adxl345(void) {
  uint8_t out[9] = {0xF2}, in[sizeof out];
  int queued;
  do {
    transfer(out, in, sizeof out);
    queued = in[8] & 0x7F;
    for (int axis = 0; axis < 3; axis++)
      if ((in[2 + axis * 2] & 0xF0) % 0xF0 != 0) failures++;
    if (in[7] != (0x80 | watermark) || queued < 1 || queued > 32) failures++;
    overruns += queued >= 31;
    append(in + 1);
    fetches++;
  } while (queued > 1 && failures == 0);
}

static const struct chip chips[] = {
    // 256 digits are 1 g.
    {"adxl345", 0x00, 0xE5, 3200, 0.256, start_adxl345, fetch_adxl345, 0x2D, 0x00, 4 * 312500},
    // 16 digits are 1 mg in 12 bits.
    {"lis3dh", 0x0F, 0x33, 1344, 16, start_lis3dh, fetch_lis3dh, 0x20, 0x07, 0},
    {"lsm6dsox", 0x0F, 0x6C, 6667 / 4.0, 1 / 0.061, start_lsm6dsox, fetch_lsm6dsox, 0x10, 0x00, 0},
};

// Waits for the watermark's edge, or for as long as four sets take.
static void await(void) {
  if (chip->interval_ns != 0) {
    nanosleep(&(struct timespec){.tv_nsec = chip->interval_ns}, NULL);
    return;
  }
  struct pollfd entry = {.fd = line, .events = POLLIN};
  struct gpio_v2_line_event event;
  if (poll(&entry, 1, 1000) != 1 || read(line, &event, sizeof event) != sizeof event) failures++;
}

static void *follow(void *nothing) {
  for (;;) {
    await();
    pthread_mutex_lock(&lock);
    chip->fetch();
    int stop = is_stopped;
    pthread_mutex_unlock(&lock);
    if (stop || failures > 100) return nothing;
  }
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

// The amplitude in mg of an axis at a frequency in Hz, in a window of some sets.
static double amplitude(int axis, double frequency, int first, int length) {
  double real = 0, imaginary = 0, weight = 0;
  for (int set = 0; set < length; set++) {
    double angle = 2 * M_PI * frequency * set / chip->rate, hann = 1 - cos(2 * M_PI * set / length);
    real += sets[first + set][axis] / chip->digits_per_mg * hann * cos(angle);
    imaginary += sets[first + set][axis] / chip->digits_per_mg * hann * sin(angle);
    weight += hann;
  }
  return 2 * hypot(real, imaginary) / weight;
}

// The root of the mean power at a frequency, in windows that overlap by three quarters, so that each instant counts
// alike.
static double level(int axis, double frequency, int length) {
  double power = 0;
  int windows = 0;
  for (int first = 0; first + length <= count; first += (length + 3) / 4, windows++)
    power += pow(amplitude(axis, frequency, first, length), 2);
  return sqrt(power / windows);
}

int main(int argc, char **arguments) {
  for (size_t index = 0; (argc == 3 || argc == 4) && index < sizeof chips / sizeof *chips; index++)
    if (strcmp(arguments[1], chips[index].name) == 0) chip = &chips[index];
  if (chip == NULL) return fprintf(stderr, "usage: resonance adxl345|lis3dh|lsm6dsox HERTZ [MILLI-G]\n"), 64;
  bus = open("/dev/spidev0.0", O_RDWR);
  int lines = open("/dev/gpiochip0", O_RDWR);
  uint8_t mode = SPI_MODE_3;
  if (bus < 0 || lines < 0 || ioctl(bus, SPI_IOC_WR_MODE, &mode) < 0) return perror("open"), 1;
  struct gpio_v2_line_request wanted = {.offsets = {17}, .num_lines = 1, .consumer = "resonance"};
  wanted.config.flags = GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING;
  if (chip->interval_ns == 0) check("the line", 0, RESULT(ioctl(lines, GPIO_V2_GET_LINE_IOCTL, &wanted)));
  line = wanted.fd;

  check("identity", chip->identity, load(chip->identity_register));
  int64_t start = now();
  chip->start();
  pthread_t thread;
  if (pthread_create(&thread, NULL, follow, NULL) != 0) return perror("pthread_create"), 1;
  for (int tenth = 0; tenth < seconds * 10; tenth++)
    nanosleep(&(struct timespec){.tv_nsec = 100000000}, NULL);
  pthread_mutex_lock(&lock);
  is_stopped = 1;
  int64_t end = now();
  pthread_mutex_unlock(&lock);
  pthread_join(thread, NULL);
  store(chip->power_register, chip->off);

  check("transfers and waits that failed", 0, failures);
  check("overruns", 0, overruns);
  // The sleeps have the requested duration, and the sets are those of this time; one watermark may be in transit.
  check("ten seconds", 1, llabs(end - start - INT64_C(1000000000) * seconds) < 100000000);
  int64_t expected = (now() - start) * chip->rate / 1e9;
  check("each set", 1, llabs(expected - count) <= 2 * watermark);
  check("a fetch each watermark", 1, fetches >= count / (watermark + 4));
  double peak = 0, at = 0;
  for (double frequency = 20; frequency <= 200; frequency += 0.25) {
    double here = level(0, frequency, argc == 4 ? count : (int)chip->rate);
    if (here > peak) peak = here, at = frequency;
  }
  printf("%d values, %.2f Hz, %.1f mg\n", count * 3, at, peak);
  check("the resonance", 1, fabs(at - atof(arguments[2])) <= (argc == 4 ? 0.25 : 0.5));
  if (argc == 4) check("its height within 3 %", 1, fabs(peak / atof(arguments[3]) - 1) < 0.03);
  double sum = 0;
  for (int set = 0; set < count; set++) sum += sets[set][2] / chip->digits_per_mg;
  if (argc == 4) check("gravity in mg", 1000, lround(sum / count));
  printf("%d wrong\n", wrong);
  return wrong > 0;
}
