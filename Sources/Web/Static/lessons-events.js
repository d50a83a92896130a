// Exercises on what chips do by themselves: FIFO, interrupt and self-test.

import { acc, accelerometer, gyr, gyroscope } from "./lesson-board.js";

/** The samples of the LIS331DLH with ST on, less those with ST off, in digits of 12 bits. */
function selfTest(seen) {
  const samples = seen.samples(acc, 0x23);
  const [off, on] = [0, 2].map((bits) => samples.findLast(({ setting }) => (setting & 0x0a) === bits));
  return off && on ? off.axes.map((axis, index) => (on.axes[index] - axis) / 16) : undefined;
}

const limits = [[120, 550], [120, 550], [140, 750]];
const isWithin = (change, axis) => change >= limits[axis][0] && change <= limits[axis][1];

/** The parts of the FIFO's configuration that are missing. */
const missing = (seen) => [
  [seen.register(gyr, 0x24) & 0x40, "FIFO_EN, bit 6 of CTRL_REG5 (0x24)"],
  [seen.register(gyr, 0x2e) >> 5 === 2, "stream mode, 010 in bits 7 to 5 of FIFO_CTRL_REG (0x2e)"],
  [(seen.register(gyr, 0x2e) & 0x1f) === 10, "the watermark, 10 in bits 4 to 0 of FIFO_CTRL_REG (0x2e)"],
  [seen.register(gyr, 0x22) & 0x04, "the watermark on the pin, bit 2 of CTRL_REG3 (0x22)"],
  [(seen.register(gyr, 0x20) & 0x0f) === 0x0f, "power and axes, 0x0f in CTRL_REG1 (0x20)"],
].filter(([isThere]) => !isThere).map(([, what]) => what);

/** The last reading of INT1_SRC with IA and XH since the previous step. */
const released = (seen) => seen.bytes(acc).findLast(({ register, value, from }) =>
  register === 0x31 && (value & 0x42) === 0x42 && from >= seen.since);
const isAboveThreshold = (seen) => Math.abs(seen.world.force_g[0]) > 0.52;

export const lessons = [
  {
    id: "fifo",
    title: "A watermark in the FIFO",
    goal: "Let a chip collect samples, and drain them before one is lost.",
    chips: [gyroscope],
    sensing: "typical",
    text: [
      "The FIFO of the L3G4200D keeps 32 samples, so that a program may sleep meanwhile. FIFO_EN is bit 6 of "
        + "CTRL_REG5 (0x24). FIFO_CTRL_REG (0x2e) has the mode in bits 7 to 5, 010 for stream, and the watermark in "
        + "bits 4 to 0. I2_WTM, bit 2 of CTRL_REG3 (0x22), raises the pin DRDY/INT2 by it.",
      "FIFO_SRC_REG (0x2f) tells the state: bit 7, WTM; bit 6, OVRN, the FIFO is full; bit 5, EMPTY; bits 4 to 0, "
        + "the number of samples, up to 31. CTRL_REG1 (0x20) powers the chip up: 0x0f is 100 Hz with all axes.",
    ],
    fact: "WTM is set when the FIFO holds more samples than the watermark, as the application note has it; the "
      + "datasheet says as many. In a burst the address returns from 0x2d to 0x28, so that one read drains many "
      + "samples of six bytes.",
    source: "L3G4200D datasheet, FIFO_CTRL_REG and FIFO_SRC_REG; AN3393, FIFO",
    steps: [
      {
        text: "Power the chip up at 100 Hz, with the FIFO in stream mode, a watermark of 10, and I2_WTM.",
        isDone: (seen) => !missing(seen).length,
        advice: (seen) => seen.register(gyr, 0x20) & 0x08 && `Not yet set: ${missing(seen).join("; ")}.`,
      },
      {
        text: "Let time pass until FIFO_SRC_REG has WTM without OVRN, and the pin DRDY/INT2 is high (`pins 0x68`).",
        isDone: (seen) => (seen.last(gyr, 0x2f)?.value & 0xc0) === 0x80 && seen.pin(gyr, "DRDY/INT2")?.high === true,
        advice: (seen) => {
          const state = seen.last(gyr, 0x2f)?.value;
          if (state & 0x40) return "The FIFO is full, and loses samples: drain it by a burst, then let 0.15 s pass.";
          if (state & 0x80) return "The watermark is reached: the pin is shown by `pins 0x68`.";
          return state !== undefined && `There are ${state & 0x1f} samples, and 10 per 0.1 s: let more time pass.`;
        },
      },
      {
        text: "Drain the FIFO in one burst. Then FIFO_SRC_REG has no WTM, at most two samples, and the pin is low.",
        isDone: (seen) => {
          const state = seen.last(gyr, 0x2f);
          return state?.from >= seen.since && (state.value & 0xc0) === 0 && (state.value & 0x1f) <= 2
            && seen.pin(gyr, "DRDY/INT2")?.high === false;
        },
        advice: (seen) => {
          const state = seen.last(gyr, 0x2f);
          if (!(state?.from >= seen.since)) return undefined;
          if ((state.value & 0x1f) > 2) return `There are ${state.value & 0x1f} samples left, of six bytes each.`;
          return "The FIFO is drained: show the pin by `pins 0x68`.";
        },
      },
    ],
    hint: "Stream mode with a watermark of 10 is 0x4a. After power-up let 0.15 s pass. A burst over the axes has the "
      + "command byte 0xa8 and six bytes for each sample.",
    solution: [
      "write 0x68 0x24 0x40", "write 0x68 0x2e 0x4a", "write 0x68 0x22 0x04", "write 0x68 0x20 0x0f", "advance 0.15",
      "read 0x68 0x2f 1", "pins 0x68", "read 0x68 0xa8 84", "read 0x68 0x2f 1", "pins 0x68",
    ],
  },
  {
    id: "threshold",
    title: "A pin that reports a push",
    goal: "Configure an interrupt with a threshold, see its pin rise, and release the latch.",
    chips: [accelerometer],
    sensing: "ideal",
    text: [
      "An interrupt generator of the LIS331DLH compares each sample with a threshold, so that a program need not "
        + "read all of them. INT1_CFG (0x30) has the events: bit 1, XHIE, is for x above the threshold. INT1_THS "
        + "(0x32) is the threshold. LIR1, bit 2 of CTRL_REG3 (0x22), holds the pin INT1 until INT1_SRC (0x31) is "
        + "read.",
      "At rest z is 1 g, so only x is to be compared. Powered up at 100 Hz is 0x2f in CTRL_REG1 (0x20). `pins 0x18` "
        + "shows the pins.",
    ],
    fact: "A step of INT1_THS is 1/128 of the range, 16 mg at ±2 g. The comparison takes the magnitude. INT1_SRC has "
      + "IA in bit 6 and XH in bit 1; reading it clears IA and the pin.",
    source: "LIS331DLH datasheet, CTRL_REG3, INT1_CFG, INT1_SRC, INT1_THS; the step is that of ST's and InvenSense's "
      + "drivers",
    steps: [
      {
        text: "Power up, and let INT1 report x above 0.5 g, latched: the step next to 0.5 g.",
        isDone: (seen) => (seen.register(acc, 0x20) & 0xe1) === 0x21 && [0x1f, 0x20].includes(seen.register(acc, 0x32))
          && (seen.register(acc, 0x30) & 0x7f) === 0x02 && (seen.register(acc, 0x22) & 0x07) === 0x04,
        advice: (seen) => {
          const [events, steps] = [seen.register(acc, 0x30), seen.register(acc, 0x32)];
          if (events & 0x7d) return "Enable XHIE alone, 0x02: z is above 0.5 g already at rest.";
          if (steps && ![0x1f, 0x20].includes(steps)) {
            return `INT1_THS is ${steps} steps of 16 mg, ${(steps * 0.016).toFixed(2)} g.`;
          }
          const isLatched = seen.register(acc, 0x22) & 0x04;
          return events && steps && !isLatched && "It is not latched: LIR1 is bit 2 of CTRL_REG3.";
        },
      },
      {
        text: "Push the board beyond the threshold along x, and see INT1 high.",
        isDone: (seen) => seen.pin(acc, "INT1")?.high === true,
        advice: (seen) => {
          if (seen.pin(acc, "INT1")?.high !== false) return undefined;
          if (!isAboveThreshold(seen)) return "The force on x is below the threshold: type `force 0.8 0 0.6`.";
          return "The generator compares samples: let a period of 10 ms pass, and look again.";
        },
      },
      {
        text: "Let the board rest: the pin stays high. Read INT1_SRC, and see the pin low.",
        isDone: (seen) => {
          const [source, pin] = [released(seen), seen.pin(acc, "INT1")];
          return Boolean(source) && pin?.high === false && pin.from > source.from;
        },
        advice: (seen) => {
          const isRead = Boolean(seen.last(acc, 0x31));
          if (isAboveThreshold(seen)) return isRead && "The push lasts: type `force 0 0 1`, then read INT1_SRC.";
          const [source, pin] = [seen.last(acc, 0x31), seen.pin(acc, "INT1")];
          if (!pin?.high) return undefined;
          if (source?.from >= seen.since) return pin.from > source.from
            && "A sample from before the rest has latched it again: let 20 ms pass, and read INT1_SRC once more.";
          return "The pin is latched: the reading of INT1_SRC (0x31) releases it.";
        },
      },
    ],
    hint: "0.5 g are 31 steps of 16 mg, 0x1f. A push along x is `force 0.8 0 0.6`. Rest is `force 0 0 1`. Let 0.03 s "
      + "pass after each.",
    solution: [
      "write 0x18 0x22 0x04", "write 0x18 0x32 0x1f", "write 0x18 0x30 0x02", "write 0x18 0x20 0x2f", "advance 0.03",
      "force 0.8 0 0.6", "advance 0.03", "pins 0x18", "force 0 0 1", "advance 0.03", "pins 0x18", "read 0x18 0x31 1",
      "pins 0x18",
    ],
  },
  {
    id: "self-test",
    title: "Self-test and its limits",
    goal: "Measure the self-test of a typical part, and judge it by the limits of the datasheet.",
    chips: [accelerometer],
    sensing: "typical",
    text: [
      "The LIS331DLH can pull its own proof mass by an electrostatic force. A test at the end of a production line "
        + "compares the outputs without it and with it, and so finds a mass that does not move.",
      "ST is bit 1 of CTRL_REG4 (0x23). This chip is a typical part, with offsets and noise. A digit is 16 of a word.",
    ],
    fact: "At ±2 g the outputs rise by 120 to 550 digits on x and y, and by 140 to 750 on z. The change takes 1/ODR "
      + "+ 1 ms.",
    source: "LIS331DLH datasheet, mechanical characteristics (self-test output change), CTRL_REG4",
    steps: [
      {
        text: "Power the chip up at 50 Hz, with BDU, bit 7 of CTRL_REG4.",
        isDone: (seen) => (seen.register(acc, 0x20) & 0xff) === 0x27 && Boolean(seen.register(acc, 0x23) & 0x80),
        advice: (seen) => seen.register(acc, 0x20) === 0x27 && "BDU is missing: it is 0x80 in CTRL_REG4 (0x23).",
      },
      {
        text: "Read the six bytes without the test, and again during it: all three axes change within the limits.",
        isDone: (seen) => Boolean(selfTest(seen)?.every(isWithin)) && !(seen.register(acc, 0x23) & 0x30),
        advice: (seen) => {
          if (seen.register(acc, 0x23) & 0x30) return "The limits are those of ±2 g: FS is 00.";
          if (seen.register(acc, 0x23) & 0x08) return "STsign, bit 3, makes the force negative: leave it 0.";
          const change = selfTest(seen);
          const axis = change?.findIndex((one, index) => !isWithin(one, index)) ?? -1;
          if (axis < 0) return undefined;
          return `${"xyz"[axis]} changed by ${Math.round(change[axis])} digits, which is not within its limits: `
            + "has the turn-on time passed before each read?";
        },
      },
      {
        text: "End the test, so that the chip measures again.",
        isDone: (seen) => !(seen.register(acc, 0x23) & 0x0a),
      },
    ],
    hint: "BDU alone is 0x80 in CTRL_REG4, with ST it is 0x82. Let 0.1 s pass before each read of 0xa8.",
    solution: [
      "write 0x18 0x20 0x27", "write 0x18 0x23 0x80", "advance 0.1", "read 0x18 0xa8 6", "write 0x18 0x23 0x82",
      "advance 0.1", "read 0x18 0xa8 6", "write 0x18 0x23 0x80",
    ],
  },
];
