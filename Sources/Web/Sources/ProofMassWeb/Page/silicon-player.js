// Slow motion: asks for frames of the next milliseconds, and plays, pauses and scrubs them.

import { add, grouped, tell } from "./silicon-dom.js";

/** Seconds in which any slow motion is played, and milliseconds after which no answer is expected. */
const [playFor, patience] = [10, 5000];
/** By the name of the button: the members of the request. A fall from 1 m takes 0.45 s, the landing 0.02 s. */
const motions = {
  "Self-test +": { self_test: "+" },
  "Self-test −": { self_test: "-" },
  "Knock": { motion: "knock" },
  "Drop": { motion: "drop", for_s: 0.5 },
  "Next 10 ms": {},
};

const ms = (seconds) => `${(seconds * 1000).toFixed(seconds < 0.1 ? 2 : 0)} ms`;

export class Player {
  /**
   * @param {(members: object) => boolean} request  asks for frames of the chip that is shown
   * @param {() => void} changed  called when a slow motion begins or ends
   */
  constructor(place, request, changed) {
    Object.assign(this, { request, changed, index: 0, isPlaying: false });
    const row = add(place, "p", { class: "row", role: "group", "aria-label": "Slow motion" });
    add(row, "span", { class: "about" }, "Slow motion:");
    for (const name in motions) {
      add(row, "button", { type: "button" }, name).addEventListener("click", () => this.begin(name));
    }
    const line = add(place, "p", { class: "row silicon-line" });
    this.button = add(line, "button", { type: "button", disabled: "" }, "Play");
    this.slider = add(line, "input", {
      type: "range", min: 0, max: 1, value: 0, disabled: "", "aria-label": "Moment of the slow motion" });
    this.moment = add(line, "span", { class: "silicon-moment" });
    this.back = add(line, "button", { type: "button", disabled: "" }, "Back to the present");
    this.status = add(place, "p", { class: "about", role: "status" });
    this.button.addEventListener("click", () => (this.isPlaying ? this.pause() : this.play()));
    this.slider.addEventListener("input", () => {
      this.pause();
      this.index = Number(this.slider.value);
    });
    this.back.addEventListener("click", () => this.end());
    this.end();
  }

  begin(name) {
    if (!this.request({ for_s: 0.01, ...motions[name] })) {
      return tell(this.status, "The page is not connected: wait until it is live, then press the button again.");
    }
    clearTimeout(this.timer);
    this.wanted = name;
    tell(this.status, `${name}: the frames are being computed.`);
    this.timer = setTimeout(() => {
      this.wanted = undefined;
      tell(this.status, `${name}: no answer. The events say whether the board refused it; press the button again.`);
    }, patience);
  }

  /** Takes an answer. All clients receive it: only the one that has asked shows it. */
  take(object) {
    if (!this.wanted) return;
    clearTimeout(this.timer);
    [this.capture, this.name, this.wanted] = [object, this.wanted, undefined];
    this.times = object.sensors[0].frames.map(({ time_s }) => time_s);
    // A copy of the board is computed from its present on.
    this.length = this.times.at(-1) - this.times[0];
    this.slower = grouped(Number((playFor / this.length).toPrecision(2)));
    this.slider.max = this.times.length - 1;
    for (const part of [this.button, this.slider, this.back]) part.disabled = false;
    this.index = 0;
    this.changed();
    // Users who prefer reduced motion move the slider, or press Play.
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    tell(this.status, `${this.name}: ${ms(this.length)} of a copy of the board, `
      + (isStill ? "to be scrubbed or played." : "played in 10 s."));
    if (isStill) this.pause();
    else this.play();
  }

  play() {
    if (this.index >= this.times.length - 1) this.index = 0;
    this.isPlaying = true;
    this.from = performance.now() - this.index / this.times.length * playFor * 1000;
    tell(this.button, "Pause");
  }

  pause() {
    this.isPlaying = false;
    tell(this.button, "Play");
  }

  end() {
    clearTimeout(this.timer);
    this.pause();
    const had = this.capture;
    [this.capture, this.wanted] = [undefined, undefined];
    for (const part of [this.button, this.slider, this.back]) part.disabled = true;
    this.slider.value = 0;
    tell(this.moment, "the present");
    tell(this.status, "Frames are computed on a copy of the board, which itself stays as it is.");
    if (had) this.changed();
  }

  /** The place of the frame to be shown now; undefined where the present is shown. */
  at(now) {
    if (!this.capture) return undefined;
    if (this.isPlaying) {
      const index = Math.floor((now - this.from) / 1000 / playFor * this.times.length);
      this.index = Math.max(0, Math.min(this.times.length - 1, index));
      if (this.index === this.times.length - 1) this.pause();
      this.slider.value = this.index;
    }
    if (this.shown !== this.index || this.shownOf !== this.capture) {
      [this.shown, this.shownOf] = [this.index, this.capture];
      const words = `${ms(this.times[this.index] - this.times[0])} of ${ms(this.length)}, ${this.slower} times slower`;
      tell(this.moment, words);
      this.slider.setAttribute("aria-valuetext", words);
    }
    return this.index;
  }
}
