// The numbers of one sensor: the chain of an axis as a list, all axes as a table, and the ideal twin.

import { add, fixed, tell } from "./silicon-dom.js";

const axes = ["X", "Y", "Z"];

function head(table, name, caption, names) {
  table.className = name;
  add(table, "caption", {}, caption);
  const row = add(add(table, "thead"), "tr");
  for (const column of names) add(row, "th", { scope: "col" }, column);
  return add(table, "tbody");
}

/** A table that a narrow screen scrolls. */
function scrolled(place, label) {
  return add(add(place, "div", { class: "scroll", tabindex: 0, role: "region", "aria-label": label }), "table");
}

/** The chain of one axis, a stage after the other. */
export class Chain {
  constructor(place, stages, part) {
    Object.assign(this, { stages, part });
    const label = "From the world to the registers";
    const list = add(place, "ol", { class: "silicon-chain", role: "list", "aria-label": label });
    this.items = stages.map(({ name, unit, isOfAll }) => {
      const item = add(list, "li", isOfAll ? { class: "broad" } : {});
      add(item, "b", {}, name);
      const number = add(item, "span");
      const value = add(number, "span", { class: "value" }, "–");
      number.append(` ${unit}`);
      return { value, says: add(item, "small") };
    });
  }

  choose(axis) {
    this.items.forEach(({ says }, index) => tell(says, this.stages[index].says(this.part, axis)));
  }

  tell(frame, axis) {
    this.items.forEach(({ value }, index) => tell(value, this.stages[index].text(frame, axis)));
  }
}

/** The same stages on all axes. */
export class AllAxes {
  constructor(place, stages) {
    const body = head(
      scrolled(place, "The stages on all axes"), "silicon-axes", "On all axes", ["Stage", ...axes, "Unit"]);
    this.rows = stages.map((stage) => {
      const row = add(body, "tr");
      add(row, "th", { scope: "row" }, stage.name);
      const cells = stage.isOfAll ? [add(row, "td", { colspan: 3, class: "bytes" }, "–")]
        : axes.map(() => add(row, "td", {}, "–"));
      add(row, "td", {}, stage.unit);
      return { stage, cells };
    });
  }

  choose(axis) {
    for (const { cells } of this.rows) {
      cells.forEach((cell, index) => cell.classList.toggle("chosen", index === axis && cells.length > 1));
    }
  }

  tell(frame) {
    for (const { stage, cells } of this.rows) cells.forEach((cell, axis) => tell(cell, stage.text(frame, axis)));
  }
}

/** What the world is, what a part without errors would give, as far as it is known, and what this one gives. */
export class Twin {
  constructor(place, { key, unit, digits }, frame) {
    this.digits = digits;
    const [truth, nominal, output] = [`true_${key}`, `nominal_${key}`, `output_${key}`];
    this.columns = [
      ["True", (frame, axis) => frame[truth][axis]],
      ...(frame[nominal] ? [["Nominal part", (frame, axis) => frame[nominal][axis]]] : []),
      ["This part", (frame, axis) => frame[output][axis]],
      ["This − true", (frame, axis) => frame[output][axis] - frame[truth][axis]],
    ];
    const body = head(
      scrolled(place, "Beside its ideal twin"), "silicon-twin", `Beside its ideal twin, in ${unit}`,
      ["Axis", ...this.columns.map(([name]) => name)]);
    this.rows = axes.map((axis) => {
      const row = add(body, "tr");
      add(row, "th", { scope: "row" }, axis);
      return this.columns.map(() => add(row, "td", {}, "–"));
    });
  }

  tell(frame) {
    this.rows.forEach((cells, axis) => {
      cells.forEach((cell, index) => tell(cell, fixed(this.columns[index][1](frame, axis), this.digits)));
    });
  }
}
