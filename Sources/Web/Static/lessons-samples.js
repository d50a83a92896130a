// The first exercises: identity, a first sample, ranges, and the status register.

import {
  acc, accelerometer, compass, digits, gyr, gyroscope, hasReadOneRegister, incrementAdvice, isNear, mag,
} from "./lesson-board.js";

const isAwake = (seen) => (seen.register(acc, 0x20) & 0xe7) === 0x27;

function wakingAdvice(seen) {
  const control = seen.register(acc, 0x20);
  if (control >> 5 > 1) return "PM is a low-power mode: normal mode is 001 in bits 7 to 5.";
  if (control >> 5 === 1 && (control & 7) !== 7) return "Some axes are off: bits 2 to 0 switch on z, y and x.";
}

/** The g per digit by the code of FS; undefined for the code that has no meaning. */
const scale = [0.001, 0.002, undefined, 0.0039];
const rangeOf = (setting) => (setting >> 4) & 3;
const isAtLimit = ({ axes }) => axes.some((word) => word === 0x7ff0 || word === -0x8000);
const isPushed = (seen) => seen.world.force_g.some((force) => Math.abs(force) > 2.1);

export const lessons = [
  {
    id: "who-is-there",
    title: "Who is there?",
    goal: "Identify three chips on a bus, and see a register as it is after power-on.",
    chips: [accelerometer, gyroscope, compass],
    sensing: "ideal",
    text: [
      "Three chips share an I2C bus. A program first reads the identity register of each: it writes the number of "
        + "the register, which is the command byte, and reads the byte.",
      "The identity registers are WHO_AM_I (0x0f) of the accelerometer LIS331DLH at 0x18 and of the gyroscope "
        + "L3G4200D at 0x68, and WIA (0x00) of the compass AK8975 at 0x0c.",
    ],
    fact: "The identities are 0x32, 0xd3 and 0x48. CTRL_REG1 of the LIS331DLH is 0x07 after power-on: power-down, "
      + "with all axes enabled.",
    source: "LIS331DLH and L3G4200D datasheets, register map and WHO_AM_I; AK8975, register WIA",
    steps: [
      { text: "Read WHO_AM_I of the accelerometer.", isDone: (seen) => seen.hasRead(acc, 0x0f, 0x32) },
      { text: "Read WHO_AM_I of the gyroscope.", isDone: (seen) => seen.hasRead(gyr, 0x0f, 0xd3) },
      {
        text: "Read WIA of the compass.",
        isDone: (seen) => seen.hasRead(mag, 0x00, 0x48),
        advice: (seen) => seen.last(mag, 0x0f) && "In the AK8975, 0x0f is another register: WIA is 0x00.",
      },
      {
        text: "Read CTRL_REG1 (0x20) of the accelerometer before anything is written to it.",
        isDone: (seen) => seen.hasRead(acc, 0x20, 0x07),
        advice: (seen) => seen.last(acc, 0x20) && "The register was written, so it has no reset value: type `reset`.",
      },
    ],
    hint: "A read has the address of the chip, the command byte and the count of bytes, which is 1 here.",
    solution: ["read 0x18 0x0f 1", "read 0x68 0x0f 1", "read 0x0c 0x00 1", "read 0x18 0x20 1"],
  },
  {
    id: "first-sample",
    title: "A first sample",
    goal: "Power the accelerometer up, read one sample, and convert it to g.",
    chips: [accelerometer],
    sensing: "ideal",
    start: [{ do: "world", force_g: [0.35, -0.5, 0.792] }],
    text: [
      "After power-on the LIS331DLH is in power-down: it answers, but measures nothing. CTRL_REG1 (0x20) powers it "
        + "up: bits 7 to 5, PM, are 001 for normal mode; bits 4 and 3, DR, are 00 for 50 samples per second; bits 2 "
        + "to 0 enable z, y and x.",
      "The axes are six registers from OUT_X_L (0x28), the low byte first. With bit 7 of the command byte set, each "
        + "byte is of the next register: 0xa8 reads on from 0x28. The board is tilted.",
    ],
    fact: "The first sample comes 1/ODR + 1 ms after power-up, 21 ms at 50 Hz. At ±2 g a digit is 1 mg; the digits "
      + "are the upper 12 bits of a word in two's complement.",
    source: "LIS331DLH datasheet, mechanical and electrical characteristics (sensitivity, turn-on time), CTRL_REG1",
    steps: [
      {
        text: "Read the six bytes while the chip is in power-down: they are zero.",
        isDone: (seen) => seen.samples(acc, 0x20).some(({ axes }) => axes.every((word) => word === 0)),
        advice: (seen) => hasReadOneRegister(seen, acc) ? incrementAdvice
          : seen.register(acc, 0x20) >> 5 && "The chip runs already: type `reset`, and read before you power it up.",
      },
      { text: "Power it up in normal mode, with all three axes.", isDone: isAwake, advice: wakingAdvice },
      {
        text: "Let the turn-on time pass, and read the six bytes again.",
        isDone: (seen) => isNear(seen.word(acc, 0x2a)?.value, -8000, 160),
        advice: (seen) => hasReadOneRegister(seen, acc) ? incrementAdvice
          : seen.word(acc, 0x2a)?.from >= seen.since && "There is no sample yet: let at least 21 ms pass by `advance`.",
      },
      {
        text: "How much is the acceleration on y, in g? Type `answer NUMBER`.",
        isDone: (seen) => isNear(seen.answer, -0.5, 0.006),
        advice: ({ answer }) => {
          if (answer === undefined) return undefined;
          if (isNear(answer, 0.5, 0.006)) return "The word is negative: the number is in two's complement.";
          if (isNear(answer, -8, 0.1)) return "The digits are the upper 12 bits of the word: divide it by 16.";
          if (isNear(answer, -0.488, 0.002)) return "The datasheet's typical sensitivity is 1 mg per digit.";
          const isOther = isNear(answer, 0.35, 0.01) || isNear(answer, 0.792, 0.01);
          if (isOther) return "That is the acceleration on another axis: y is the second.";
          return "Take the second word, divide it by 16, and multiply by 0.001 g.";
        },
      },
    ],
    hint: "001 00 111 is 0x27. Time passes by `advance 0.03`. The console shows the six bytes as three words.",
    solution: ["read 0x18 0xa8 6", "write 0x18 0x20 0x27", "advance 0.03", "read 0x18 0xa8 6", "answer -0.5"],
  },
  {
    id: "range",
    title: "A range that is too small",
    goal: "See a clipped axis, choose a range that holds it, and convert with its sensitivity.",
    chips: [accelerometer],
    sensing: "ideal",
    text: [
      "A word cannot exceed the range: beyond it the LIS331DLH gives its largest or smallest number, and no bit "
        + "tells of it. The range is FS, bits 5 and 4 of CTRL_REG4 (0x23), and each range has its own sensitivity.",
      "The specific force on the board is set by `force X Y Z`, in g. At rest it is 0 0 1.",
    ],
    fact: "FS is 00 for ±2 g, 01 for ±4 g and 11 for ±8 g; 10 is not defined. A digit is 1, 2 or 3.9 mg. The largest "
      + "word of 12 bits is 0x7ff0, 2047 digits.",
    source: "LIS331DLH datasheet, mechanical characteristics (sensitivity), CTRL_REG4; that a word stops at its "
      + "limit, and does not wrap, is known from users of the H3LIS331DL",
    steps: [
      {
        text: "Power the chip up at ±2 g, push the board by 3 g along z, and read the six bytes: z is 2047 digits.",
        isDone: (seen) => {
          const sample = seen.samples(acc, 0x23).at(-1);
          return Boolean(sample && rangeOf(sample.setting) === 0 && isAtLimit(sample)) && isPushed(seen);
        },
        advice: (seen) => {
          if (hasReadOneRegister(seen, acc)) return incrementAdvice;
          if (!seen.samples(acc, 0x23).length) return wakingAdvice(seen);
          if (!isPushed(seen)) return "No axis is beyond 2 g: type `force 0 0 3`, let time pass, and read again.";
          return "The sample is older than the force, or the chip is in power-down: power up, advance, read again.";
        },
      },
      {
        text: "Choose a range that holds 3 g, let time pass, and read again.",
        isDone: (seen) => {
          const sample = seen.samples(acc, 0x23).at(-1);
          return Boolean(sample?.from >= seen.since && scale[rangeOf(sample.setting)] && rangeOf(sample.setting)
            && !isAtLimit(sample)) && isPushed(seen);
        },
        advice: (seen) => {
          if (!isPushed(seen)) return "Keep the force beyond 2 g: the range is to be chosen for it.";
          const range = rangeOf(seen.register(acc, 0x23));
          if (range === 2) return "FS = 10 is not defined: ±4 g is 01, which is 0x10; ±8 g is 11, which is 0x30.";
          return seen.samples(acc, 0x23).at(-1)?.from >= seen.since && range
            && "This sample was taken in the old range: let a period pass, 20 ms at 50 Hz.";
        },
      },
      {
        text: "How much is the acceleration on z, in g? Type `answer NUMBER`.",
        isDone: (seen) => {
          const sample = seen.samples(acc, 0x23).at(-1);
          return Boolean(sample)
            && isNear(seen.answer, digits(sample.axes[2]) * scale[rangeOf(sample.setting)], 0.03);
        },
        advice: (seen) => {
          const sample = seen.samples(acc, 0x23).at(-1);
          if (seen.answer === undefined) return undefined;
          if (!sample) return "There is no sample since the reset: push the board again, and read it in your range.";
          const number = digits(sample.axes[2]);
          if (isNear(seen.answer, number / 1000, 0.02)) return "A digit is 1 mg at ±2 g alone: see your range.";
          return `z is ${number} digits: multiply by the sensitivity of your range.`;
        },
      },
    ],
    hint: "The board is pushed by `force 0 0 3`. The code 11 in bits 5 and 4 is 0x30.",
    solution: [
      "write 0x18 0x20 0x27", "force 0 0 3", "advance 0.1", "read 0x18 0xa8 6", "write 0x18 0x23 0x30", "advance 0.1",
      "read 0x18 0xa8 6", "answer 3",
    ],
  },
  {
    id: "status",
    title: "New data, lost data",
    goal: "Read from the status register whether a sample is new, and whether one was lost.",
    chips: [accelerometer],
    sensing: "ideal",
    text: [
      "STATUS_REG (0x27) has a bit for each axis and one for all. ZYXDA, bit 3, tells that a new sample is there. "
        + "ZYXOR, bit 7, tells that a sample has overwritten one that was not read: it is lost.",
      "Power the LIS331DLH up at 50 Hz (0x27 to CTRL_REG1, 0x20) and make both happen.",
    ],
    fact: "DA is set when new data is available, OR when new data has overwritten unread data. The datasheet does "
      + "not say what clears them; here it is the reading of the high byte of each axis, as in ST's relatives.",
    source: "LIS331DLH datasheet, STATUS_REG",
    steps: [
      {
        text: "Read STATUS_REG when one sample has come: ZYXDA is set, ZYXOR is not.",
        isDone: (seen) => (seen.last(acc, 0x27)?.value & 0x88) === 0x08,
        advice: (seen) => {
          const status = seen.last(acc, 0x27)?.value;
          if (status === 0) return "No sample has come: power up, and let the turn-on time of 21 ms pass.";
          const isLate = status & 0x80;
          if (isLate) return "More than one sample has come. Type `reset`, and let only 30 ms pass after power-up.";
        },
      },
      {
        text: "Leave samples unread, until STATUS_REG has ZYXOR.",
        isDone: (seen) => Boolean(seen.last(acc, 0x27)?.value & 0x80),
        advice: (seen) => seen.last(acc, 0x27)?.from >= seen.since
          && "Nothing was overwritten yet: let a period of 20 ms pass, and do not read the axes.",
      },
      {
        text: "Read the axes, and STATUS_REG again: all bits are cleared.",
        isDone: (seen) => seen.last(acc, 0x27)?.value === 0,
        advice: (seen) => seen.last(acc, 0x27)?.from >= seen.since
          && "Some axes are still unread: read all six bytes, and STATUS_REG before the next sample comes.",
      },
    ],
    hint: "Between samples are 20 ms: `advance 0.03` after power-up gives one, `advance 0.1` more than one. The axes "
      + "are six bytes, by the command byte 0xa8.",
    solution: [
      "write 0x18 0x20 0x27", "advance 0.03", "read 0x18 0x27 1", "advance 0.1", "read 0x18 0x27 1", "read 0x18 0xa8 "
        + "6",
      "read 0x18 0x27 1",
    ],
  },
];
