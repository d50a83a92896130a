// Counts free falls, drops, knocks and shakes by the magnitude of the acceleration alone, with gravity: 1 g at
// rest, in any attitude.

/** A free fall: |a| below 0.4 g for at least 0.1 s, as the ADXL345's datasheet recommends (300 to 600 mg, 100 to
 * 350 ms). */
const weightless = 0.4;
const shortestFall = 0.1;
/** A peak begins above 2 g, beyond the 1.8 g of a step, and ends below 1.7 g, so that noise does not divide it. */
const loud = 2;
const quiet = 1.7;
/** Peaks that follow within this time, in seconds, belong together; after it they are counted. */
const together = 0.3;
/** The longest time from the end of a fall to its impact, in seconds. */
const landing = 0.1;
/** The longest knock, and the fewest peaks of a shake. */
const longestKnock = 0.1;
const fewestPeaks = 4;
/** Samples farther apart, in seconds, have nothing to do with each other. */
const longestGap = 0.5;

export const kinds = ["free fall", "drop", "knock", "shake"];

export class Impacts {
  /**
   * By kind: how many there were, and of the last one the extreme |a| in g and the duration in seconds. The extreme
   * of a free fall is its lowest |a|; the duration of a drop is that of its impact.
   */
  counts = Object.fromEntries(kinds.map((kind) => [kind, { count: 0, extreme: undefined, duration: undefined }]));
  /** The kind that was counted last. */
  last;
  #time = -Infinity;
  /** The fall that goes on, and the end of the last one that was counted. */
  #fall;
  #landed = -Infinity;
  /** The peaks that belong together: when they began and ended, how many, the highest, whether a fall preceded. */
  #peaks;
  #isLoud = false;
  #report;

  /**
   * @param {(kind: string, seconds: number, one: {extreme: number, duration: number}) => void} report  called with
   *   each one that is counted, and the time of its beginning
   */
  constructor(report = () => {}) {
    this.#report = report;
  }

  /** Whether the board falls freely, long enough to be counted. */
  get isFalling() {
    return Boolean(this.#fall) && this.#time - this.#fall.began >= shortestFall;
  }

  /** Takes the next sample: its time in seconds, and |a| in g. */
  add(seconds, magnitude) {
    if (!(seconds - this.#time <= longestGap)) [this.#fall, this.#peaks, this.#isLoud] = [undefined, undefined, false];
    this.#time = seconds;
    this.#takeFall(seconds, magnitude);
    this.#takePeak(seconds, magnitude);
  }

  #takeFall(seconds, magnitude) {
    if (magnitude < weightless) {
      this.#fall ??= { began: seconds, lowest: magnitude };
      this.#fall.lowest = Math.min(this.#fall.lowest, magnitude);
    } else if (this.#fall) {
      const duration = seconds - this.#fall.began;
      if (duration >= shortestFall) {
        this.#landed = seconds;
        this.#count("free fall", this.#fall.began, this.#fall.lowest, duration);
      }
      this.#fall = undefined;
    }
  }

  #takePeak(seconds, magnitude) {
    if (!this.#isLoud && magnitude > loud) {
      this.#isLoud = true;
      this.#peaks ??= { began: seconds, count: 0, highest: 0, isLanding: seconds - this.#landed <= landing };
      this.#peaks.count++;
    }
    if (this.#isLoud && magnitude < quiet) {
      this.#isLoud = false;
      this.#peaks.ended = seconds;
    }
    if (this.#isLoud) this.#peaks.highest = Math.max(this.#peaks.highest, magnitude);
    else if (this.#peaks && seconds - this.#peaks.ended > together) this.#conclude();
  }

  #conclude() {
    const { began, ended, count, highest, isLanding } = this.#peaks;
    const duration = ended - began;
    this.#peaks = undefined;
    if (isLanding) this.#count("drop", began, highest, duration);
    else if (count >= fewestPeaks && duration > longestKnock) this.#count("shake", began, highest, duration);
    else if (duration <= longestKnock) this.#count("knock", began, highest, duration);
  }

  #count(kind, began, extreme, duration) {
    this.counts[kind] = { count: this.counts[kind].count + 1, extreme, duration };
    this.last = kind;
    this.#report(kind, began, { extreme, duration });
  }
}
