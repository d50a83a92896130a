// A strip chart of three axes, or other values. In each column of pixels the range of the values is drawn, so
// that no peak is lost.

const axes = ["x", "y", "z"];

/** Samples farther apart, in seconds, are not connected by a line. */
const longestGap = 0.5;
/** The room for the numbers, in pixels. */
const margin = { left: 44, right: 22, top: 8, bottom: 20 };

/** The largest of 1, 2, 5, 10, … that is not above a value. */
function roundBelow(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  return [5, 2, 1].find((factor) => factor * power <= value * 1.0001) * power;
}

const signed = (value) => String(Number(value.toPrecision(3))).replace("-", "\u2212");

export class Chart {
  /**
   * @param {number} least  the smallest range of the vertical axis, from −least to +least
   * @param {string[]} names  the names of the values; the style has a colour --NAME and a class key-NAME for
   *   each
   */
  constructor(parent, title, unit, least, digits, names = axes) {
    Object.assign(this, { title, unit, least, digits, names, samples: [], first: 0, rate: 0 });
    const box = document.createElement("div");
    box.className = "chart";
    const heading = document.createElement("h3");
    heading.append(`${title} `);
    this.keys = names.map((name) => {
      const key = document.createElement("span");
      key.className = `key-${name}`;
      heading.append(key);
      return key;
    });
    this.about = document.createElement("span");
    this.about.className = "about";
    heading.append(this.about);
    this.canvas = document.createElement("canvas");
    this.canvas.setAttribute("role", "img");
    this.canvas.setAttribute("aria-label", `${title} in ${unit} over time; its numbers are above`);
    box.append(heading, this.canvas);
    this.box = box;
    parent.append(box);
    this.extent = least;
  }

  /** Takes samples, each a time and the values, and removes those that are older than 30 s. */
  add(samples) {
    for (const sample of samples) this.samples.push(sample);
    const last = this.samples.at(-1)?.[0] ?? 0;
    while (this.first < this.samples.length && this.samples[this.first][0] < last - 31) this.first++;
    if (this.first > 20000) {
      this.samples.splice(0, this.first);
      this.first = 0;
    }
  }

  /**
   * Shows the newest numbers.
   * @param {number} lost  the number of lost samples, where it is known
   * @param {number} now  the time, where samples may have ended
   * @param {string} failure  the reason why there are no samples
   */
  tell(lost, now, failure) {
    const last = this.samples.at(-1);
    if (failure || (last && now - last[0] > 1)) {
      this.keys.forEach((key, index) => {
        key.textContent = `${this.names[index]} –`;
      });
      this.about.textContent = failure ?? "no samples";
      return;
    }
    if (!last) return;
    this.names.forEach((name, index) => {
      const text = last[index + 1].toFixed(this.digits).padStart(this.digits + 5);
      this.keys[index].textContent = `${name}${text}`;
    });
    const second = this.samples.length - this.index(last[0] - 1);
    const losses = lost === undefined ? "" : ` · ${lost} lost`;
    this.about.textContent = `${this.unit} · ${second} a second${losses}`;
  }

  /** The index of the first sample that is not before a time. */
  index(time) {
    let [low, high] = [this.first, this.samples.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.samples[middle][0] < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Draws the last seconds before a time. */
  draw(now, span, style) {
    const { canvas } = this;
    const ratio = window.devicePixelRatio || 1;
    const [width, height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio].map(Math.round);
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d");
    context.clearRect(0, 0, width, height);
    const start = this.index(now - span);
    let most = this.least;
    for (let i = start; i < this.samples.length; i++) {
      for (let axis = 1; axis <= this.names.length; axis++) most = Math.max(most, Math.abs(this.samples[i][axis]));
    }
    // The range widens immediately and narrows slowly.
    this.extent = Math.max(most, this.extent * 0.98);
    const [left, right] = [margin.left * ratio, width - margin.right * ratio];
    const [top, bottom] = [margin.top * ratio, height - margin.bottom * ratio];
    const plot = {
      left, right, top, bottom, ratio, middle: (top + bottom) / 2, scale: (bottom - top) / 2 / (this.extent * 1.05),
      from: now - span, perSecond: (right - left) / span,
    };
    this.grid(context, plot, span, style);
    context.save();
    context.beginPath();
    context.rect(left, 0, right - left, height);
    context.clip();
    context.lineWidth = 1.5 * ratio;
    this.names.forEach((name, index) => {
      context.strokeStyle = style.getPropertyValue(`--${name}`);
      this.trace(context, plot, index + 1, start);
    });
    context.restore();
  }

  trace(context, { left, middle, scale, from, perSecond }, axis, start) {
    let column = -1;
    let [low, high] = [0, 0];
    context.beginPath();
    for (let i = start; i < this.samples.length; i++) {
      const x = Math.floor(left + (this.samples[i][0] - from) * perSecond);
      const y = middle - this.samples[i][axis] * scale;
      if (x !== column) {
        if (column >= 0 && high > low) {
          context.moveTo(column, low);
          context.lineTo(column, high);
        }
        if (column >= 0 && this.samples[i][0] - this.samples[i - 1][0] < longestGap) {
          context.moveTo(column, middle - this.samples[i - 1][axis] * scale);
          context.lineTo(x, y);
        }
        [column, low, high] = [x, y, y];
      } else {
        [low, high] = [Math.min(low, y), Math.max(high, y)];
      }
    }
    context.stroke();
  }

  /** Lines at round values and times, with their numbers in the margins. */
  grid(context, { left, right, top, bottom, ratio, middle, scale, perSecond }, span, style) {
    context.font = `${12 * ratio}px system-ui, sans-serif`;
    context.lineWidth = ratio;
    context.strokeStyle = style.getPropertyValue("--line");
    context.fillStyle = style.getPropertyValue("--faint");
    context.beginPath();
    [context.textAlign, context.textBaseline] = ["right", "middle"];
    const step = roundBelow(this.extent / 1.5);
    const most = Math.floor(this.extent / step);
    for (let number = -most; number <= most; number++) {
      const y = Math.round(middle - number * step * scale) + 0.5;
      context.moveTo(left, y);
      context.lineTo(right, y);
      context.fillText(signed(number * step), left - 6 * ratio, y);
    }
    [context.textAlign, context.textBaseline] = ["center", "alphabetic"];
    const interval = roundBelow(span / 4);
    for (let ago = 0; ago < span; ago += interval) {
      const x = Math.round(right - ago * perSecond) - 0.5;
      context.moveTo(x, top);
      context.lineTo(x, bottom);
      context.fillText(ago ? `${signed(-ago)} s` : "now", x, bottom + 15 * ratio);
    }
    context.stroke();
  }
}
