// The last exercises: a field that is too strong, a bus that fails, and a driver that is wrong.

import { acc, accelerometer, compass, gyr, gyroscope, mag } from "./lesson-board.js";

const sum = ({ field_uT }) => field_uT.reduce((all, one) => all + Math.abs(one), 0);
const state = (seen) => seen.last(mag, 0x09);
const period = 1 / 800;
/** The present rate about x, in °/s. */
const rate = (seen) => seen.world.rotation_radps[0] * 180 / Math.PI;

/** The last x that the driver has joined: {value, from, apart}; undefined while its high byte is still to be read. */
function joined(seen) {
  const [low, high] = [seen.last(gyr, 0x28), seen.last(gyr, 0x29)];
  return high?.from >= low?.from ? seen.word(gyr, 0x28) : undefined;
}

export const lessons = [
  {
    id: "compass",
    title: "One measurement of the compass",
    goal: "Start single measurements, and recognise one that has overflowed.",
    chips: [compass],
    sensing: "ideal",
    text: [
      "The AK8975 measures once when 1 is written to CNTL (0x0a), and returns to power-down. ST1 (0x02) then has "
        + "DRDY in bit 0; the axes are six bytes from HXL (0x03), the low byte first, and ST2 (0x09) has HOFL in bit "
        + "3. This chip increments the address by itself: a burst of eight bytes from 0x02 has them all.",
      "The field is set by `field X Y Z`, in µT. Now it is 0 25 -43.3, as that of the Earth.",
    ],
    fact: "A measurement takes 9 ms at most. A digit is 0.3 µT, before the adjustment by the fuse ROM. HOFL is set "
      + "where |x| + |y| + |z| reaches 2400 µT, though each axis has a range of ±1229 µT, and stays until the next "
      + "measurement.",
    source: "AK8975 datasheet (MS1187-E-02), sensor overflow and ST2, single measurement mode",
    steps: [
      {
        text: "Start a measurement, let it end, and read ST1 with DRDY.",
        isDone: (seen) => seen.hasWritten(mag, 0x0a, 0x01) && Boolean(seen.last(mag, 0x02)?.value & 1),
        advice: (seen) => seen.last(mag, 0x02) && (seen.hasWritten(mag, 0x0a, 0x01)
          ? "DRDY is 0: the measurement takes up to 9 ms, and reading the data clears DRDY."
          : "No measurement was started: write 1 to CNTL (0x0a)."),
      },
      {
        text: "Read the six bytes of the axes, and ST2: there is no overflow.",
        isDone: (seen) => Boolean(seen.word(mag, 0x03) && seen.word(mag, 0x05) && seen.word(mag, 0x07))
          && state(seen)?.value === 0,
      },
      {
        text: "Set a field with no axis beyond 1229 µT whose next measurement has HOFL.",
        isDone: (seen) => Boolean(state(seen)?.value & 0x08)
          && seen.world.field_uT.every((one) => Math.abs(one) <= 1229),
        advice: (seen) => {
          const isBeyond = seen.world.field_uT.some((one) => Math.abs(one) > 1229);
          if (isBeyond) return "An axis is beyond ±1229 µT: use several axes.";
          if (!(state(seen)?.from >= seen.since)) return undefined;
          const all = Math.round(sum(seen.world));
          if (all < 2400) return `The magnitudes are ${all} µT together, less than 2400.`;
          return "This ST2 is of the measurement before: write 1 to CNTL, let 10 ms pass, and read ST2.";
        },
      },
      {
        text: "Make the field weak again, and measure until HOFL is clear.",
        isDone: (seen) => state(seen)?.from >= seen.since && state(seen)?.value === 0 && sum(seen.world) < 2400,
        advice: (seen) => state(seen)?.from >= seen.since && (sum(seen.world) < 2400
          ? "HOFL is of the last measurement, and stays until the next one: write 1 to CNTL again."
          : "The field is still strong: type `field 0 25 -43`."),
      },
    ],
    hint: "A measurement is `write 0x0c 0x0a 1`, then `advance 0.01`, then `read 0x0c 0x02 8`. Three axes of 900 µT "
      + "are 2700 µT.",
    solution: [
      "write 0x0c 0x0a 0x01", "advance 0.01", "read 0x0c 0x02 8", "field 900 900 900", "write 0x0c 0x0a 0x01",
      "advance 0.01", "read 0x0c 0x02 8", "field 0 25 -43", "write 0x0c 0x0a 0x01", "advance 0.01", "read 0x0c 0x02 8",
    ],
  },
  {
    id: "unplugged",
    title: "A chip that does not answer",
    goal: "Tell an unplugged chip from a transfer that fails once, and recover from both.",
    chips: [accelerometer, gyroscope, compass],
    sensing: "ideal",
    start: [
      { do: "fault", fault: "no-address-acknowledge", address: "0x68" },
      { do: "fault", fault: "timeout", address: "0x18", register: "CTRL_REG1", reads: false, at: 1 },
    ],
    text: [
      "This board has the chips of the first exercise, and two faults. A chip that is unplugged never acknowledges "
        + "its address. Other transfers fail once, as by a spike on a wire, and succeed when they are repeated.",
      "After a failed write nothing is known of the register: a careful driver repeats the write, and reads it back.",
    ],
    fact: "On I2C the receiver acknowledges each byte by pulling SDA low in the ninth clock. Where nobody does that "
      + "after the address, the controller ends the transfer.",
    source: "LIS331DLH, L3G4200D and AK8975 datasheets, I2C interface",
    steps: [
      {
        text: "Read the identity of all three chips, and find the one that does not acknowledge.",
        isDone: (seen) => seen.hasRead(acc, 0x0f, 0x32) && seen.hasRead(mag, 0x00, 0x48)
          && seen.failures(gyr).includes("no-acknowledge"),
        advice: (seen) => seen.hasRead(gyr, 0x0f, 0xd3)
          && "The faults were repaired before they were seen: type `reset`.",
      },
      {
        text: "Power the accelerometer up by 0x27 in CTRL_REG1 (0x20), in spite of a failure, and read it back.",
        isDone: (seen) => seen.failures(acc).includes("timeout") && seen.hasRead(acc, 0x20, 0x27),
        advice: (seen) => {
          if (seen.hasRead(acc, 0x20, 0x27)) return "The faults were repaired before they were seen: type `reset`.";
          if (!seen.failures(acc).length) return undefined;
          return seen.hasWritten(acc, 0x20, 0x27) ? "The write was acknowledged: read CTRL_REG1 back."
            : "The controller gave up, so the register may be unchanged: repeat the write.";
        },
      },
      {
        text: "Plug the silent chip in again, by `repair`, and read its identity.",
        isDone: (seen) => seen.hasRead(gyr, 0x0f, 0xd3),
        advice: (seen) => seen.failures(gyr).length > 1
          && "It is still unplugged, and repeating does not help: type `repair`.",
      },
    ],
    hint: "The identities are WHO_AM_I (0x0f) at 0x18 and 0x68, and WIA (0x00) at 0x0c. The arrow key up brings back "
      + "a line.",
    solution: [
      "read 0x18 0x0f 1", "read 0x68 0x0f 1", "read 0x0c 0x00 1", "write 0x18 0x20 0x27", "write 0x18 0x20 0x27",
      "read 0x18 0x20 1", "repair", "read 0x68 0x0f 1",
    ],
  },
  {
    id: "torn",
    title: "A driver that tears samples",
    goal: "Prove that a driver joins halves of two samples, and that a bit of the chip prevents it.",
    chips: [gyroscope],
    sensing: "ideal",
    driver: [0x28, 0x29, 0x2a, 0x2b, 0x2c, 0x2d].map((register) => `read 0x68 0x${register.toString(16)} 1`),
    text: [
      "The driver below reads the axes of the L3G4200D by six transfers of a byte. Its author says that it works. "
        + "Where the system interrupts it between two of them, a new sample may come: `driver 1 1` runs its first "
        + "transfer, `driver 2 6` the others, and `driver` all of them.",
      "The chip runs at 800 Hz, and the board turns by -0.1 °/s about x: -11 digits of 8.75 m°/s, 0xfff5. Bit 7 of "
        + "CTRL_REG4 (0x23) is BDU, block data update.",
    ],
    fact: "With BDU a pair of registers is not updated between the reading of its halves. Without it the chip may "
      + "store a new sample at any time.",
    source: "L3G4200D datasheet, CTRL_REG4; mechanical characteristics (sensitivity)",
    before: ["write 0x68 0x20 0xcf", "advance 0.3", "rotate -0.1 0 0", "advance 0.1"],
    steps: [
      {
        text: "Run the driver without interruption: x is right.",
        isDone: (seen) => Math.abs(joined(seen)?.value + 11) <= 3 && joined(seen).apart < period,
        advice: (seen) => joined(seen)?.apart >= period && "That was interrupted: type `driver` alone.",
      },
      {
        text: "Turn the board by less than 1 °/s, and interrupt the driver such that its x is more than 2 °/s.",
        isDone: (seen) => Math.abs(joined(seen)?.value) > 228 && joined(seen).apart > period
          && Math.abs(rate(seen)) < 1,
        advice: (seen) => {
          const word = joined(seen);
          if (Math.abs(rate(seen)) >= 1) return "At this rate a large x is true: stay below 1 °/s.";
          if (!(word?.from >= seen.since)) return undefined;
          const isWhole = word.apart <= period;
          if (isWhole) return "Both halves of x are of one sample: let time pass between the transfers 1 and 2.";
          return "The high byte did not change: the rate must change its sign between the transfers 1 and 2.";
        },
      },
      {
        text: "Show by `lint` what the chip has recorded of the driver.",
        isDone: (seen) => seen.console.lints.some((time) => time >= seen.since)
          && seen.violations.violations.some(({ identifier }) => identifier === "unprotected-read"),
      },
      {
        text: "Set BDU, and interrupt the driver in the same way: x is that of one sample.",
        isDone: (seen) => {
          const word = joined(seen);
          return word?.from >= seen.since && word.apart > period && Math.abs(word.value) < 120
            && Math.sign(word.value) === -Math.sign(rate(seen)) && Boolean(seen.register(gyr, 0x23) & 0x80);
        },
        advice: (seen) => {
          const word = joined(seen);
          if (!(word?.from >= seen.since)) return undefined;
          if (!(seen.register(gyr, 0x23) & 0x80)) return "BDU is not set: write 0x80 to CTRL_REG4 (0x23).";
          return "Only the same interruption proves it: `driver 1 1`, a change of the sign, time, then `driver 2 6`.";
        },
      },
    ],
    hint: "Between the transfers: `rotate 0.1 0 0`, and `advance 0.1`. From -11 to 11 digits the high byte changes "
      + "from 0xff to 0x00. BDU is 0x80.",
    solution: [
      "driver", "driver 1 1", "rotate 0.1 0 0", "advance 0.1", "driver 2 6", "lint", "write 0x68 0x23 0x80",
      "driver 1 1", "rotate -0.1 0 0", "advance 0.1", "driver 2 6",
    ],
  },
];
