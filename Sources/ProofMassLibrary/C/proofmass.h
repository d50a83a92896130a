/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Emulated boards of MEMS motion sensors in the process of the caller, in virtual time.
 *
 *     proofmass_board board = proofmass_create(text, strlen(text), message, sizeof message);
 *     uint8_t command = 0xA8, bytes[6];
 *     proofmass_i2c(board, 0x18, &command, 1, bytes, 6);
 *
 * A function returns 0 or a positive result, or one of the negative codes below, whose meaning is proofmass_words.
 * PROOFMASS_NO_BOARD, PROOFMASS_INVALID, PROOFMASS_NO_CHIP and PROOFMASS_FULL change nothing. The article Library describes boards, requests and their cost.
 *
 * Threads: every function may be called from any thread. Calls with different boards run at once; those with the same
 * board exclude each other. A transfer by single bytes, and a call with the proofmass_answer, proofmass_rows or
 * proofmass_motions that belongs to it, are several calls, which no other thread should interrupt. A child of fork may
 * use the boards of its parent where that had one thread. No function may be called by a signal handler.
 *
 * Memory: nothing that is passed is kept, nothing that is returned has to be freed.
 */
#ifndef PROOFMASS_H
#define PROOFMASS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface. A library with the same SONAME has the same value. */
#define PROOFMASS_INTERFACE 4

int32_t proofmass_interface(void);
/* The release, such as "0.1.0". */
const char *proofmass_version(void);

/* A board: a positive number. That of a released board names no board; it may return after 2^19 boards. */
typedef int32_t proofmass_board;

enum {
  PROOFMASS_NO_BOARD = -1,         /* no board has this handle */
  PROOFMASS_INVALID = -2,          /* an argument is null or outside its range */
  PROOFMASS_NO_ACKNOWLEDGE = -3,   /* no chip acknowledged the address or a byte */
  PROOFMASS_ARBITRATION_LOST = -4, /* another controller won the arbitration */
  PROOFMASS_TIMEOUT = -5,          /* the chip held the clock for longer than a controller waits */
  PROOFMASS_UNSUPPORTED = -6,      /* the bus does not support this transfer */
  PROOFMASS_BUS = -7,              /* the bus failed in another way */
  PROOFMASS_REFUSED = -8,          /* the description was refused; the message has the reason */
  PROOFMASS_FULL = -9,             /* 4096 boards, or 1000 snapshots of a board, exist */
  PROOFMASS_NO_CHIP = -10,         /* no chip is at this address or chip select */
  PROOFMASS_SENSOR = -11           /* a sensor failed; the answer has the reason */
};

/* The meaning of a code, as a line. */
const char *proofmass_words(int32_t code);

/*
 * Creates a board from its description, a JSON object in UTF-8: {"chips":["lis331dlh,rate=1000"],"sensing":"ideal"}.
 * Where it is refused, the reason is written to message, ending with a zero, as far as there is room.
 * Returns the board, PROOFMASS_INVALID, PROOFMASS_REFUSED or PROOFMASS_FULL.
 */
proofmass_board proofmass_create(const char *description, size_t length, char *message, size_t capacity);
int32_t proofmass_release(proofmass_board board);

/* Board time in nanoseconds, at most 2^62. Only transfers, drivers and proofmass_advance move it. */
int64_t proofmass_now(proofmass_board board);
int32_t proofmass_advance(proofmass_board board, int64_t until);

/*
 * Carries out a request of the control protocol, a JSON object of at most 8 MiB: world, scenario, motion, fault,
 * policy, registers' violations, transcript and more (the article Control). An error is in the answer, too.
 * Returns the length of the answer.
 */
int32_t proofmass_request(proofmass_board board, const char *text, size_t length);
/* Copies the last answer, without a zero at its end, as far as there is room; returns its length. */
int32_t proofmass_answer(proofmass_board board, char *text, size_t capacity);

/*
 * Snapshots: the board's time, world, chips, violations, policies and planned faults. Drivers configure their chips
 * again after proofmass_restore. proofmass_snapshot returns the number of the snapshot.
 */
int32_t proofmass_snapshot(proofmass_board board);
int32_t proofmass_restore(proofmass_board board, int32_t snapshot);
int32_t proofmass_forget(proofmass_board board, int32_t snapshot);

/* I2C: START, written bytes, repeated START, read bytes, STOP. 0 to 8192 bytes in each direction. */
int32_t proofmass_i2c(proofmass_board board, int32_t address, const uint8_t *write, size_t written, uint8_t *read,
                      size_t count);

/*
 * I2C byte by byte. The first byte after a START has the address in its upper seven bits, and 1 in its lowest bit to
 * read. proofmass_i2c_send returns 1 where a chip acknowledges the byte, else 0. A byte takes nine periods of
 * i2c_hertz in board time; a chip that stretches the clock takes as much longer.
 */
int32_t proofmass_i2c_start(proofmass_board board);
int32_t proofmass_i2c_send(proofmass_board board, uint8_t byte);
int32_t proofmass_i2c_receive(proofmass_board board);
int32_t proofmass_i2c_stop(proofmass_board board);

/* A chip on SPI, where a function takes a chip; on I2C that is its address. */
#define PROOFMASS_SPI(bus, select) (0x100 + 16 * (bus) + (select))

/* SPI: a frame of bytes in both directions; read may be null. */
int32_t proofmass_spi(proofmass_board board, int32_t chip, const uint8_t *write, uint8_t *read, size_t count);

/*
 * SPI byte by byte: the byte that the chip sends is fixed when it begins (offer), the byte that the controller has
 * sent is complete when it ends (take). No other call with this board may change it between the two.
 */
int32_t proofmass_spi_select(proofmass_board board, int32_t chip);
int32_t proofmass_spi_offer(proofmass_board board, int32_t chip);
int32_t proofmass_spi_take(proofmass_board board, int32_t chip, uint8_t byte);
int32_t proofmass_spi_deselect(proofmass_board board, int32_t chip);

/* The levels of a chip's output pins: bit n for pin n of the request pins. */
int32_t proofmass_pins(proofmass_board board, int32_t chip);
/* When the pins may change next without a transfer, in nanoseconds; INT64_MAX for never. */
int64_t proofmass_next_change(proofmass_board board, int32_t chip);

struct proofmass_edge {
  int64_t time;    /* board time in nanoseconds */
  int32_t pin;     /* the bit of proofmass_pins */
  int32_t is_high; /* 1 for a rising edge */
};
/*
 * The edges of a chip's pins since the last call, the oldest first; none at the first call, which starts to keep them.
 * Takes at most capacity (up to 1024); the last 1024 are kept. Returns their number.
 */
int32_t proofmass_edges(proofmass_board board, int32_t chip, struct proofmass_edge *edges, size_t capacity);

/*
 * Lets ProofMass' drivers configure and sample the chips of a board that was created with "drivers":false, or, where
 * drives is 0, powers them down and leaves them to the caller. Returns 0 or PROOFMASS_SENSOR.
 */
int32_t proofmass_drive(proofmass_board board, int32_t drives);
/*
 * Samples by ProofMass' drivers until a board time, at most 60 s from now; with device motion where fuse is not 0.
 * Returns the number of samples, or PROOFMASS_SENSOR: the samples of the others are there.
 */
int32_t proofmass_run(proofmass_board board, int64_t until, int32_t fuse);
/*
 * Copies the samples of the last run: per sample the sensor (0 accelerometer, 1 gyroscope, 2 magnetometer), the time in
 * seconds, and x, y, z in g, rad/s or µT. Capacity and result count numbers.
 */
int32_t proofmass_rows(proofmass_board board, double *rows, size_t capacity);
/* Copies the samples of one sensor: per sample the time, x, y and z. Capacity and result count numbers. */
int32_t proofmass_samples(proofmass_board board, int32_t sensor, double *samples, size_t capacity);
/*
 * The true state of the board at times in nanoseconds, up to a million: per time 13 numbers, specific force in g,
 * angular rate in rad/s and flux density in µT on the board's axes (x, y, z), and the attitude (w, x, y, z), which
 * rotates them to the world.
 */
int32_t proofmass_truth(proofmass_board board, const int64_t *times, size_t count, double *truth);
/* Copies the device motions of the last run, 25 numbers each (the article Wasm). Capacity and result count numbers. */
int32_t proofmass_motions(proofmass_board board, double *motions, size_t capacity);

/* The stream of a web page (the article WebStream): its first object, its objects until a time, a request to it. */
int32_t proofmass_hello(proofmass_board board);
int32_t proofmass_step(proofmass_board board, int64_t until);
int32_t proofmass_ask(proofmass_board board, const char *text, size_t length);
/* Takes the texts of the facts, for a library without them; returns the number of sensors described. */
int32_t proofmass_facts(proofmass_board board, const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
