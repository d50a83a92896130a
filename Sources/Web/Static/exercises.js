// The page of the exercises: texts and steps on one side, a console on the other.

import { Attempt } from "./attempt.js";
import { Console, forms } from "./console.js";
import { lessons } from "./lessons.js";
import { ProofMass } from "./proofmass.js";

const at = (id) => document.getElementById(id);
const mostLines = 400;
const mostHistory = 100;
const storage = "proofmass-exercises";

let lesson = lessons[0];
let attempt;
/** The number of the last choice of a lesson: a board that arrives after a later choice is closed. */
let choice = 0;
let history = [];
let place = 0;
let solved = new Set();

function element(name, text, className) {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

// MARK: Solved lessons, as far as the browser stores them

function remember() {
  try {
    localStorage.setItem(storage, [...solved].join());
  } catch {
    // Then they are only remembered during this visit.
  }
}

function recall() {
  try {
    const known = (localStorage.getItem(storage) ?? "").split(",");
    solved = new Set(lessons.map(({ id }) => id).filter((id) => known.includes(id)));
  } catch {
    solved = new Set();
  }
}

// MARK: The console

function tell(text, kind) {
  const log = at("log");
  log.append(element("p", text, kind));
  while (log.children.length > mostLines) log.firstChild.remove();
  log.scrollTop = log.scrollHeight;
}

function show(line, { lines, isMistake }) {
  tell(line, "typed");
  for (const one of lines) tell(one, isMistake ? "mistake" : "answer");
}

function run(line) {
  const before = attempt.done;
  show(line, attempt.run(line));
  if (attempt.done === before) return;
  for (const { text } of lesson.steps.slice(before, attempt.done)) tell(`done: ${text}`, "told");
  showSteps();
  if (!attempt.isSolved) return;
  tell("the exercise is solved", "told");
  solved.add(lesson.id);
  remember();
  showLessons();
}

function enter(event) {
  event.preventDefault();
  const line = at("line").value.trim();
  if (!line || !attempt) return;
  if (history.at(-1) !== line) history.push(line);
  history = history.slice(-mostHistory);
  place = history.length;
  at("line").value = "";
  run(line);
}

function bringBack(event) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  place = Math.max(0, Math.min(history.length, place + by));
  at("line").value = history[place] ?? "";
}

// MARK: The exercise

function showLessons() {
  at("lessons").replaceChildren(...lessons.map(({ id, title }) => {
    const item = document.createElement("li");
    const link = element("a", solved.has(id) ? `${title} ✓` : title);
    link.href = `#${id}`;
    if (solved.has(id)) link.setAttribute("aria-label", `${title}, done`);
    if (id === lesson.id) link.setAttribute("aria-current", "true");
    item.append(link);
    return item;
  }));
}

function showSteps() {
  const done = attempt?.done ?? 0;
  at("steps").replaceChildren(...lesson.steps.map(({ text }, index) => {
    const item = element("li", text, index < done ? "done" : index === done ? "next" : "");
    if (index < done) item.append(element("small", " Done."));
    return item;
  }));
  const next = lessons[lessons.indexOf(lesson) + 1];
  at("done").textContent = !attempt?.isSolved ? "" : next ? "Well done. " : "Well done. That was the last one.";
  if (!attempt?.isSolved || !next) return;
  const link = element("a", `Next: ${next.title}`);
  link.href = `#${next.id}`;
  at("done").append(link);
}

function fold(button, content, isOpen) {
  at(content).hidden = !isOpen;
  at(button).setAttribute("aria-expanded", String(isOpen));
}

/** Begins the lesson on a new board. */
async function begin() {
  const mine = ++choice;
  attempt?.console.board.close();
  attempt = undefined;
  for (const id of ["line", "run", "type"]) at(id).disabled = true;
  at("log").replaceChildren();
  showSteps();
  try {
    const board = await ProofMass.board(lesson.chips, { sensing: lesson.sensing, seed: 1, drivers: false });
    if (mine !== choice) return board.close();
    attempt = new Attempt(lesson, new Console(board));
  } catch (error) {
    if (mine === choice) tell(`the chips cannot be had: ${error.message}`, "mistake");
    return;
  }
  for (const [line, said] of attempt.before) show(line, said);
  for (const id of ["line", "run", "type"]) at(id).disabled = false;
  showSteps();
}

function open() {
  lesson = lessons.find(({ id }) => `#${id}` === location.hash) ?? lessons[0];
  at("title").textContent = lesson.title;
  at("text").replaceChildren(...lesson.text.map((text) => element("p", text)));
  at("fact").textContent = `From the datasheet: ${lesson.fact}`;
  at("hint-text").textContent = lesson.hint;
  at("lines").textContent = lesson.solution.join("\n");
  fold("show-hint", "hint-text", false);
  fold("show-solution", "solved", false);
  showLessons();
  return begin();
}

recall();
at("forms").replaceChildren(...forms.flatMap(([shape, meaning, example]) =>
  [element("dt", shape), element("dd", `${meaning}: ${example}`)]));
at("form").addEventListener("submit", enter);
at("line").addEventListener("keydown", bringBack);
at("show-hint").addEventListener("click", () => fold("show-hint", "hint-text", at("hint-text").hidden));
at("show-solution").addEventListener("click", () => fold("show-solution", "solved", at("solved").hidden));
at("again").addEventListener("click", async () => {
  await begin();
  at("line").focus();
});
at("type").addEventListener("click", async () => {
  await begin();
  for (const line of attempt ? lesson.solution : []) run(line);
});
addEventListener("hashchange", open);
open();
