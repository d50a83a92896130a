// The exercises in an element of a page: their list, one of them, and its console. The chips are WebAssembly in the
// page. The page of `serve`, which may not run any, has a file of this name that shows exercises.html in a frame.

import { Attempt } from "./attempt.js";
import { forms } from "./console.js";
import { element, frame, mark, style } from "./exercises-frame.js";
import { lessons } from "./lessons.js";
import { Progress } from "./progress.js";
import { ProofMass } from "./proofmass.js";

const mostLines = 400;
const mostHistory = 100;

/** The exercises of one element. */
class Panel {
  #place;
  #only;
  #chosen;
  #progress = new Progress(lessons.map(({ id }) => id));
  #lesson = lessons[0];
  #attempt;
  /** The number of the last start of a lesson: a board that arrives after a later start is closed. */
  #start = 0;
  #history = [];
  #recalled = 0;
  /** Whether the learner has used the bus, in this or an earlier start of the lesson. */
  #isTried = false;
  #isHinted = false;

  constructor(place, only, chosen) {
    [this.#place, this.#only, this.#chosen] = [place, only, chosen];
    place.classList.add("exercises");
    place.innerHTML = frame;
    if (only) place.querySelector("nav").remove();
    const on = (name, kind, call) => this.#at(name)?.addEventListener(kind, call);
    on("form", "submit", (event) => this.#enter(event));
    on("line", "keydown", (event) => this.#recall(event));
    on("forget", "click", () => {
      this.#progress.forget();
      this.#list();
      this.#focusOnChoice();
    });
    on("show-hint", "click", () => {
      this.#fold("hint", this.#at("hint").hidden);
      this.#isHinted = true;
      this.#giveSolution();
    });
    on("show-solution", "click", () => {
      this.#fold("solution", this.#at("solution").hidden);
      this.#giveSolution();
    });
    on("reveal", "click", () => {
      this.#reveal();
      this.#at("lines").focus();
    });
    on("again", "click", () => this.#begin().then(() => this.#at("line").focus()));
    on("type", "click", async () => {
      await this.#begin();
      for (const line of this.#attempt ? this.#lesson.solution : []) this.#run(line);
    });
    this.#at("forms").append(...forms.flatMap(([shape, meaning, example]) =>
      [element("dt", shape), element("dd", `${meaning}: ${example}`)]));
  }

  #at(name) {
    return this.#place.querySelector(`#exercise-${name}`);
  }

  /** Shows an exercise on a new board; the first one where there is none of that name. */
  show(id) {
    this.#lesson = lessons.find((one) => one.id === id) ?? lessons[0];
    this.#isTried = this.#isHinted = false;
    const { title, goal, text, driver, fact, source, hint } = this.#lesson;
    this.#at("title").textContent = title;
    this.#at("goal").textContent = goal;
    this.#at("text").replaceChildren(...text.map((one) => mark(element("p", ""), one)));
    this.#at("driver").textContent = (driver ?? []).map((line, index) => `${index + 1}  ${line}`).join("\n");
    this.#at("driver").hidden = !driver;
    mark(this.#at("fact"), `${fact} Source: ${source}.`);
    mark(this.#at("hint"), hint);
    this.#fold("hint", false);
    this.#fold("solution", false);
    [this.#at("shown").hidden, this.#at("early").hidden, this.#at("lines").textContent] = [true, false, ""];
    this.#list();
    return this.#begin();
  }

  async #begin() {
    const mine = ++this.#start;
    this.#attempt?.console.board.close();
    this.#attempt = undefined;
    const enable = (isOn) => ["line", "run", "type"].forEach((name) => (this.#at(name).disabled = !isOn));
    enable(false);
    this.#at("log").replaceChildren();
    this.#steps();
    try {
      const { chips, sensing } = this.#lesson;
      const board = await ProofMass.board(chips, { sensing, seed: 1, drivers: false });
      if (mine !== this.#start) return board.close();
      this.#attempt = new Attempt(this.#lesson, board);
    } catch (error) {
      if (mine === this.#start) this.#tell(`The chips are missing: ${error.message}. Reload the page.`, "mistake");
      return undefined;
    }
    this.#tell("The board has been powered on. Type help for the forms of a line.", "answer");
    for (const [line, said] of this.#attempt.before) this.#answer(line, said);
    enable(true);
    this.#steps();
    return undefined;
  }

  // MARK: The console

  #tell(text, kind) {
    const log = this.#at("log");
    const line = element("p", text, kind);
    log.append(kind === "told" || kind === "advice" ? mark(line, text) : line);
    while (log.children.length > mostLines) log.firstChild.remove();
    log.scrollTop = log.scrollHeight;
  }

  #answer(line, { lines, isMistake, advice }) {
    this.#tell(line, "typed");
    for (const one of lines) this.#tell(one, isMistake ? "mistake" : "answer");
    if (advice) this.#tell(advice, "advice");
  }

  #run(line) {
    const { lesson, done } = this.#attempt;
    this.#answer(line, this.#attempt.run(line));
    if (this.#attempt.isTried) this.#isTried = true;
    this.#giveSolution();
    if (this.#attempt.done === done) return;
    for (const { text } of lesson.steps.slice(done, this.#attempt.done)) this.#tell(`done: ${text}`, "told");
    this.#steps();
    if (!this.#attempt.isSolved) return;
    this.#progress.add(lesson.id);
    this.#list();
  }

  #enter(event) {
    event.preventDefault();
    const field = this.#at("line");
    const line = field.value.trim();
    if (!line || !this.#attempt) return;
    if (this.#history.at(-1) !== line) this.#history.push(line);
    this.#history = this.#history.slice(-mostHistory);
    this.#recalled = this.#history.length;
    field.value = "";
    this.#run(line);
  }

  #recall(event) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    this.#recalled = Math.max(0, Math.min(this.#history.length, this.#recalled + by));
    this.#at("line").value = this.#history[this.#recalled] ?? "";
  }

  // MARK: The exercise

  #list() {
    if (this.#only) return;
    const { solved, isKept } = this.#progress;
    this.#at("list").replaceChildren(...lessons.map(({ id, title }) => {
      const item = document.createElement("li");
      const button = element("button", title, solved.has(id) ? "done" : "");
      button.type = "button";
      button.dataset.exercise = id;
      if (solved.has(id)) button.append(element("small", ", solved"));
      if (id === this.#lesson.id) button.setAttribute("aria-current", "true");
      button.addEventListener("click", () => this.#choose(id, true));
      item.append(button);
      return item;
    }));
    // Where the list is one row, the exercise is in its middle.
    const list = this.#at("list");
    const current = list.querySelector("[aria-current]");
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
    this.#at("progress").textContent = `${solved.size} of ${lessons.length} solved.`
      + (isKept ? "" : " This browser stores nothing for this page, so they are forgotten when you leave it.");
    this.#at("forget").disabled = !solved.size;
  }

  #choose(id, hasFocus = false) {
    this.show(id);
    this.#chosen(id);
    // The list was replaced, and with it the button that had the focus.
    if (hasFocus) this.#focusOnChoice();
    else this.#at("title").focus();
  }

  #focusOnChoice() {
    this.#at("list").querySelector("[aria-current]").focus();
  }

  #steps() {
    const done = this.#attempt?.done ?? 0;
    this.#at("steps").replaceChildren(...this.#lesson.steps.map(({ text }, index) => {
      const item = mark(element("li", "", index < done ? "done" : index === done ? "next" : ""), text);
      if (index === done) item.setAttribute("aria-current", "step");
      if (index < done) item.append(element("small", " Done."));
      return item;
    }));
    const isSolved = Boolean(this.#attempt?.isSolved);
    const next = this.#only ? undefined : lessons[lessons.indexOf(this.#lesson) + 1];
    this.#at("done").textContent = isSolved ? "Solved. " : "";
    if (!isSolved || !next) return;
    const button = element("button", `Next: ${next.title}`);
    button.type = "button";
    button.addEventListener("click", () => this.#choose(next.id));
    this.#at("done").append(button);
  }

  /** Opens or closes what a button shows. */
  #fold(name, isOpen) {
    this.#at(name).hidden = !isOpen;
    this.#at(`show-${name}`).setAttribute("aria-expanded", String(isOpen));
  }

  /** Shows the solution in its open place after the hint and an attempt; before, a second button does. */
  #giveSolution() {
    if (this.#at("solution").hidden) return;
    if (this.#attempt?.isSolved || (this.#isTried && this.#isHinted)) this.#reveal();
  }

  #reveal() {
    this.#at("lines").textContent = this.#lesson.solution.join("\n");
    [this.#at("early").hidden, this.#at("shown").hidden] = [true, false];
  }
}

/**
 * Shows the exercises in an element: the list with what is solved, and one exercise.
 * @param {HTMLElement} place  an empty element
 * @param {{only?: boolean, first?: string, chosen?: (id: string) => void}} [options]  `only` one exercise, without the
 *   list; the `first` one's name; `chosen` is called when another is chosen here
 * @returns {Promise<{show: (id: string) => void}>}  shows another exercise
 */
export async function offerExercises(place, { only = false, first = "", chosen = () => {} } = {}) {
  await style();
  const panel = new Panel(place, only, chosen);
  panel.show(first);
  return { show: (id) => panel.show(id) };
}
