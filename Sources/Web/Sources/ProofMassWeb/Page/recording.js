// A recording of complete samples, and its file in the format of `proofmass stream --output`.

/** The most samples of all sensors together in a recording: approximately 90 MB of memory. */
export const mostSamples = 2_000_000;

const nanoseconds = (seconds) => Math.round(seconds * 1e9);

/** A time in nanoseconds as text in seconds, with all its digits. */
function seconds(time) {
  const fraction = String(time % 1e9).padStart(9, "0").replace(/0+$/, "");
  return `${Math.floor(time / 1e9)}${fraction && "."}${fraction}`;
}

export class Recording {
  #header;
  #columns;
  #sensors;
  /** Marks of lost samples, in the order of the samples after them; times in nanoseconds. */
  #losses = [];
  /** The previous object; the recording begins at the time of the first one. */
  #last;
  #origin;
  #end;
  /** The number of samples of all sensors. */
  count = 0;
  /** The number of lost samples. */
  lost = 0;

  /** @param hello  the first object of the stream */
  constructor({ sensors, recording }) {
    this.#header = { ...recording.header, began: new Date().toISOString() };
    this.#columns = recording.columns;
    // Each sample is four consecutive numbers: a time in nanoseconds and three axes.
    this.#sensors = Object.keys(sensors).map((name) => ({ name, samples: [], sent: 0, lost: 0, sum: 0 }));
  }

  /** The duration in seconds. */
  get duration() {
    return this.#last ? this.#last.time_s - this.#origin / 1e9 : 0;
  }

  get isFull() {
    return this.count >= mostSamples;
  }

  /** The name of its file without an extension: proofmass-20261123-145007. */
  get name() {
    const digits = this.#header.began.replace(/\D/g, "");
    return `proofmass-${digits.slice(0, 8)}-${digits.slice(8, 14)}`;
  }

  /** Whether samples are from other parts or with other sensing than the previous ones. */
  isOther({ truth }) {
    const before = this.#last?.truth;
    return Boolean(before) && (truth.noise !== before.noise || truth.seed !== before.seed);
  }

  /** Takes an object with samples. */
  take(object) {
    if (!this.#last) {
      this.#origin = nanoseconds(object.time_s);
      if (object.truth?.seed !== undefined) this.#header.seed = String(object.truth.seed);
      if (object.truth?.noise === false) this.#header.sensing = "ideal";
    }
    for (const sensor of this.#sensors) {
      if (this.#last) this.#takeSamples(sensor, object);
      else [sensor.sent, sensor.lost] = [object.sent[sensor.name], object.lost[sensor.name]];
    }
    this.#last = object;
  }

  #takeSamples(sensor, object) {
    const samples = object[sensor.name];
    if (!samples.length) return;
    const places = (object.losses ?? []).filter((place) => place.sensor === sensor.name);
    let unplaced = object.lost[sensor.name] - sensor.lost;
    const missed = object.sent[sensor.name] - sensor.sent - samples.length;
    if (missed > 0) {
      // The places of losses were in objects that did not reach this page: only their sum is known.
      const other = Math.max(0, unplaced - places.reduce((sum, place) => sum + place.count, 0));
      this.#lose(sensor, missed + other, samples[0][0]);
      unplaced -= other;
    }
    for (const place of places) {
      // Excludes losses before the beginning.
      const count = Math.min(place.count, unplaced);
      this.#lose(sensor, count, place.before_s);
      unplaced -= count;
    }
    [sensor.sent, sensor.lost] = [object.sent[sensor.name], object.lost[sensor.name] - unplaced];
    for (const [time, x, y, z] of samples) {
      const since = nanoseconds(time) - this.#origin;
      if (since < 0) continue;
      sensor.samples.push(since, x, y, z);
      this.count++;
    }
  }

  #lose(sensor, count, time) {
    if (!count) return;
    const before = time === null ? Infinity : nanoseconds(time) - this.#origin;
    this.#losses.push({ sensor: sensor.name, count, before });
    sensor.sum += count;
    this.lost += count;
  }

  /** Ends the recording. @param {string} failure  the reason for an early end, if any */
  end(failure) {
    for (const sensor of this.#last ? this.#sensors : []) {
      const { sent, lost } = this.#last;
      this.#lose(sensor, sent[sensor.name] - sensor.sent + lost[sensor.name] - sensor.lost, null);
    }
    this.#losses.sort((one, other) => (one.before < other.before ? -1 : one.before > other.before ? 1 : 0));
    this.#end = { ended: new Date().toISOString(), failure };
  }

  /** The file of an ended recording, in pieces. @param {"csv" | "jsonl"} format */
  *pieces(format) {
    const isCSV = format === "csv";
    const mark = (name, value) =>
      isCSV ? `# ${name}: ${JSON.stringify(value)}\n` : `${JSON.stringify({ [name]: value })}\n`;
    let text = isCSV
      ? Object.entries(this.#header).map(([name, value]) => mark(name, value)).join("") + `${this.#columns}\n`
      : `${JSON.stringify(this.#header)}\n`;
    const losses = [...this.#losses];
    const lose = (time) => {
      while (losses.length && losses[0].before <= time) {
        const { sensor, count, before } = losses.shift();
        text += mark("lost", { sensor, count, before_s: before === Infinity ? null : before / 1e9 });
      }
    };
    let rows = 0;
    for (const { time, cells } of this.#rows()) {
      lose(time);
      text += isCSV ? seconds(time) : `{"time_s":${seconds(time)}`;
      cells.forEach((cell, index) => {
        if (isCSV) text += `,${cell}`;
        else if (cell !== "") text += `,"${this.#columns[index + 1]}":${cell}`;
      });
      text += isCSV ? "\n" : "}\n";
      rows++;
      if (text.length < 0x40000) continue;
      yield text;
      text = "";
    }
    lose(Infinity);
    const lost = Object.fromEntries(this.#sensors.map((sensor) => [sensor.name, sensor.sum]));
    yield text + mark("end", { ended: this.#end.ended, rows, lost, failure: this.#end.failure });
  }

  /** Samples of one instant form one row; each row is later than the previous one. */
  *#rows() {
    const next = this.#sensors.map(() => 0);
    const head = (index) => this.#sensors[index].samples[next[index]] ?? Infinity;
    let last = -1;
    for (;;) {
      const time = Math.min(...next.map((_, index) => head(index)));
      if (time === Infinity) return;
      const cells = this.#sensors.flatMap(({ samples }, index) => {
        if (head(index) !== time) return ["", "", ""];
        next[index] += 4;
        return samples.slice(next[index] - 3, next[index]);
      });
      last = Math.max(time, last + 1);
      yield { time: last, cells };
    }
  }
}
