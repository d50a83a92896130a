// The progress of an exercise. A check examines the board and the traffic on its bus, never the typed lines.

const [gyroscope, compass] = [0x68, 0x0c];

/**
 * The register of a byte of a transfer. A magnetometer increments the address without being asked to, and a
 * gyroscope with a FIFO returns to the first axis after the last.
 */
function registerOf(address, command, index) {
  if (address === compass) return command + index;
  const first = command & 0x7f;
  if (!(command & 0x80)) return first;
  const isOutput = address === gyroscope && first >= 0x28 && first <= 0x2d;
  return isOutput ? 0x28 + ((first - 0x28 + index) % 6) : first + index;
}

/** The input of a check. */
class Seen {
  /**
   * @param console  the console of the board
   * @param {number} since  the board time at which the previous step was done, in seconds
   */
  constructor(console, since) {
    Object.assign(this, { console, since });
  }

  /** The present value of a register that reading does not change. */
  register(address, register) {
    return this.console.board.read(address, register, 1)[0];
  }

  get violations() {
    return this.console.violations();
  }

  /** Bytes that were read from a chip, in order: {register, value, from}. */
  bytes(address) {
    return this.console.transfers.filter((one) => one.isRead && one.address === address).flatMap((one) =>
      one.bytes.map((value, index) => ({
        register: registerOf(address, one.command, index), value, from: one.from,
      })));
  }

  hasRead(address, register, value) {
    return this.bytes(address).some((one) => one.register === register && one.value === value);
  }

  /** The last reading of the word in two registers, its time, and the time between its halves. */
  word(address, low, high = low + 1) {
    const [first, second] = [low, high].map((register) =>
      this.bytes(address).findLast((one) => one.register === register));
    if (!first || !second) return undefined;
    const value = ((first.value | (second.value << 8)) << 16) >> 16;
    return { value, from: Math.min(first.from, second.from), apart: Math.abs(second.from - first.from) };
  }

  /** Readings of all three axes in one burst, each with the last value written to a register before it. */
  samples(address, register) {
    let setting = 0;
    const samples = [];
    for (const one of this.console.transfers.filter((one) => one.address === address)) {
      const start = 0x28 - (one.command & 0x7f);
      const increments = Boolean(one.command & 0x80);
      const offset = register - (one.command & 0x7f);
      if (!one.isRead) {
        if (offset === 0 || increments) setting = one.bytes[increments ? offset : one.bytes.length - 1] ?? setting;
      } else if (one.isRead && increments && start >= 0 && one.bytes.length >= start + 6) {
        const axes = [0, 2, 4].map((axis) =>
          ((one.bytes[start + axis] | (one.bytes[start + axis + 1] << 8)) << 16) >> 16);
        samples.push({ axes, setting, from: one.from });
      }
    }
    return samples;
  }
}

/** A board for a lesson, and the lesson's progress. */
export class Attempt {
  /** The number of steps that are done, and the board time of the last one. */
  done = 0;
  #since = 0;

  /** @param console  the console of a board with the lesson's chips, without drivers */
  constructor(lesson, console) {
    Object.assign(this, { lesson, console });
    /** The preparatory lines, with their results. */
    this.before = (lesson.before ?? []).map((line) => [line, this.console.run(line)]);
    this.#since = console.board.now;
  }

  get isSolved() {
    return this.done === this.lesson.steps.length;
  }

  /** Carries out a line, and checks which steps are done by it. */
  run(line) {
    const said = this.console.run(line);
    // After a reset, time begins at 0 again.
    if (this.console.board.now < this.#since) this.#since = 0;
    // Steps must be done in order.
    while (!said.isMistake && !this.isSolved) {
      if (!this.lesson.steps[this.done].isDone(new Seen(this.console, this.#since))) break;
      this.done++;
      this.#since = this.console.board.now;
    }
    return said;
  }
}
