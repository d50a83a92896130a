// The exercises: the tasks, their sources, and the checks by which the board shows that they are done.
//
// Facts: LIS331DLH datasheet (Doc ID 15094 Rev 3), L3G4200D datasheet (Doc ID 17116) and application note AN3393,
// AK8975 datasheet (MS1187-E-02).

const [acc, gyr, mag] = [0x18, 0x68, 0x0c];
const accelerometer = { chip: "lis331dlh", address: "0x18" };
const gyroscope = { chip: "l3g4200d", address: "0x68" };
const compass = { chip: "ak8975", address: "0x0c" };

const isNear = (value, expected, most) => Math.abs(value - expected) <= most;

/** The samples of the LIS331DLH with ST on, less those with ST off, in digits of 12 bits. */
function selfTest(seen) {
  const samples = seen.samples(acc, 0x23);
  const [off, on] = [0, 2].map((bits) => samples.findLast(({ setting }) => (setting & 0x0a) === bits));
  return off && on ? off.axes.map((axis, index) => (on.axes[index] - axis) / 16) : undefined;
}

export const lessons = [
  {
    id: "who",
    title: "Who is there?",
    chips: [accelerometer, gyroscope, compass],
    sensing: "ideal",
    text: [
      "Three chips share an I2C bus. A program first asks each who it is: it writes the number of a register, the "
        + "command byte, and reads what is there.",
      "The registers are WHO_AM_I (0x0f) of the accelerometer LIS331DLH at 0x18 and of the gyroscope L3G4200D at "
        + "0x68, and WIA (0x00) of the compass AK8975 at 0x0c.",
    ],
    fact: "The answers are 0x32, 0xd3 and 0x48. (LIS331DLH, WHO_AM_I; L3G4200D, WHO_AM_I; AK8975, WIA)",
    steps: [
      { text: "Read WHO_AM_I of the accelerometer.", isDone: (seen) => seen.hasRead(acc, 0x0f, 0x32) },
      { text: "Read WHO_AM_I of the gyroscope.", isDone: (seen) => seen.hasRead(gyr, 0x0f, 0xd3) },
      { text: "Read WIA of the compass.", isDone: (seen) => seen.hasRead(mag, 0x00, 0x48) },
    ],
    hint: "A read has the address of the chip, the register and the count of bytes, here 1.",
    solution: ["read 0x18 0x0f 1", "read 0x68 0x0f 1", "read 0x0c 0x00 1"],
  },
  {
    id: "wake",
    title: "Wake the chip",
    chips: [accelerometer],
    sensing: "ideal",
    text: [
      "After power-on the LIS331DLH is in power-down: it answers, and measures nothing. CTRL_REG1 (0x20) wakes it. "
        + "Its bits 7 to 5, PM, are 001 for normal mode; bits 4 and 3, DR, are 00 for 50 samples a second; bits 2 "
        + "to 0 switch on z, y and x.",
      "The axes are in six registers from OUT_X_L (0x28). With bit 7 of the command byte set, each byte is of the "
        + "next register: 0xa8 reads on from 0x28.",
    ],
    fact: "The first sample comes 1/ODR + 1 ms after power-down, 21 ms at 50 Hz. 1 g is 1000 digits of 1 mg, in the "
      + "upper 12 bits of a word: 0x3e80. (LIS331DLH, turn-on time; sensitivity)",
    steps: [
      {
        text: "Read the six bytes while the chip sleeps: they are zero.",
        isDone: (seen) => seen.word(acc, 0x2c)?.value === 0,
      },
      {
        text: "Wake it in normal mode, with all three axes.",
        isDone: (seen) => (seen.register(acc, 0x20) & 0xe7) === 0x27,
      },
      {
        text: "Let the turn-on time pass, and read +1 g on z.",
        isDone: (seen) => isNear(seen.word(acc, 0x2c)?.value, 16000, 160),
      },
    ],
    hint: "001 00 111 is 0x27. Time passes by: advance 0.03",
    solution: ["read 0x18 0xa8 6", "write 0x18 0x20 0x27", "advance 0.03", "read 0x18 0xa8 6"],
  },
  {
    id: "torn",
    title: "A torn sample",
    chips: [gyroscope],
    sensing: "ideal",
    text: [
      "An axis is two bytes. Where a sample comes between the reading of one and of the other, the halves are of "
        + "two samples. In one burst that happens now and then; here it happens always, because you read the halves "
        + "apart.",
      "The gyroscope runs at 800 Hz, and the board turns by -0.1 °/s about x: 11 digits of 8.75 m°/s. Bit 7 of "
        + "CTRL_REG4 (0x23), BDU, is the cure.",
    ],
    fact: "With BDU a pair of registers is not updated between the reading of its halves. (L3G4200D, CTRL_REG4)",
    before: ["write 0x68 0x20 0xcf", "advance 0.3", "rotate -0.1 0 0", "advance 0.1"],
    steps: [
      {
        text: "Read OUT_X_L (0x28) alone. Turn the board by 0.1 °/s, let 0.1 s pass, and read OUT_X_H (0x29): "
          + "together they are 245 digits, more than 2 °/s.",
        isDone: (seen) => Math.abs(seen.word(gyr, 0x28)?.value) > 228,
      },
      { text: "Set BDU.", isDone: (seen) => Boolean(seen.register(gyr, 0x23) & 0x80) },
      {
        text: "Do the same again, now to -0.1 °/s: the halves are of one sample.",
        isDone: (seen) => {
          const word = seen.word(gyr, 0x28);
          // More than a sample period lies between the halves.
          return word?.from >= seen.since && word.apart > 0.002 && Math.abs(word.value) < 20;
        },
      },
    ],
    hint: "The board turns by: rotate 0.1 0 0. Only the two reads differ from what is above; BDU is 0x80 in 0x23.",
    solution: [
      "read 0x68 0x28 1", "rotate 0.1 0 0", "advance 0.1", "read 0x68 0x29 1", "write 0x68 0x23 0x80",
      "read 0x68 0x28 1", "rotate -0.1 0 0", "advance 0.1", "read 0x68 0x29 1",
    ],
  },
  {
    id: "lint",
    title: "Find the mistake",
    chips: [accelerometer],
    sensing: "ideal",
    text: [
      "The program in the console wants the range of ±8 g, and reads all three axes. It runs, and its numbers are "
        + "wrong. The board has noted what it did against the datasheet: lint lists that.",
      "What was noted stays. After reset do it right: BDU set, ±8 g, the turn-on time, and one read of the status "
        + "(STATUS_REG, 0x27) with the six bytes behind it.",
    ],
    fact: "FS, bits 5 and 4 of CTRL_REG4 (0x23), is 00 for ±2 g, 01 for ±4 g and 11 for ±8 g; 10 is not defined. "
      + "Bit 7 of the command byte makes the address increment. (LIS331DLH, CTRL_REG4; I2C operation)",
    before: ["write 0x18 0x20 0x27", "write 0x18 0x23 0x20", "advance 0.03", "read 0x18 0x28 6"],
    steps: [
      { text: "Begin again, by reset.", isDone: (seen) => seen.violations.count === 0 },
      {
        text: "Wake the chip, with BDU and ±8 g.",
        isDone: (seen) => (seen.register(acc, 0x20) & 0xe7) === 0x27 && (seen.register(acc, 0x23) & 0xb0) === 0xb0,
      },
      {
        text: "Read +1 g on z, which is 256 digits of 3.9 mg or 0x1000, with nothing for lint to note.",
        isDone: (seen) => isNear(seen.word(acc, 0x2c)?.value, 0x1000, 64) && seen.violations.count === 0,
      },
    ],
    hint: "BDU and FS = 11 are 0xb0. A burst of seven bytes from 0x27 has the command byte 0xa7.",
    solution: [
      "lint", "reset", "write 0x18 0x20 0x27", "write 0x18 0x23 0xb0", "advance 0.03", "read 0x18 0xa7 7",
    ],
  },
  {
    id: "fifo",
    title: "Fill the FIFO",
    chips: [gyroscope],
    sensing: "typical",
    text: [
      "The L3G4200D keeps 32 samples, so that a program may sleep meanwhile. FIFO_EN is bit 6 of CTRL_REG5 (0x24). "
        + "The mode is in bits 7 to 5 of FIFO_CTRL_REG (0x2e): 001 fills the FIFO and stops.",
      "FIFO_SRC_REG (0x2f) tells how full it is: bits 4 to 0 count, up to 31; bit 6, OVRN, is set when it is full, "
        + "bit 5 when it is empty. CTRL_REG1 (0x20) wakes the chip: 0x0f is 100 Hz with all axes.",
    ],
    fact: "In a burst the address goes back from 0x2d to 0x28, so that one read of 192 bytes drains 32 samples. "
      + "(L3G4200D, FIFO; AN3393)",
    steps: [
      {
        text: "Wake the chip, with its FIFO in FIFO mode.",
        isDone: (seen) => Boolean(seen.register(gyr, 0x20) & 0x08) && Boolean(seen.register(gyr, 0x24) & 0x40)
          && seen.register(gyr, 0x2e) >> 5 === 1,
      },
      { text: "Wait until it is full, and let FIFO_SRC_REG say so.",
        isDone: (seen) => seen.bytes(gyr).some(({ register, value }) => register === 0x2f && value & 0x40) },
      {
        text: "Drain it in one burst, and let FIFO_SRC_REG say that it is empty.",
        isDone: (seen) => seen.bytes(gyr).length >= 192
          && Boolean(seen.bytes(gyr).findLast(({ register }) => register === 0x2f)?.value & 0x20),
      },
    ],
    hint: "32 samples at 100 Hz take 0.32 s after the chip has started: advance 0.6 is enough. The burst is: read "
      + "0x68 0xa8 192",
    solution: [
      "write 0x68 0x24 0x40", "write 0x68 0x2e 0x20", "write 0x68 0x20 0x0f", "advance 0.6", "read 0x68 0x2f 1",
      "read 0x68 0xa8 192", "read 0x68 0x2f 1",
    ],
  },
  {
    id: "self-test",
    title: "Feel the self-test",
    chips: [accelerometer],
    sensing: "typical",
    text: [
      "The LIS331DLH can pull its own proof mass by an electrostatic force. A test at the end of a production line "
        + "does that, and compares the outputs before and during it: so it tells a mass that is stuck.",
      "ST is bit 1 of CTRL_REG4 (0x23). This chip is a typical part, with offsets and noise. A digit is 16 of a "
        + "word.",
    ],
    fact: "At ±2 g the outputs rise by 120 to 550 digits on x and y, and by 140 to 750 on z; the change takes 1/ODR "
      + "+ 1 ms. (LIS331DLH, mechanical characteristics)",
    steps: [
      {
        text: "Wake the chip at 50 Hz, with BDU.",
        isDone: (seen) => (seen.register(acc, 0x20) & 0xe7) === 0x27 && Boolean(seen.register(acc, 0x23) & 0x80),
      },
      {
        text: "Read the six bytes before the test, and again during it: all three axes change within the limits.",
        isDone: (seen) => {
          const change = selfTest(seen);
          const limits = [[120, 550], [120, 550], [140, 750]];
          return Boolean(change?.every((digits, axis) => digits >= limits[axis][0] && digits <= limits[axis][1]));
        },
      },
      { text: "End the test, or it will pull for ever.", isDone: (seen) => !(seen.register(acc, 0x23) & 0x0a) },
    ],
    hint: "BDU alone is 0x80 in 0x23, with ST it is 0x82. Give the chip 0.1 s before each read.",
    solution: [
      "write 0x18 0x20 0x27", "write 0x18 0x23 0x80", "advance 0.1", "read 0x18 0xa8 6", "write 0x18 0x23 0x82",
      "advance 0.1", "read 0x18 0xa8 6", "write 0x18 0x23 0x80",
    ],
  },
];
