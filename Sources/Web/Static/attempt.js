// The progress of an exercise. A check examines the board and the traffic on its bus, never the typed lines.

import { Console } from "./console.js";
import { words } from "./numbers.js";

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

  /** What acts on the board: force_g, rotation_radps, field_uT. */
  get world() {
    return this.console.board.request({ do: "world" });
  }

  /** The last answer to a question since the previous step; undefined if there is none. */
  get answer() {
    const last = this.console.answers.at(-1);
    return last?.from >= this.since ? last.value : undefined;
  }

  /** The last level of a pin that was shown since the previous step: {high, from}; undefined if there is none. */
  pin(address, name) {
    const last = this.console.pins.findLast((one) => one.address === address && one.name === name);
    return last?.from >= this.since ? last : undefined;
  }

  /** The kinds of the transfers with a chip that failed. */
  failures(address) {
    return this.console.transfers.filter((one) => one.address === address && one.failure).map((one) => one.failure);
  }

  /** Whether a value was written to a register, and acknowledged. */
  hasWritten(address, register, value) {
    return this.console.transfers.some((one) => !one.isRead && !one.failure && one.address === address
      && one.bytes.some((byte, index) => byte === value && registerOf(address, one.command, index) === register));
  }

  /** The last reading of a register: {value, from}; undefined if there is none. */
  last(address, register) {
    return this.bytes(address).findLast((one) => one.register === register);
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
    const [first, second] = [low, high].map((register) => this.last(address, register));
    if (!first || !second) return undefined;
    const [value] = words([first.value, second.value]);
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
        samples.push({ axes: words(one.bytes.slice(start, start + 6)), setting, from: one.from });
      }
    }
    return samples;
  }
}

/** A board for a lesson, and the lesson's progress. */
export class Attempt {
  /** The number of steps that are done. */
  done = 0;
  /** Whether the learner has used the bus. */
  isTried = false;
  /** The board time at which the last step was done. */
  #since = 0;
  #advice;

  /** @param board  a board with the lesson's chips, without drivers */
  constructor(lesson, board) {
    Object.assign(this, { lesson, console: new Console(board, lesson.start, lesson.driver) });
    /** The preparatory lines, with their results. */
    this.before = (lesson.before ?? []).map((line) => [line, this.console.run(line)]);
    this.#since = board.now;
  }

  get isSolved() {
    return this.done === this.lesson.steps.length;
  }

  get #seen() {
    return new Seen(this.console, this.#since);
  }

  /**
   * Carries out a line, and checks which steps are done by it.
   * @returns what the console returns, and `advice`, a line where a step fails by a usual mistake
   */
  run(line) {
    const said = this.console.run(line);
    if (said.isMistake && !said.hasFailed) return said;
    if (["read", "write", "driver"].includes(said.verb)) this.isTried = true;
    // After a reset, time begins at 0 again.
    if (this.console.board.now < this.#since) this.#since = 0;
    const before = this.done;
    // Steps must be done in order.
    while (!this.isSolved && this.lesson.steps[this.done].isDone(this.#seen)) {
      this.done++;
      this.#since = this.console.board.now;
    }
    const isWithoutAdvice = this.done > before || this.isSolved;
    const advice = (!isWithoutAdvice && this.lesson.steps[this.done].advice?.(this.#seen)) || undefined;
    // Lines that change nothing of it do not repeat it; an answer gets it each time.
    const isNew = advice !== this.#advice || said.verb === "answer";
    this.#advice = advice;
    return advice && isNew ? { ...said, advice } : said;
  }
}
