// SPDX-License-Identifier: Apache-2.0
//
// The interface of Wokwi's simulator for chips in WebAssembly, by its documentation ("Chips API") and the
// crate wokwi_chip_ll: the simulator provides these functions, and calls functions of the chip by their
// index in its table. Layouts are for 32-bit pointers.

#ifndef CWOKWI_H
#define CWOKWI_H

#include <stdbool.h>
#include <stdint.h>

// A C compiler assigns functions without a module to the module "env".
#ifdef __wasm__
#define WOKWI_IMPORT(NAME) __attribute__((import_module("env"), import_name(NAME)))
#else
#define WOKWI_IMPORT(NAME)
#endif

// MARK: Pins

typedef int32_t wokwi_pin;

enum wokwi_pin_mode {
  wokwi_input = 0,
  wokwi_input_pull_up = 2,
  wokwi_input_pull_down = 3,
  wokwi_output_low = 16,
  wokwi_output_high = 17,
};

enum wokwi_edge { wokwi_rising = 1, wokwi_falling = 2, wokwi_both_edges = 3 };

// Calls pin_change at each edge of a pin.
typedef struct {
  void *context;
  uint32_t edge;
  void (*pin_change)(void *context, wokwi_pin pin, uint32_t level);
} wokwi_watch;

WOKWI_IMPORT("pinInit") wokwi_pin wokwi_pin_init(const char *name, uint32_t mode);
WOKWI_IMPORT("pinRead") uint32_t wokwi_pin_read(wokwi_pin pin);
WOKWI_IMPORT("pinWrite") void wokwi_pin_write(wokwi_pin pin, uint32_t level);
WOKWI_IMPORT("pinWatch") bool wokwi_pin_watch(wokwi_pin pin, const wokwi_watch *watch);

// MARK: Attributes: members of "attrs" in diagram.json, and sliders

WOKWI_IMPORT("attrInit") uint32_t wokwi_attribute(const char *name, uint32_t initial);
WOKWI_IMPORT("attrInitFloat") uint32_t wokwi_float_attribute(const char *name, float initial);
WOKWI_IMPORT("attrRead") uint32_t wokwi_attribute_read(uint32_t attribute);
WOKWI_IMPORT("attrReadFloat") float wokwi_float_attribute_read(uint32_t attribute);

// MARK: Buses

// A device on I2C. Address 0 means all addresses. Connect and write return whether they acknowledge.
typedef struct {
  void *context;
  uint32_t address;
  wokwi_pin scl, sda;
  bool (*connect)(void *context, uint32_t address, bool reads);
  uint8_t (*read)(void *context);
  bool (*write)(void *context, uint8_t byte);
  void (*disconnect)(void *context);
  uint32_t reserved[8];
} wokwi_i2c;

WOKWI_IMPORT("i2cInit") uint32_t wokwi_i2c_init(const wokwi_i2c *device);

// A device on SPI, which watches its chip select itself. A transfer sends and overwrites count bytes of a
// buffer; at its end, or when it is stopped, done is called with the number of received bytes.
typedef struct {
  void *context;
  wokwi_pin sck, mosi, miso;
  uint32_t mode;
  void (*done)(void *context, uint8_t *buffer, uint32_t count);
  uint32_t reserved[8];
} wokwi_spi;

WOKWI_IMPORT("spiInit") uint32_t wokwi_spi_init(const wokwi_spi *device);
WOKWI_IMPORT("spiStart") void wokwi_spi_start(uint32_t device, uint8_t *buffer, uint32_t count);
WOKWI_IMPORT("spiStop") void wokwi_spi_stop(uint32_t device);

// MARK: Time

typedef struct {
  void *context;
  void (*fire)(void *context);
  uint32_t reserved[8];
} wokwi_timer;

// The simulated time in nanoseconds.
WOKWI_IMPORT("getSimNanos") double wokwi_nanoseconds(void);
WOKWI_IMPORT("timerInit") uint32_t wokwi_timer_init(const wokwi_timer *timer);
// Starts or restarts a timer.
WOKWI_IMPORT("timerStartNanos")
void wokwi_timer_start(uint32_t timer, double nanoseconds, bool repeats);

// MARK: Messages

// Shows a line of text in the simulator's console.
WOKWI_IMPORT("debugPrint") void wokwi_print(const char *line);

// MARK: This chip

// The part's name, written into the module when it was built; 32 bytes, zeros after the name.
const char *wokwi_part_name(void);

#endif
