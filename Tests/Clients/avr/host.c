/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A host for Arduino firmware: an ATmega328P by simavr, and ProofMass' chips on its I2C bus, on its SPI bus and at its
 * pins, in the time of its cycles.
 *
 *     host FIRMWARE.elf SECONDS DESCRIPTION PIN [REQUEST…]
 *
 * Chips on I2C are at their addresses; one on SPI has its chip select at D10. The first chip's pin of a number, from 0 in
 * the order of the request `pins`, is wired to D2. Requests are made before the processor starts. What the firmware
 * prints goes to standard output. A violation of a datasheet is reported, and is a failure.
 */
#include <inttypes.h>
#include <proofmass.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <simavr/avr_ioport.h>
#include <simavr/avr_spi.h>
#include <simavr/avr_twi.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>

static avr_t *avr;
static proofmass_board board;
static avr_irq_t *twi_answer, *spi_answer, *interrupt_pin;
static int32_t first_chip, pin, spi_chip = PROOFMASS_SPI(0, 0);
static int is_selected;

static int64_t nanoseconds(avr_cycle_count_t cycles) {
  return (int64_t)(cycles * 1000 / (avr->frequency / 1000000));
}

/* Moves the board to the processor's time. */
static void follow(void) { proofmass_advance(board, nanoseconds(avr->cycle)); }

/* D2 follows the pin: now, and when it may change next. */
static avr_cycle_count_t drive(avr_t *cpu, avr_cycle_count_t when, void *unused) {
  (void)unused;
  follow();
  avr_raise_irq(interrupt_pin, (uint32_t)proofmass_pins(board, first_chip) >> pin & 1);
  int64_t next = proofmass_next_change(board, first_chip);
  int64_t now = nanoseconds(cpu->cycle);
  /* Not before the next microsecond, and at least once a second. */
  int64_t wait = next - now < 1000 ? 1000 : next - now > 1000000000 ? 1000000000 : next - now;
  (void)when;
  return cpu->cycle + (avr_cycle_count_t)wait * (cpu->frequency / 1000000) / 1000;
}

/* A transfer may change the pin. */
static void look_at_pin(void) {
  avr_cycle_timer_register(avr, drive(avr, 0, NULL) - avr->cycle, drive, NULL);
}

/* What the processor does on its I2C bus: START with an address, a byte in either direction, STOP. */
static void on_i2c(avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq, (void)unused;
  avr_twi_msg_irq_t message = {.u.v = value};
  uint8_t kind = message.u.twi.msg;
  follow();
  if (kind & TWI_COND_STOP) proofmass_i2c_stop(board);
  if (kind & TWI_COND_START) {
    proofmass_i2c_start(board);
    if (proofmass_i2c_send(board, message.u.twi.addr) == 1)
      avr_raise_irq(twi_answer, avr_twi_irq_msg(TWI_COND_ACK, message.u.twi.addr, 1));
  } else if (kind & TWI_COND_WRITE) {
    if (proofmass_i2c_send(board, message.u.twi.data) == 1)
      avr_raise_irq(twi_answer, avr_twi_irq_msg(TWI_COND_ACK, message.u.twi.addr, 1));
  } else if (kind & TWI_COND_READ) {
    uint8_t byte = (uint8_t)proofmass_i2c_receive(board);
    avr_raise_irq(twi_answer, avr_twi_irq_msg(TWI_COND_READ, message.u.twi.addr, byte));
  }
  look_at_pin();
}

static void on_spi(avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq, (void)unused;
  if (!is_selected) return;
  follow();
  int32_t byte = proofmass_spi_offer(board, spi_chip);
  proofmass_spi_take(board, spi_chip, (uint8_t)value);
  avr_raise_irq(spi_answer, (uint32_t)byte & 0xFF);
  look_at_pin();
}

static void on_chip_select(avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq, (void)unused;
  if (is_selected == !value) return;
  is_selected = !value;
  follow();
  if (is_selected) proofmass_spi_select(board, spi_chip);
  else proofmass_spi_deselect(board, spi_chip);
  look_at_pin();
}

static void on_serial(avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq, (void)unused;
  putchar((int)(value & 0xFF));
}

/* Messages of simavr: only errors, and not among what the firmware prints. */
static void report(struct avr_t *cpu, const int level, const char *format, va_list arguments) {
  (void)cpu;
  if (level <= LOG_ERROR) vfprintf(stderr, format, arguments);
}

/* The answer to a request. */
static char *asked(const char *request) {
  int32_t length = proofmass_request(board, request, strlen(request));
  if (length < 0) return NULL;
  char *answer = calloc((size_t)length + 1, 1);
  if (answer) proofmass_answer(board, answer, (size_t)length);
  return answer;
}

int main(int count, char **words) {
  if (count < 5) return fprintf(stderr, "usage: host FIRMWARE.elf SECONDS DESCRIPTION PIN [REQUEST…]\n"), 64;
  pin = atoi(words[4]);
  avr_global_logger_set(report);
  char message[300];
  board = proofmass_create(words[3], strlen(words[3]), message, sizeof message);
  if (board < 0) return fprintf(stderr, "host: %s: %s\n", proofmass_words(board), message), 1;
  elf_firmware_t firmware;
  memset(&firmware, 0, sizeof firmware);
  if (elf_read_firmware(words[1], &firmware) != 0) return fprintf(stderr, "host: %s cannot be read\n", words[1]), 1;
  avr = avr_make_mcu_by_name("atmega328p");
  if (!avr) return fprintf(stderr, "host: simavr has no atmega328p\n"), 1;
  avr_init(avr);
  avr->frequency = 16000000;
  avr_load_firmware(avr, &firmware);
  avr->frequency = 16000000;

  char *hello = asked("{\"do\":\"hello\"}");
  const char *address = hello ? strstr(hello, "\"address\":\"") : NULL;
  if (!address) return fprintf(stderr, "host: the board has no chip\n"), 1;
  address += strlen("\"address\":\"");
  first_chip = strncmp(address, "spi", 3) == 0 ? spi_chip : (int32_t)strtol(address, NULL, 16);
  free(hello);

  for (int at = 5; at < count; at++) {
    char *answer = asked(words[at]);
    if (!answer || strstr(answer, "\"error\":")) return fprintf(stderr, "host: %s", answer ? answer : "no answer\n"), 1;
    free(answer);
  }

  twi_answer = avr_io_getirq(avr, AVR_IOCTL_TWI_GETIRQ(0), TWI_IRQ_INPUT);
  spi_answer = avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_INPUT);
  interrupt_pin = avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('D'), 2);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_TWI_GETIRQ(0), TWI_IRQ_OUTPUT), on_i2c, NULL);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_OUTPUT), on_spi, NULL);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), 2), on_chip_select, NULL);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), on_serial, NULL);
  uint32_t flags = 0;
  avr_ioctl(avr, AVR_IOCTL_UART_GET_FLAGS('0'), &flags);
  flags &= ~(uint32_t)(AVR_UART_FLAG_STDIO | AVR_UART_FLAG_POLL_SLEEP);
  avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
  look_at_pin();

  avr_cycle_count_t end = (avr_cycle_count_t)(strtod(words[2], NULL) * 16e6);
  int state = cpu_Running;
  while (avr->cycle < end && state != cpu_Done && state != cpu_Crashed) state = avr_run(avr);
  fflush(stdout);
  if (state == cpu_Crashed) return fprintf(stderr, "host: the firmware has crashed\n"), 1;
  follow();
  char *verdict = asked("{\"do\":\"finish\"}");
  int is_clean = verdict && strstr(verdict, "\"clean\":true");
  if (!is_clean) fprintf(stderr, "host: %s", verdict ? verdict : "no verdict\n");
  free(verdict);
  proofmass_release(board);
  return !is_clean;
}
