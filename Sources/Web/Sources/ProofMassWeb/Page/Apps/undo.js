// A paper for drawing, whose last stroke is undone when the device is shaken, after the question that phones
// ask. The web has no event for a shake: it is detected here from the acceleration without gravity.

/** The parameters of ShakeDetector in ProofMassFusion: in g, and in seconds. */
const threshold = 1;
const enough = 4;
const within = 0.6;
const longest = 1;
const quiet = 0.3;

const html = `
  <section>
    <svg id="undo-paper" class="paper" viewBox="0 0 400 300" tabindex="0" role="application"
      aria-label="A paper: draw with a finger, the mouse, or the arrow keys" aria-describedby="undo-strokes">
      <circle id="undo-pen" class="pen" r="6" cx="200" cy="150"/>
    </svg>
    <dl class="values">
      <div><dt>Drawn</dt><dd><span id="undo-strokes" role="status">no stroke</span></dd></div>
      <div><dt>Last shake</dt><dd id="undo-shake">none</dd></div>
    </dl>
    <p><label>Acceleration without gravity, <span id="undo-acceleration">0.0</span> g
      <meter id="undo-meter" min="0" max="3" low="1" high="2.9" optimum="0"></meter></label></p>
    <p class="about">Peaks beyond 1 g, each opposite to the one before: <span id="undo-peaks">0</span> of 4.
      Draw, and shake the device to undo.</p>
  </section>
  <dialog id="undo-question" aria-labelledby="undo-title">
    <h2 id="undo-title">Undo drawing?</h2>
    <p class="row">
      <button type="button" id="undo-cancel">Cancel</button>
      <button type="button" id="undo-redo">Redo</button>
      <button type="button" id="undo-undo">Undo</button>
    </p>
  </dialog>`;

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Detects shakes from the acceleration without gravity. */
class Shakes {
  /** The latest peaks, each with its time and its direction, which is opposite to that of the previous one. */
  peaks = [];
  /** What the last shake was. */
  last = "none";
  /** The times at which the shake began, and at which the acceleration was last above the threshold. */
  #began;
  #loud = -Infinity;

  /** Takes the next acceleration; true where it completes a shake that was short enough. */
  add(user, seconds) {
    const size = Math.hypot(...user);
    if (size > threshold) {
      this.#loud = seconds;
      this.peaks = this.peaks.filter((peak) => peak.seconds >= seconds - within);
      const last = this.peaks.at(-1);
      // Within 60° of the last peak's direction it belongs to that peak, beyond 120° to a new one, in between to
      // another motion.
      const cosine = last ? dot(last.user, user) / Math.hypot(...last.user) / size : -1;
      if (cosine < -0.5) this.peaks.push({ user, seconds });
      else if (cosine <= 0.5) this.peaks = [{ user, seconds }];
      if (this.peaks.length >= enough) this.#began ??= this.peaks[0].seconds;
    } else if (seconds - this.#loud > quiet) {
      const isShort = this.#began !== undefined && this.#loud - this.#began <= longest;
      if (this.#began !== undefined) this.last = isShort ? "counts" : "too long: does not count";
      [this.peaks, this.#began] = [[], undefined];
      return isShort;
    }
    return false;
  }
}

/** The paper, on which pointer and arrow keys draw; `tell` is called when the number of strokes changes. */
class Paper {
  undone = [];
  #paper;
  #pen;
  #stroke;
  #tell;

  constructor(paper, pen, tell) {
    [this.#paper, this.#pen, this.#tell] = [paper, pen, tell];
    paper.addEventListener("pointerdown", (event) => {
      if (!event.isPrimary) return;
      paper.setPointerCapture(event.pointerId);
      this.#begin(...this.#place(event));
    });
    paper.addEventListener("pointermove", (event) => {
      if (this.#stroke && paper.hasPointerCapture(event.pointerId)) this.#extend(...this.#place(event));
    });
    for (const name of ["pointerup", "pointercancel", "keyup"]) {
      paper.addEventListener(name, () => {
        this.#stroke = undefined;
      });
    }
    paper.addEventListener("keydown", (event) => this.#press(event));
  }

  get strokes() {
    return [...this.#paper.querySelectorAll("polyline")];
  }

  undo() {
    const last = this.strokes.at(-1);
    this.undone.push(last);
    last.remove();
    this.#tell();
  }

  redo() {
    this.#paper.append(this.undone.pop());
    this.#tell();
  }

  #begin(x, y) {
    this.#stroke = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
    this.#paper.append(this.#stroke);
    this.undone.length = 0;
    this.#extend(x, y);
    this.#tell();
  }

  #extend(x, y) {
    this.#stroke.points.appendItem(Object.assign(this.#paper.createSVGPoint(), { x, y }));
    this.#pen.setAttribute("cx", x);
    this.#pen.setAttribute("cy", y);
  }

  /** The position of the pointer on the paper. */
  #place(event) {
    const onPaper = this.#paper.getScreenCTM().inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(onPaper);
    return [x, y];
  }

  #press(event) {
    const step = { ArrowLeft: [-8, 0], ArrowRight: [8, 0], ArrowUp: [0, -8], ArrowDown: [0, 8] }[event.key];
    if (!step) return;
    event.preventDefault();
    const [x, y] = ["cx", "cy"].map((name) => Number(this.#pen.getAttribute(name)));
    if (!this.#stroke) this.#begin(x, y);
    this.#extend(Math.max(0, Math.min(400, x + step[0])), Math.max(0, Math.min(300, y + step[1])));
  }
}

function start(at) {
  const shakes = new Shakes();
  let newest = [0, 0, 0];
  const paper = new Paper(at("paper"), at("pen"), () => {
    const count = paper.strokes.length;
    at("strokes").textContent = count === 0 ? "no stroke" : count === 1 ? "1 stroke" : `${count} strokes`;
  });

  function ask() {
    if (at("question").open || !(paper.strokes.length || paper.undone.length)) return;
    at("undo").hidden = !paper.strokes.length;
    at("redo").hidden = !paper.undone.length;
    at("question").showModal();
  }

  for (const [name, carryOut] of [["cancel", () => {}], ["undo", () => paper.undo()], ["redo", () => paper.redo()]]) {
    at(name).addEventListener("click", () => {
      carryOut();
      at("question").close();
    });
  }
  return {
    take({ user, seconds }) {
      newest = user;
      if (shakes.add(user, seconds)) ask();
    },
    draw() {
      at("meter").value = Math.hypot(...newest);
    },
    tell() {
      at("acceleration").textContent = Math.hypot(...newest).toFixed(1);
      at("peaks").textContent = Math.min(enough, shakes.peaks.length);
      at("shake").textContent = shakes.last;
    },
  };
}

/** @type {import("./app-run.js").App} */
export const app = { name: "undo", title: "Shake to undo", html, start };
